import type { OrderRow } from '../../ports/order-store'
import { type Refusal, refuse } from '../../travel/refusal'
import { NO_SUCH_ORDER } from './cancellable'
import type { OrderDeps } from './order-deps'
import { settleOrder } from './settle-order'

// Whoever moved the order on at that moment may have asked the bank just before the traveller answered: then it is asked once more.
const MOST_LOOKS = 2

/** The traveller comes back from the bank: an order that waited for it goes on at once. Any other is answered as it stands. */
export async function resumeOrder(
  { orderId, userId }: { orderId: string; userId: string },
  deps: OrderDeps,
): Promise<{ order: OrderRow } | { refusal: Refusal }> {
  let order = await deps.orders.find(orderId, userId)
  for (let looks = 0; order?.paymentStatus === 'awaiting_action' && looks < MOST_LOOKS; looks++) {
    await deps.journal.wake(orderId)
    order = await settleOrder({ ...order, resumeAt: null }, deps)
  }
  return order ? { order: await settleOrder(order, deps) } : refuse('not_found', NO_SUCH_ORDER)
}
