import { hashText } from '../hash.ts'
import { AIRCRAFT } from '../world/aircraft.ts'
import type { Airline } from '../world/airlines.ts'
import type { Route } from './network.ts'

// What an aircraft carries beyond the great circle: detours, headwind, a second airport.
const RESERVE = 1.03

/** The types of an airline's fleet that fly so far with a reserve. */
export function typesThatReach(airline: Airline, km: number): string[] {
  return airline.fleet.filter((code) => (AIRCRAFT[code]?.rangeKm ?? 0) >= km * RESERVE)
}

/** A type of the airline's fleet that reaches, and suits the length and weight of the route. */
export function chooseAircraft(route: Route, key: string): string {
  const { airline, base, spoke, km, departuresPerWeek } = route
  const able = typesThatReach(airline, km)
  const isThin = departuresPerWeek <= 14 && Math.min(base.importance, spoke.importance) < 2.5
  const isCityAirport = base.iataCode === 'LCY' || spoke.iataCode === 'LCY'
  const suits = (code: string): boolean => {
    const type = AIRCRAFT[code]
    if (!type) return false
    if (isCityAirport) return type.seats <= 135
    if (type.kind === 'turboprop') return km < 800 && (isThin || airline.kind === 'regional')
    if (km > 4_800) return type.isWidebody
    if (type.isWidebody) return km > 1_200 && departuresPerWeek >= 35 && hashText(`w${key}`) % 4 === 0
    return isThin ? type.seats < 150 : type.seats >= 120 || km < 1_000
  }
  const suited = able.filter(suits)
  const narrow = able.filter((code) => AIRCRAFT[code]?.isWidebody === false)
  const choice = [suited, narrow, able].find((codes) => codes.length > 0) ?? []
  const code = choice[hashText(key) % choice.length]
  if (!code) throw new Error(`No aircraft of ${airline.code} flies ${base.iataCode}-${spoke.iataCode}, ${Math.round(km)} km`)
  return code
}
