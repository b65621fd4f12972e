import { leadFare } from './lead-fare'
import type { FlightOffer } from './offer-schema'
import type { FlightSearch } from './search'

export const FLIGHT_SORTS = ['price', 'duration', 'departure', 'arrival'] as const
export type FlightSort = (typeof FLIGHT_SORTS)[number]

type Keyed<Item> = { item: Item; price: number; duration: number; departure: string; arrival: string }

/**
 * Anything that has an offer, in a new order. Ties go by price, duration and departure, the lower first whichever way it is
 * sorted; what is still equal keeps its order.
 */
export function sortFlights<Item extends { offer: FlightOffer }>(
  items: Item[],
  search: FlightSearch,
  by: FlightSort,
  isDescending = false,
): Item[] {
  const sign = isDescending ? -1 : 1
  return items
    .map((item): Keyed<Item> => {
      const { durationMinutes, departsAt, arrivesAt } = item.offer
      const price = leadFare(item.offer, search).total.amountMinor
      return { item, price, duration: durationMinutes, departure: departsAt, arrival: arrivesAt }
    })
    .sort(
      (first, second) =>
        sign * compare(first[by], second[by]) ||
        compare(first.price, second.price) ||
        compare(first.duration, second.duration) ||
        compare(first.departure, second.departure),
    )
    .map(({ item }) => item)
}

function compare(first: number | string, second: number | string): number {
  return first < second ? -1 : first > second ? 1 : 0
}
