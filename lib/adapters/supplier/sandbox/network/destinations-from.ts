import type { Place } from '@/lib/travel/places/place'
import type { Airport } from '../world/airport'
import { loadWorld } from '../world/load-world'
import { routesByDestination } from './legs'

/** The airports that are flown to without a stop from any airport of a place, those with most departures a week first. */
export function destinationsFrom(origin: Place): string[] {
  const departures = new Map<Airport, number>()
  for (const airport of loadWorld().airportsOf(origin)) {
    for (const [destination, routes] of routesByDestination(airport)) {
      const count = routes.reduce((sum, { departuresPerWeek }) => sum + departuresPerWeek, 0)
      departures.set(destination, (departures.get(destination) ?? 0) + count)
    }
  }
  return [...departures]
    .toSorted(([one, count], [other, otherCount]) => otherCount - count || one.iataCode.localeCompare(other.iataCode))
    .map(([{ iataCode }]) => iataCode)
}
