import { type Airline, findAirline } from '../world/airlines'
import type { Airport } from '../world/airport'
import { distanceKm } from '../world/distance'
import { loadWorld, type World } from '../world/load-world'
import { SEASONS, type Season } from './seasons'

/** An airline's service between one of its bases and another airport, both ways. */
export type Route = {
  airline: Airline
  base: Airport
  spoke: Airport
  km: number
  /** Each way, in the weeks of its season. */
  departuresPerWeek: number
  season: Season
  /** Number of the first flight from the base; each rotation takes two numbers, first out, then back. */
  firstNumber: number
}

export type Network = {
  routesAt(airport: Airport): readonly Route[]
  /** An airline's own routes, in the order of their numbers. */
  routesOf(airlineCode: string): readonly Route[]
  /** The route a flight number belongs to, with the rotation and the direction. */
  findFlight(airlineCode: string, number: number): { route: Route; rotation: number; isOutward: boolean } | undefined
}

const FIRST_FLIGHT_NUMBER = 101

let read: Network | undefined

/** Planned once per process: it follows from the world alone. */
export function network(): Network {
  read ??= readNetwork(loadWorld())
  return read
}

/** How many numbered rotations a route has; the last one may not run every day. */
export function rotationCount(departuresPerWeek: number): number {
  return Math.ceil(departuresPerWeek / 7)
}

function readNetwork(world: World): Network {
  const byAirport = new Map<Airport, Route[]>()
  const byAirline = new Map<string, Route[]>()
  for (const { airline: code, routes: rows } of world.routeRows) {
    const airline = findAirline(code)
    if (!airline) continue
    let firstNumber = FIRST_FLIGHT_NUMBER
    const routes: Route[] = []
    for (const [baseIndex, spokeIndex, departuresPerWeek, season = 0] of rows) {
      const base = world.airports[baseIndex]
      const spoke = world.airports[spokeIndex]
      if (!base || !spoke) continue
      const route = { airline, base, spoke, km: distanceKm(base, spoke), departuresPerWeek, season: SEASONS[season] ?? 'year', firstNumber }
      routes.push(route)
      firstNumber += 2 * rotationCount(departuresPerWeek)
      append(byAirport, base, route)
      append(byAirport, spoke, route)
    }
    byAirline.set(code, routes)
  }
  return {
    routesAt: (airport) => byAirport.get(airport) ?? [],
    routesOf: (code) => byAirline.get(code) ?? [],
    findFlight: (code, number) => {
      const routes = byAirline.get(code) ?? []
      const route = routes[lastIndexUpTo(routes, number)]
      if (!route) return undefined
      const rotation = Math.floor((number - route.firstNumber) / 2)
      if (rotation >= rotationCount(route.departuresPerWeek)) return undefined
      return { route, rotation, isOutward: (number - route.firstNumber) % 2 === 0 }
    },
  }
}

/** Where the last entry stands whose first number is not above `number`, -1 when there is none; the entries are in order of it. */
export function lastIndexUpTo(entries: readonly { firstNumber: number }[], number: number): number {
  let low = 0
  let high = entries.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((entries[middle]?.firstNumber ?? 0) <= number) low = middle + 1
    else high = middle
  }
  return low - 1
}

function append(lists: Map<Airport, Route[]>, airport: Airport, route: Route) {
  const list = lists.get(airport)
  if (list) list.push(route)
  else lists.set(airport, [route])
}
