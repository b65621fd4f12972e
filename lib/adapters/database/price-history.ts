import { and, desc, eq, gte, lte, sql } from 'drizzle-orm'
import type { PriceHistory } from '@/lib/ports/price-history'
import type { Database } from './database'
import { priceObservations } from './schema'

/** Older ones say little of today's prices. */
const MOST_FOUND = 1_000
const HIGHEST_INTEGER = 2_147_483_647

/** Price observations in the database, for all travellers together. */
export function createPriceHistory(db: Database): PriceHistory {
  const table = priceObservations
  return {
    async observe(observations) {
      for (const observation of observations) {
        await db
          .insert(table)
          .values(observation)
          .onConflictDoUpdate({
            target: [
              table.supplier,
              table.origin,
              table.destination,
              table.cabinClass,
              table.directOnly,
              table.checkedBags,
              table.currency,
              table.departureOn,
              table.observedOn,
            ],
            set: { lowestMinor: sql`least(${table.lowestMinor}, excluded.lowest_minor)` },
          })
      }
    },
    async find(like, { from, to }) {
      return db
        .select()
        .from(table)
        .where(
          and(
            eq(table.supplier, like.supplier),
            eq(table.origin, like.origin),
            eq(table.destination, like.destination),
            eq(table.cabinClass, like.cabinClass),
            eq(table.directOnly, like.directOnly),
            eq(table.checkedBags, like.checkedBags),
            eq(table.currency, like.currency),
            gte(table.daysAhead, from),
            lte(table.daysAhead, Math.min(to, HIGHEST_INTEGER)),
            lte(table.observedOn, like.observedOn),
          ),
        )
        .orderBy(desc(table.observedOn), desc(table.departureOn))
        .limit(MOST_FOUND)
    },
  }
}
