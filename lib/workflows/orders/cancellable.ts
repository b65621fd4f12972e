import type { OrderRow } from '../../ports/order-store'
import { type Refusal, refuse } from '../../travel/refusal'

/** Why a booking cannot be given back here now; undefined when it can be. */
export function cancellableRefusal({ status, paymentStatus }: Pick<OrderRow, 'status' | 'paymentStatus'>): Refusal | undefined {
  if (status === 'success' && paymentStatus === 'succeeded') return
  if (status === 'cancelled') return refuse('already-cancelled', 'This booking is already cancelled.').refusal
  if (status === 'cancelling') return refuse('order-running', 'This booking is being cancelled right now. Please wait a moment.').refusal
  if (status === 'needs_review') {
    return refuse('order-in-review', 'A person is looking into this booking, so you can’t cancel it here yet. Nothing was changed.').refusal
  }
  if (status === 'payment_due') return refuse('payment-due', PAY_FIRST).refusal
  return refuse('not-booked', 'Nothing is booked yet, so there’s nothing to cancel.').refusal
}

const PAY_FIRST =
  'This trip is booked but not paid yet, so we can’t work out a refund. Nothing was changed; please pay first, then you can cancel it here.'

/** Said when somebody else moves the order on at this moment. */
export const BUSY = 'This booking is open in another window. Nothing was changed; please try again in a moment.'

/** One answer for an order that is missing and for one that belongs to somebody else. */
export const NO_SUCH_ORDER = 'We can’t find that booking. It may belong to another account.'
