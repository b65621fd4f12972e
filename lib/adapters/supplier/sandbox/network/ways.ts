import type { Airline } from '../world/airlines'
import type { Airport } from '../world/airport'
import { distanceKm } from '../world/distance'
import { otherAirportsOf } from './airport-changes'
import { areOnOneTicket, type Ticket } from './connections'
import { flightsOf, routesByDestination } from './legs'
import type { Route } from './network'
import type { Flight } from './timetable'

/** A way from one end to the other: for each hop, the flights that go on one ticket with some of every other hop. */
export type Way = [first: Flight[], second: Flight[], third?: Flight[]]
export type Ends = { origins: Airport[]; destinations: Airport[] }
/** `airportChange`: a change of planes is also one of airports within a city. */
export type WayKind = { changes: 1 | 2; airportChange: boolean; ticket: Ticket }

// A connection may not lead further around than this.
const DETOUR = 1.5
const DETOUR_KM = 400
// Of two changes in a row only the straightest ways are looked at.
const MOST_TWO_STOP_WAYS = 120
const MOST_REMEMBERED = 500

const remembered = new Map<string, Way[]>()

/** Every way of a kind that leads roughly in the right direction, on no particular day. */
export function waysBetween(ends: Ends, kind: WayKind): Way[] {
  const { changes, airportChange, ticket } = kind
  const codes = [ends.origins, ends.destinations].map((airports) => airports.map(({ iataCode }) => iataCode).join())
  const key = `${codes.join('>')} ${changes} ${airportChange} ${ticket}`
  let ways = remembered.get(key)
  if (!ways) {
    ways = changes === 1 ? oneStopWays(ends, kind) : twoStopWays(ends, kind)
    if (remembered.size >= MOST_REMEMBERED) remembered.clear()
    remembered.set(key, ways)
  }
  return ways
}

function oneStopWays(ends: Ends, { airportChange, ticket }: WayKind): Way[] {
  const { origins, destinations } = ends
  const longest = longestKm(ends)
  return changesAfter(ends, airportChange).flatMap(({ landsAt, leavesFrom, km }) => {
    if (airportChange && landsAt === leavesFrom) return []
    const onward = hopBetween([leavesFrom], destinations)
    if (onward.length === 0 || km + nearestKm(leavesFrom, destinations) > longest) return []
    return sellable([hopBetween(origins, [landsAt]), onward], ticket)
  })
}

function twoStopWays(ends: Ends, { airportChange, ticket }: WayKind): Way[] {
  const { origins, destinations } = ends
  const longest = longestKm(ends)
  const lastChanges = changesBefore(ends, airportChange)
  const found: { first: Change; last: Change; km: number }[] = []
  for (const first of changesAfter(ends, airportChange)) {
    const onward = routesByDestination(first.leavesFrom)
    for (const last of lastChanges) {
      if (!onward.has(last.landsAt) || last.leavesFrom === first.landsAt || last.leavesFrom === first.leavesFrom) continue
      if (airportChange && first.landsAt === first.leavesFrom && last.landsAt === last.leavesFrom) continue
      const km = first.km + distanceKm(first.leavesFrom, last.landsAt) + last.km
      if (km <= longest) found.push({ first, last, km })
    }
  }
  const ways: Way[] = []
  for (const { first, last } of found.sort((one, other) => one.km - other.km)) {
    const middle = hopBetween([first.leavesFrom], [last.landsAt])
    ways.push(...sellable([hopBetween(origins, [first.landsAt]), middle, hopBetween([last.leavesFrom], destinations)], ticket))
    if (ways.length === MOST_TWO_STOP_WAYS) break
  }
  return ways
}

/**
 * Where travellers land, and leave from: the same airport or, changing airports, another of its city. `km` is the way from the
 * origins to there, or from there to the destinations.
 */
type Change = { landsAt: Airport; leavesFrom: Airport; km: number }

function changesAfter({ origins, destinations }: Ends, airportChange: boolean): Change[] {
  return neighboursOf(origins).flatMap((landsAt) =>
    [landsAt, ...(airportChange ? otherAirportsOf(landsAt) : [])]
      .filter((leavesFrom) => ![landsAt, leavesFrom].some((airport) => origins.includes(airport) || destinations.includes(airport)))
      .map((leavesFrom) => ({ landsAt, leavesFrom, km: nearestKm(landsAt, origins) + distanceKm(landsAt, leavesFrom) })),
  )
}

/** The last changes of a way are the first ones of the way back. */
function changesBefore({ origins, destinations }: Ends, airportChange: boolean): Change[] {
  return changesAfter({ origins: destinations, destinations: origins }, airportChange).map(({ landsAt, leavesFrom, km }) => ({
    landsAt: leavesFrom,
    leavesFrom: landsAt,
    km,
  }))
}

function neighboursOf(airports: Airport[]): Airport[] {
  return [...new Set(airports.flatMap((airport) => [...routesByDestination(airport).keys()]))]
}

function longestKm({ origins, destinations }: Ends): number {
  return DETOUR * Math.min(...origins.map((origin) => nearestKm(origin, destinations))) + DETOUR_KM
}

function nearestKm(from: Airport, airports: Airport[]): number {
  let nearest = Number.POSITIVE_INFINITY
  for (const airport of airports) nearest = Math.min(nearest, distanceKm(from, airport))
  return nearest
}

/** The routes of one hop, each with the airport it leaves from. */
type Hop = { route: Route; from: Airport }[]

function hopBetween(from: Airport[], to: Airport[]): Hop {
  const hop: Hop = []
  for (const origin of from) {
    const routes = routesByDestination(origin)
    for (const destination of to) for (const route of routes.get(destination) ?? []) hop.push({ route, from: origin })
  }
  return hop
}

/** The way with the flights that can stand on a ticket for all of it; none when there is no such ticket. */
function sellable(hops: Hop[], ticket: Ticket): Way[] {
  let tickets: Airline[][] = [[]]
  for (const hop of hops) {
    const airlines = [...new Set(hop.map(({ route }) => route.airline))]
    tickets = tickets.flatMap((begun) =>
      airlines.filter((next) => begun.every((airline) => areOnOneTicket(airline, next, ticket))).map((next) => [...begun, next]),
    )
  }
  if (tickets.length === 0) return []
  const [first = [], second = [], third] = hops.map((hop, index) =>
    hop
      .filter(({ route }) => tickets.some((airlines) => airlines[index] === route.airline))
      .flatMap(({ route, from }) => flightsOf(route, from)),
  )
  return [third ? [first, second, third] : [first, second]]
}
