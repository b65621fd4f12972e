import { filterHotels } from './filter-hotels'
import { ACCESS_LABELS, AMENITY_LABELS, HIGHEST_NIGHT_PRICE } from './hotel'
import type { PlacedHotel } from './placed-hotel'
import type { StayFilters } from './stay-filters-schema'

/** A wish whose loss lets some hotels through: its words, the filters without it, and how many hotels then fit. */
export type DroppedWish = {
  wish: string
  filters: StayFilters
  count: number /** The wish is to stay near something. */
  isNearness?: true
}

/** Where no hotel passes the filters: each single wish without which some do, the one with most hotels first; all wishes where no single one helps. */
export function dropOneWish(hotels: PlacedHotel[], filters: StayFilters): DroppedWish[] {
  const ways = withoutOne(filters)
    .map((one) => ({ ...one, count: filterHotels(hotels, one.filters).length }))
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count)
  return ways.length > 0 || hotels.length === 0 ? ways : [{ wish: 'any of these wishes', filters: {}, count: hotels.length }]
}

function withoutOne(filters: StayFilters): Omit<DroppedWish, 'count'>[] {
  const { pricePerNight, kinds, stars, neighbourhoods, amenities = [], access = [], freeCancellation, breakfast, nearSight } = filters
  const whole: [keyof StayFilters, string, unknown][] = [
    ['pricePerNight', 'the price limit', pricePerNight && pricePerNight.to < HIGHEST_NIGHT_PRICE],
    ['kinds', 'the kind of place', kinds?.length],
    ['stars', 'the stars', stars?.length],
    ['neighbourhoods', 'the area', neighbourhoods?.length],
    ['nearSight', 'the sight', nearSight],
    ['freeCancellation', 'free cancellation', freeCancellation],
    ['breakfast', 'breakfast', breakfast],
  ]
  return [
    ...whole.flatMap(([name, wish, isSet]) => (isSet ? [{ wish, filters: { ...filters, [name]: undefined } }] : [])),
    ...amenities.map((amenity) => ({
      wish: `“${AMENITY_LABELS[amenity]}”`,
      filters: { ...filters, amenities: amenities.filter((one) => one !== amenity) },
    })),
    ...access.map((fact) => ({
      wish: `“${ACCESS_LABELS[fact]}”`,
      filters: { ...filters, access: access.filter((one) => one !== fact) },
    })),
  ]
}
