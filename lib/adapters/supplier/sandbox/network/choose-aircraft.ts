import { hashText } from '../hash'
import { AIRCRAFT } from '../world/aircraft'
import type { Route } from './network'

/** A type of the airline's fleet that reaches, and suits the length and weight of the route. */
export function chooseAircraft(route: Route, key: string): string {
  const { airline, base, spoke, km, departuresPerWeek } = route
  const able = airline.fleet.filter((code) => (AIRCRAFT[code]?.rangeKm ?? 0) >= km * 1.02)
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
  const choice = [suited, narrow, able, airline.fleet].find((codes) => codes.length > 0) ?? []
  return choice[hashText(key) % choice.length] ?? '320'
}
