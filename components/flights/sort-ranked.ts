import type { RankedOffer } from '@/lib/travel/flights/ranked-offer'
import type { SortKey, SortOrder } from '@/lib/travel/flights/search-url'

/** Ties go by these, the lower first whichever way it is sorted. */
const TIES = ['price', 'duration', 'departure', 'rank'] as const satisfies readonly SortKey[]

/** Returns a new list; see lib/travel/flights/sort-flights.ts. What is equal in everything keeps its rank order. */
export function sortRanked(offers: RankedOffer[], { by, isDescending }: SortOrder): RankedOffer[] {
  const sign = isDescending ? -1 : 1
  return offers.toSorted(
    (first, second) => sign * compare(first, second, by) || TIES.reduce((order, key) => order || compare(first, second, key), 0),
  )
}

function compare(first: RankedOffer, second: RankedOffer, by: SortKey): number {
  switch (by) {
    case 'departure':
      return compareText(first.offer.departsAt, second.offer.departsAt)
    case 'arrival':
      return compareText(first.offer.arrivesAt, second.offer.arrivesAt)
    case 'duration':
      return first.offer.durationMinutes - second.offer.durationMinutes
    case 'price':
      return first.total.amountMinor - second.total.amountMinor
    case 'rank':
      return first.place - second.place
  }
}

function compareText(first: string, second: string): number {
  return first < second ? -1 : first > second ? 1 : 0
}
