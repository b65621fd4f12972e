import { z } from 'zod'
import type { CancellationQuote } from '@/lib/ports/flight-supplier'
import type { RefundBy } from '@/lib/travel/payment/cancellation-schema'
import { type Refusal, refuse } from '@/lib/travel/refusal'
import { readAmount } from './amounts'
import { DuffelFailure } from './client/failure'
import { orRefusal } from './find-offer'
import { findOrder, type OrderDeps } from './find-order'
import { amountText, looseText } from './schemas/common'

/** A cancellation as Duffel holds it. `confirmedAt` is ISO in UTC; null while it is only a quote. */
export type DuffelCancellation = { orderId: string | null; quote: CancellationQuote; confirmedAt: string | null }

const instant = z.iso
  .datetime({ offset: true })
  .nullish()
  .catch(null)
  .transform((text) => (text ? new Date(text).toISOString() : null))

const cancellationSchema = z.object({
  id: z.string(),
  order_id: looseText,
  refund_amount: amountText.nullish(),
  refund_currency: looseText,
  refund_to: looseText,
  expires_at: instant,
  confirmed_at: instant,
})

const CARD = { refundBy: 'card', refundTo: 'the card you paid with' } as const

/** Duffel's words for where the money goes, in the traveller's. To our balance: then we pay the card back. */
const DESTINATIONS: Record<string, { refundBy: RefundBy; refundTo: string }> = {
  balance: CARD,
  card: CARD,
  original_form_of_payment: CARD,
  arc_bsp_cash: CARD,
  voucher: { refundBy: 'airline', refundTo: 'an airline voucher' },
  airline_credits: { refundBy: 'airline', refundTo: 'credit with the airline' },
}
const UNKNOWN = { refundBy: 'unknown', refundTo: 'a place the airline does not name' } as const

export function readCancellation(data: unknown): DuffelCancellation {
  const parsed = cancellationSchema.safeParse(data)
  if (!parsed.success) throw new DuffelFailure('bad-answer')
  const { id, order_id, refund_amount, refund_currency, refund_to, expires_at, confirmed_at } = parsed.data
  const refund = refund_amount && refund_currency ? readAmount(refund_amount, refund_currency) : null
  const destination = DESTINATIONS[refund_to ?? ''] ?? UNKNOWN
  return { orderId: order_id, quote: { cancellationId: id, refund, ...destination, expiresAt: expires_at }, confirmedAt: confirmed_at }
}

/** Asks what cancelling the booking under our reference would give back. Nothing is cancelled yet. */
export async function quoteCancellation(
  reference: string,
  deps: OrderDeps,
): Promise<{ cancellation: CancellationQuote } | { refusal: Refusal }> {
  const order = await findOrder(reference, deps)
  if (!order) return noBooking()
  if (order.booking.status === 'cancelled') return refuse('already-cancelled', 'This booking is already cancelled.')
  if (!order.canCancel) return refuse('not-cancellable', 'The airline doesn’t let you cancel this booking here. Please ask us.')
  return orRefusal(() =>
    deps.client(
      { name: 'quote cancellation', deadlineMs: deps.deadlines.readMs, isRead: false },
      (duffel) => duffel.orderCancellations.create({ order_id: order.orderId }),
      ({ data }) => ({ cancellation: readCancellation(data).quote }),
    ),
  )
}

/**
 * Cancels at last, as quoted. What is confirmed already is not sent again; when it is thrown, the booking may or may not be
 * cancelled, and asking again tells.
 */
export async function confirmCancellation(
  reference: string,
  cancellationId: string,
  deps: OrderDeps,
): Promise<{ cancelled: CancellationQuote } | { refusal: Refusal }> {
  const order = await findOrder(reference, deps)
  if (!order) return noBooking()
  const read = await orRefusal(() =>
    deps.client(
      { name: 'get cancellation', deadlineMs: deps.deadlines.readMs, isRead: true },
      (duffel) => duffel.orderCancellations.get(cancellationId),
      ({ data }) => readCancellation(data),
    ),
  )
  if ('refusal' in read) return read
  if (read.orderId !== order.orderId) return noBooking()
  if (read.confirmedAt) return { cancelled: read.quote }
  if (order.booking.status === 'cancelled') return refuse('already-cancelled', 'This booking is already cancelled.')
  if (read.quote.expiresAt && read.quote.expiresAt <= deps.clock().toISOString()) {
    return refuse('quote-expired', 'The airline’s refund offer has expired. Nothing was cancelled; please ask again.')
  }
  return orRefusal(() =>
    deps.client(
      { name: 'confirm cancellation', deadlineMs: deps.deadlines.cancelMs, isRead: false },
      (duffel) => duffel.orderCancellations.confirm(cancellationId),
      ({ data }) => {
        const { quote, confirmedAt } = readCancellation(data)
        if (!confirmedAt) throw new DuffelFailure('bad-answer')
        return { cancelled: quote }
      },
    ),
  )
}

function noBooking() {
  return refuse('no-booking', 'The airline can’t find this booking.')
}
