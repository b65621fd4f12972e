import { drizzle } from 'drizzle-orm/postgres-js'
import { migrate } from 'drizzle-orm/postgres-js/migrator'
import postgres from 'postgres'
import { type Database, migrationsFolder } from './database'
import { createGate } from './gate'
import { guardedDatabase } from './guarded-client'

// Any number, as long as every process takes the same: it names "somebody is migrating".
const MIGRATION_LOCK = 7_310_447
/** Queries share few connections: one goes out before the one before it is answered, which costs both sides less than a connection each. */
const CONNECTIONS_FOR_QUERIES = 3
const QUERIES_AT_ONCE = 60
/** A transaction has a connection to itself, for as long as a busy process takes to come back to it between its queries. */
const TRANSACTIONS_AT_ONCE = 10
/** Whoever waits for a connection is told to come back when nobody was given one for so long; a line that moves is worth waiting in. */
const LONGEST_STANDSTILL_MS = 5_000
const LONGEST_WAIT_MS = 25_000
const LONGEST_QUEUE = 2_000
/** A query or a whole transaction; a connection that is lost at the wrong moment would be waited for until there is another. */
const LONGEST_WORK_MS = 10_000
const LIMITS = {
  longestQueue: LONGEST_QUEUE,
  longestStandstillMs: LONGEST_STANDSTILL_MS,
  longestWaitMs: LONGEST_WAIT_MS,
  longestWorkMs: LONGEST_WORK_MS,
}
const CONNECT_SECONDS = 5
const LONGEST_PAUSE_SECONDS = 1

/** A PostgreSQL server, 15 or newer, shared by any number of processes. Throws `StoreFailure` while it cannot serve. */
export async function openPostgres(databaseUrl: string): Promise<{ db: Database; close(): Promise<void> }> {
  await migratePostgres(databaseUrl)
  const connect = (max: number) =>
    postgres(databaseUrl, {
      max,
      connect_timeout: CONNECT_SECONDS,
      // A server that was restarted is found again at once.
      backoff: (tries) => Math.min(2 ** tries / 20, LONGEST_PAUSE_SECONDS),
      onnotice: () => {},
    })
  const clients = { queries: connect(CONNECTIONS_FOR_QUERIES), transactions: connect(TRANSACTIONS_AT_ONCE) }
  const ask = createGate({ ...LIMITS, atOnce: QUERIES_AT_ONCE })
  return {
    db: guardedDatabase(clients, { query: () => ask, transaction: createGate({ ...LIMITS, atOnce: TRANSACTIONS_AT_ONCE }) }),
    close: async () => void (await Promise.all(Object.values(clients).map((client) => client.end({ timeout: 5 })))),
  }
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
