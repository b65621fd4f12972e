import { instantOf, steadyOffset } from '@/lib/travel/zones'
import type { Airport } from '../world/airport'
import type { Codeshare } from './codeshares'
import { network, type Route } from './network'
import { type Flight, runsOn, timetable } from './timetable'

/** A flight on one day. Instants are minutes since 1970 in UTC. `marketedAs` is set where another airline than its own sells it. */
export type Leg = { flight: Flight; departsAt: number; arrivesAt: number; marketedAs?: Codeshare }

const destinationsOf = new Map<Airport, Map<Airport, Route[]>>()

/** An airport's routes by where they lead. */
export function routesByDestination(airport: Airport): Map<Airport, Route[]> {
  let known = destinationsOf.get(airport)
  if (!known) {
    known = Map.groupBy(network().routesAt(airport), (route) => (route.base === airport ? route.spoke : route.base))
    destinationsOf.set(airport, known)
  }
  return known
}

/** What flies non-stop from one airport to another on a local day. */
export function legsBetween(from: Airport, to: Airport, day: number): Leg[] {
  return (routesByDestination(from).get(to) ?? []).flatMap((route) => legsOn(flightsOf(route, from), day))
}

/** A route's flights in the direction that leaves from this airport, on whichever days. */
export function flightsOf(route: Route, from: Airport): Flight[] {
  const { outward, back } = timetable(route)
  return route.base === from ? outward : back
}

/** Those of the flights that leave on a local day. */
export function legsOn(flights: Flight[], day: number): Leg[] {
  return legsWithin(flights, day, Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY)
}

/** Those that leave on a local day between two instants. */
export function legsWithin(flights: Flight[], day: number, from: number, until: number): Leg[] {
  const legs: Leg[] = []
  let zone = ''
  let steady: number | null = null
  for (const flight of flights) {
    if (!runsOn(flight, day)) continue
    // Thousands are asked for in a search, most of them in one zone.
    if (flight.origin.zone !== zone) {
      zone = flight.origin.zone
      steady = steadyOffset(zone, day)
    }
    const { departureMinute } = flight
    const departsAt = steady === null ? instantOf(zone, day, departureMinute) : day * 1_440 + departureMinute - steady
    if (departsAt >= from && departsAt <= until) legs.push({ flight, departsAt, arrivesAt: departsAt + flight.blockMinutes })
  }
  return legs
}

/** A flight on the local day it leaves; null when it does not run then. */
export function legOn(flight: Flight, day: number): Leg | null {
  return legsOn([flight], day)[0] ?? null
}
