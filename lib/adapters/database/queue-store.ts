import { and, eq, gt, inArray, isNull, min, notExists, notInArray, sql } from 'drizzle-orm'
import type { QueueStore } from '@/lib/ports/queue-store'
import type { Database } from './database'
import { type Id, notOwnThread, ownThread } from './own-thread'
import { queuedMessages, runs, threads } from './schema'

/** Waiting words in the database. The thread's row is locked while one is added, so that never more wait than may. */
export function createQueueStore(db: Database): QueueStore {
  const own = (threadId: Id, userId: Id) => inArray(queuedMessages.threadId, ownThread(db, threadId, userId))
  const waiting = db
    .select({
      key: queuedMessages.key,
      text: queuedMessages.text,
      timeZone: queuedMessages.timeZone,
      createdAt: queuedMessages.createdAt,
    })
    .from(queuedMessages)
    .where(own(sql.placeholder('threadId'), sql.placeholder('userId')))
    .orderBy(queuedMessages.createdAt)
    .prepare('waiting_words')
  return {
    add: (threadId, userId, { key, text, timeZone, createdAt }, most) =>
      db.transaction(async (transaction) => {
        const [thread] = await ownThread(transaction, threadId, userId).for('update')
        if (!thread) throw notOwnThread()
        const waiting = await transaction
          .select({ key: queuedMessages.key, createdAt: queuedMessages.createdAt })
          .from(queuedMessages)
          .where(eq(queuedMessages.threadId, threadId))
        if (waiting.some((waits) => waits.key === key)) return 'known'
        if (waiting.length >= most) return 'full'
        // Clocks of two processes differ, and a clock may stand still: what came later stays behind.
        const behind = Math.max(createdAt.getTime(), ...waiting.map((waits) => waits.createdAt.getTime() + 1))
        await transaction.insert(queuedMessages).values({ threadId, key, text, timeZone, createdAt: new Date(behind) })
        return 'queued'
      }),
    list: (threadId, userId) => waiting.execute({ threadId, userId }),
    async remove(threadId, userId, key) {
      const removed = await db
        .delete(queuedMessages)
        .where(and(own(threadId, userId), eq(queuedMessages.key, key)))
        .returning({ key: queuedMessages.key })
      return removed.length > 0
    },
    waitingThreads: (now, most, but) =>
      db
        .select({ threadId: threads.id, userId: threads.userId })
        .from(queuedMessages)
        .innerJoin(threads, eq(threads.id, queuedMessages.threadId))
        .where(
          and(
            isNull(threads.deletedAt),
            notInArray(threads.id, but),
            notExists(
              db
                .select({ runId: runs.runId })
                .from(runs)
                .where(and(eq(runs.threadId, queuedMessages.threadId), gt(runs.leaseUntil, now))),
            ),
          ),
        )
        .groupBy(threads.id)
        .orderBy(min(queuedMessages.createdAt), threads.id)
        .limit(most),
  }
}
