import { and, desc, eq, inArray, isNull, max, or, sql } from 'drizzle-orm'
import type { ThreadHit } from '@/lib/ports/thread-store'
import type { Database } from './database'
import { messages, threads } from './schema'
import { excerptOf, holdsWords, textQuery } from './search-words'
import { readThread, threadColumns } from './thread-row'

/**
 * Threads by what was said in them, each with its newest message that holds all the words, or by their name. Three plain questions,
 * because the embedded database knows nothing of its tables' sizes and joins them in the wrong order.
 */
export async function searchThreads(db: Database, userId: string, words: string, limit: number): Promise<ThreadHit[]> {
  const query = textQuery(words)
  if (query === null) return []
  const own = await db
    .select({ id: threads.id, name: threads.name })
    .from(threads)
    .where(and(eq(threads.userId, userId), isNull(threads.deletedAt)))
    .orderBy(desc(threads.updatedAt), desc(threads.id))
  const newest = await newestHits(
    db,
    own.map(({ id }) => id),
    query,
  )
  const found = own.filter(({ id, name }) => newest.has(id) || holdsWords(name, words)).slice(0, limit)
  return readHits(db, found, newest, words)
}

/** In each thread the place of the newest message that is hit. */
async function newestHits(db: Database, threadIds: string[], query: string): Promise<Map<string, number>> {
  const rows = await db
    .select({ threadId: messages.threadId, sequence: max(messages.sequence) })
    .from(messages)
    .where(and(inArray(messages.threadId, threadIds), sql`to_tsvector('simple', ${messages.words}) @@ to_tsquery('simple', ${query})`))
    .groupBy(messages.threadId)
  return new Map(rows.flatMap(({ threadId, sequence }) => (sequence === null ? [] : [[threadId, sequence]])))
}

const hitColumns = { id: messages.id, threadId: messages.threadId, words: messages.words }

async function readHits(db: Database, found: { id: string }[], newest: Map<string, number>, words: string): Promise<ThreadHit[]> {
  const places = found.flatMap(({ id }) => {
    const sequence = newest.get(id)
    return sequence === undefined ? [] : [and(eq(messages.threadId, id), eq(messages.sequence, sequence))]
  })
  const hits =
    places.length === 0
      ? []
      : await db
          .select(hitColumns)
          .from(messages)
          .where(or(...places))
  const ids = found.map(({ id }) => id)
  const rows = await db.select(threadColumns).from(threads).where(inArray(threads.id, ids))
  return ids.flatMap((id) => {
    const [row, hit] = [rows.find((thread) => thread.id === id), hits.find((message) => message.threadId === id)]
    if (!row) return []
    return { thread: readThread(row), messageId: hit?.id ?? null, excerpt: hit ? excerptOf(hit.words, words) : row.name }
  })
}
