/**
 * The booking's states of the specification, with those that real suppliers and banks need beside them, the human one, and those of giving
 * a booking back. payment_due: booked, but the money did not come; its owner pays with another card. cancelling: from the traveller's press
 * until the airline, the money and the mail are done.
 */
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
  'payment_due',
  'cancelling',
  'cancelled',
] as const
export type BookingStatus = (typeof BOOKING_STATUSES)[number]

/**
 * idle: nothing sent. awaiting_action: the bank asks its customer something, for which there is a quarter of an hour.
 * refunded: what the airline gives back went back, which may be nothing. failed, of a cancelled booking: a person looks into the money.
 */
export const PAYMENT_STATUSES = [
  'idle',
  'processing',
  'awaiting_action',
  'authorised',
  'succeeded',
  'failed',
  'voided',
  'refunding',
  'refunded',
] as const
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number]

const NEXT: Record<BookingStatus, BookingStatus[]> = {
  idle: ['terms_fetching', 'failed'],
  terms_fetching: ['terms_completed', 'price_changed', 'failed'],
  terms_completed: ['booking_processing', 'failed'],
  booking_processing: ['booking_completed', 'unconfirmed', 'failed'],
  unconfirmed: ['booking_completed', 'needs_review', 'failed'],
  booking_completed: ['details_fetching'],
  details_fetching: ['success', 'payment_due', 'needs_review'],
  payment_due: ['details_fetching', 'needs_review'],
  price_changed: ['idle', 'failed'],
  needs_review: ['booking_completed', 'success', 'failed'],
  success: ['cancelling'],
  // The airline may still say no: then the booking stands as it was.
  cancelling: ['cancelled', 'success'],
  cancelled: [],
  failed: ['idle'],
}

/** Whether an order's status may change so. */
export function canBecome(from: BookingStatus, to: BookingStatus): boolean {
  return NEXT[from].includes(to)
}

/** Nothing more happens by itself: no sweeper needs to look at it. */
export function isSettled(status: BookingStatus): boolean {
  return ['success', 'failed', 'price_changed', 'needs_review', 'payment_due', 'cancelled'].includes(status)
}

/** The airline booked it; it may have been given back since. What is shown then is the booking, never a way to pay. */
export function wasBooked(status: BookingStatus): boolean {
  return status === 'success' || status === 'cancelling' || status === 'cancelled'
}

/** A trip does not change while its order is on the way, nor once it is booked, nor after that booking was cancelled. */
export function locksTrip({ status, paymentStatus }: { status: BookingStatus; paymentStatus: PaymentStatus }): boolean {
  if (status === 'failed' || status === 'price_changed') return false
  return !(status === 'idle' && paymentStatus === 'failed')
}

// The airline has it: what is still to come buys nothing any more.
const BOUGHT: BookingStatus[] = ['booking_completed', 'details_fetching', 'cancelling']

/**
 * It buys right now, or will as soon as somebody goes on with it. The index `orders_one_per_quote` says the same in SQL: no order comes
 * into it but by a press, so that it can never keep a booked one from its end.
 */
export function isInProgress(order: { status: BookingStatus; paymentStatus: PaymentStatus }): boolean {
  return locksTrip(order) && !isSettled(order.status) && !BOUGHT.includes(order.status)
}
