import { z } from 'zod'
import type { Money } from '@/lib/travel/money'
import { type Refusal, refuse } from '@/lib/travel/refusal'
import { readAmount } from './amounts'
import { DuffelFailure } from './client/failure'
import { findOrder, type OrderDeps } from './find-order'
import { amountText, looseText } from './schemas/common'
import { orRefusal } from './terms'

/** What a cancellation would give back, or gave. `refund` is null when the airline does not say beforehand. */
export type Cancellation = {
  cancellationId: string
  refund: Money | null
  /** Where the money goes, in Duffel's word: "balance", "card", "voucher", "airline_credits" … */
  refundTo: string | null
  /** ISO in UTC; null when the quote does not run out. */
  expiresAt: string | null
  /** ISO in UTC; null while it is only a quote. */
  confirmedAt: string | null
}

const instant = z.iso
  .datetime({ offset: true })
  .nullish()
  .catch(null)
  .transform((text) => (text ? new Date(text).toISOString() : null))

const cancellationSchema = z.object({
  id: z.string(),
  refund_amount: amountText.nullish(),
  refund_currency: looseText,
  refund_to: looseText,
  expires_at: instant,
  confirmed_at: instant,
})

export function readCancellation(data: unknown): Cancellation {
  const parsed = cancellationSchema.safeParse(data)
  if (!parsed.success) throw new DuffelFailure('bad-answer')
  const { id, refund_amount, refund_currency, refund_to, expires_at, confirmed_at } = parsed.data
  const refund = refund_amount && refund_currency ? readAmount(refund_amount, refund_currency) : null
  return { cancellationId: id, refund, refundTo: refund_to, expiresAt: expires_at, confirmedAt: confirmed_at }
}

/** Asks what cancelling the booking under our reference would give back. Nothing is cancelled yet. */
export async function quoteCancellation(
  reference: string,
  deps: OrderDeps,
): Promise<{ cancellation: Cancellation } | { refusal: Refusal }> {
  const order = await findOrder(reference, deps)
  if (!order) return refuse('no-booking', 'There is no such booking at the airline.')
  if (order.booking.status === 'cancelled') return refuse('already-cancelled', 'This booking is already cancelled.')
  if (!order.canCancel) return refuse('not-cancellable', 'The airline does not let this booking be cancelled here. Please ask us.')
  return orRefusal(() =>
    deps.client(
      { name: 'quote cancellation', deadlineMs: deps.deadlines.readMs, isRead: false },
      (duffel) => duffel.orderCancellations.create({ order_id: order.orderId }),
      ({ data }) => ({ cancellation: readCancellation(data) }),
    ),
  )
}

/** Cancels at last. Sent once: when it is thrown, the booking may or may not be cancelled, and `findBooking` tells. */
export async function confirmCancellation(
  cancellationId: string,
  { client, deadlines }: Pick<OrderDeps, 'client' | 'deadlines'>,
): Promise<{ cancellation: Cancellation } | { refusal: Refusal }> {
  return orRefusal(() =>
    client(
      { name: 'confirm cancellation', deadlineMs: deadlines.cancelMs, isRead: false },
      (duffel) => duffel.orderCancellations.confirm(cancellationId),
      ({ data }) => {
        const cancellation = readCancellation(data)
        if (!cancellation.confirmedAt) throw new DuffelFailure('bad-answer')
        return { cancellation }
      },
    ),
  )
}
