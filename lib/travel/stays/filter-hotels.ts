import { minorDigits } from '../money'
import type { HotelRate } from './hotel-schema'
import { metresFrom, type PlacedHotel } from './placed-hotel'
import type { StayFilters } from './stay-filters-schema'

export const NO_STAY_FILTERS: StayFilters = {}

/** The hotels that pass every filter, in the order they came, each with the rooms and prices that pass. */
export function filterHotels(hotels: PlacedHotel[], filters: StayFilters): PlacedHotel[] {
  return hotels
    .filter((hotel) => passesHotel(hotel, filters))
    .map((hotel) => ({ ...hotel, rooms: passingRooms(hotel, filters) }))
    .filter(({ rooms }) => rooms.length > 0)
}

function passesHotel(hotel: PlacedHotel, { kinds, stars, neighbourhoods, amenities, access, nearSight }: StayFilters): boolean {
  if (!isAmong(hotel.kind, kinds) || !isAmong(hotel.stars, stars) || !isAmong(hotel.neighbourhood, neighbourhoods)) return false
  if (amenities?.some((amenity) => !hotel.amenities.includes(amenity))) return false
  if (access?.some((fact) => !hotel.access.includes(fact))) return false
  if (!nearSight) return true
  const metres = metresFrom(hotel, nearSight.sightId)
  return metres !== null && metres <= nearSight.withinMetres
}

function passingRooms({ rooms }: PlacedHotel, filters: StayFilters): PlacedHotel['rooms'] {
  return rooms
    .map((room) => ({ ...room, rates: room.rates.filter((rate) => passesRate(rate, filters)) }))
    .filter(({ rates }) => rates.length > 0)
}

function passesRate({ netPrice, board, cancellation }: HotelRate, { pricePerNight, freeCancellation, breakfast }: StayFilters): boolean {
  if (freeCancellation && cancellation.kind !== 'free') return false
  if (breakfast && board === 'room-only') return false
  if (!pricePerNight) return true
  const price = netPrice.amountMinor / 10 ** minorDigits(netPrice.currency)
  return price >= pricePerNight.from && price <= pricePerNight.to
}

function isAmong<Value>(value: Value, wanted: Value[] | undefined): boolean {
  return !wanted || wanted.length === 0 || wanted.includes(value)
}
