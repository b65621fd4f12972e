import type { Hotel } from './hotel-schema'
import { type StaySearch, sleepersPerRoom } from './stay-search'

/** Hotels that have a room for the party, with those rooms alone; how many had none left, and how many have none so large. */
export function fittingRooms<One extends Hotel>(hotels: One[], search: StaySearch): { hotels: One[]; soldOut: number; tooSmall: number } {
  const sleepers = sleepersPerRoom(search)
  const large = hotels.map((hotel) => ({ ...hotel, rooms: hotel.rooms.filter((room) => room.sleeps >= sleepers) }))
  const roomy = large.filter(({ rooms }) => rooms.length > 0)
  const free = roomy.map((hotel) => ({
    ...hotel,
    rooms: hotel.rooms.filter((room) => room.roomsLeft >= search.rooms && room.rates.length > 0),
  }))
  const fitting = free.filter(({ rooms }) => rooms.length > 0)
  return { hotels: fitting, soldOut: roomy.length - fitting.length, tooSmall: hotels.length - roomy.length }
}
