import { drizzle } from 'drizzle-orm/postgres-js'
import { migrate } from 'drizzle-orm/postgres-js/migrator'
import postgres from 'postgres'
import { type Database, migrationsFolder } from './database'
import { createGate } from './gate'
import { guardedDatabase } from './guarded-client'
import { newestMigration } from './migration'
import { sessionSettings, withoutSessionSettings } from './postgres-session'
import { DatabaseUnfit, refusedDatabase } from './refused-database'

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
const LIMITS = { longestQueue: LONGEST_QUEUE, longestStandstillMs: LONGEST_STANDSTILL_MS, longestWaitMs: LONGEST_WAIT_MS }
/** Who waits for a lock is told so before the statement's own time is over. */
const LONGEST_LOCK_MS = 8_000
/** A migration may take its time, but a change of a table that waits for a lock keeps everybody else waiting behind it. */
const MIGRATION_TIMEOUTS = { statementMs: 0, lockMs: 30_000, idleInTransactionMs: 60_000 }
const OLDEST_VERSION = 150_000
const CONNECT_SECONDS = 5
/** A start can wait for a busy machine; who waits for an answer cannot. */
const FIRST_CONNECT_SECONDS = 30
const LONGEST_PAUSE_SECONDS = 1

/**
 * A PostgreSQL server, 15 or newer, shared by any number of processes. `password` counts where the address has none; with `longestWorkMs`
 * null, a query or transaction takes the time that it takes. Throws one sentence.
 */
export async function openPostgres(
  databaseUrl: string,
  password?: string,
  longestWorkMs: number | null = LONGEST_WORK_MS,
): Promise<{ db: Database; close(): Promise<void> }> {
  const connect = connector(databaseUrl, password)
  await migratePostgres(connect(1, MIGRATION_TIMEOUTS, FIRST_CONNECT_SECONDS))
  // The server's limits fit ours: what nobody waits for any longer neither goes on, nor keeps its locks while its process stands still.
  const timeouts = { statementMs: longestWorkMs ?? 0, lockMs: LONGEST_LOCK_MS, idleInTransactionMs: longestWorkMs ?? 0 }
  const clients = { queries: connect(CONNECTIONS_FOR_QUERIES, timeouts), transactions: connect(TRANSACTIONS_AT_ONCE, timeouts) }
  const ask = createGate({ ...LIMITS, longestWorkMs, atOnce: QUERIES_AT_ONCE })
  return {
    db: guardedDatabase(clients, { query: () => ask, transaction: createGate({ ...LIMITS, longestWorkMs, atOnce: TRANSACTIONS_AT_ONCE }) }),
    close: async () => void (await Promise.all(Object.values(clients).map((client) => client.end({ timeout: 5 })))),
  }
}

function connector(databaseUrl: string, password: string | undefined) {
  const address = withoutSessionSettings(databaseUrl)
  return (max: number, timeouts: Parameters<typeof sessionSettings>[0], connectSeconds = CONNECT_SECONDS) =>
    postgres(address, {
      max,
      ...(password !== undefined && !/^[^/]*\/\/[^/@]*:[^/]*@/.test(address) && { password }),
      connection: sessionSettings(timeouts),
      connect_timeout: connectSeconds,
      // A server that was restarted is found again at once.
      backoff: (tries) => Math.min(2 ** tries / 20, LONGEST_PAUSE_SECONDS),
      onnotice: () => {},
    })
}

async function migratePostgres(client: postgres.Sql): Promise<void> {
  try {
    await mustServeUs(client)
    if (await isMigrated(client)) return
    // However long another process takes to migrate.
    await client`set lock_timeout = 0`
    await client`select pg_advisory_lock(${MIGRATION_LOCK})`
    await client.unsafe(`set lock_timeout = ${MIGRATION_TIMEOUTS.lockMs}`)
    await migrate(drizzle(client), { migrationsFolder: migrationsFolder() })
    if (!(await isMigrated(client))) throw new DatabaseUnfit('it was set up by another program')
  } catch (error) {
    const { host, port, database, user } = client.options
    throw refusedDatabase(error, { place: `${database} on ${host[0]}:${port[0]}`, role: user })
  } finally {
    await client.end({ timeout: 5 })
  }
}

/** What no migration mends. */
async function mustServeUs(client: postgres.Sql): Promise<void> {
  const [found] = await client`select pg_is_in_recovery() as "isReadOnly", current_setting('server_version_num')::int as version,
    current_setting('server_version') as "versionName", current_setting('server_encoding') as encoding`
  if (found?.version < OLDEST_VERSION) throw new DatabaseUnfit(`it is PostgreSQL ${found?.versionName}, and 15 or newer is needed`)
  if (found?.encoding !== 'UTF8') throw new DatabaseUnfit(`it stores text as ${found?.encoding}, and UTF8 is needed`)
  if (found?.isReadOnly) throw new DatabaseUnfit('it is a standby and can only be read')
}

/** A second, empty set of tables would hide what is stored in the first. */
async function mustBeInPublic(client: postgres.Sql): Promise<void> {
  const [threads] = await client`select relnamespace::regnamespace::text as schema from pg_class
    where relname = 'threads' and relkind = 'r' and to_regclass('public.threads') is null`
  if (!threads) return
  throw new DatabaseUnfit(
    `its tables are in the schema ${threads.schema}, and Wayfarer uses public. Move them there with ALTER TABLE … SET SCHEMA public`,
  )
}

/** Whether the newest of our migrations was carried out. Then a role needs no permission to make tables. */
async function isMigrated(client: postgres.Sql): Promise<boolean> {
  const [journal] = await client`select to_regclass('drizzle.__drizzle_migrations') is not null as "isThere"`
  if (!journal?.isThere) return false
  const [any] = await client`select 1 from drizzle.__drizzle_migrations limit 1`
  if (any) await mustBeInPublic(client)
  const { when } = await newestMigration()
  const found = await client`select 1 from drizzle.__drizzle_migrations where created_at = ${when}`
  return found.length > 0
}
