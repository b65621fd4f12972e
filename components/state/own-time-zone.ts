let known: { offsetMinutes: number; timeZone: string } | undefined

/**
 * The reader's own zone, an IANA name: what "today" means is decided by it. A browser takes its time to tell, and a thread asks for each
 * moment on its cards, so it is asked again only when its clock has moved.
 */
export function ownTimeZone(): string {
  const offsetMinutes = new Date().getTimezoneOffset()
  if (known?.offsetMinutes !== offsetMinutes) known = { offsetMinutes, timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone }
  return known.timeZone
}
