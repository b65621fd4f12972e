import { and, asc, eq } from 'drizzle-orm'
import { groupWithout } from './account-columns'
import type { Database } from './database'
import { messages, threads } from './schema'

/** Conversations, oldest first, each with all that was said in it. */
export async function collectThreads(db: Database, userId: string): Promise<Record<string, unknown>[]> {
  const rows = await db
    .select({
      id: threads.id,
      name: threads.name,
      isNamedByOwner: threads.isNamedByOwner,
      createdAt: threads.createdAt,
      updatedAt: threads.updatedAt,
    })
    .from(threads)
    .where(eq(threads.userId, userId))
    .orderBy(asc(threads.createdAt), asc(threads.id))
  const said = await db
    .select({
      threadId: messages.threadId,
      role: messages.role,
      parts: messages.parts,
      metadata: messages.metadata,
      status: messages.status,
      createdAt: messages.createdAt,
    })
    .from(messages)
    .innerJoin(threads, and(eq(threads.id, messages.threadId), eq(threads.userId, userId)))
    .orderBy(asc(messages.threadId), asc(messages.sequence))
  const byThread = groupWithout(said, 'threadId')
  return rows.map((thread) => ({ ...thread, messages: byThread.get(thread.id) ?? [] }))
}
