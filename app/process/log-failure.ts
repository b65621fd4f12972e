import 'server-only'
import { log } from '@/lib/services/log'

/** One line for people who run the server. A database error keeps only its cause: its own message holds the values of the query. */
export function logFailure(where: string, error: unknown, requestId?: string): void {
  log('error', 'failure', { where, requestId, ...describe(error) })
}

function describe(error: unknown): { name: string; message: string; code?: unknown } {
  if (!(error instanceof Error)) return { name: 'unknown', message: 'something that is no error was thrown' }
  const isQuery = 'query' in error && 'params' in error
  const told = isQuery && error.cause instanceof Error ? error.cause : error
  const code = 'code' in told ? told.code : undefined
  // Errors of class 22 repeat the value that does not fit.
  const repeatsValues = isQuery && (told === error || String(code).startsWith('22'))
  return { name: told.name, message: repeatsValues ? 'a query failed' : told.message, code }
}
