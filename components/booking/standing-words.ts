import { isPaymentDue } from '@/components/payment/order-state'
import * as texts from '@/lib/texts/booking'
import type { OrderView } from '@/lib/travel/trip/live-trip-schema'

/** How an order stands, in a few words for a list; also once it was given back. */
export function standingWords(order: Pick<OrderView, 'status' | 'paymentStatus'>): string {
  const { status, paymentStatus } = order
  if (paymentStatus === 'awaiting_action') return status === 'payment_due' ? texts.bookedWaitingForYourBank : texts.waitingForYourBank
  switch (status) {
    case 'idle':
      return paymentStatus === 'failed' ? texts.notPaid : texts.beingPaid
    case 'terms_fetching':
    case 'terms_completed':
    case 'booking_processing':
      return texts.beingBooked
    case 'booking_completed':
    case 'details_fetching':
      return paymentStatus === 'succeeded' ? texts.booked : texts.bookedBeingCharged
    case 'success':
      return texts.booked
    case 'failed':
      return texts.notBooked
    case 'price_changed':
      return texts.priceChanged
    case 'unconfirmed':
      return texts.confirmingWithTheAirline
    case 'needs_review':
      return texts.beingCheckedByHand
    case 'payment_due':
      return isPaymentDue(order) ? texts.bookedPaymentNeeded : texts.bookedBeingPaid
    case 'cancelling':
      return texts.beingCancelled
    case 'cancelled':
      return paymentStatus === 'failed' ? texts.cancelledMoneyBeingChecked : texts.cancelled
  }
}
