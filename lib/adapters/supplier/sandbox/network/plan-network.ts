import { AIRLINES, type Airline } from '../world/airlines.ts'
import type { Airport } from '../world/airport.ts'
import { distanceKm } from '../world/distance.ts'
import { LONG_HAUL_KM, longHaulAppeal, mayFly, reachOf, shortHaulAppeal } from './appeal.ts'

export type PlannedRoute = { base: Airport; spoke: Airport; km: number; departuresPerWeek: number }

// Fewer departures a week than these and a route is not flown.
const LEAST_SHORT = { 'full-service': 3, regional: 3, 'low-cost': 2.5, leisure: 2 }
const LEAST_LONG = 3.5
const MOST_LONG = 56
const MOST_SHORT = { 'full-service': 98, regional: 49, 'low-cost': 49, leisure: 18 }

/**
 * Who flies where and how often, by airline; the longest routes first, as they get the lowest flight numbers. Takes a second, so
 * it runs when the world is built and its answer is stored with the airports.
 */
export function planNetwork(airports: Airport[]): Map<string, PlannedRoute[]> {
  // Small airfields are reached from their own country only.
  const larger = airports.filter((airport) => airport.importance >= 0.3)
  const smallByCountry = Map.groupBy(
    airports.filter((airport) => airport.importance < 0.3 && airport.importance >= 0.05),
    (airport) => airport.countryCode,
  )
  const byCode = new Map(airports.map((airport) => [airport.iataCode, airport]))
  return new Map(
    AIRLINES.map((airline) => {
      const spokesOf = (base: Airport) => [...larger, ...(smallByCountry.get(base.countryCode) ?? [])]
      return [airline.code, routesOf(airline, byCode, spokesOf)]
    }),
  )
}

function routesOf(airline: Airline, byCode: Map<string, Airport>, spokesOf: (base: Airport) => Airport[]): PlannedRoute[] {
  const reach = reachOf(airline)
  const partnerHubs = hubsOfPartners(airline)
  const mainBaseDepartures = Math.max(...airline.bases.values())
  const byPair = new Map<string, PlannedRoute>()
  for (const [code, departures] of airline.bases) {
    const base = byCode.get(code)
    if (!base) throw new Error(`${airline.code} has a base at ${code}, which is not among the airports`)
    // Secondary bases see few of the long-haul aircraft.
    const longShare = airline.longHaulShare * (airline.longHaulShare < 1 && departures < mainBaseDepartures * 0.35 ? 0.35 : 1)
    const short: Candidate[] = []
    const long: Candidate[] = []
    for (const spoke of spokesOf(base)) {
      const km = distanceKm(base, spoke)
      if (km > reach.longKm || !mayFly(airline, base, spoke, km)) continue
      if (km <= reach.shortKm && longShare < 1) short.push({ spoke, km, appeal: shortHaulAppeal(airline, base, spoke, km) })
      else if (longShare === 1 || (longShare > 0 && km > LONG_HAUL_KM * 0.9)) {
        long.push({ spoke, km, appeal: longHaulAppeal(airline, base, spoke, km, partnerHubs.has(spoke.iataCode)) })
      }
    }
    const flown = [
      ...share(short, departures * 7 * (1 - longShare), LEAST_SHORT[airline.kind], MOST_SHORT[airline.kind]),
      ...share(long, departures * 7 * longShare, LEAST_LONG, MOST_LONG),
    ]
    for (const { spoke, km, departuresPerWeek } of flown) {
      const key = base.iataCode < spoke.iataCode ? base.iataCode + spoke.iataCode : spoke.iataCode + base.iataCode
      const known = byPair.get(key)
      if (!known) byPair.set(key, { base, spoke, km, departuresPerWeek })
      else known.departuresPerWeek = Math.max(known.departuresPerWeek, departuresPerWeek)
    }
  }
  return [...byPair.values()].sort((first, second) => second.km - first.km || (first.spoke.iataCode < second.spoke.iataCode ? -1 : 1))
}

function hubsOfPartners(airline: Airline): Set<string> {
  if (airline.alliance === '') return new Set()
  const partners = AIRLINES.filter((other) => other !== airline && other.alliance === airline.alliance)
  return new Set(partners.flatMap((partner) => [...partner.bases.keys()].slice(0, 3)))
}

type Candidate = { spoke: Airport; km: number; appeal: number }

/** Divides a base's departures by appeal among as many routes as get at least `least` each. */
function share(candidates: Candidate[], departures: number, least: number, most: number) {
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
  return ranked.slice(0, count).map(({ spoke, km, appeal }) => ({
    spoke,
    km,
    departuresPerWeek: Math.max(2, Math.round(Math.min(most, (departures * appeal) / sum))),
  }))
}
