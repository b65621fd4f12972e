import { isSettled } from '@/lib/states/booking-status'
import type { OrderView } from '@/lib/travel/trip/live-trip-schema'

type OrderState = Pick<OrderView, 'status' | 'paymentStatus'>

/** The card was declined or the booking failed: nothing is bought, and the same order can be paid again. */
export function isRefused({ status, paymentStatus }: OrderState): boolean {
  return status === 'failed' || (status === 'idle' && paymentStatus === 'failed')
}

/** Money was taken for it, whether or not it has gone back since. */
export function wasCharged({ charged, stages }: Pick<OrderView, 'charged' | 'stages'>): boolean {
  return charged.amountMinor > 0 || stages.some(({ stage, state }) => stage === 'charge' && state === 'done')
}

/** Charged although nothing was booked, and the bank did not take the money back: a person looks into it. */
export function isChargedInVain({ status, paymentStatus }: OrderState): boolean {
  return paymentStatus === 'failed' && (status === 'failed' || status === 'price_changed')
}

/** The trip is booked, the money did not come, and nobody is trying right now: its owner pays with another card. */
export function isPaymentDue({ status, paymentStatus }: OrderState): boolean {
  return status === 'payment_due' && !['idle', 'processing', 'awaiting_action', 'authorised'].includes(paymentStatus)
}

/** Something is still happening to the order, with or without this page. */
export function isUnderWay(order: OrderState): boolean {
  if (order.status === 'payment_due') return !isPaymentDue(order)
  return !isSettled(order.status) && !isRefused(order)
}

/**
 * Of the stages of an order only the latest try to pay is told, so what happened in an earlier one is gone as soon as there is another.
 * `before` may be null: then there was none.
 */
export function isSameTry(before: OrderView | null, now: OrderView): boolean {
  if (before?.orderId !== now.orderId) return false
  const instants = now.stages.map(({ at }) => at)
  return before.stages.every(({ at }) => at === null || instants.includes(at))
}

/** The bank asks its customer whether it is them; nothing goes on before they answered. */
export function isAwaitingBank(order: OrderState): boolean {
  return order.paymentStatus === 'awaiting_action' && isUnderWay(order)
}

/** Which of the flights is gone is not said; that one of them is, stands in the airline's answer. */
export function isSoldOut({ status, lastError }: Pick<OrderView, 'status' | 'lastError'>): boolean {
  return status === 'failed' && /^(Flight terms|Booking) API failed\. This (fare|flight)\b.*(sold out|no longer sold)/.test(lastError ?? '')
}
