/** Of `Temporal`, which not every browser has yet, what is asked of it here. */
type Told = { Temporal?: { Now: { timeZoneId: () => string } } }

let known: { offsetMinutes: number; timeZone: string } | undefined

/**
 * The reader's own zone, an IANA name: what "today" means is decided by it. A browser takes its time to tell where it has no `Temporal`,
 * so it is asked again only when its clock has moved.
 */
export function ownTimeZone(): string {
  const offsetMinutes = new Date().getTimezoneOffset()
  if (known?.offsetMinutes !== offsetMinutes) known = { offsetMinutes, timeZone: ask() }
  return known.timeZone
}

function ask(): string {
  return (globalThis as Told).Temporal?.Now.timeZoneId() ?? Intl.DateTimeFormat().resolvedOptions().timeZone
}
