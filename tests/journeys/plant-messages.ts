import { eq } from 'drizzle-orm'
import { openPglite } from '@/lib/adapters/database/open-pglite'
import { messages, threads } from '@/lib/adapters/database/schema'
import type { AppServer } from './server'

/** A message as no version of this app would store it: whatever a row can hold. */
export type PlantedMessage = { role?: string; parts: unknown; status?: string; version?: number; metadata?: unknown; runId?: string }

/** Ends the server, writes messages behind the last one of a thread, straight into its database, and starts it again. */
export async function plantMessages(server: AppServer, planted: Record<string, PlantedMessage[]>): Promise<void> {
  await server.kill()
  const { db, close } = await openPglite(server.dataFolder)
  for (const [threadId, list] of Object.entries(planted)) {
    const [thread] = await db.select().from(threads).where(eq(threads.id, threadId))
    if (!thread) throw new Error(`there is no thread ${threadId}`)
    const idOf = (index: number) => (index < 0 ? thread.headId : `msg_planted-${threadId}-${index}`)
    const rows = list.map(({ role = 'assistant', status = 'complete', ...rest }, index) => ({
      ...rest,
      role,
      status,
      id: idOf(index) ?? '',
      threadId,
      sequence: thread.lastSequence + 1 + index,
      parentId: idOf(index - 1),
      tripBefore: thread.tripHead,
    }))
    for (let from = 0; from < rows.length; from += 200) await db.insert(messages).values(rows.slice(from, from + 200))
    await db
      .update(threads)
      .set({ headId: idOf(rows.length - 1), lastSequence: thread.lastSequence + rows.length })
      .where(eq(threads.id, threadId))
  }
  await close()
  await server.start()
}
