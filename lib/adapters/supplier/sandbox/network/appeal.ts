import { between } from '../hash.ts'
import { AIRCRAFT } from '../world/aircraft.ts'
import type { Airline } from '../world/airlines.ts'
import type { Airport } from '../world/airport.ts'
import {
  COSTLY_AIRPORTS,
  COUNTRY_OPENNESS,
  DOMESTIC_ONLY,
  HOLIDAY_AIRPORTS,
  LONG_HAUL_PULL,
  LONGEST_FLIGHT_KM,
  LOW_COST_AIRPORTS,
} from '../world/airport-roles.ts'
import { isSkyOpen } from '../world/countries.ts'

/** Beyond it a flight comes out of an airline's long-haul departures. */
export const LONG_HAUL_KM = 4_500
const SHORTEST_KM = 90

/** What an airline's fleet reaches: on short-haul duties, and at all. */
export type Reach = { shortKm: number; longKm: number }

/** How far an airline flies with its narrow and its largest aircraft, in kilometres, with a reserve. */
export function reachOf(airline: Airline): Reach {
  const ranges = airline.fleet.map((code) => AIRCRAFT[code]).filter((type) => type !== undefined)
  const narrow = Math.max(0, ...ranges.filter((type) => !type.isWidebody).map((type) => type.rangeKm))
  const longest = Math.max(0, ...ranges.map((type) => type.rangeKm))
  return { shortKm: Math.min(airline.longHaulShare > 0 ? LONG_HAUL_KM : 5_200, narrow || longest) * 0.96, longKm: longest * 0.97 }
}

/** Whether the flight is possible at all: rights, runways, perimeter rules. */
export function mayFly(airline: Airline, base: Airport, spoke: Airport, km: number): boolean {
  if (km < SHORTEST_KM || base.cityName === spoke.cityName) return false
  if (km > (LONGEST_FLIGHT_KM[base.iataCode] ?? km) || km > (LONGEST_FLIGHT_KM[spoke.iataCode] ?? km)) return false
  const isAbroad = base.countryCode !== spoke.countryCode
  if (isAbroad && (DOMESTIC_ONLY.has(base.iataCode) || DOMESTIC_ONLY.has(spoke.iataCode))) return false
  return isSkyOpen(base.countryCode, spoke.countryCode) && isSkyOpen(airline.countryCode, spoke.countryCode)
}

/** How strongly a short or medium route draws departures, against the other routes of the same base. */
export function shortHaulAppeal(airline: Airline, base: Airport, spoke: Airport, km: number): number {
  let appeal = spoke.importance ** 0.75 / (1 + (km / 2_600) ** 2)
  if (km < 350) appeal *= (km / 350) ** (airline.kind === 'regional' ? 0.5 : 1.5)
  if (airline.favours.has(spoke.countryCode)) appeal *= 1.8
  if (airline.bases.has(spoke.iataCode)) appeal *= 2
  if (spoke.countryCode === base.countryCode) appeal *= { 'full-service': 3.5, regional: 8, 'low-cost': 2, leisure: 0.4 }[airline.kind]
  const isHoliday = HOLIDAY_AIRPORTS.has(spoke.iataCode)
  if (airline.kind === 'leisure') appeal *= isHoliday ? 4 : 0.08
  if (airline.kind === 'low-cost') {
    if (isHoliday) appeal *= 1.7
    if (COSTLY_AIRPORTS.has(spoke.iataCode) && !airline.bases.has(spoke.iataCode)) appeal *= 0.12
  } else if (LOW_COST_AIRPORTS.has(spoke.iataCode) && !airline.bases.has(spoke.iataCode)) appeal *= 0.05
  return appeal * between(0.55, 1.45, `${airline.code}${base.iataCode}${spoke.iataCode}`)
}

/** The same for a long route: drawn to gateways, partners' hubs and the countries the airline is strong in. */
export function longHaulAppeal(airline: Airline, base: Airport, spoke: Airport, km: number, isPartnerHub: boolean): number {
  if (spoke.importance < 0.4 || km < 2_000) return 0
  const isHome = spoke.countryCode === airline.countryCode
  const pull = LONG_HAUL_PULL[spoke.iataCode] ?? 0.6 * (COUNTRY_OPENNESS[spoke.countryCode] ?? 1.3)
  const openness = isHome ? 1 : pull
  let appeal = (spoke.importance ** 0.9 * openness) / (1 + (km / 11_000) ** 2)
  if (airline.favours.has(spoke.countryCode)) appeal *= 4
  if (isPartnerHub) appeal *= 1.6
  if (airline.kind === 'leisure') appeal *= HOLIDAY_AIRPORTS.has(spoke.iataCode) ? 4 : 0.15
  if (LOW_COST_AIRPORTS.has(spoke.iataCode)) appeal *= 0.05
  if (airline.kind === 'low-cost' && COSTLY_AIRPORTS.has(spoke.iataCode)) appeal *= 0.25
  return appeal * between(0.7, 1.3, `${airline.code}${base.iataCode}${spoke.iataCode}`)
}
