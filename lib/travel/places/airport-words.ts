import { cityRegion, cityWords } from './city-words'
import type { Place } from './place'

/**
 * "London Heathrow (LHR)", "Lisbon, Humberto Delgado (LIS)", "Birmingham, UK (BHX)": the city is said once, and not at all where the name
 * holds it; where it is, only where it may be taken for another.
 */
export function airportWords(airport: Place): string {
  const { name, cityName, iataCode } = airport
  if (!name.includes(cityName)) return `${cityWords(airport)}, ${name} (${iataCode})`
  const region = cityRegion(airport)
  return `${name}${region ? `, ${region}` : ''} (${iataCode})`
}
