import type { Airport } from '../world/airport'
import { loadWorld } from '../world/load-world'
import { METROPOLITAN_AREAS } from '../world/metropolitan-areas'

/** The other airports of a city's metropolitan area. */
export function otherAirportsOf(airport: Airport): Airport[] {
  const area = METROPOLITAN_AREAS.find(({ airports }) => airports.includes(airport.iataCode))
  return (area?.airports ?? []).filter((code) => code !== airport.iataCode).flatMap((code) => loadWorld().find(code) ?? [])
}
