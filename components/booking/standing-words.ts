import { statusWords } from '@/components/payment/order-words'
import type { OrderView } from '@/lib/travel/trip/live-trip'

/** How an order stands, also once it was given back. */
export function standingWords(order: Pick<OrderView, 'status' | 'paymentStatus'>): string {
  if (order.status === 'cancelling') return 'Being cancelled'
  if (order.status === 'cancelled') return order.paymentStatus === 'failed' ? 'Cancelled, money being checked' : 'Cancelled'
  return statusWords(order)
}
