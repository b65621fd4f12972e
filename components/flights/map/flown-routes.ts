import type { FlightOffer, Segment } from '@/lib/travel/flights/offer-schema'
import type { FlightSearch } from '@/lib/travel/flights/search'
import type { Place } from '@/lib/travel/places/place'

/** The places of one or more flights in order, landings on the way among them: a new route where a journey goes on elsewhere. */
export function flownRoutes(offers: Pick<FlightOffer, 'segments'>[]): Place[][] {
  return offers.flatMap(({ segments }) => {
    const routes: Place[][] = []
    for (const segment of segments) {
      const current = routes.at(-1)
      if (current?.at(-1)?.iataCode === segment.origin.iataCode) current.push(...landingsOf(segment))
      else routes.push([segment.origin, ...landingsOf(segment)])
    }
    return routes
  })
}

/** Each route once: several flights may take the same. */
export function distinctRoutes(routes: Place[][]): Place[][] {
  return [...new Map(routes.map((route) => [route.map(({ iataCode }) => iataCode).join('-'), route])).values()]
}

/** Where a search goes, before a flight is picked. */
export function searchedRoutes({ slices }: Pick<FlightSearch, 'slices'>): Place[][] {
  return slices.map(({ origin, destination }) => [origin, destination])
}

function landingsOf({ stopsAt, destination }: Segment): Place[] {
  return [...(stopsAt ?? []), destination]
}
