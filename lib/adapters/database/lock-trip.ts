import { and, eq, ne } from 'drizzle-orm'
import { locksTrip } from '@/lib/states/booking-status'
import type { Database } from './database'
import { isOwnThread } from './own-thread'
import { orders, threads } from './schema'

/**
 * Where a thread's conversation and its trip stand, with the thread's row locked until the transaction ends: whoever writes messages,
 * commands or orders takes this lock first, so that no command slips under an order nor an order under a command. Null when there is no
 * such thread of this user's.
 */
export async function lockThread(transaction: Database, threadId: string, userId: string) {
  const [thread] = await transaction
    .select({
      id: threads.id,
      headId: threads.headId,
      lastSequence: threads.lastSequence,
      tripHead: threads.tripHead,
      tripVersion: threads.tripVersion,
    })
    .from(threads)
    .where(isOwnThread(threadId, userId))
    .for('update')
  return thread ?? null
}
export type LockedThread = NonNullable<Awaited<ReturnType<typeof lockThread>>>

/** Whether an order keeps the trip where it is; asked under the thread's lock, it stays true until that is let go. */
export async function isTripLocked(transaction: Database, threadId: string): Promise<boolean> {
  const [order] = await transaction
    .select({ status: orders.status, paymentStatus: orders.paymentStatus })
    .from(orders)
    .where(and(eq(orders.threadId, threadId), ne(orders.status, 'failed')))
  return order !== undefined && locksTrip(order)
}

/** What is written to a locked thread whose trip ends with another command from now on; nothing when it is the same one. */
export function movedTrip(thread: LockedThread, tripHead: number | null): { tripHead?: number | null; tripVersion?: number } {
  return tripHead === thread.tripHead ? {} : { tripHead, tripVersion: thread.tripVersion + 1 }
}
