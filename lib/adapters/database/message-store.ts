import { and, eq, inArray, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { MessageStatus, MessageStore } from '@/lib/ports/message-store'
import type { Database } from './database'
import { notOwnThread, ownThread } from './own-thread'
import { messages, threads } from './schema'

const rowSchema = z.object({
  id: z.string(),
  threadId: z.string(),
  role: z.enum(['user', 'assistant']),
  parts: z.array(z.unknown()),
  metadata: z.unknown(),
  status: z.enum(['streaming', 'complete', 'partial', 'failed']),
  createdAt: z.date(),
})

/** The conversation in the database: each message in the place in which it came. */
export function createMessageStore(db: Database): MessageStore {
  return {
    async list(threadId, userId) {
      const rows = await db
        .select()
        .from(messages)
        .where(inArray(messages.threadId, ownThread(db, threadId, userId)))
        .orderBy(messages.sequence)
      return rows.map((row) => rowSchema.parse(row))
    },
    addTravellerMessage: ({ userId, ...message }) => insert(db, userId, { ...message, role: 'user', status: 'complete' }),
    async hasTravellerMessage(threadId, userId, clientKey) {
      const own = inArray(messages.threadId, ownThread(db, threadId, userId))
      const found = await db
        .select({ id: messages.id })
        .from(messages)
        .where(and(own, eq(messages.clientKey, clientKey)))
      return found.length > 0
    },
    async saveAnswer({ userId, id, threadId, parts, metadata, status }) {
      const replaced = await db
        .update(messages)
        .set({ parts, metadata, status })
        .where(and(eq(messages.id, id), inArray(messages.threadId, ownThread(db, threadId, userId))))
        .returning({ id: messages.id })
      if (replaced.length > 0) return
      if (!(await insert(db, userId, { id, threadId, parts, metadata, status, clientKey: null, role: 'assistant' }))) {
        throw new Error('an answer has the id of another message')
      }
    },
    async closeInterrupted(isLive) {
      const streaming = await db.select({ id: messages.id }).from(messages).where(eq(messages.status, 'streaming'))
      const interrupted = streaming.map((message) => message.id).filter((id) => !isLive(id))
      if (interrupted.length === 0) return 0
      const closed = await db
        .update(messages)
        .set({ status: 'partial' satisfies MessageStatus })
        .where(and(inArray(messages.id, interrupted), eq(messages.status, 'streaming')))
        .returning({ id: messages.id })
      return closed.length
    },
  }
}

type NewMessage = {
  id: string
  threadId: string
  role: 'user' | 'assistant'
  parts: unknown[]
  metadata: unknown
  status: MessageStatus
  clientKey: string | null
}

/** False when the id or the client's key is stored already. The thread's counter gives each message its place, one at a time; a new message moves its thread to the top of the list. */
function insert(db: Database, userId: string, message: NewMessage): Promise<boolean> {
  return db.transaction(async (transaction) => {
    const [thread] = await transaction
      .select({ lastSequence: threads.lastSequence })
      .from(threads)
      .where(and(eq(threads.id, message.threadId), eq(threads.userId, userId)))
      .for('update')
    if (!thread) throw notOwnThread()
    const sequence = thread.lastSequence + 1
    const [stored] = await transaction
      .insert(messages)
      .values({ ...message, sequence })
      .onConflictDoNothing()
      .returning({ id: messages.id })
    if (!stored) return false
    await transaction.update(threads).set({ lastSequence: sequence, updatedAt: sql`now()` }).where(eq(threads.id, message.threadId))
    return true
  })
}
