import { type Chain, extendChains } from './connect'
import { CONNECTION_RULES, type ConnectionRule } from './connections'
import { type Leg, legsBetween, legsOn } from './legs'
import { type Ends, type WayKind, waysBetween } from './ways'

/** One to three legs of one ticket. */
export type Itinerary = { legs: Chain }

export type ItineraryQuery = Ends & {
  /** The local day of departure. */
  day: number
  /** No departures before this instant: the sale has closed. */
  earliest: number
  directOnly: boolean
  withAirportChange: boolean
}

// With fewer ways to go than these, two changes are looked at too.
const FEW = 10

/**
 * Every direct flight of the day, and the legal one-stops on flights sold together; where these are few, two stops as well; where
 * there are none, flights of any airlines that sell connections, and then waits through the night. Changes of the airport come on
 * top when they are asked for. In no particular order.
 */
export function findItineraries(query: ItineraryQuery): Itinerary[] {
  const { origins, destinations, day } = query
  const direct = origins.flatMap((origin) => destinations.flatMap((destination) => legsBetween(origin, destination, day)))
  const found = onSale(direct, query)
  if (!query.directOnly) {
    for (const rule of CONNECTION_RULES) {
      if (found.length > 0 && rule !== CONNECTION_RULES[0]) break
      for (const airportChange of query.withAirportChange ? [false, true] : [false]) {
        found.push(...connections(query, { changes: 1, airportChange, ticket: rule.ticket }, rule))
        if (found.length < FEW) found.push(...connections(query, { changes: 2, airportChange, ticket: rule.ticket }, rule))
      }
    }
  }
  return found.map((legs) => ({ legs }))
}

export function lastLeg({ legs }: Itinerary): Leg {
  return legs.at(-1) ?? legs[0]
}

/** Elapsed from the first departure to the last arrival. */
export function minutesOf(itinerary: Itinerary): number {
  return lastLeg(itinerary).arrivesAt - itinerary.legs[0].departsAt
}

function connections(query: ItineraryQuery, kind: WayKind, rule: ConnectionRule): Chain[] {
  const found: Chain[] = []
  for (const [first, second, third] of waysBetween(query, kind)) {
    let chains = extendChains(onSale(legsOn(first, query.day), query), second, rule)
    if (third) chains = extendChains(chains, third, rule)
    found.push(...chains)
  }
  return found
}

function onSale(first: Leg[], { earliest }: ItineraryQuery): Chain[] {
  return first.filter((leg) => leg.departsAt >= earliest).map((leg) => [leg])
}
