import { and, eq, gt, isNull, lte } from 'drizzle-orm'
import type { OneTimeCodeStore } from '@/lib/ports/one-time-code-store'
import type { Database } from './database'
import { oneTimeCodes } from './schema'

export function createOneTimeCodeStore(db: Database): OneTimeCodeStore {
  return {
    async add({ now, ...code }) {
      await db.delete(oneTimeCodes).where(lte(oneTimeCodes.expiresAt, now))
      await db.insert(oneTimeCodes).values(code)
    },
    async use(hash, purpose, now) {
      const [used] = await db
        .update(oneTimeCodes)
        .set({ usedAt: now })
        .where(
          and(eq(oneTimeCodes.hash, hash), eq(oneTimeCodes.purpose, purpose), isNull(oneTimeCodes.usedAt), gt(oneTimeCodes.expiresAt, now)),
        )
        .returning({ userId: oneTimeCodes.userId })
      return used?.userId ?? null
    },
    async forgetAll(userId) {
      await db.delete(oneTimeCodes).where(eq(oneTimeCodes.userId, userId))
    },
  }
}
