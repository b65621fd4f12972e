import 'server-only'

/** One line for people who run the server. A database error keeps only its cause: its own message holds the values of the query. */
export function logFailure(where: string, error: unknown, requestId?: string): void {
  const { name, message, code } = describe(error)
  console.error(JSON.stringify({ level: 'error', where, requestId, name, code, message }))
}

function describe(error: unknown): { name: string; message: string; code?: unknown } {
  if (!(error instanceof Error)) return { name: 'unknown', message: 'something that is no error was thrown' }
  const isQuery = 'query' in error && 'params' in error
  const told = isQuery && error.cause instanceof Error ? error.cause : error
  const message = isQuery && told === error ? 'a query failed' : told.message
  return { name: told.name, message, code: 'code' in told ? told.code : undefined }
}
