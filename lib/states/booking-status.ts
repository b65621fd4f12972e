/** The booking's states of the specification, with the two that real suppliers need beside them and the human one. */
export const BOOKING_STATUSES = [
  'idle',
  'terms_fetching',
  'terms_completed',
  'booking_processing',
  'booking_completed',
  'details_fetching',
  'success',
  'failed',
  'price_changed',
  'unconfirmed',
  'needs_review',
] as const
export type BookingStatus = (typeof BOOKING_STATUSES)[number]

/** idle: nothing sent. awaiting_action: the bank asks its customer something that cannot be shown, so the payment is taken back. */
export const PAYMENT_STATUSES = ['idle', 'processing', 'awaiting_action', 'authorised', 'succeeded', 'failed', 'voided'] as const
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number]

const NEXT: Record<BookingStatus, BookingStatus[]> = {
  idle: ['terms_fetching', 'failed'],
  terms_fetching: ['terms_completed', 'price_changed', 'failed'],
  terms_completed: ['booking_processing', 'failed'],
  booking_processing: ['booking_completed', 'unconfirmed', 'failed'],
  unconfirmed: ['booking_completed', 'needs_review', 'failed'],
  booking_completed: ['details_fetching'],
  details_fetching: ['success', 'needs_review'],
  price_changed: ['idle', 'failed'],
  needs_review: ['booking_completed', 'success', 'failed'],
  success: [],
  failed: ['idle'],
}

/** Whether an order's status may change so. */
export function canBecome(from: BookingStatus, to: BookingStatus): boolean {
  return NEXT[from].includes(to)
}

/** Nothing more happens by itself: no sweeper needs to look at it. */
export function isSettled(status: BookingStatus): boolean {
  return status === 'success' || status === 'failed' || status === 'price_changed' || status === 'needs_review'
}

/** A trip does not change while its order is on the way, nor once it is booked. */
export function locksTrip({ status, paymentStatus }: { status: BookingStatus; paymentStatus: PaymentStatus }): boolean {
  if (status === 'failed' || status === 'price_changed') return false
  return !(status === 'idle' && paymentStatus === 'failed')
}

/** It buys right now, or will as soon as somebody goes on with it. The index `orders_one_per_quote` says the same in SQL. */
export function isInProgress(order: { status: BookingStatus; paymentStatus: PaymentStatus }): boolean {
  return locksTrip(order) && !isSettled(order.status)
}
