import { BOOKING_STATUSES, type BookingStatus, PAYMENT_STATUSES, type PaymentStatus } from './booking-status'

/** The outside calls of an order. */
export type OrderStepName =
  | 'authorise'
  | 'await-bank'
  | 'fetch-terms'
  | 'book'
  | 'look-up'
  | 'fetch-details'
  | 'capture'
  | 'send-receipt'
  | 'cancel-hold'
  | 'cancel-booking'
  | 'refund'
  | 'send-cancellation'

// Money is held before the supplier is asked and taken after it booked. Nothing is ever booked without a hold, and nothing is given
// back before the supplier has cancelled.
const STEPS: Record<BookingStatus, Partial<Record<PaymentStatus, OrderStepName>>> = {
  idle: { idle: 'authorise', processing: 'authorise', awaiting_action: 'await-bank', authorised: 'fetch-terms' },
  terms_fetching: { authorised: 'fetch-terms' },
  terms_completed: { authorised: 'book' },
  booking_processing: { authorised: 'book' },
  unconfirmed: { authorised: 'look-up' },
  booking_completed: { authorised: 'fetch-details' },
  details_fetching: { authorised: 'fetch-details', processing: 'capture', succeeded: 'send-receipt' },
  success: {},
  failed: { authorised: 'cancel-hold' },
  price_changed: { authorised: 'cancel-hold' },
  // A person looks too, but the airline may still answer, and no hold is left to run out by itself.
  needs_review: { authorised: 'look-up' },
  payment_due: { idle: 'authorise', processing: 'authorise', awaiting_action: 'await-bank', authorised: 'capture' },
  cancelling: { succeeded: 'cancel-booking', refunding: 'refund', refunded: 'send-cancellation', failed: 'send-cancellation' },
  cancelled: {},
}

type OrderState = { status: BookingStatus; paymentStatus: PaymentStatus }

/** What an order does next, also after its process was killed; null when nothing is left to do. */
export function nextOrderStep({ status, paymentStatus }: OrderState): OrderStepName | null {
  return STEPS[status][paymentStatus] ?? null
}

/** Every state in which an order still has something to do: what a sweeper looks for. */
export function unfinishedOrderStates(): OrderState[] {
  return BOOKING_STATUSES.flatMap((status) => PAYMENT_STATUSES.map((paymentStatus) => ({ status, paymentStatus }))).filter(
    (state) => nextOrderStep(state) !== null,
  )
}
