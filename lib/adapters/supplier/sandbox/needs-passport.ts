import type { Itinerary } from './network/itineraries'
import { EUROPEAN_COMMON_AREA } from './world/countries'

/** Airlines ask for passports when a flight crosses a border, except within Europe, where they ask later at check-in. */
export function needsPassport(itinerary: Itinerary): boolean {
  const countries = new Set(itinerary.legs.flatMap(({ flight }) => [flight.origin.countryCode, flight.destination.countryCode]))
  return countries.size > 1 && ![...countries].every((country) => EUROPEAN_COMMON_AREA.has(country))
}
