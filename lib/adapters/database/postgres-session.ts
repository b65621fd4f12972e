/**
 * What every session on PostgreSQL begins with, whatever the role, the database or the server were given with ALTER … SET. Dates are read
 * as ISO, numbers with all their digits, names without a schema are ours, a transaction sees what others committed and may write, and
 * what was answered is on the disk.
 */
const SESSION: Record<string, string> = {
  datestyle: 'ISO, MDY',
  intervalstyle: 'postgres',
  timezone: 'UTC',
  extra_float_digits: '1',
  bytea_output: 'hex',
  standard_conforming_strings: 'on',
  search_path: 'public',
  default_transaction_isolation: 'read committed',
  default_transaction_read_only: 'off',
  default_transaction_deferrable: 'off',
  synchronous_commit: 'on',
  idle_session_timeout: '0',
}

type Timeouts = { statementMs: number; lockMs: number; idleInTransactionMs: number }

/** The settings that a connection begins with; 0 is no limit. */
export function sessionSettings({ statementMs, lockMs, idleInTransactionMs }: Timeouts): Record<string, string> {
  return {
    ...SESSION,
    statement_timeout: String(statementMs),
    lock_timeout: String(lockMs),
    idle_in_transaction_session_timeout: String(idleInTransactionMs),
  }
}

/** The address without what a session begins with anyway: the driver would let the address win. */
export function withoutSessionSettings(databaseUrl: string): string {
  const [address = '', query = ''] = databaseUrl.split('?', 2)
  const ours = sessionSettings({ statementMs: 0, lockMs: 0, idleInTransactionMs: 0 })
  const kept = new URLSearchParams([...new URLSearchParams(query)].filter(([name]) => !Object.hasOwn(ours, name.toLowerCase())))
  return kept.size > 0 ? `${address}?${kept}` : address
}
