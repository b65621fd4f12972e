import type { OrderView } from '@/lib/travel/trip/live-trip'
import { isPaymentDue, isRefused, isSoldOut } from './order-state'

type OrderState = Pick<OrderView, 'status' | 'paymentStatus'>

/** What is happening to an order right now, for the traveller who is waiting. */
export function progressWords({ status, paymentStatus }: OrderState): string {
  if (paymentStatus === 'awaiting_action') return 'Waiting for your bank'
  switch (status) {
    case 'payment_due':
      return isPaymentDue({ status, paymentStatus }) ? 'Payment needed' : 'Paying for your booking'
    case 'idle':
      return paymentStatus === 'processing' ? 'Holding the amount on your card' : 'Sending your order'
    case 'terms_fetching':
      return 'Asking the airline for its terms'
    case 'terms_completed':
    case 'booking_processing':
      return 'Booking'
    case 'booking_completed':
    case 'details_fetching':
      return 'Booked. Fetching your booking'
    case 'unconfirmed':
      return 'Confirming with the airline. You will not be booked twice'
    default:
      return statusWords({ status, paymentStatus })
  }
}

/** How an order stands, in one or two words for a list. */
export function statusWords(order: OrderState): string {
  if (isRefused(order)) return order.paymentStatus === 'failed' ? 'Card declined' : 'Not booked'
  switch (order.status) {
    case 'success':
      return 'Booked'
    case 'cancelling':
      return 'Being cancelled'
    case 'cancelled':
      return 'Cancelled'
    case 'price_changed':
      return 'Price changed'
    case 'payment_due':
      return 'Booked, payment needed'
    case 'needs_review':
      return 'Being checked by hand'
    case 'unconfirmed':
      return 'Confirming with the airline'
    default:
      return 'In progress'
  }
}

/** What became of the money of an order that did not end in a booking; what the order's own words say is not said twice. */
export function keptWords({ paymentStatus, lastError }: OrderState & Pick<OrderView, 'lastError'>): string {
  const said = lastError ?? ''
  const charged = /nothing was charged/i.test(said) ? [] : ['Nothing was charged.']
  const held = ['voided', 'authorised'].includes(paymentStatus) ? ['The hold on your card will disappear.'] : []
  const next = paymentStatus === 'failed' ? 'You can pay with another card.' : 'You can try again.'
  const isNextSaid = /another (card|fare|flight)|(pay|try|confirm) again/i.test(said)
  return [...charged, ...held, ...(isNextSaid ? [] : [next])].join(' ')
}

/** Why an order was not paid or not booked, as a title. */
export function failureTitle(order: Pick<OrderView, 'status' | 'paymentStatus' | 'stages' | 'lastError'>): string {
  const { status, paymentStatus, stages } = order
  if (isSoldOut(order)) return 'Sold out'
  if (status === 'price_changed') return 'The price has changed'
  if (paymentStatus !== 'failed') return 'The flights were not booked'
  const hasFailedAtBank = stages.some(({ stage, state }) => stage === 'bank' && state === 'failed')
  return hasFailedAtBank ? 'The bank’s check was not passed' : 'The card was declined'
}

/** Why a person has to look at an order. */
export function reviewWords({ lastError }: Pick<OrderView, 'lastError'>): string {
  return lastError ?? 'The airline has not told us clearly whether the seats are yours. You will not be booked twice.'
}
