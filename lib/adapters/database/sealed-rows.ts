import { desc, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Database } from './database'
import { checkoutDrafts, orders, savedPassengers } from './schema'
import { canOpen } from './sealing'

const MOST_ROWS = 200
const SEALED_PATH = sql`'lax $.**.sealed'`

/**
 * Whether the encryption key opens what was encrypted in this database, by the newest rows of each table that hold something encrypted:
 * null when none does. Before the key is known, it opens nothing.
 */
export async function doesKeyFit(db: Database): Promise<boolean | null> {
  const newest = [
    newestSealed(db, checkoutDrafts, checkoutDrafts.draft, checkoutDrafts.updatedAt),
    newestSealed(db, savedPassengers, savedPassengers.profile, savedPassengers.updatedAt),
    newestSealed(db, orders, orders.passengers, orders.createdAt),
  ]
  let isAnything = false
  for (const some of newest) {
    const sealed = sql<string>`jsonb_path_query(${some.value}, ${SEALED_PATH}) #>> '{}'`
    const found = await db.select({ sealed }).from(some)
    // Keys that were lost left rows behind that none opens any more.
    if (found.some((row) => canOpen(row.sealed))) return true
    isAnything ||= found.length > 0
  }
  return isAnything ? false : null
}

function newestSealed(db: Database, table: PgTable, column: PgColumn, changedAt: PgColumn) {
  const rows = db
    .select({ value: sql`${column}`.as('value') })
    .from(table)
    .where(sql`jsonb_path_exists(${column}, ${SEALED_PATH})`)
  return rows.orderBy(desc(changedAt)).limit(MOST_ROWS).as('some')
}
