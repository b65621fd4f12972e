import { drizzle } from 'drizzle-orm/postgres-js'
import { migrate } from 'drizzle-orm/postgres-js/migrator'
import postgres from 'postgres'
import { asStoreFailure } from './as-store-failure'
import { type Database, migrationsFolder } from './database'
import { createGate, type Gate } from './gate'
import { timed } from './query-time'

// Any number, as long as every process takes the same: it names "somebody is migrating".
const MIGRATION_LOCK = 7_310_447
/** Queries share few connections: one goes out before the one before it is answered, which costs both sides less than a connection each. */
const CONNECTIONS_FOR_QUERIES = 3
const QUERIES_AT_ONCE = 60
/** A transaction has a connection to itself, for as long as a busy process takes to come back to it between its queries. */
const TRANSACTIONS_AT_ONCE = 10
/** Whoever waits longer than this for a connection is told to come back. */
const LONGEST_WAIT_MS = 5_000
const LONGEST_QUEUE = 2_000
/** A query or a whole transaction; a connection that is lost at the wrong moment would be waited for until there is another. */
const LONGEST_WORK_MS = 10_000
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
  const transactions = drizzle(withTransactionLimits(clients.transactions))
  const queries = drizzle(withQueryLimits(clients.queries))
  return {
    db: Object.assign(Object.create(queries), { transaction: transactions.transaction.bind(transactions) }),
    close: async () => void (await Promise.all(Object.values(clients).map((client) => client.end({ timeout: 5 })))),
  }
}

const LIMITS = { longestQueue: LONGEST_QUEUE, longestWaitMs: LONGEST_WAIT_MS, longestWorkMs: LONGEST_WORK_MS }

/** What Drizzle calls of the client, with an end to waiting. A query of the driver begins when it is awaited. */
function withQueryLimits(client: postgres.Sql): postgres.Sql {
  const ask = limited(createGate({ ...LIMITS, atOnce: QUERIES_AT_ONCE }))
  // The driver calls its own: what stands in front of them must not stand in their place.
  return Object.assign(Object.create(client), {
    unsafe: (...query: Parameters<typeof client.unsafe>) => {
      const asked = unsafePrepared(client)(...query)
      return {
        values: () => ask(() => asked.values()),
        // biome-ignore lint/suspicious/noThenProperty: the driver's own queries are awaited as they are
        then: (...settled: Parameters<Promise<unknown>['then']>) => ask(() => asked).then(...settled),
      }
    },
  })
}

/** The same for transactions as a whole. */
function withTransactionLimits(client: postgres.Sql): postgres.Sql {
  const transact = limited(createGate({ ...LIMITS, atOnce: TRANSACTIONS_AT_ONCE }))
  return Object.assign(Object.create(client), {
    begin: (work: (transaction: postgres.TransactionSql) => Promise<unknown>) =>
      transact(() =>
        client.begin((transaction) => work(Object.assign(Object.create(transaction), { unsafe: unsafePrepared(transaction) }))),
      ),
  })
}

function limited(gate: Gate): Gate {
  return (work) =>
    timed(() => gate(work)).catch((error: unknown) => {
      throw asStoreFailure(error)
    })
}

/** Drizzle asks for nothing prepared unless it is named: each query would go to the server twice, and be planned each time. */
function unsafePrepared(client: Pick<postgres.Sql, 'unsafe'>): postgres.Sql['unsafe'] {
  return (query, values, options) => client.unsafe(query, values, { ...options, prepare: true })
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
