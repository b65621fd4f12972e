import type { Place } from './place'

/** "London Heathrow (LHR)", "Lisbon, Humberto Delgado (LIS)": the city is said once, and not at all where the name holds it. */
export function airportWords({ name, cityName, iataCode }: Place): string {
  return name.includes(cityName) ? `${name} (${iataCode})` : `${cityName}, ${name} (${iataCode})`
}
