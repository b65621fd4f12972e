import type { FlightSearch, SliceSearch } from '@/lib/travel/flights/search'
import type { Place } from '@/lib/travel/places/place'
import type { Airport } from '../world/airport'
import { distanceKm } from '../world/distance'
import { loadWorld } from '../world/load-world'
import { network } from './network'

const NEARBY_KM = 100

/**
 * The airports that a slice may leave from and arrive at: those of the named places and, when asked for, those nearby that
 * airlines serve. What lies near both ends counts for neither.
 */
export function airportsToSearch(
  { origin, destination }: SliceSearch,
  { withNearbyAirports = false }: Pick<FlightSearch, 'withNearbyAirports'>,
): { origins: Airport[]; destinations: Airport[] } {
  const origins = loadWorld().airportsOf(origin)
  const destinations = loadWorld().airportsOf(destination)
  if (!withNearbyAirports) return { origins, destinations }
  const nearOrigin = airportsNear(origin, origins)
  const nearDestination = airportsNear(destination, destinations)
  const isNew = (others: Airport[]) => (airport: Airport) => !others.includes(airport)
  return {
    origins: [...origins, ...nearOrigin.filter(isNew([...destinations, ...nearDestination]))],
    destinations: [...destinations, ...nearDestination.filter(isNew([...origins, ...nearOrigin]))],
  }
}

const nearby = new Map<string, Airport[]>()

function airportsNear({ kind, iataCode }: Place, named: Airport[]): Airport[] {
  const key = `${kind}${iataCode}`
  let near = nearby.get(key)
  if (!near) {
    near = loadWorld().airports.filter(
      (airport) =>
        !named.includes(airport) &&
        network().routesAt(airport).length > 0 &&
        named.some((other) => distanceKm(airport, other) <= NEARBY_KM),
    )
    nearby.set(key, near)
  }
  return near
}
