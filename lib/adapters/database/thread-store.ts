import { and, desc, eq } from 'drizzle-orm'
import type { ThreadStore } from '@/lib/ports/thread-store'
import type { Database } from './database'
import { threads } from './schema'

const columns = {
  id: threads.id,
  userId: threads.userId,
  name: threads.name,
  createdAt: threads.createdAt,
  updatedAt: threads.updatedAt,
}

/** Threads in the database. */
export function createThreadStore(db: Database): ThreadStore {
  const own = (threadId: string, userId: string) => and(eq(threads.id, threadId), eq(threads.userId, userId))
  return {
    async create(thread) {
      const [created] = await db.insert(threads).values(thread).returning(columns)
      if (!created) throw new Error('the thread was not stored')
      return created
    },
    async find(threadId, userId) {
      const [found] = await db.select(columns).from(threads).where(own(threadId, userId))
      return found ?? null
    },
    list: (userId, limit) =>
      db.select(columns).from(threads).where(eq(threads.userId, userId)).orderBy(desc(threads.updatedAt), desc(threads.id)).limit(limit),
    async rename(threadId, userId, name) {
      const renamed = await db
        .update(threads)
        .set({ name, isNamedByOwner: true })
        .where(own(threadId, userId))
        .returning({ id: threads.id })
      return renamed.length > 0
    },
    async nameAutomatically(threadId, userId, name) {
      await db
        .update(threads)
        .set({ name })
        .where(and(own(threadId, userId), eq(threads.isNamedByOwner, false)))
    },
  }
}
