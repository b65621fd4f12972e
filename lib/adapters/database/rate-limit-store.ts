import { lte, sql } from 'drizzle-orm'
import type { RateLimitStore } from '@/lib/ports/rate-limit-store'
import type { Database } from './database'
import { given } from './given'
import { rateLimits } from './schema'

const SWEEP_EVERY_MS = 10_000

/** A window opens with the first use of a key and closes `windowSeconds` later. */
export function createRateLimitStore(db: Database): RateLimitStore {
  let sweptAt = 0
  const isOver = sql`${rateLimits.endsAt} <= ${given('now', rateLimits.endsAt)}`
  const use = db
    .insert(rateLimits)
    .values({ key: sql.placeholder('key'), uses: 1, endsAt: sql.placeholder('endsAt') })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        uses: sql`case when ${isOver} then 1 else ${rateLimits.uses} + 1 end`,
        endsAt: sql`case when ${isOver} then excluded.ends_at else ${rateLimits.endsAt} end`,
      },
    })
    .returning({ uses: rateLimits.uses, endsAt: rateLimits.endsAt })
    .prepare('rate_limit_use')
  return {
    async hit(key, limit, windowSeconds, now) {
      const endsAt = new Date(now.getTime() + windowSeconds * 1000)
      const [current] = await use.execute({ key, endsAt, now })
      if (!current) throw new Error('the use was not counted')
      // Old keys would pile up otherwise: whoever opens a window sweeps, unless somebody just did.
      if (current.uses === 1 && Math.abs(now.getTime() - sweptAt) > SWEEP_EVERY_MS) {
        sweptAt = now.getTime()
        await db.delete(rateLimits).where(lte(rateLimits.endsAt, now))
      }
      if (current.uses <= limit) return { retryAfterSeconds: 0 }
      return { retryAfterSeconds: Math.max(1, Math.ceil((current.endsAt.getTime() - now.getTime()) / 1000)) }
    },
  }
}
