import type { Fare, FlightOffer, SearchResult } from '@/lib/travel/flights/offer-schema'
import { areSoldTogether } from '@/lib/travel/flights/pairing'

// The fares of a large search are some hundred kilobytes.
const MOST_SEARCHES = 20

/** The fares that recent searches brought, so that the others of a chosen flight can be named. */
export type KnownFares = {
  remember(result: Pick<SearchResult, 'searchId' | 'offers'>): void
  /** All fares of the flights that these are fares of, slice by slice, as they were found; null when the search is forgotten. */
  find(fareIds: string[]): Fare[][] | null
}

export function createKnownFares(): KnownFares {
  const known = new Map<string, FlightOffer[][]>()
  return {
    remember: ({ searchId, offers }) => {
      known.delete(searchId)
      known.set(searchId, offers)
      const [oldest] = known.keys()
      if (known.size > MOST_SEARCHES && oldest !== undefined) known.delete(oldest)
    },
    find: (fareIds) => {
      for (const offers of [...known.values()].toReversed()) {
        const flights = followFares(offers, fareIds)
        if (flights) return flights.map(({ fares }) => fares)
      }
      return null
    },
  }
}

/** One fare may stand below several flights of a slice, at several prices: only those count that follow the ones before. */
function followFares(offers: FlightOffer[][], fareIds: string[]): FlightOffer[] | null {
  const flights: FlightOffer[] = []
  for (const [sliceIndex, fareId] of fareIds.entries()) {
    const flight = offers[sliceIndex]?.find(
      (offer) => offer.fares.some((fare) => fare.fareId === fareId) && flights.every((earlier) => areSoldTogether(earlier, offer)),
    )
    if (!flight) return null
    flights.push(flight)
  }
  return flights
}
