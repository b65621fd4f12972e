import { and, eq, exists, gt, inArray, lte, ne, notExists, or, type SQL, sql } from 'drizzle-orm'
import type { OrderNewsStore } from '@/lib/ports/order-news-store'
import type { Database } from './database'
import { readOrder } from './order-row'
import { orders, outbox } from './schema'

/** What is told is what stands in the outbox under the key of the order's present state. */
export function createOrderNewsStore(db: Database): OrderNewsStore {
  const mailUnder = (key: SQL) => db.select({ one: sql`1` }).from(outbox).where(eq(outbox.dedupeKey, key))
  const presentKey = sql`'order:' || ${orders.id} || ':news:' || ${orders.status} || ':' || ${orders.paymentStatus} || ':' || ${orders.authoriseNumber}`
  const reviewPrefix = sql`'order:' || ${orders.id} || ':news:needs_review:'`
  const wasInReview = exists(db.select({ one: sql`1` }).from(outbox).where(sql`starts_with(${outbox.dedupeKey}, ${reviewPrefix})`))
  const isNews = or(
    eq(orders.status, 'needs_review'),
    and(inArray(orders.status, ['payment_due', 'failed', 'price_changed', 'cancelled']), eq(orders.paymentStatus, 'failed')),
    and(eq(orders.status, 'failed'), ne(orders.paymentStatus, 'authorised'), wasInReview),
  )
  // Where an account was deleted there is no address any more.
  const hasReader = sql`${orders.billing} ->> 'email' <> ''`
  return {
    async listUntold(from, to, limit) {
      const rows = await db
        .select()
        .from(orders)
        .where(and(gt(orders.updatedAt, from), lte(orders.updatedAt, to), isNews, hasReader, notExists(mailUnder(presentKey))))
        .orderBy(orders.updatedAt)
        .limit(limit)
      return rows.map(readOrder)
    },
  }
}
