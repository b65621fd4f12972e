/** PostgreSQL's, the driver's or the system's own code of what went wrong, where it is one of `codes`. Drizzle wraps what the driver throws. */
export function databaseCode(error: unknown, codes: RegExp): string | null {
  if (!(error instanceof Error)) return null
  const code = 'code' in error ? String(error.code) : ''
  return codes.test(code) ? code : databaseCode(error.cause, codes)
}
