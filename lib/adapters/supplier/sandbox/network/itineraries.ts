import type { Airline } from '../world/airlines'
import { sellTogether } from '../world/airlines'
import type { Airport } from '../world/airport'
import { distanceKm } from '../world/distance'
import { clockAt, instantOf, weekdayOf } from '../zones'
import { LONGEST_CONNECTION_MINUTES, minimumConnectionMinutes } from './connections'
import { network, type Route } from './network'
import { type Flight, timetable } from './timetable'

/** A flight on one day. Instants are minutes since 1970 in UTC. */
export type Leg = { flight: Flight; departsAt: number; arrivesAt: number }
/** One or two legs of one ticket. */
export type Itinerary = { legs: [Leg] | [Leg, Leg] }

// Only the next good connections of each airline: a later one has the same price and a longer wait.
const CONNECTIONS_PER_AIRLINE = 2

export type ItineraryQuery = {
  origins: Airport[]
  destinations: Airport[]
  day: number
  /** No departures before this instant: the sale has closed. */
  earliest: number
  directOnly: boolean
}

/**
 * Every direct flight of the day, and every legal one-stop on flights sold together; where there is neither, on flights of any two
 * airlines that sell connections. In no particular order.
 */
export function findItineraries(query: ItineraryQuery): Itinerary[] {
  const { origins, destinations, day, earliest, directOnly } = query
  const isEarlyEnough = (leg: Leg) => leg.departsAt >= earliest
  const direct = origins.flatMap((origin) =>
    destinations.flatMap((destination) => legsBetween(origin, destination, day).filter(isEarlyEnough)),
  )
  const found: Itinerary[] = direct.map((leg) => ({ legs: [leg] }))
  if (directOnly) return found
  const strangers: Itinerary[] = []
  for (const via of viaAirports(origins, destinations)) {
    const inward = origins.flatMap((origin) => legsBetween(origin, via, day).filter(isEarlyEnough))
    if (inward.length === 0) continue
    // A flight over the date line may land the day before it left, a long one two days later.
    const onward = [-1, 0, 1, 2]
      .flatMap((shift) => destinations.flatMap((destination) => legsBetween(via, destination, day + shift)))
      .sort((first, second) => first.departsAt - second.departsAt || first.flight.number - second.flight.number)
    for (const first of inward) {
      found.push(...connect(first, onward, sellTogether))
      if (found.length === 0) strangers.push(...connect(first, onward, bothConnect))
    }
  }
  return found.length > 0 ? found : strangers
}

function bothConnect(first: Airline, second: Airline): boolean {
  return first.connects && second.connects
}

/** The same leg a given flight flies on a local day; null when it does not run then. */
export function legOn(flight: Flight, day: number): Leg | null {
  if ((flight.weekdays & (1 << weekdayOf(day))) === 0) return null
  const departsAt = instantOf(flight.origin.zone, day, flight.departureMinute)
  return { flight, departsAt, arrivesAt: departsAt + flight.blockMinutes }
}

/** The first run of `next` that a traveller of `first` can legally catch; null when there is none within six hours. */
export function catchNext(first: Leg, next: Flight): Leg | null {
  const { origin, destination } = first.flight
  const arrives = clockAt(destination.zone, first.arrivesAt)
  const minimum = minimumConnectionMinutes(origin, destination, next.destination)
  for (const day of [arrives.day, arrives.day + 1]) {
    const leg = legOn(next, day)
    const wait = leg ? leg.departsAt - first.arrivesAt : -1
    if (leg && wait >= minimum && wait <= LONGEST_CONNECTION_MINUTES) return leg
  }
  return null
}

function connect(first: Leg, onward: Leg[], areSoldTogether: (first: Airline, second: Airline) => boolean): Itinerary[] {
  const found: Itinerary[] = []
  const taken = new Map<Airline, number>()
  for (let index = firstFrom(onward, first.arrivesAt + 45); index < onward.length; index++) {
    const next = onward[index]
    if (!next || next.departsAt - first.arrivesAt > LONGEST_CONNECTION_MINUTES) break
    const { airline } = next.flight
    const count = taken.get(airline) ?? 0
    if (count >= CONNECTIONS_PER_AIRLINE || !areSoldTogether(first.flight.airline, airline)) continue
    const minimum = minimumConnectionMinutes(first.flight.origin, first.flight.destination, next.flight.destination)
    if (next.departsAt - first.arrivesAt < minimum) continue
    taken.set(airline, count + 1)
    found.push({ legs: [first, next] })
  }
  return found
}

function firstFrom(legs: Leg[], instant: number): number {
  let low = 0
  let high = legs.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((legs[middle]?.departsAt ?? 0) < instant) low = middle + 1
    else high = middle
  }
  return low
}

/** Airports that both ends are linked with and that lie roughly on the way. */
function viaAirports(origins: Airport[], destinations: Airport[]): Airport[] {
  const ends = new Set([...origins, ...destinations])
  const reached = new Set(origins.flatMap((origin) => [...routesByDestination(origin).keys()]))
  const vias = new Set<Airport>()
  for (const destination of destinations) {
    for (const via of routesByDestination(destination).keys()) {
      if (!reached.has(via) || ends.has(via) || vias.has(via)) continue
      const onTheWay = origins.some(
        (origin) => distanceKm(origin, via) + distanceKm(via, destination) <= distanceKm(origin, destination) * 1.5 + 400,
      )
      if (onTheWay) vias.add(via)
    }
  }
  return [...vias]
}

function legsBetween(from: Airport, to: Airport, day: number): Leg[] {
  return (routesByDestination(from).get(to) ?? []).flatMap((route) => {
    const { outward, back } = timetable(route)
    return (route.base === from ? outward : back).flatMap((flight) => legOn(flight, day) ?? [])
  })
}

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
