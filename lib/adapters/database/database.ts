import { join } from 'node:path'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

/** PGlite or PostgreSQL, or a transaction of either: the stores cannot tell. */
export type Database = PgDatabase<PgQueryResultHKT>

/** From the working folder, as the server's bundle lies elsewhere than its source. */
export function migrationsFolder(): string {
  return join(process.cwd(), 'lib/adapters/database/migrations')
}
