import { metresFrom, type PlacedHotel } from './placed-hotel'

export const STAY_SORTS = ['price', 'distance', 'stars'] as const
export type StaySort = (typeof STAY_SORTS)[number]

/** A hotel with the price per night of one room that it is shown at. */
type Priced = { hotel: PlacedHotel; lead: { rate: { netPrice: { amountMinor: number } } } }

/**
 * Anything that has a hotel and its price, in a new order: the lowest price, the shortest way (to the sight, where one is named) or the
 * most stars first, or turned round. Ties go by price, distance, stars and id, the better first whichever way it is sorted.
 */
export function sortHotels<Item extends Priced>(
  items: Item[],
  by: StaySort,
  { isReversed = false, sightId }: { isReversed?: boolean | undefined; sightId?: string | undefined } = {},
): Item[] {
  const keysOf = ({ hotel, lead }: Item) => ({
    price: lead.rate.netPrice.amountMinor,
    distance: metresFrom(hotel, sightId) ?? hotel.metresToCentre,
    stars: -hotel.stars,
  })
  const sign = isReversed ? -1 : 1
  return items
    .map((item) => ({ item, keys: keysOf(item) }))
    .sort(
      (first, second) =>
        sign * (first.keys[by] - second.keys[by]) ||
        first.keys.price - second.keys.price ||
        first.keys.distance - second.keys.distance ||
        first.keys.stars - second.keys.stars ||
        (first.item.hotel.hotelId < second.item.hotel.hotelId ? -1 : 1),
    )
    .map(({ item }) => item)
}
