import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rankHotels } from '@/lib/travel/stays/rank-hotels'
import { A_PLACE, aHotel, aRate, aRoom, aStaySearch, LISBON_CENTRE } from '@/tests/fixtures/stays'
import { layOutMap } from './lay-out-map'

const someHotels = fc
  .array(
    fc.record({
      north: fc.integer({ min: -30, max: 30 }),
      east: fc.integer({ min: -30, max: 30 }),
      price: fc.integer({ min: 20, max: 2_000 }),
    }),
    {
      minLength: 1,
      maxLength: 30,
    },
  )
  .map((facts) =>
    facts.map(({ north, east, price }, index) =>
      aHotel({
        hotelId: `h${index}`,
        point: { latitude: LISBON_CENTRE.latitude + north / 1_000, longitude: LISBON_CENTRE.longitude + east / 1_000 },
        rooms: [aRoom({ rates: [aRate({ amountMinor: price * 100 })] })],
      }),
    ),
  )

test('each place has one pin on the map, prices never lie on each other, and the wanted one has its price', () => {
  fc.assert(
    fc.property(someHotels, (hotels) => {
      const shown = rankHotels(hotels, aStaySearch())
      const { pins } = layOutMap({ all: hotels, shown, sights: A_PLACE.sights, centre: LISBON_CENTRE, isWanted: (id) => id === 'h0' })
      expect(pins.map(({ ranked }) => ranked.hotel.hotelId).toSorted()).toEqual(hotels.map(({ hotelId }) => hotelId).toSorted())
      for (const { x, y } of pins) expect([x > 0, x < 400, y > 0, y < 400]).toEqual([true, true, true, true])
      expect(pins.find(({ ranked }) => ranked.hotel.hotelId === 'h0')?.hasPrice).toBe(true)
      const priced = pins.filter(({ hasPrice }) => hasPrice)
      for (const [index, one] of priced.entries())
        for (const other of priced.slice(index + 1))
          expect(Math.abs(one.x - other.x) >= 8 * Math.min(one.price.length, other.price.length) || Math.abs(one.y - other.y) >= 28).toBe(
            true,
          )
    }),
    { numRuns: 60, seed: 8 },
  )
})

test('what the filters take away leaves the others where they were', () => {
  const hotels = [0, 1, 2, 3].map((index) =>
    aHotel({ hotelId: `h${index}`, point: { latitude: 38.71 + index / 300, longitude: -9.14 - index / 200 } }),
  )
  const at = (shown: typeof hotels) =>
    new Map(
      layOutMap({
        all: hotels,
        shown: rankHotels(shown, aStaySearch()),
        sights: A_PLACE.sights,
        centre: LISBON_CENTRE,
        isWanted: () => false,
      }).pins.map(({ ranked, y }) => [ranked.hotel.hotelId, y]),
    )
  const all = at(hotels)
  for (const [hotelId, y] of at(hotels.slice(2))) expect(y).toBe(all.get(hotelId))
})
