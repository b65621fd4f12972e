import { and, count, desc, eq, inArray, isNull, max, sql } from 'drizzle-orm'
import type { RecordingStore } from '@/lib/ports/recording-store'
import type { Database } from './database'
import { ownThread } from './own-thread'
import { recordedEvents, threads } from './schema'

/** Recordings in the database, a row per line. What is still recorded of a thread that is gone by now is let go. */
export function createRecordingStore(db: Database): RecordingStore {
  const own = (threadId: string, userId: string) => inArray(recordedEvents.threadId, ownThread(db, threadId, userId))
  return {
    async append(threadId, events) {
      if (events.length === 0) return
      await db.transaction(async (transaction) => {
        const isThere = and(eq(threads.id, threadId), isNull(threads.deletedAt))
        const [thread] = await transaction.select({ id: threads.id }).from(threads).where(isThere).for('update')
        if (!thread) return
        const ofThread = eq(recordedEvents.threadId, threadId)
        const [last] = await transaction
          .select({ number: max(recordedEvents.number) })
          .from(recordedEvents)
          .where(ofThread)
        const first = (last?.number ?? 0) + 1
        await transaction.insert(recordedEvents).values(events.map((event, index) => ({ threadId, number: first + index, event })))
      })
    },
    list: (threadId, userId) => readEvents(db, own(threadId, userId)),
    async clear(threadId, userId) {
      await db.delete(recordedEvents).where(own(threadId, userId))
    },
    listThreads: (limit) =>
      db
        .select({
          threadId: threads.id,
          recordedSince: sql`coalesce(${threads.recordedSince}, ${threads.createdAt})`.mapWith(threads.createdAt),
          events: count(),
        })
        .from(recordedEvents)
        .innerJoin(threads, eq(threads.id, recordedEvents.threadId))
        .where(isNull(threads.deletedAt))
        .groupBy(threads.id)
        .orderBy(desc(threads.updatedAt), desc(threads.id))
        .limit(limit),
    open: (threadId) => {
      const there = db
        .select({ id: threads.id })
        .from(threads)
        .where(and(eq(threads.id, threadId), isNull(threads.deletedAt)))
      return readEvents(db, inArray(recordedEvents.threadId, there))
    },
    async ownerOf(threadId) {
      const isThere = and(eq(threads.id, threadId), isNull(threads.deletedAt))
      const [thread] = await db.select({ userId: threads.userId }).from(threads).where(isThere)
      return thread?.userId ?? null
    },
  }
}

async function readEvents(db: Database, which: ReturnType<typeof inArray>): Promise<unknown[]> {
  const rows = await db.select({ event: recordedEvents.event }).from(recordedEvents).where(which).orderBy(recordedEvents.number)
  return rows.map(({ event }) => event)
}
