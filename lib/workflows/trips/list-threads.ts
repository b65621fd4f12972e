import type { OrderStore } from '../../ports/order-store'
import type { ThreadStore } from '../../ports/thread-store'

/** planning: nothing ordered yet. The others are where the order stands; `due` is booked and still to be paid. */
export type ThreadState = 'planning' | 'held' | 'due' | 'booked' | 'failed' | 'cancelled'
export type ThreadSummary = { id: string; name: string; updatedAt: string; state: ThreadState }

const MOST_THREADS = 100

/** A user's threads, newest first, each with where its trip stands. */
export async function listThreads(
  userId: string,
  { threads, orders }: { threads: Pick<ThreadStore, 'list'>; orders: Pick<OrderStore, 'list'> },
): Promise<ThreadSummary[]> {
  const [rows, placed] = await Promise.all([threads.list(userId, MOST_THREADS), orders.list(userId)])
  const orderOf = new Map(placed.toReversed().map((order) => [order.threadId, order]))
  return rows.map(({ id, name, updatedAt }) => {
    const order = orderOf.get(id)
    return { id, name, updatedAt: updatedAt.toISOString(), state: order ? threadState(order.status) : 'planning' }
  })
}

function threadState(status: string): ThreadState {
  if (status === 'success' || status === 'cancelling') return 'booked'
  if (status === 'payment_due') return 'due'
  if (status === 'cancelled') return 'cancelled'
  if (status === 'failed') return 'failed'
  return status === 'idle' || status === 'price_changed' ? 'planning' : 'held'
}
