/** "14:32", on the clock of whoever looks. `instant` is ISO in UTC. */
export function timeOfDay(instant: string): string {
  return new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' }).format(new Date(instant))
}
