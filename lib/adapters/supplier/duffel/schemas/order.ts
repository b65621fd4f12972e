import { z } from 'zod'
import type { SupplierBooking } from '@/lib/ports/flight-supplier'
import { readAmount } from '../amounts'
import { DuffelFailure } from '../client/failure'
import { amountText, looseBoolean, looseList, looseText, textList } from './common'

/** Under these names Duffel keeps our own reference and the order of our passengers. */
export const REFERENCE_KEY = 'wayfarer_reference'
const PASSENGERS_KEY = 'wayfarer_passengers'

export function orderMetadata(reference: string, passengerIds: string[]): Record<string, string> {
  return { [REFERENCE_KEY]: reference, [PASSENGERS_KEY]: passengerIds.join(' ') }
}

const metadataSchema = z.record(z.string(), z.unknown()).nullish()

const orderSchema = z.object({
  id: z.string().min(1),
  booking_reference: z.string().min(1),
  total_amount: amountText,
  total_currency: z.string(),
  cancelled_at: looseText,
  metadata: metadataSchema,
  available_actions: textList,
  passengers: looseList(z.object({ id: z.string() })),
  payment_status: z.object({ awaiting_payment: looseBoolean }).nullish().catch(null),
  documents: looseList(z.object({ type: z.string(), unique_identifier: z.string(), passenger_ids: textList })),
})

/** An order at Duffel; `orderId` is Duffel's own. */
export type DuffelOrder = { orderId: string; canCancel: boolean; booking: SupplierBooking }

/** Throws `DuffelFailure` for what cannot be read: an order in a form we do not know is still an order. */
export function readOrder(data: unknown): DuffelOrder {
  const parsed = orderSchema.safeParse(data)
  const order = parsed.data
  const total = order && readAmount(order.total_amount, order.total_currency)
  if (!order || !total) throw new DuffelFailure('bad-answer')
  const kept = order.metadata?.[PASSENGERS_KEY]
  const passengerIds = typeof kept === 'string' ? kept.split(' ') : order.passengers.map(({ id }) => id)
  const tickets = order.documents.filter(({ type }) => type === 'electronic_ticket')
  return {
    orderId: order.id,
    canCancel: order.available_actions.includes('cancel'),
    booking: {
      reference: String(order.metadata?.[REFERENCE_KEY] ?? ''),
      bookingReference: order.booking_reference,
      total,
      // Some airlines give tickets later, or none.
      ticketNumbers: passengerIds.map((id) => tickets.find(({ passenger_ids }) => passenger_ids.includes(id))?.unique_identifier ?? ''),
      status: order.cancelled_at ? 'cancelled' : order.payment_status?.awaiting_payment ? 'pending' : 'confirmed',
    },
  }
}

const listedSchema = z.object({ metadata: metadataSchema })

/** The one of a page of orders that has our reference. Throws `DuffelFailure` when a page cannot be read: then nothing is proved. */
export function findInPage(data: unknown, reference: string): DuffelOrder | null {
  const page = z.array(listedSchema.loose()).safeParse(data)
  if (!page.success) throw new DuffelFailure('bad-answer')
  const ours = page.data.find(({ metadata }) => metadata?.[REFERENCE_KEY] === reference)
  return ours ? readOrder(ours) : null
}
