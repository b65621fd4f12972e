import type { RankedOffer } from '@/lib/travel/flights/ranked-offer'

export type SortKey = 'rank' | 'departure' | 'arrival' | 'duration' | 'price'
export type SortOrder = { by: SortKey; isDescending: boolean }

/** Returns a new list; equal flights keep their rank order. */
export function sortRanked(offers: RankedOffer[], { by, isDescending }: SortOrder): RankedOffer[] {
  const sign = isDescending ? -1 : 1
  return offers.toSorted((first, second) => sign * compare(first, second, by) || first.place - second.place)
}

function compare(first: RankedOffer, second: RankedOffer, by: SortKey): number {
  switch (by) {
    case 'departure':
      return first.offer.departsAt.localeCompare(second.offer.departsAt)
    case 'arrival':
      return first.offer.arrivesAt.localeCompare(second.offer.arrivesAt)
    case 'duration':
      return first.offer.durationMinutes - second.offer.durationMinutes
    case 'price':
      return first.total.amountMinor - second.total.amountMinor
    case 'rank':
      return first.place - second.place
  }
}
