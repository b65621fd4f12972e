import { expect, test } from 'vitest'
import { aHotel, aRate, aRoom } from '@/tests/fixtures/stays'
import { dropOneWish } from './drop-one-wish'
import { placeHotel } from './placed-hotel'

const LISBON = { latitude: 38.71, longitude: -9.14 }
const hotels = [
  aHotel({ hotelId: 'dear', amenities: ['gym', 'parking'], rooms: [aRoom({ rates: [aRate({ amountMinor: 20_000 })] })] }),
  aHotel({ hotelId: 'bare', amenities: [], rooms: [aRoom({ rates: [aRate({ amountMinor: 4_000 })] })] }),
  aHotel({ hotelId: 'barer', amenities: [], rooms: [aRoom({ rates: [aRate({ amountMinor: 4_500 })] })] }),
].map((hotel) => placeHotel(hotel, LISBON, []))

test('each wish whose loss lets hotels through is counted, the most helpful first', () => {
  const filters = { pricePerNight: { from: 0, to: 50 }, amenities: ['gym' as const] }
  expect(dropOneWish(hotels, filters).map(({ wish, count }) => [wish, count])).toEqual([
    ['“Gym”', 2],
    ['the price limit', 1],
  ])
})

test('where no single wish helps, all of them go', () => {
  const filters = { pricePerNight: { from: 0, to: 10 }, amenities: ['gym' as const], stars: [1] }
  expect(dropOneWish(hotels, filters)).toEqual([{ wish: 'any of these wishes', filters: {}, count: 3 }])
})
