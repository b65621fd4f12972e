import { StoreFailure, type StoreFailureKind } from '@/lib/ports/store-failure'

/** PostgreSQL's own codes, the driver's, and the system's. */
const KINDS: [code: RegExp, kind: StoreFailureKind][] = [
  [/^(08...|57P0[1-3]|CONNECTION_(CLOSED|ENDED|DESTROYED)|CONNECT_TIMEOUT)$/, 'unreachable'],
  [/^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH)$/, 'unreachable'],
  [/^(53000|53200|53300)$/, 'busy'],
  [/^(53100|25006|ENOSPC|EROFS)$/, 'full'],
]

/** What a driver threw, as a `StoreFailure` where only time or room helps; unchanged otherwise. */
export function asStoreFailure(error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const kind = KINDS.find(([codes]) => codes.test(code))?.[1]
  return kind ? new StoreFailure(kind, `the database is ${kind} (${code})`, { cause: error }) : error
}
