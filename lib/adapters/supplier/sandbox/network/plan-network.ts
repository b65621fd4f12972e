import { AIRLINE_DEPARTURES } from '../world/airline-sizes.ts'
import { AIRLINES, type Airline } from '../world/airlines.ts'
import type { Airport } from '../world/airport.ts'
import { distanceKm } from '../world/distance.ts'
import { type KnownRoute, knownRoutes, pairOf } from '../world/routes/known-routes.ts'
import { typesThatReach } from './choose-aircraft.ts'
import { modelRoutes } from './model-routes.ts'
import { type Season, SHARE_OF_YEAR, seasonOf } from './seasons.ts'

/** `departuresPerWeek` is each way, in the weeks of its season. */
export type PlannedRoute = { base: Airport; spoke: Airport; km: number; departuresPerWeek: number; season: Season }

// Lists of routes are remembered too generously for some airlines and too sparingly for others; their sizes are known better.
const LEAST_SCALE = 0.4
const MOST_SCALE = 1.3

/**
 * Who flies where and how often, by airline; the longest routes first, as they get the lowest flight numbers. Known routes are scaled to
 * the airline's size, and the model adds what is missing. Takes a second, so it runs when the world is built and its answer is
 * stored with the airports.
 */
export function planNetwork(airports: Airport[]): Map<string, PlannedRoute[]> {
  const byCode = new Map(airports.map((airport) => [airport.iataCode, airport]))
  const { routes, wholePairs } = knownRoutes()
  const known = Map.groupBy(routes, ({ airline }) => airline)
  const unknown = [...known.keys()].find((code) => !AIRLINES.some((airline) => airline.code === code))
  if (unknown) throw new Error(`Routes are known of ${unknown}, which is not among the airlines`)
  return new Map(
    AIRLINES.map((airline) => {
      const listed = scaleToSize(known.get(airline.code) ?? [], AIRLINE_DEPARTURES.get(airline.code), wholePairs)
      const missingShare = missingShareOf(airline, listed)
      const taken = new Set([...wholePairs, ...listed.map(({ base, spoke }) => pairOf(base, spoke))])
      const modelled = missingShare > 0 ? modelRoutes(airline, airports, missingShare, taken) : []
      const planned = [...listed, ...modelled].map((route) => planRoute(route, airline, byCode))
      return [airline.code, planned.sort(byLength)]
    }),
  )
}

/** Pairs that are listed whole are certain and stay as they are. */
function scaleToSize(routes: KnownRoute[], departures: number | undefined, wholePairs: ReadonlySet<string>): KnownRoute[] {
  if (departures === undefined) return routes
  const isCertain = ({ base, spoke }: KnownRoute) => wholePairs.has(pairOf(base, spoke))
  const certain = departuresOf(routes.filter(isCertain))
  const rest = departuresOf(routes) - certain
  const scale = Math.min(MOST_SCALE, Math.max(LEAST_SCALE, (departures - certain) / rest))
  return routes.map((route) => (isCertain(route) ? route : { ...route, perDay: route.perDay * scale }))
}

/** The share of its flights that no list knows; an airline with a list and no size is taken to be listed whole. */
function missingShareOf(airline: Airline, listed: KnownRoute[]): number {
  if (listed.length === 0) return 1
  const departures = AIRLINE_DEPARTURES.get(airline.code)
  return departures === undefined ? 0 : Math.max(0, 1 - departuresOf(listed) / departures)
}

function departuresOf(routes: KnownRoute[]): number {
  return 2 * routes.reduce((sum, { perDay }) => sum + perDay, 0)
}

function planRoute(route: KnownRoute, airline: Airline, byCode: Map<string, Airport>): PlannedRoute {
  // Lists may name either end first; flights go out from the larger base.
  const departuresAt = (code: string) => airline.bases.get(code) ?? 0
  const isTurned = departuresAt(route.spoke) > departuresAt(route.base)
  const [base, spoke] = isTurned ? [route.spoke, route.base] : [route.base, route.spoke]
  const { perDay } = route
  const [from, to] = [byCode.get(base), byCode.get(spoke)]
  if (!from || !to) throw new Error(`${airline.code} flies ${base}-${spoke}, and one of the two is not among the airports`)
  const km = distanceKm(from, to)
  if (typesThatReach(airline, km).length === 0) throw new Error(`No aircraft of ${airline.code} flies as far as ${base}-${spoke}`)
  const season = seasonOf(from, to, km, perDay)
  return { base: from, spoke: to, km, departuresPerWeek: Math.max(1, Math.round((7 * perDay) / SHARE_OF_YEAR[season])), season }
}

function byLength(first: PlannedRoute, second: PlannedRoute): number {
  return second.km - first.km || (first.base.iataCode + first.spoke.iataCode < second.base.iataCode + second.spoke.iataCode ? -1 : 1)
}
