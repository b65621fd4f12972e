import { expect, test } from 'vitest'
import type { FlightSupplier } from '@/lib/ports/flight-supplier'
import { LISBON, LONDON } from '@/tests/fixtures/trip'
import { leadFare } from './lead-price'

const NOW = new Date('2026-11-20T09:00:00.000Z')
const DAYS = ['2027-03-01', '2027-03-02', '2027-03-03']

/** Fares by route and day in whole pounds; what is not named does not fly. */
function suppliedBy(fares: Record<string, number>, currencyOf: (route: string) => string = () => 'GBP') {
  const supplier: Pick<FlightSupplier, 'dayPrices'> = {
    dayPrices: async ({ slices: [slice] }, _index, days) =>
      days.map((date) => {
        const route = `${slice?.origin.iataCode}-${slice?.destination.iataCode}`
        const amount = fares[`${route} ${date}`]
        return { date, total: amount === undefined ? null : { amountMinor: amount * 100, currency: currencyOf(route) } }
      }),
  }
  return leadFare({ origin: LONDON, destination: LISBON, leavingOn: DAYS, nights: 4, currency: 'GBP' }, supplier as FlightSupplier, NOW)
}

test('the two flights that are cheapest together, not each for itself', async () => {
  const fares = {
    'LON-LIS 2027-03-01': 10,
    'LIS-LON 2027-03-05': 200,
    'LON-LIS 2027-03-02': 40,
    'LIS-LON 2027-03-06': 50,
    'LON-LIS 2027-03-03': 90,
    'LIS-LON 2027-03-07': 5,
  }
  expect(await suppliedBy(fares)).toEqual({
    fare: { amountMinor: 9_000, currency: 'GBP' },
    departureOn: '2027-03-02',
    returnOn: '2027-03-06',
  })
})

test('a way out without a way back is no journey, and amounts of two currencies are not added', async () => {
  expect(await suppliedBy({ 'LON-LIS 2027-03-01': 10 })).toBeNull()
  const both = { 'LON-LIS 2027-03-01': 10, 'LIS-LON 2027-03-05': 10 }
  expect(await suppliedBy(both, (route) => (route === 'LON-LIS' ? 'GBP' : 'EUR'))).toBeNull()
})

test('a supplier that tells no prices of days has none', async () => {
  const asked = { origin: LONDON, destination: LISBON, leavingOn: DAYS, nights: 4, currency: 'GBP' }
  expect(await leadFare(asked, {} as FlightSupplier, NOW)).toBeNull()
})
