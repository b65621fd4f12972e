import { advanceOrder } from './advance-order'
import type { OrderDeps } from './order-deps'

const MOST_AT_ONCE = 20

/**
 * Goes on with every unfinished order whose time has come and that nobody holds: at start, and every few seconds. Each is tried once
 * per sweep, those that waited longest first, so that no number of orders without end keeps another one waiting. Returns how many it
 * tried. One that throws does not keep the others from going on; all errors come together in one at the end.
 */
export async function resumeOrders(deps: OrderDeps): Promise<number> {
  const tried = new Set<string>()
  const errors: unknown[] = []
  while (true) {
    const due = await deps.journal.listUnfinished(deps.clock(), MOST_AT_ONCE)
    const orderIds = due.filter((orderId) => !tried.has(orderId))
    if (orderIds.length === 0) break
    const results = await Promise.allSettled(orderIds.map((orderId) => advanceOrder(orderId, deps)))
    for (const orderId of orderIds) tried.add(orderId)
    for (const result of results) if (result.status === 'rejected') errors.push(result.reason)
  }
  if (errors.length > 0) throw new AggregateError(errors, `${errors.length} of ${tried.size} orders could not go on: ${errors[0]}`)
  return tried.size
}
