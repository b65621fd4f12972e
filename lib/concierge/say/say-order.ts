import { locksTrip } from '@/lib/states/booking-status'
import type { OrderDigest } from '@/lib/travel/trip/order-digest'
import type { Situation } from '@/lib/travel/trip/situation'
import { only, SAID } from './facts'
import { telling } from './marked'
import { START_ANOTHER, sentences } from './phrases'

/** The status of the booking, with its money until that is settled; null when there is no order. */
export function sayOrder({ order }: Situation): string | null {
  if (!order) return null
  const { status, bookingReference } = order
  if (status !== 'success') return sayUnsettled(order)
  const booked = telling(bookingReference ? SAID : only(['is-booked', null]), 'Your trip is booked.')
  return sentences(
    booked,
    bookingReference && telling(only(['is-booked', bookingReference]), `Your booking reference is ${bookingReference}.`),
  )
}

/** What was charged to the card and what is on hold on it. */
export function sayMoney({ charged, held, status }: OrderDigest): string {
  const isGivenBack = status === 'cancelling' || status === 'cancelled'
  const isCharged = /[1-9]/.test(charged)
  const taken = isGivenBack ? `The charge that stays is ${charged}.` : isCharged ? `You’ve been charged ${charged}.` : NOT_CHARGED
  return sentences(taken, held && `${held} is on hold on your card.`)
}

const NOT_CHARGED = 'You haven’t been charged.'

function sayUnsettled(order: OrderDigest): string {
  const { status, paymentStatus, lastError, next } = order
  const money = sayMoney(order)
  if (paymentStatus === 'awaiting_action') {
    const standing = status === 'payment_due' ? bookedWords(order) : 'Nothing is booked yet.'
    return sentences(next, 'You can answer it in the checkout.', standing, money)
  }
  switch (status) {
    case 'idle':
      return paymentStatus === 'failed'
        ? sentences('The payment didn’t go through.', lastError, unlessSaid(money, lastError), 'You can use another card in the checkout.')
        : sentences('Your bank is checking the payment. Nothing is booked yet.', money)
    case 'failed':
      return sentences(
        'The booking didn’t go through.',
        lastError,
        unlessSaid(money, lastError),
        order.held !== null && next,
        'Your trip is saved, so you can try again from the checkout.',
      )
    case 'price_changed':
      return sentences('The price changed while you were paying, so nothing was booked.', money, 'The checkout shows the new price.')
    case 'unconfirmed':
      return sentences('The airline hasn’t confirmed the booking yet.', money, next)
    case 'needs_review':
      return sentences('Someone is looking into this booking.', lastError, unlessSaid(money, lastError), next)
    case 'booking_completed':
    case 'details_fetching':
      return sentences(bookedWords(order), money, next)
    case 'payment_due':
      return paymentStatus === 'failed'
        ? sentences(
            bookedWords(order),
            'It isn’t paid yet.',
            money,
            'You can use another card on your booking page. The booking stays in place meanwhile.',
          )
        : sentences(bookedWords(order), 'The payment is on its way.', money)
    case 'cancelling':
      return sentences('Your booking is being cancelled.', money, next)
    case 'cancelled':
      return sentences('This booking is cancelled.', lastError, money, next)
    default:
      return sentences('We’re booking your trip now. Your booking page shows each step.', money)
  }
}

function bookedWords({ bookingReference }: OrderDigest): string {
  return bookingReference ? `The airline has booked your trip, reference ${bookingReference}.` : 'The airline has booked your trip.'
}

function unlessSaid(money: string, lastError: string | null): string | null {
  return /nothing was charged/i.test(lastError ?? '') && money === NOT_CHARGED ? null : money
}

/** Whether an order is paid for but not booked yet, or went wrong: then the trip can’t be changed. */
export function isUnderWay(order: Situation['order']): boolean {
  return order !== null && order.status !== 'success' && locksTrip(order)
}

/** Why the trip of such an order can’t be changed. */
export function sayLocked(situation: Situation): string {
  const { order } = situation
  if (order?.status === 'cancelled') return `This booking is cancelled, so the trip can’t be changed. ${START_ANOTHER}`
  if (order?.status === 'payment_due' || order?.status === 'needs_review' || order?.paymentStatus === 'awaiting_action') {
    return sentences('You can’t change the trip right now.', sayOrder(situation))
  }
  return 'We’re booking your trip, so you can’t change it right now.'
}
