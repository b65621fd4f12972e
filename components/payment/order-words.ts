import type { OrderView } from '@/lib/travel/trip/live-trip'
import { isRefused } from './order-state'

type OrderState = Pick<OrderView, 'status' | 'paymentStatus'>

/** What is happening to an order right now, for the traveller who is waiting. */
export function progressWords({ status, paymentStatus }: OrderState): string {
  if (paymentStatus === 'awaiting_action') return 'Waiting for your bank'
  switch (status) {
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
    case 'needs_review':
      return 'Being checked by hand'
    case 'unconfirmed':
      return 'Confirming with the airline'
    default:
      return 'In progress'
  }
}

/** What became of the money of an order that did not end in a booking. */
export function keptWords({ paymentStatus }: OrderState): string {
  if (paymentStatus === 'failed') return 'Nothing was charged. You can pay with another card.'
  if (paymentStatus === 'voided' || paymentStatus === 'authorised')
    return 'Nothing was charged; the hold on your card will disappear. You can try again.'
  return 'Nothing was charged. You can try again.'
}

/** Why a person has to look at an order. */
export function reviewWords({ lastError }: Pick<OrderView, 'lastError'>): string {
  return lastError ?? 'The airline has not told us clearly whether the seats are yours. You will not be booked twice.'
}
