import type { OrderStore } from '../../ports/order-store'
import type { ThreadStore } from '../../ports/thread-store'
import { summariseThreads, type ThreadSummary } from './thread-summary'

const MOST_THREADS = 200

/** A user's threads, newest first, each with where its trip stands: those that are in use, or those that were archived. */
export async function listThreads(
  userId: string,
  { threads, orders }: { threads: Pick<ThreadStore, 'list'>; orders: Pick<OrderStore, 'list'> },
  { archived = false }: { archived?: boolean } = {},
): Promise<ThreadSummary[]> {
  const [rows, placed] = await Promise.all([threads.list(userId, { limit: MOST_THREADS, archived }), orders.list(userId)])
  return summariseThreads(rows, placed)
}
