import type { OrderRow } from '../../ports/order-store'
import { advanceOrder } from './advance-order'
import { isAtRest } from './at-rest'
import { type OrderDeps, paceOf, sleep } from './order-deps'

/**
 * Goes on with an order and waits for its end, also when another process holds it or was killed with it. After `waitMs` it answers how
 * far the order is, which then goes on by itself.
 */
export async function settleOrder(order: OrderRow, deps: OrderDeps): Promise<OrderRow> {
  const { waitMs, pollMs } = paceOf(deps)
  const read = async () => (await deps.orders.find(order.id, order.userId)) ?? order
  if (isAtRest(order, deps.clock())) return order
  const endsAt = performance.now() + waitMs
  const goOn = () => {
    const advancing = advanceOrder(order.id, deps)
    // When the wait ends first, the order goes on by itself; what it throws then comes up again in the next sweep.
    advancing.catch(() => undefined)
    return within(Math.max(endsAt - performance.now(), 0), advancing)
  }
  await goOn()
  let current = await read()
  while (!isAtRest(current, deps.clock()) && performance.now() < endsAt) {
    await sleep(pollMs)
    if (wasLeft(current, deps.clock())) await goOn()
    current = await read()
  }
  return current
}

/** Whoever held it is gone. */
function wasLeft({ leaseUntil }: OrderRow, now: Date): boolean {
  return leaseUntil !== null && leaseUntil <= now
}

async function within(ms: number, work: Promise<unknown>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const patience = new Promise<void>((resume) => {
    timer = setTimeout(resume, ms)
  })
  await Promise.race([work, patience]).finally(() => clearTimeout(timer))
}
