import { isSettled } from '@/lib/states/booking-status'
import type { OrderView } from '@/lib/travel/trip/live-trip'

type OrderState = Pick<OrderView, 'status' | 'paymentStatus'>

/** The card was declined or the booking failed: nothing is bought, and the same order can be paid again. */
export function isRefused({ status, paymentStatus }: OrderState): boolean {
  return status === 'failed' || (status === 'idle' && paymentStatus === 'failed')
}

/** Something is still happening to the order, with or without this page. */
export function isUnderWay(order: OrderState): boolean {
  return !isSettled(order.status) && !isRefused(order)
}
