import { advanceOrder } from './advance-order'
import type { OrderDeps } from './order-deps'

const MOST_AT_ONCE = 20

/**
 * Goes on with every unfinished order that nobody holds: at start, and every few seconds. Returns how many it tried. One that
 * throws does not keep the others from going on; all errors come together in one at the end.
 */
export async function resumeOrders(deps: OrderDeps): Promise<number> {
  const orderIds = await deps.journal.listUnfinished(deps.clock(), MOST_AT_ONCE)
  const results = await Promise.allSettled(orderIds.map((orderId) => advanceOrder(orderId, deps)))
  const errors = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []))
  if (errors.length > 0) throw new AggregateError(errors, `${errors.length} of ${orderIds.length} orders could not go on: ${errors[0]}`)
  return orderIds.length
}
