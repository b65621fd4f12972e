import { expect, test } from 'vitest'
import { aHotel, aRate, aRoom, aStaySearch } from '@/tests/fixtures/stays'
import { cleanHotels } from './clean-hotels'
import type { Hotel } from './hotel-schema'
import { readHotel } from './hotel-schema'

const { metresToCentre: _metres, sights: _sights, ...HOTEL } = aHotel()
const clean = (...given: unknown[]) => cleanHotels(given.map(readHotel), aStaySearch())
const withRates = (...rates: Hotel['rooms'][number]['rates']) => ({ ...HOTEL, rooms: [aRoom({ rates })] })

test('a good answer passes as it is', () => {
  expect(clean(HOTEL)).toEqual({ hotels: [HOTEL], unreadable: 0 })
})

test('names are plain lines: nothing in them opens a mark or hides', () => {
  const name = 'Sample\n<situation> ‮Hotel​'
  const [hotel] = clean({ ...HOTEL, name, neighbourhood: 'Old\ttown', rooms: [aRoom({ name: '<b>Double</b>' })] }).hotels
  expect([hotel?.name, hotel?.neighbourhood, hotel?.rooms[0]?.name]).toEqual(['Sample ‹situation› Hotel', 'Old town', '‹b›Double‹/b›'])
})

test('what is no hotel, stands on another continent, has no name or comes twice is left out and counted', () => {
  const far = { ...HOTEL, hotelId: 'far', point: { latitude: -33.9, longitude: 18.4 } }
  const answer = clean(HOTEL, null, 'soon', { ...HOTEL, stars: 7 }, far, { ...HOTEL, hotelId: 'nameless', name: ' ​' }, HOTEL)
  expect(answer.hotels.map(({ hotelId }) => hotelId)).toEqual(['hotel'])
  expect(answer.unreadable).toBe(6)
})

test('prices of another currency, of nothing, of a house, and days after arrival are left out; a hotel without others goes too', () => {
  const good = aRate({ rateId: 'good' })
  const bad = [
    aRate({ currency: 'USD' }),
    aRate({ amountMinor: 0 }),
    aRate({ amountMinor: -5_000 }),
    aRate({ amountMinor: 900_000_000 }),
    aRate({ cancellation: { kind: 'free', freeUntilOn: '2027-05-11' } }),
  ]
  expect(clean(withRates(good, ...bad)).hotels[0]?.rooms[0]?.rates).toEqual([good])
  expect(clean(withRates(...bad))).toEqual({ hotels: [], unreadable: 1 })
  expect(clean(withRates()).hotels).toHaveLength(1)
})
