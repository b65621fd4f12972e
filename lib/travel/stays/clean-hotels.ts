import { hourWorth } from '../flights/value-of-time'
import { plainText } from '../plain-text'
import type { Hotel, HotelRate } from './hotel-schema'
import { metresBetween } from './placed-hotel'
import type { StaySearch } from './stay-search'

const LONGEST_NAME = 80
const LONGEST_ID = 120
/** A night of one room costs between a cup of coffee and a small car, in hours of a traveller's time. */
const [LEAST_HOURS, MOST_HOURS] = [0.1, 1_500]
/** Islands and coasts are wide; another country is a mistake. */
export const FURTHEST_METRES = 120_000

/**
 * What came from outside as hotels, null what was none: texts in one plain line, prices in the currency asked for and of a sane size, days
 * before the stay, places near the one that was asked for, no id twice. What is not so is left out; a hotel that nothing is left of is
 * counted.
 */
export function cleanHotels(given: (Hotel | null)[], search: StaySearch): { hotels: Hotel[]; unreadable: number } {
  const known = new Map<string, Hotel>()
  for (const one of given) {
    if (!one || known.has(one.hotelId) || !isNear(one, search)) continue
    const hotel = cleanHotel(one, search)
    if (hotel) known.set(hotel.hotelId, hotel)
  }
  return { hotels: [...known.values()], unreadable: given.length - known.size }
}

/** Null when its texts are empty, or all its prices are nonsense; a house without a free room is still one. */
function cleanHotel(hotel: Hotel, search: StaySearch): Hotel | null {
  const name = plainText(hotel.name, LONGEST_NAME)
  const rooms = hotel.rooms.map((room) => ({
    ...room,
    name: plainText(room.name, LONGEST_NAME),
    rates: room.rates.filter((rate) => rate.rateId.length <= LONGEST_ID && isSane(rate, search)),
  }))
  const hadRates = hotel.rooms.some(({ rates }) => rates.length > 0)
  if (name === '' || hotel.hotelId.length > LONGEST_ID || (hadRates && rooms.every(({ rates }) => rates.length === 0))) return null
  return { ...hotel, name, neighbourhood: plainText(hotel.neighbourhood, LONGEST_NAME), rooms }
}

function isSane({ netPrice, cancellation }: HotelRate, { currency, checkInOn }: StaySearch): boolean {
  if (netPrice.currency !== currency) return false
  const hour = hourWorth(currency).amountMinor
  if (netPrice.amountMinor < LEAST_HOURS * hour || netPrice.amountMinor > MOST_HOURS * hour) return false
  return cancellation.kind !== 'free' || cancellation.freeUntilOn <= checkInOn
}

function isNear({ point }: Hotel, { city }: StaySearch): boolean {
  return metresBetween(point, city.centre) <= FURTHEST_METRES
}
