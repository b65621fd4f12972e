import { minorDigits } from '../money'
import { ACCESS_FACTS, type AccessFact, AMENITIES, type Amenity, HOTEL_KINDS, type HotelKind } from './hotel'
import { leadRate } from './lead-rate'
import { type PlacedHotel, WALKABLE_METRES } from './placed-hotel'

type Count<Value> = { value: Value; count: number }

/** What the hotels of a result can be narrowed by, each with how many there are. Prices are whole units per night and room. */
export type StayFacets = {
  pricePerNight: { from: number; to: number } | null
  kinds: Count<HotelKind>[]
  stars: Count<number>[]
  neighbourhoods: Count<string>[]
  amenities: Count<Amenity>[]
  access: Count<AccessFact>[]
  freeCancellation: number
  breakfast: number
  /** Within walking distance, the sights with most hotels around them first. */
  sights: (Count<string> & { name: string })[]
}

/** Of all hotels that suit, before any filter. What none of them has is left out. */
export function stayFacets(hotels: PlacedHotel[]): StayFacets {
  const count = (has: (hotel: PlacedHotel) => boolean) => hotels.filter(has).length
  const counts = <Value>(values: readonly Value[], has: (hotel: PlacedHotel, value: Value) => boolean): Count<Value>[] =>
    values.map((value) => ({ value, count: count((hotel) => has(hotel, value)) })).filter((one) => one.count > 0)
  const neighbourhoods = [...new Set(hotels.map(({ neighbourhood }) => neighbourhood))].toSorted()
  const names = new Map(hotels.flatMap(({ sights }) => sights.map(({ sightId, name }) => [sightId, name])))
  const isNear = ({ sights }: PlacedHotel, id: string) => sights.some(({ sightId, metres }) => sightId === id && metres <= WALKABLE_METRES)
  return {
    pricePerNight: priceRange(hotels),
    kinds: counts(HOTEL_KINDS, (hotel, kind) => hotel.kind === kind),
    stars: counts([2, 3, 4, 5], (hotel, stars) => hotel.stars === stars),
    neighbourhoods: counts(neighbourhoods, (hotel, name) => hotel.neighbourhood === name),
    amenities: counts(AMENITIES, (hotel, amenity) => hotel.amenities.includes(amenity)),
    access: counts(ACCESS_FACTS, (hotel, fact) => hotel.access.includes(fact)),
    freeCancellation: count(({ rooms }) => rooms.some(({ rates }) => rates.some((rate) => rate.cancellation.kind === 'free'))),
    breakfast: count(({ rooms }) => rooms.some(({ rates }) => rates.some((rate) => rate.board !== 'room-only'))),
    sights: counts([...names.keys()], isNear)
      .map((one) => ({ ...one, name: names.get(one.value) ?? one.value }))
      .toSorted((one, other) => other.count - one.count || (one.name < other.name ? -1 : 1)),
  }
}

/** From the lowest to the highest lead price, rounded outwards. */
function priceRange(hotels: PlacedHotel[]): StayFacets['pricePerNight'] {
  const prices = hotels.flatMap((hotel) => {
    const price = leadRate(hotel)?.rate.netPrice
    return price ? [price.amountMinor / 10 ** minorDigits(price.currency)] : []
  })
  return prices.length === 0 ? null : { from: Math.floor(Math.min(...prices)), to: Math.ceil(Math.max(...prices)) }
}
