import { AIRLINES, type Airline } from '../world/airlines.ts'
import type { Airport } from '../world/airport.ts'
import { distanceKm } from '../world/distance.ts'
import { type KnownRoute, pairOf } from '../world/routes/known-routes.ts'
import { LONG_HAUL_KM, longHaulAppeal, mayFly, reachOf, shortHaulAppeal } from './appeal.ts'

// Fewer departures a week than these and a route is not flown.
const LEAST_SHORT = { 'full-service': 3, regional: 3, 'low-cost': 2.5, leisure: 2 }
const LEAST_LONG = 3.5
const MOST_LONG = 56
const MOST_SHORT = { 'full-service': 98, regional: 49, 'low-cost': 49, leisure: 18 }

/** Where an airline most likely sends a share of each base's departures, beyond the pairs that are taken; each pair once. */
export function modelRoutes(airline: Airline, airports: Airport[], share: number, taken: ReadonlySet<string>): KnownRoute[] {
  const reach = reachOf(airline)
  const partnerHubs = hubsOfPartners(airline)
  const mainBaseDepartures = Math.max(...airline.bases.values())
  const byPair = new Map<string, KnownRoute>()
  for (const [code, departures] of airline.bases) {
    const base = airports.find((airport) => airport.iataCode === code)
    if (!base) throw new Error(`${airline.code} has a base at ${code}, which is not among the airports`)
    // Secondary bases see few of the long-haul aircraft.
    const longShare = airline.longHaulShare * (airline.longHaulShare < 1 && departures < mainBaseDepartures * 0.35 ? 0.35 : 1)
    const short: Candidate[] = []
    const long: Candidate[] = []
    for (const spoke of airports) {
      if (!isLikelySpoke(base, spoke) || taken.has(pairOf(code, spoke.iataCode))) continue
      const km = distanceKm(base, spoke)
      if (km > reach.longKm || !mayFly(airline, base, spoke, km)) continue
      if (km <= reach.shortKm && longShare < 1) short.push({ spoke, appeal: shortHaulAppeal(airline, base, spoke, km) })
      else if (longShare === 1 || (longShare > 0 && km > LONG_HAUL_KM * 0.9)) {
        long.push({ spoke, appeal: longHaulAppeal(airline, base, spoke, km, partnerHubs.has(spoke.iataCode)) })
      }
    }
    const flown = [
      ...divide(short, departures * share * 7 * (1 - longShare), LEAST_SHORT[airline.kind], MOST_SHORT[airline.kind]),
      ...divide(long, departures * share * 7 * longShare, LEAST_LONG, MOST_LONG),
    ]
    for (const { spoke, perWeek } of flown) {
      const pair = pairOf(code, spoke.iataCode)
      if (!byPair.has(pair)) byPair.set(pair, { airline: airline.code, base: code, spoke: spoke.iataCode, perDay: perWeek / 7 })
    }
  }
  return [...byPair.values()]
}

/** Small airfields are reached from their own country only. */
function isLikelySpoke(base: Airport, spoke: Airport): boolean {
  return spoke.importance >= 0.3 || (spoke.importance >= 0.05 && spoke.countryCode === base.countryCode)
}

function hubsOfPartners(airline: Airline): Set<string> {
  if (airline.alliance === null) return new Set()
  const partners = AIRLINES.filter((other) => other !== airline && other.alliance === airline.alliance)
  return new Set(partners.flatMap((partner) => [...partner.bases.keys()].slice(0, 3)))
}

type Candidate = { spoke: Airport; appeal: number }

/** Divides departures a week by appeal among as many routes as get at least `least` each. */
function divide(candidates: Candidate[], departures: number, least: number, most: number) {
  const ranked = candidates.toSorted(
    (first, second) => second.appeal - first.appeal || (first.spoke.iataCode < second.spoke.iataCode ? -1 : 1),
  )
  let sum = 0
  let count = 0
  for (const { appeal } of ranked) {
    if (appeal === 0 || (departures * appeal) / (sum + appeal) < least) break
    sum += appeal
    count++
  }
  return ranked.slice(0, count).map(({ spoke, appeal }) => ({
    spoke,
    perWeek: Math.max(2, Math.round(Math.min(most, (departures * appeal) / sum))),
  }))
}
