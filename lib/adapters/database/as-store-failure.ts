import { StoreFailure, type StoreFailureKind } from '@/lib/ports/store-failure'
import { databaseCode } from './database-code'

/** PostgreSQL's own codes, the driver's, and the system's. */
const KINDS: [code: RegExp, kind: StoreFailureKind][] = [
  [/^(08...|57P0[1-3]|25P0[34]|57P05|CONNECTION_(CLOSED|ENDED|DESTROYED)|CONNECT_TIMEOUT)$/, 'unreachable'],
  [/^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH)$/, 'unreachable'],
  // The last four: somebody else held a lock, or changed the same rows, for longer than we wait or try again.
  [/^(53000|53200|53300|57014|55P03|40001|40P01)$/, 'busy'],
  [/^(53100|25006|ENOSPC|EROFS)$/, 'full'],
]

/** What a driver threw, as a `StoreFailure` where only time or room helps; unchanged otherwise. */
export function asStoreFailure(error: unknown): unknown {
  for (const [codes, kind] of KINDS) {
    const code = databaseCode(error, codes)
    if (code) return new StoreFailure(kind, `the database is ${kind} (${code})`, { cause: error })
  }
  return error
}
