import type { OrderRow } from '../../ports/order-store'
import { nextOrderStep } from '../../states/next-order-step'

/** Nothing is left to do, or not yet: whoever waits for this order may stop waiting. */
export function isAtRest(order: OrderRow, now: Date): boolean {
  return nextOrderStep(order) === null || (order.resumeAt !== null && order.resumeAt > now)
}
