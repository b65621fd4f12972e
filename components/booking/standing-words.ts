import { isPaymentDue } from '@/components/payment/order-state'
import type { OrderView } from '@/lib/travel/trip/live-trip'

/** How an order stands, in a few words for a list; also once it was given back. */
export function standingWords(order: Pick<OrderView, 'status' | 'paymentStatus'>): string {
  const { status, paymentStatus } = order
  if (paymentStatus === 'awaiting_action') return status === 'payment_due' ? 'Booked, waiting for your bank' : 'Waiting for your bank'
  switch (status) {
    case 'idle':
      return paymentStatus === 'failed' ? 'Not paid' : 'Being paid'
    case 'terms_fetching':
    case 'terms_completed':
    case 'booking_processing':
      return 'Being booked'
    case 'booking_completed':
    case 'details_fetching':
      return paymentStatus === 'succeeded' ? 'Booked' : 'Booked, being charged'
    case 'success':
      return 'Booked'
    case 'failed':
      return 'Not booked'
    case 'price_changed':
      return 'Price changed'
    case 'unconfirmed':
      return 'Confirming with the airline'
    case 'needs_review':
      return 'Being checked by hand'
    case 'payment_due':
      return isPaymentDue(order) ? 'Booked, payment needed' : 'Booked, being paid'
    case 'cancelling':
      return 'Being cancelled'
    case 'cancelled':
      return paymentStatus === 'failed' ? 'Cancelled, money being checked' : 'Cancelled'
  }
}
