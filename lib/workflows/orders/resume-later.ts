import type { OrderRow } from '../../ports/order-store'
import type { OrderStepName } from '../../states/next-order-step'
import type { OrderDeps } from './order-deps'
import { stepKey } from './record-step'

const SOONEST_MS = 1_000
const LATEST_MS = 600_000

/**
 * When a step that the outside did not answer is tried again: after as long as it has been tried already, from a second to `latestMs`
 * (ten minutes).
 */
export async function resumeLater(
  order: OrderRow,
  step: OrderStepName,
  deps: Pick<OrderDeps, 'orders' | 'clock'>,
  latestMs = LATEST_MS,
): Promise<Date> {
  const steps = await deps.orders.listSteps(order.id, order.userId)
  const first = steps.find((entry) => entry.step === step && entry.key === stepKey(order, step))
  const now = deps.clock().getTime()
  const soFar = first ? now - first.at.getTime() : 0
  return new Date(now + Math.min(Math.max(soFar, SOONEST_MS), latestMs))
}
