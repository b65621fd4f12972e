import type { RankedOffer } from '@/lib/travel/flights/ranked-offer'
import type { FlightSearch } from '@/lib/travel/flights/search'
import type { SortOrder } from '@/lib/travel/flights/search-url'
import { sortFlights } from '@/lib/travel/flights/sort-flights'

/** Returns a new list of what stands in rank order; what is equal in everything keeps that order. */
export function sortRanked(offers: RankedOffer[], { by, isDescending }: SortOrder, search: FlightSearch): RankedOffer[] {
  if (by !== 'rank') return sortFlights(offers, search, by, isDescending)
  return isDescending ? offers.toReversed() : offers
}
