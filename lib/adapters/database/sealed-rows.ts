import { desc, sql } from 'drizzle-orm'
import type { Database } from './database'
import { checkoutDrafts, orders, savedPassengers } from './schema'
import { canOpen } from './sealing'

const MOST_ROWS = 200

/**
 * Whether the encryption key opens what was encrypted in this database, by the newest rows of each table: null when there is nothing
 * encrypted in them. Before the key is known, it opens nothing.
 */
export async function doesKeyFit(db: Database): Promise<boolean | null> {
  const newest = [
    db.select({ value: checkoutDrafts.draft }).from(checkoutDrafts).orderBy(desc(checkoutDrafts.updatedAt)),
    db.select({ value: savedPassengers.profile }).from(savedPassengers).orderBy(desc(savedPassengers.updatedAt)),
    db.select({ value: orders.passengers }).from(orders).orderBy(desc(orders.createdAt)),
  ]
  let isAnything = false
  for (const rows of newest) {
    const some = rows.limit(MOST_ROWS).as('some')
    const sealed = sql<string>`jsonb_path_query(${some.value}, 'lax $.**.sealed') #>> '{}'`
    const found = await db.select({ sealed }).from(some)
    // Keys that were lost left rows behind that none opens any more.
    if (found.some((row) => canOpen(row.sealed))) return true
    isAnything ||= found.length > 0
  }
  return isAnything ? false : null
}
