/** Until when a price holds: the first of the instants (ISO in UTC) that bound it, such as the search's prices and a confirmation. */
export function heldUntil(first: string, ...others: (string | undefined)[]): string {
  return others.reduce((earliest: string, other) => (other && Date.parse(other) < Date.parse(earliest) ? other : earliest), first)
}
