import type { OrderStore } from '../../ports/order-store'
import type { ThreadStore } from '../../ports/thread-store'
import { summariseThreads, type ThreadSummary } from './thread-summary'

const MOST_THREADS = 200

/**
 * A user's threads, pinned ones first and else newest first, each with where its trip stands: those that are in use, or those that were
 * archived. Of many the first page, or the one behind the thread `before`.
 */
export async function listThreads(
  userId: string,
  { threads, orders }: { threads: Pick<ThreadStore, 'list'>; orders: Pick<OrderStore, 'list'> },
  { archived = false, before }: { archived?: boolean; before?: string | undefined } = {},
): Promise<ThreadSummary[]> {
  const [rows, placed] = await Promise.all([threads.list(userId, { limit: MOST_THREADS, archived, before }), orders.list(userId)])
  return summariseThreads(rows, placed)
}
