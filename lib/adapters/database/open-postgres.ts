import { drizzle } from 'drizzle-orm/postgres-js'
import { migrate } from 'drizzle-orm/postgres-js/migrator'
import postgres from 'postgres'
import { type Database, migrationsFolder } from './database'

// Any number, as long as every process takes the same: it names "somebody is migrating".
const MIGRATION_LOCK = 7_310_447

/** A PostgreSQL server, 15 or newer, shared by any number of processes. */
export async function openPostgres(databaseUrl: string): Promise<{ db: Database; close(): Promise<void> }> {
  await migratePostgres(databaseUrl)
  const client = postgres(databaseUrl, { max: 10, onnotice: () => {} })
  return { db: drizzle(client), close: () => client.end({ timeout: 5 }) }
}

async function migratePostgres(databaseUrl: string): Promise<void> {
  const client = postgres(databaseUrl, { max: 1, onnotice: () => {} })
  try {
    await client`select pg_advisory_lock(${MIGRATION_LOCK})`
    await migrate(drizzle(client), { migrationsFolder: migrationsFolder() })
  } finally {
    await client.end({ timeout: 5 })
  }
}
