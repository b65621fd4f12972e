import { locksTrip } from '@/lib/states/booking-status'
import type { OrderDigest } from '@/lib/travel/trip/order-digest'
import type { Situation } from '@/lib/travel/trip/situation'
import { sentences } from './phrases'

/** Where the order stands, with its money while that is not settled; null when there is none. */
export function sayOrder({ order }: Situation): string | null {
  if (!order) return null
  const { status, bookingReference } = order
  if (status !== 'success') return sayUnsettled(order)
  return bookingReference ? `Your trip is booked; the booking reference is ${bookingReference}.` : 'Your trip is booked.'
}

/** What was taken from the card and what is held on it, as the order has it. */
export function sayMoney({ charged, held, status }: OrderDigest): string {
  const isGivenBack = status === 'cancelling' || status === 'cancelled'
  const isCharged = /[1-9]/.test(charged)
  const taken = isGivenBack ? `What stays charged is ${charged}` : isCharged ? `${charged} was charged` : 'Nothing has been charged'
  return held ? `${taken}; ${held} is held on your card.` : `${taken}.`
}

function sayUnsettled(order: OrderDigest): string {
  const { status, paymentStatus, lastError, next } = order
  const money = sayMoney(order)
  if (paymentStatus === 'awaiting_action') {
    const standing = status === 'payment_due' ? bookedWords(order) : 'Nothing is booked yet.'
    return sentences(next, 'Its question is answered in the checkout.', standing, money)
  }
  switch (status) {
    case 'idle':
      return paymentStatus === 'failed'
        ? sentences('The payment did not go through.', lastError, unlessSaid(money, lastError), 'Another card can be used in the checkout.')
        : sentences('Your order is with the bank, and nothing is booked yet.', money)
    case 'failed':
      return sentences(
        'The booking did not go through.',
        lastError,
        unlessSaid(money, lastError),
        order.held !== null && next,
        'Your trip is kept, and you can try again from the checkout.',
      )
    case 'price_changed':
      return sentences('The price changed while you were paying, so nothing was booked.', money, 'The checkout shows the new price.')
    case 'unconfirmed':
      return sentences('The airline has not confirmed the booking yet.', money, next)
    case 'needs_review':
      return sentences('A person is looking into this booking.', lastError, unlessSaid(money, lastError), next)
    case 'booking_completed':
    case 'details_fetching':
      return sentences(bookedWords(order), money, next)
    case 'payment_due':
      return paymentStatus === 'failed'
        ? sentences(
            bookedWords(order),
            'It is not paid yet.',
            money,
            'The order page takes another card, and the booking stands meanwhile.',
          )
        : sentences(bookedWords(order), 'The payment is on its way.', money)
    case 'cancelling':
      return sentences('Your booking is being cancelled.', money, next)
    case 'cancelled':
      return sentences('This booking is cancelled.', lastError, money, next)
    default:
      return sentences('Your booking is on its way; the order page shows each step.', money)
  }
}

function bookedWords({ bookingReference }: OrderDigest): string {
  return bookingReference ? `The airline has booked your trip, reference ${bookingReference}.` : 'The airline has booked your trip.'
}

function unlessSaid(money: string, lastError: string | null): string | null {
  return /nothing was charged/i.test(lastError ?? '') && money === 'Nothing has been charged.' ? null : money
}

/** Whether an order is past the press on Pay and not at its good end: then the trip cannot be changed. */
export function isUnderWay(order: Situation['order']): boolean {
  return order !== null && order.status !== 'success' && locksTrip(order)
}

/** Why the trip of such an order cannot be changed. */
export function sayLocked(situation: Situation): string {
  const { order } = situation
  if (order?.status === 'cancelled') return 'This booking was cancelled, and its trip stays as it was. A new thread starts another trip.'
  if (order?.status === 'payment_due' || order?.status === 'needs_review' || order?.paymentStatus === 'awaiting_action') {
    return sentences('The trip cannot be changed now.', sayOrder(situation))
  }
  return 'Your booking is on its way, so the trip cannot be changed right now.'
}
