import { and, eq, isNull, lt } from 'drizzle-orm'
import type { IdempotencyStore } from '@/lib/ports/idempotency-store'
import type { Database } from './database'
import { httpIdempotency } from './schema'

/**
 * A request that has had no answer for so long was left by a process that is no more: a little longer than a press waits for the end of its
 * order. Should it be at work after all, carrying it out beside it does no harm, as each press buys once.
 */
const GIVEN_UP_AFTER_MS = 25_000
const KEPT_MS = 24 * 3_600_000

/** Answers by key in the database; a day later a key may be used anew. */
export function createIdempotencyStore(db: Database): IdempotencyStore {
  const of = ({ userId, key }: { userId: string; key: string }) => and(eq(httpIdempotency.userId, userId), eq(httpIdempotency.key, key))
  return {
    async begin({ userId, key, requestHash, now }) {
      await db.delete(httpIdempotency).where(lt(httpIdempotency.createdAt, new Date(now.getTime() - KEPT_MS)))
      const begun = { requestHash, status: null, body: null, createdAt: now }
      const isLeft = and(
        isNull(httpIdempotency.status),
        eq(httpIdempotency.requestHash, requestHash),
        lt(httpIdempotency.createdAt, new Date(now.getTime() - GIVEN_UP_AFTER_MS)),
      )
      const [own] = await db
        .insert(httpIdempotency)
        .values({ userId, key, ...begun })
        .onConflictDoUpdate({ target: [httpIdempotency.userId, httpIdempotency.key], set: begun, setWhere: isLeft })
        .returning({ key: httpIdempotency.key })
      if (own) return 'new'
      const [known] = await db.select().from(httpIdempotency).where(of({ userId, key }))
      if (!known) return 'running'
      if (known.requestHash !== requestHash) return 'other'
      return known.status === null ? 'running' : { status: known.status, body: known.body }
    },
    async finish(request, { status, body }) {
      await db.update(httpIdempotency).set({ status, body }).where(of(request))
    },
    async abandon(request) {
      await db.delete(httpIdempotency).where(and(of(request), isNull(httpIdempotency.status)))
    },
  }
}
