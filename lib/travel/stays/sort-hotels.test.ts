import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aHotel, aRate } from '@/tests/fixtures/stays'
import { STAY_SORTS, sortHotels } from './sort-hotels'

type Facts = { price: number; metres: number; sightMetres: number; stars: number }
const itemsOf = (list: Facts[]) =>
  list.map(({ price, metres, sightMetres, stars }, index) => ({
    hotel: aHotel({
      hotelId: `h${String(index).padStart(2, '0')}`,
      stars,
      metresToCentre: metres,
      sights: [{ sightId: 'castle', name: 'The castle', metres: sightMetres }],
    }),
    lead: { rate: aRate({ amountMinor: price }) },
  }))
const someFacts = fc.record({
  price: fc.constantFrom(8_000, 9_000, 10_000),
  metres: fc.constantFrom(100, 500, 900),
  sightMetres: fc.constantFrom(200, 700),
  stars: fc.integer({ min: 2, max: 5 }),
})

test('by price, distance or stars the better comes first, and the other way round the worse', () => {
  fc.assert(
    fc.property(
      fc.array(someFacts, { maxLength: 15 }),
      fc.constantFrom(...STAY_SORTS),
      fc.boolean(),
      fc.boolean(),
      (list, by, isReversed, toSight) => {
        const items = itemsOf(list)
        const sorted = sortHotels(items, by, { isReversed, sightId: toSight ? 'castle' : undefined })
        const keyOf = ({ hotel, lead }: (typeof items)[number]) =>
          by === 'price'
            ? lead.rate.netPrice.amountMinor
            : by === 'stars'
              ? -hotel.stars
              : toSight
                ? (hotel.sights[0]?.metres ?? 0)
                : hotel.metresToCentre
        const keys = sorted.map(keyOf)
        expect(keys).toEqual(keys.toSorted((one, other) => (isReversed ? other - one : one - other)))
        expect(new Set(sorted)).toEqual(new Set(items))
      },
    ),
  )
})

test('the order does not depend on the order they came in, and nothing is changed in place', () => {
  fc.assert(
    fc.property(fc.array(someFacts, { maxLength: 12 }), fc.constantFrom(...STAY_SORTS), (list, by) => {
      const items = itemsOf(list)
      const before = [...items]
      expect(sortHotels(items.toReversed(), by)).toEqual(sortHotels(items, by))
      expect(items).toEqual(before)
    }),
  )
})
