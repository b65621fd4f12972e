import { and, eq, inArray, isNotNull, isNull, lt, ne, notInArray, or, type SQL } from 'drizzle-orm'
import type { Database } from './database'
import {
  checkoutDrafts,
  confirmations,
  messages,
  orders,
  queuedMessages,
  recordedEvents,
  runs,
  searches,
  threadShares,
  threads,
  tripCommands,
  unsentWords,
} from './schema'

const SWEPT_NAME = 'Deleted trip'

/** What is left of a thread that an order hangs on; it cannot come back, as there is nothing in it. */
export const isSwept: SQL | undefined = and(isNull(threads.headId), eq(threads.name, SWEPT_NAME))
const isNotSwept = or(isNotNull(threads.headId), ne(threads.name, SWEPT_NAME))

/** Forgets the threads that were deleted before then. Returns how many. */
export function purgeThreads(db: Database, deletedBefore: Date): Promise<number> {
  return db.transaction(async (transaction) => {
    // Whoever restores one, or writes into it at this moment, is waited for or passed over.
    const gone = await transaction
      .select({ id: threads.id })
      .from(threads)
      .where(and(lt(threads.deletedAt, deletedBefore), isNotSwept))
      .for('update', { skipLocked: true })
    const ids = gone.map(({ id }) => id)
    if (ids.length === 0) return 0
    await forgetConversations(transaction, ids)
    await deleteOrEmpty(transaction, ids)
    return ids.length
  })
}

/** All that was said, planned, searched, drafted, shared and recorded in these threads. Orders have copies of their own. */
export async function forgetConversations(db: Database, ids: string[]): Promise<void> {
  for (const table of [messages, tripCommands, checkoutDrafts, unsentWords, queuedMessages, runs, threadShares, recordedEvents, searches]) {
    await db.delete(table).where(inArray(table.threadId, ids))
  }
}

async function deleteOrEmpty(db: Database, ids: string[]): Promise<void> {
  const ordered = db.select({ id: orders.threadId }).from(orders).where(inArray(orders.threadId, ids))
  // Permissions to buy that nothing was bought with.
  await db.delete(confirmations).where(and(inArray(confirmations.threadId, ids), notInArray(confirmations.threadId, ordered)))
  await db.delete(threads).where(and(inArray(threads.id, ids), notInArray(threads.id, ordered)))
  await db
    .update(threads)
    .set({ ...EMPTY_THREAD, name: SWEPT_NAME })
    .where(inArray(threads.id, ids))
}

/** Nothing of what was in a thread. Its trip's version stays, so that no old confirmation fits it again. */
export const EMPTY_THREAD = {
  isNamedByOwner: false,
  line: null,
  lastSequence: 0,
  headId: null,
  tripHead: null,
  pinnedAt: null,
  archivedAt: null,
  recordedSince: null,
}
