import { cityRegion, cityWords } from './city-words'
import type { Place } from './place'

/**
 * "London Heathrow (LHR)", "Lisbon, Humberto Delgado (LIS)", "Birmingham, UK (BHX)": the city is said once, and not at all where the name
 * holds it; where it is, only where it may be taken for another.
 * "London Heathrow (LHR), Terminal 5" where the supplier tells the terminal.
 */
export function airportWords(airport: Place, terminal?: string): string {
  const { name, cityName, iataCode } = airport
  const code = `(${iataCode})${terminal ? `, Terminal ${terminal}` : ''}`
  if (!name.includes(cityName)) return `${cityWords(airport)}, ${name} ${code}`
  const region = cityRegion(airport)
  return `${name}${region ? `, ${region}` : ''} ${code}`
}
