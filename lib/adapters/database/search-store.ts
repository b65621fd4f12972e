import { and, eq, sql } from 'drizzle-orm'
import type { SearchStore } from '@/lib/ports/search-store'
import { searchResultSchema } from '@/lib/travel/flights/offer-schema'
import type { Database } from './database'
import { searches } from './schema'

/** Search results in the database, per traveller; the same search again replaces its result. */
export function createSearchStore(db: Database): SearchStore {
  return {
    async save(userId, threadId, result) {
      await db
        .insert(searches)
        .values({ id: result.searchId, userId, threadId, result })
        .onConflictDoUpdate({ target: [searches.id, searches.userId], set: { threadId, result, createdAt: sql`now()` } })
    },
    async find(searchId, userId) {
      const [found] = await db
        .select({ result: searches.result })
        .from(searches)
        .where(and(eq(searches.id, searchId), eq(searches.userId, userId)))
      return found ? searchResultSchema.parse(found.result) : null
    },
  }
}
