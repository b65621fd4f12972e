import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '@/lib/travel/dates'
import { leadFare } from '@/lib/travel/flights/lead-fare'
import type { FlightSearch, TravellerCounts } from '@/lib/travel/flights/search'
import type { CabinClass } from '@/lib/travel/flights/search-labels'
import { NOW, placeNamed, searchBetween } from '@/tests/fixtures/market'
import { dayPrices } from './day-prices'
import { searchSandbox } from './search-sandbox'

const PAIRS: [string, string][] = [
  ['London', 'Lisbon'],
  ['Tokyo', 'Honolulu'],
  ['Bergen', 'Denver'],
  ['Kuwait', 'Bangkok'],
  ['Delhi', 'Frankfurt'],
]
const someSearch = fc
  .record({
    pair: fc.constantFrom(...PAIRS),
    travellers: fc.constantFrom<TravellerCounts[]>(
      { adults: 1, children: 0, infants: 0, pets: 0, childAges: [] },
      { adults: 2, children: 1, infants: 1, pets: 0, childAges: [7, 1] },
    ),
    cabinClass: fc.constantFrom<CabinClass[]>('economy-with-restrictions', 'economy-without-restrictions', 'business'),
    checkedBags: fc.integer({ min: 0, max: 2 }),
    directOnly: fc.boolean(),
  })
  .map(({ pair: [from, to], ...change }) => searchBetween(from, to, '2026-12-01', change))

/** The lowest total that a search for the day shows. */
function cheapestShown(search: FlightSearch, sliceIndex: number, date: string) {
  const slices = search.slices.map((slice, index) => (index === sliceIndex ? { ...slice, departureOn: date } : slice))
  const totals = (searchSandbox({ ...search, slices }, NOW).offers[sliceIndex] ?? []).map((offer) => leadFare(offer, search).total)
  return totals.toSorted((first, second) => first.amountMinor - second.amountMinor)[0] ?? null
}

test('the price of a day is that of the cheapest offer that a search for the day shows', () => {
  fc.assert(
    fc.property(someSearch, fc.integer({ min: 0, max: 330 }), (search, ahead) => {
      const days = [0, 1, 5].map((more) => addDays('2026-11-21', ahead + more))
      for (const { date, total } of dayPrices(search, 0, days, NOW)) expect(total).toEqual(cheapestShown(search, 0, date))
    }),
    { numRuns: 20 },
  )
})

test('each slice has prices of its own, all in the currency of the trip', () => {
  const [out, back] = [placeNamed('Tokyo'), placeNamed('Honolulu')]
  const search = searchBetween('Tokyo', 'Honolulu', '2027-01-10', {
    tripType: 'round-trip',
    slices: [
      { origin: out, destination: back, departureOn: '2027-01-10' },
      { origin: back, destination: out, departureOn: '2027-01-20' },
    ],
  })
  const [first] = dayPrices(search, 1, ['2027-01-20'], NOW)
  expect(first?.total?.currency).toBe('JPY')
  expect(first?.total).toEqual(cheapestShown(search, 1, '2027-01-20'))
})

test('a day without flights has no price', () => {
  const search = searchBetween('London', 'Lisbon', '2026-12-01')
  expect(dayPrices(search, 0, ['2026-11-01'], NOW)).toEqual([{ date: '2026-11-01', total: null }])
})
