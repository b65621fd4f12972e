import { and, eq, inArray, notInArray, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from './database'
import { orders, outbox } from './schema'

/**
 * The mails of a user: those about their orders, wherever they went, and those to their address that are not about somebody else's
 * order, as anybody may type any address into a form.
 */
export function mailsOf(db: Database, userId: string, email: string | null): SQL | undefined {
  const aboutOrder = sql<string>`case when ${outbox.dedupeKey} like 'order:%' then split_part(${outbox.dedupeKey}, ':', 2) else '' end`
  const own = db.select({ id: orders.id }).from(orders).where(eq(orders.userId, userId))
  const all = db.select({ id: orders.id }).from(orders)
  const isAboutOwn = inArray(aboutOrder, own)
  if (email === null) return isAboutOwn
  return or(isAboutOwn, and(eq(sql`lower(${outbox.recipient})`, email), notInArray(aboutOrder, all)))
}
