import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aHotel, aRate, aRoom } from '@/tests/fixtures/stays'
import { filterHotels } from './filter-hotels'
import { ACCESS_FACTS, AMENITIES } from './hotel'
import type { PlacedHotel } from './placed-hotel'
import type { StayFilters } from './stay-filters-schema'

const FREE = { kind: 'free', freeUntilOn: '2027-05-08' } as const
const ids = (hotels: PlacedHotel[]) => hotels.map(({ hotelId }) => hotelId)

test('kinds, stars and neighbourhoods: any of them; amenities and access: all of them', () => {
  const two = aHotel({ hotelId: 'two', stars: 2, amenities: ['wifi'], neighbourhood: 'Alfama', access: [] })
  const three = aHotel({ hotelId: 'three' })
  const hotels = [two, three]
  expect(ids(filterHotels(hotels, { stars: [2, 5] }))).toEqual(['two'])
  expect(ids(filterHotels([two, aHotel({ kind: 'apartments' })], { kinds: ['apartments', 'hostel'] }))).toEqual(['hotel'])
  expect(ids(filterHotels(hotels, { neighbourhoods: ['Alfama', 'Baixa and Chiado'] }))).toEqual(['two', 'three'])
  expect(ids(filterHotels(hotels, { amenities: ['wifi', 'breakfast'] }))).toEqual(['three'])
  expect(ids(filterHotels(hotels, { access: ['lift'] }))).toEqual(['three'])
  expect(ids(filterHotels(hotels, { stars: [], amenities: [] }))).toEqual(['two', 'three'])
})

test('within walking distance of a sight is measured from that sight; one that is not there is near to nothing', () => {
  const near = aHotel({ hotelId: 'near', sights: [{ sightId: 'castle', name: 'The castle', metres: 1_200 }] })
  const far = aHotel({ hotelId: 'far', sights: [{ sightId: 'castle', name: 'The castle', metres: 1_201 }] })
  expect(ids(filterHotels([near, far], { nearSight: { sightId: 'castle', withinMetres: 1_200 } }))).toEqual(['near'])
  expect(filterHotels([near, far], { nearSight: { sightId: 'moon', withinMetres: 20_000 } })).toEqual([])
})

test('price, free cancellation and breakfast must hold for one and the same price, and only those prices stay', () => {
  const rates = [
    aRate({ rateId: 'fixed', amountMinor: 8_000 }),
    aRate({ rateId: 'free', amountMinor: 10_000, cancellation: FREE }),
    aRate({ rateId: 'fed', amountMinor: 12_000, cancellation: FREE, board: 'breakfast' }),
  ]
  const hotel = aHotel({ rooms: [aRoom({ rates })] })
  const left = (filters: StayFilters) =>
    filterHotels([hotel], filters).flatMap(({ rooms }) => rooms.flatMap((room) => room.rates.map((rate) => rate.rateId)))
  expect(left({ freeCancellation: true })).toEqual(['free', 'fed'])
  expect(left({ freeCancellation: true, breakfast: true })).toEqual(['fed'])
  expect(left({ pricePerNight: { from: 80, to: 100 } })).toEqual(['fixed', 'free'])
  expect(left({ pricePerNight: { from: 0, to: 110 }, breakfast: true })).toEqual([])
})

const someHotel = fc
  .record({
    stars: fc.integer({ min: 2, max: 5 }),
    neighbourhood: fc.constantFrom('Alfama', 'Baixa', 'Belém'),
    amenities: fc.subarray([...AMENITIES]),
    access: fc.subarray([...ACCESS_FACTS]),
    metres: fc.integer({ min: 0, max: 3_000 }),
    prices: fc.array(
      fc.record({ amountMinor: fc.integer({ min: 1, max: 200 }).map((euro) => euro * 100), isFree: fc.boolean(), isFed: fc.boolean() }),
      {
        minLength: 1,
        maxLength: 4,
      },
    ),
  })
  .map(({ metres, prices, ...facts }) =>
    aHotel({
      ...facts,
      sights: [{ sightId: 'castle', name: 'The castle', metres }],
      rooms: [
        aRoom({
          rates: prices.map(({ amountMinor, isFree, isFed }, index) =>
            aRate({
              rateId: `r${index}`,
              amountMinor,
              board: isFed ? 'breakfast' : 'room-only',
              ...(isFree ? { cancellation: FREE } : {}),
            }),
          ),
        }),
      ],
    }),
  )
const someFilters = fc.record(
  {
    pricePerNight: fc.record({ from: fc.integer({ min: 0, max: 100 }), to: fc.integer({ min: 50, max: 200 }) }),
    stars: fc.subarray([2, 3, 4, 5]),
    neighbourhoods: fc.subarray(['Alfama', 'Baixa']),
    amenities: fc.subarray([...AMENITIES], { maxLength: 3 }),
    access: fc.subarray([...ACCESS_FACTS], { maxLength: 2 }),
    freeCancellation: fc.boolean(),
    breakfast: fc.boolean(),
    nearSight: fc.record({ sightId: fc.constant('castle'), withinMetres: fc.integer({ min: 100, max: 3_000 }) }),
  },
  { requiredKeys: [] },
)

test('no filter leaves everything; filtering again changes nothing; one filter more never brings a hotel or a price', () => {
  fc.assert(
    fc.property(fc.array(someHotel, { maxLength: 12 }), someFilters, someFilters, (given, filters, more) => {
      const hotels = given.map((hotel, index) => ({ ...hotel, hotelId: `h${index}` }))
      expect(filterHotels(hotels, {})).toEqual(hotels)
      const once = filterHotels(hotels, filters)
      expect(filterHotels(once, filters)).toEqual(once)
      const pricesOf = (list: PlacedHotel[]) =>
        list.flatMap(({ hotelId, rooms }) => rooms.flatMap(({ rates }) => rates.map(({ rateId }) => `${hotelId} ${rateId}`)))
      const all = new Set(pricesOf(once))
      expect(pricesOf(filterHotels(once, more)).every((price) => all.has(price))).toBe(true)
      // In which order two filters come makes no difference.
      expect(filterHotels(once, more)).toEqual(filterHotels(filterHotels(hotels, more), filters))
    }),
  )
})
