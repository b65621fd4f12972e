import type { FlightSearch } from './search'

/**
 * Whether two searches are of the same travellers on the same ways and days, paid in the same currency: then what was chosen from one
 * can be looked for in the other. Cabin and wishes change what is offered, not who flies where.
 */
export function isSameJourney(one: FlightSearch, other: FlightSearch): boolean {
  return journeyOf(one) === journeyOf(other)
}

function journeyOf({ slices, travellers: { adults, children, infants, childAges }, currency }: FlightSearch): string {
  const ways = slices.map(({ origin, destination, departureOn }) => [origin.iataCode, destination.iataCode, departureOn])
  return JSON.stringify([ways, adults, children, infants, childAges, currency ?? null])
}
