/** Whether a row was refused because another has the same of what is unique. Drizzle wraps what the driver throws; both drivers give PostgreSQL's own code. */
export function isUniqueViolation(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return ('code' in error && error.code === '23505') || isUniqueViolation(error.cause)
}
