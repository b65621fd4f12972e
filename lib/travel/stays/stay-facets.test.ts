import { expect, test } from 'vitest'
import { aHotel, aRate, aRoom } from '@/tests/fixtures/stays'
import { filterHotels } from './filter-hotels'
import { stayFacets } from './stay-facets'

const FREE = { kind: 'free', freeUntilOn: '2027-05-08' } as const
const HOTELS = [
  aHotel({ hotelId: 'one', rooms: [aRoom({ rates: [aRate({ amountMinor: 8_050, cancellation: FREE })] })] }),
  aHotel({
    hotelId: 'two',
    stars: 5,
    neighbourhood: 'Alfama',
    amenities: ['pool'],
    access: [],
    rooms: [aRoom({ rates: [aRate({ amountMinor: 20_010, board: 'breakfast' })] })],
  }),
]

test('each facet says how many hotels it would leave, and what nobody has is not offered', () => {
  const facets = stayFacets(HOTELS)
  expect(facets.pricePerNight).toEqual({ from: 80, to: 201 })
  expect(facets.stars).toEqual([
    { value: 3, count: 1 },
    { value: 5, count: 1 },
  ])
  for (const { value, count } of facets.stars) expect(filterHotels(HOTELS, { stars: [value] })).toHaveLength(count)
  for (const { value, count } of facets.neighbourhoods) expect(filterHotels(HOTELS, { neighbourhoods: [value] })).toHaveLength(count)
  for (const { value, count } of facets.amenities) expect(filterHotels(HOTELS, { amenities: [value] })).toHaveLength(count)
  for (const { value, count } of facets.access) expect(filterHotels(HOTELS, { access: [value] })).toHaveLength(count)
  for (const { value, count } of facets.sights)
    expect(filterHotels(HOTELS, { nearSight: { sightId: value, withinMetres: 1_200 } })).toHaveLength(count)
  expect([facets.freeCancellation, facets.breakfast]).toEqual([1, 1])
  expect(facets.amenities.map(({ value }) => value)).toEqual(['wifi', 'breakfast', 'pool'])
})

test('nothing has no facets', () => {
  expect(stayFacets([])).toMatchObject({ pricePerNight: null, stars: [], sights: [], freeCancellation: 0 })
})
