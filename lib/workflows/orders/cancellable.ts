import type { OrderRow } from '../../ports/order-store'
import { type Refusal, refuse } from '../../travel/refusal'

/** Why a booking cannot be given back here now; undefined when it can be. */
export function cancellableRefusal({ status, paymentStatus }: Pick<OrderRow, 'status' | 'paymentStatus'>): Refusal | undefined {
  if (status === 'success' && paymentStatus === 'succeeded') return
  if (status === 'cancelled') return refuse('already-cancelled', 'This booking is cancelled already.').refusal
  if (status === 'cancelling') return refuse('order-running', 'This booking is being cancelled right now. Please wait a moment.').refusal
  if (status === 'needs_review') {
    return refuse('order-in-review', 'A person is looking into this booking, so it cannot be cancelled here yet. Nothing was changed.')
      .refusal
  }
  if (status === 'payment_due') return refuse('payment-due', PAY_FIRST).refusal
  return refuse('not-booked', 'Nothing is booked yet, so there is nothing to cancel.').refusal
}

const PAY_FIRST =
  'This trip is booked but not paid yet, so what it would bring back cannot be said. Nothing was changed; please pay it first, then it can be cancelled here.'

/** Said when somebody else moves the order on at this moment. */
export const BUSY = 'This booking is being worked on in another window. Nothing was changed; please try again in a moment.'

/** One answer for an order that is missing and for one that belongs to somebody else. */
export const NO_SUCH_ORDER = 'There is no such booking here. It may belong to another account.'
