import { and, desc, eq, inArray, isNull } from 'drizzle-orm'
import { z } from 'zod'
import type { MessageStatus } from '@/lib/ports/message-store'
import type { ShareStore } from '@/lib/ports/share-store'
import { tripCommandSchema } from '@/lib/travel/trip/commands-schema'
import type { Database } from './database'
import { lockThread } from './lock-trip'
import { ownThread } from './own-thread'
import { messages, threadShares, threads, tripCommands } from './schema'

const columns = {
  token: threadShares.token,
  threadId: threadShares.threadId,
  headId: threadShares.headId,
  createdAt: threadShares.createdAt,
}

/** Links in the database. A revoked one stays as a row that opens nothing. The thread's row is locked while one is made, so that never more work than may. */
export function createShareStore(db: Database): ShareStore {
  const works = isNull(threadShares.revokedAt)
  return {
    create: ({ token, threadId, userId, names, createdAt }, most) =>
      db.transaction(async (transaction) => {
        const thread = await lockThread(transaction, threadId, userId)
        const headId = thread && (await lastThatStays(transaction, thread.headId))
        if (!headId) return null
        if ((await transaction.$count(threadShares, and(works, eq(threadShares.threadId, threadId)))) >= most) return 'full'
        const [created] = await transaction.insert(threadShares).values({ token, threadId, headId, names, createdAt }).returning(columns)
        return created ?? null
      }),
    list: (threadId, userId) =>
      db
        .select(columns)
        .from(threadShares)
        .where(and(works, inArray(threadShares.threadId, ownThread(db, threadId, userId))))
        .orderBy(desc(threadShares.createdAt), desc(threadShares.token)),
    async revoke(token, userId, at) {
      const own = db
        .select({ id: threads.id })
        .from(threads)
        .where(and(eq(threads.userId, userId), isNull(threads.deletedAt)))
      const revoked = await db
        .update(threadShares)
        .set({ revokedAt: at })
        .where(and(works, eq(threadShares.token, token), inArray(threadShares.threadId, own)))
        .returning({ token: threadShares.token })
      return revoked.length > 0
    },
    async listEveryCommand(threadId, userId) {
      const rows = await db
        .select({ command: tripCommands.command })
        .from(tripCommands)
        .where(inArray(tripCommands.threadId, ownThread(db, threadId, userId)))
        .orderBy(tripCommands.number)
      return rows.map(({ command }) => tripCommandSchema.parse(command))
    },
    async open(token) {
      const [found] = await db
        .select({ ...columns, userId: threads.userId, threadName: threads.name, names: threadShares.names })
        .from(threadShares)
        .innerJoin(threads, eq(threads.id, threadShares.threadId))
        .where(and(works, eq(threadShares.token, token), isNull(threads.deletedAt)))
      return found ? { ...found, names: z.array(z.string()).parse(found.names) } : null
    },
  }
}

/** Its answer may still be written, or go on where it was cut off, in the same message: that would come after the link was made. */
async function lastThatStays(db: Database, headId: string | null): Promise<string | null> {
  if (headId === null) return null
  const [head] = await db.select({ status: messages.status, parentId: messages.parentId }).from(messages).where(eq(messages.id, headId))
  return head && head.status !== ('complete' satisfies MessageStatus) ? head.parentId : headId
}
