import type { OrderRow } from '../../ports/order-store'
import type { OrderDeps } from './order-deps'

/** When the booking was last about to be sent, by whatever process; undefined when it never was. */
export async function lastSentAt(order: OrderRow, deps: Pick<OrderDeps, 'orders'>): Promise<Date | undefined> {
  const steps = await deps.orders.listSteps(order.id, order.userId)
  return steps.findLast(({ step, state }) => step === 'book' && state === 'started')?.at
}
