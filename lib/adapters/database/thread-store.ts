import { and, desc, eq, gt, isNotNull, isNull, not, sql } from 'drizzle-orm'
import type { ThreadStore } from '@/lib/ports/thread-store'
import { currentOrderFirst } from './current-order'
import type { Database } from './database'
import { given } from './given'
import { isOwnThread } from './own-thread'
import { isSwept, purgeThreads } from './purge-threads'
import { messages, orders, queuedMessages, runs, threads } from './schema'
import { searchThreads } from './search-threads'
import { readThread, threadColumns } from './thread-row'

/** Threads in the database. A deleted one keeps its row, and all that is in it, until it is swept. */
export function createThreadStore(db: Database): ThreadStore {
  /** Whether a row was there to be changed. */
  async function change(which: ReturnType<typeof and>, changed: Partial<typeof threads.$inferInsert>): Promise<boolean> {
    const found = await db.update(threads).set(changed).where(which).returning({ id: threads.id })
    return found.length > 0
  }
  const own = db
    .select(threadColumns)
    .from(threads)
    .where(isOwnThread(sql.placeholder('threadId'), sql.placeholder('userId')))
    .prepare('own_thread')
  const pulse = preparePulse(db)
  async function find(threadId: string, userId: string) {
    const [found] = await own.execute({ threadId, userId })
    return found ? readThread(found) : null
  }
  return {
    find,
    async create(thread) {
      const [created] = await db.insert(threads).values(thread).onConflictDoNothing().returning(threadColumns)
      return created ? readThread(created) : null
    },
    async list(userId, { limit, archived, before }) {
      const isListed = archived ? isNotNull(threads.archivedAt) : isNull(threads.archivedAt)
      const isPinned = isNotNull(threads.pinnedAt)
      const last = db
        .select({ isPinned, updatedAt: threads.updatedAt, id: threads.id })
        .from(threads)
        .where(and(eq(threads.id, before ?? ''), eq(threads.userId, userId)))
      const isBehind = before === undefined ? undefined : sql`(${isPinned}, ${threads.updatedAt}, ${threads.id}) < (${last})`
      const rows = await db
        .select(threadColumns)
        .from(threads)
        .where(and(eq(threads.userId, userId), isNull(threads.deletedAt), isListed, isBehind))
        .orderBy(desc(isPinned), desc(threads.updatedAt), desc(threads.id))
        .limit(limit)
      return rows.map(readThread)
    },
    search: (userId, words, limit) => searchThreads(db, userId, words, limit),
    rename: (threadId, userId, name) => change(isOwnThread(threadId, userId), { name, isNamedByOwner: true }),
    async describe(threadId, userId, { name, line }) {
      const keptOrNew = sql<string>`case when ${threads.isNamedByOwner} then ${threads.name} else ${sql.param(name, threads.name)} end`
      const [kept] = await db
        .update(threads)
        .set({ line, name: keptOrNew })
        .where(isOwnThread(threadId, userId))
        .returning({ name: threads.name })
      return kept ? { line, ...kept } : null
    },
    async mark(threadId, userId, marks) {
      const isNothingAsked = Object.values(marks).every((mark) => mark === undefined)
      if (isNothingAsked) return (await find(threadId, userId)) !== null
      return change(isOwnThread(threadId, userId), marks)
    },
    delete: (threadId, userId, at) => change(isOwnThread(threadId, userId), { deletedAt: at }),
    restore: (threadId, userId) => {
      const isDeleted = and(eq(threads.id, threadId), eq(threads.userId, userId), isNotNull(threads.deletedAt))
      return change(isSwept ? and(isDeleted, not(isSwept)) : isDeleted, { deletedAt: null })
    },
    purge: (deletedBefore) => purgeThreads(db, deletedBefore),
    async pulse(threadId, userId, now) {
      const [found] = await pulse.execute({ threadId, userId, now })
      return found ?? null
    },
  }
}

/** Asked by every visible window every few seconds. */
function preparePulse(db: Database) {
  const [threadId, userId] = [sql.placeholder('threadId'), sql.placeholder('userId')]
  const waiting = db
    .select({ keys: sql`coalesce(json_agg(${queuedMessages.key} order by ${queuedMessages.createdAt}), '[]')`.as('keys') })
    .from(queuedMessages)
    .where(eq(queuedMessages.threadId, threadId))
  const order = db
    .select({ status: orders.status })
    .from(orders)
    .where(and(eq(orders.threadId, threadId), eq(orders.userId, userId)))
    .orderBy(...currentOrderFirst)
    .limit(1)
  return db
    .select({
      headId: threads.headId,
      headStatus: messages.status,
      tripVersion: threads.tripVersion,
      orderStatus: sql<string | null>`(${order})`,
      runningMessageId: runs.messageId,
      queuedKeys: sql<string[]>`(${waiting})`,
    })
    .from(threads)
    .leftJoin(messages, eq(messages.id, threads.headId))
    .leftJoin(runs, and(eq(runs.threadId, threads.id), gt(runs.leaseUntil, given('now', runs.leaseUntil))))
    .where(isOwnThread(threadId, userId))
    .prepare('pulse')
}
