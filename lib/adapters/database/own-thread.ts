import { and, eq, isNull, type Placeholder, type SQL } from 'drizzle-orm'
import type { Database } from './database'
import { threads } from './schema'

/** A value, or the place of one in a query that is prepared. */
export type Id = string | Placeholder

/** Which thread this is, when it is this user's and not deleted. */
export function isOwnThread(threadId: Id, userId: Id): SQL | undefined {
  return and(eq(threads.id, threadId), eq(threads.userId, userId), isNull(threads.deletedAt))
}

/** The thread's id when it is this user's and not deleted, else nothing: for `inArray(table.threadId, ownThread(…))`. */
export function ownThread(db: Database, threadId: Id, userId: Id) {
  return db.select({ id: threads.id }).from(threads).where(isOwnThread(threadId, userId))
}

/** Also of a deleted thread: an order that hangs on it goes on, and can still be paid. */
export async function requireThreadOfOrder(db: Database, threadId: string, userId: string): Promise<void> {
  const [found] = await db
    .select({ id: threads.id })
    .from(threads)
    .where(and(eq(threads.id, threadId), eq(threads.userId, userId)))
  if (!found) throw notOwnThread()
}

/** For writes. Callers have found the thread before; a foreign one here is a bug, and is stopped. */
export async function requireOwnThread(db: Database, threadId: string, userId: string): Promise<void> {
  const [found] = await ownThread(db, threadId, userId)
  if (!found) throw notOwnThread()
}

/** What such a write throws. */
export function notOwnThread(): Error {
  return new Error('this thread does not exist or belongs to somebody else')
}
