import { and, eq, isNull } from 'drizzle-orm'
import { z } from 'zod'
import type { UnsentWordsStore } from '@/lib/ports/unsent-words-store'
import type { Database } from './database'
import { unsentWords } from './schema'

const wordsSchema = z.object({ unsentWords: z.string().min(1) })

/** Unsent words in the database, one row a user; they are encrypted. */
export function createUnsentWordsStore(db: Database): UnsentWordsStore {
  return {
    async find(userId, threadId) {
      const [found] = await db.select({ words: unsentWords.words }).from(unsentWords).where(ofThread(userId, threadId))
      return readUnsent(found?.words)
    },
    async keep(userId, { threadId, text }, now) {
      if (text === '') return void (await db.delete(unsentWords).where(ofThread(userId, threadId)))
      const kept = { threadId, words: { unsentWords: text }, updatedAt: now }
      await db
        .insert(unsentWords)
        .values({ userId, ...kept })
        .onConflictDoUpdate({ target: unsentWords.userId, set: kept })
    },
  }
}

/** Null where there are none, or the key does not open them. */
export function readUnsent(words: unknown): string | null {
  return wordsSchema.safeParse(words).data?.unsentWords ?? null
}

function ofThread(userId: string, threadId: string | null) {
  return and(eq(unsentWords.userId, userId), threadId === null ? isNull(unsentWords.threadId) : eq(unsentWords.threadId, threadId))
}
