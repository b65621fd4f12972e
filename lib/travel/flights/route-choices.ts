import type { Place } from '../places/place'
import type { DatePair } from './date-window'
import type { FlightOffer, SearchResult } from './offer-schema'
import type { PickLabel } from './ranked-offer'
import type { Journey, RouteChoice, RouteEnds } from './route-choices-schema'

export type { Journey, JourneyFlight, RouteChoice, RouteChoices, RouteCoverage, RouteEnds } from './route-choices-schema'

/** A route to search; where days were left open, on days of its own. */
export type AskedRoute = RouteEnds & { days?: DatePair }

/** More searches at once would keep a traveller waiting, and more rows are hard to read. */
export const MOST_ORIGINS = 4
export const MOST_DESTINATIONS = 6

/** Every origin with every destination, without flights within one city; each route once. */
export function routesBetween(origins: readonly Place[], destinations: readonly Place[]): RouteEnds[] {
  const routes = origins.flatMap((origin) =>
    destinations.filter((destination) => !isOneCity(origin, destination)).map((destination) => ({ origin, destination })),
  )
  return [...new Map(routes.map((route) => [keyOf(route), route])).values()]
}

function isOneCity(one: Place, other: Place): boolean {
  return one.cityName === other.cityName && one.countryCode === other.countryCode
}

function keyOf({ origin, destination }: RouteEnds): string {
  return [origin, destination].map(({ kind, iataCode }) => `${kind}${iataCode}`).join('>')
}

/** At most `most` of the routes, spread so that every place is among them about as often as any other. */
export function spreadRoutes(routes: readonly AskedRoute[], most: number): AskedRoute[] {
  const counts = new Map<string, number>()
  const countOf = (place: Place) => counts.get(place.iataCode) ?? 0
  const left = [...routes]
  const chosen: AskedRoute[] = []
  while (left.length > 0 && chosen.length < most) {
    const usedBy = ({ origin, destination }: RouteEnds) => countOf(origin) + countOf(destination)
    const next = left.reduce((least, route) => (usedBy(route) < usedBy(least) ? route : least))
    left.splice(left.indexOf(next), 1)
    chosen.push(next)
    for (const place of [next.origin, next.destination]) counts.set(place.iataCode, countOf(place) + 1)
  }
  return routes.filter((route) => chosen.includes(route))
}

/** The journey of a route that a label belongs to. */
export function journeyOf({ journeys: [first, ...others] }: RouteChoice, label: PickLabel): Journey {
  const found = [first, ...others].find((journey) => journey?.labels.includes(label)) ?? first
  if (!found) throw new Error('A route without a journey is none')
  return found
}

/** The routes in the order of what is asked: by price, by the time on the way, or by price among equals of best value. */
export function rankRoutes(routes: readonly RouteChoice[], by: PickLabel): RouteChoice[] {
  const measure = (route: RouteChoice) => {
    const { total, durationMinutes } = journeyOf(route, by)
    return by === 'fastest' ? [durationMinutes, total.amountMinor] : [total.amountMinor, durationMinutes]
  }
  return routes.toSorted((one, other) => {
    const [first = 0, second = 0] = measure(one)
    const [otherFirst = 0, otherSecond = 0] = measure(other)
    return first - otherFirst || second - otherSecond || keyOf(one).localeCompare(keyOf(other))
  })
}

/** A result of a city as one result for each of its airports: who leaves from one comes back to it. */
export function byAirport(
  { search, offers }: Pick<SearchResult, 'search' | 'offers'>,
  end: 'from' | 'to',
): { ends: RouteEnds; offers: FlightOffer[][] }[] {
  const [slice] = search.slices
  if (!slice) return []
  const airportOf = (offer: FlightOffer, sliceIndex: number) =>
    (end === 'from') === (sliceIndex === 0) ? offer.segments[0]?.origin : offer.segments.at(-1)?.destination
  const airports = new Map((offers[0] ?? []).flatMap((offer) => airportOf(offer, 0) ?? []).map((airport) => [airport.iataCode, airport]))
  return [...airports.values()].map((airport) => ({
    ends: { origin: slice.origin, destination: slice.destination, [end === 'from' ? 'origin' : 'destination']: airport },
    offers: offers.map((all, sliceIndex) => all.filter((offer) => airportOf(offer, sliceIndex)?.iataCode === airport.iataCode)),
  }))
}
