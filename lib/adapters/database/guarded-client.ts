import { drizzle } from 'drizzle-orm/postgres-js'
import type postgres from 'postgres'
import { asStoreFailure } from './as-store-failure'
import type { Database } from './database'
import type { Gate } from './gate'
import { timed } from './query-time'
import { retryConflicts } from './retry-conflicts'

type Clients = { queries: postgres.Sql; transactions: postgres.Sql }
/** What lets each query through, by its text, and each transaction as a whole. */
type Guards = { query: (text: string) => Gate; transaction: Gate }

/**
 * Drizzle on clients of the driver, behind `guards`. Where only time or room helps, what fails is a `StoreFailure`. What met another's
 * change is done again: a query, or a transaction from its beginning, so that its work must do nothing but ask this database.
 */
export function guardedDatabase(clients: Clients, guards: Guards): Database {
  const queries = drizzle(withQueryGuard(clients.queries, guards.query))
  const transactions = drizzle(withTransactionGuard(clients.transactions, guards.transaction))
  return Object.assign(Object.create(queries), { transaction: transactions.transaction.bind(transactions) })
}

/** What Drizzle calls of the client. It says at once whether it wants rows as lists, and the driver begins later: when it is let through. */
function withQueryGuard(client: postgres.Sql, guard: Guards['query']): postgres.Sql {
  // The driver calls its own: what stands in front of them must not stand in their place.
  return Object.assign(Object.create(client), {
    unsafe: (...query: Parameters<typeof client.unsafe>) => {
      let asLists = false
      const answer = watched(guard(query[0]))(() => {
        const asked = unsafePrepared(client)(...query)
        return asLists ? asked.values() : asked
      })
      const values = () => {
        asLists = true
        return answer
      }
      return Object.assign(answer, { values })
    },
  })
}

/** The same for transactions as a whole. */
function withTransactionGuard(client: postgres.Sql, guard: Gate): postgres.Sql {
  const transact = watched(guard)
  return Object.assign(Object.create(client), {
    begin: (work: (transaction: postgres.TransactionSql) => Promise<unknown>) =>
      transact(() =>
        client.begin((transaction) => work(Object.assign(Object.create(transaction), { unsafe: unsafePrepared(transaction) }))),
      ),
  })
}

function watched(guard: Gate): Gate {
  return (work) =>
    timed(() => guard(() => retryConflicts(work))).catch((error: unknown) => {
      throw asStoreFailure(error)
    })
}

/** Drizzle asks for nothing prepared unless it is named: each query would go to the server twice, and be planned each time. */
function unsafePrepared(client: Pick<postgres.Sql, 'unsafe'>): postgres.Sql['unsafe'] {
  return (query, values, options) => client.unsafe(query, values, { ...options, prepare: true })
}
