import { expect, test } from 'vitest'
import { createPlaces } from '@/lib/adapters/places/places'
import type { FlightSupplier } from '@/lib/ports/flight-supplier'
import { OutsideFailure } from '@/lib/ports/outside-failure'
import { createFaresThere } from './fares-there'

const places = createPlaces()

/** £30 each way from London, nothing from Berlin; what is asked is counted. */
function aMarket() {
  const time = { now: new Date('2026-11-20T09:00:00.000Z') }
  const asked: { from: string; first: string }[] = []
  const outside = { isSilent: false }
  const supplier: Pick<FlightSupplier, 'isSimulated' | 'dayPrices'> = {
    isSimulated: true,
    dayPrices: async ({ slices: [slice], currency = 'EUR' }, _index, days) => {
      asked.push({ from: slice?.origin.iataCode ?? '', first: days[0] ?? '' })
      if (outside.isSilent) throw new OutsideFailure('test', 'Nobody answered.')
      const flies = slice?.origin.cityName !== 'Berlin'
      return days.map((date) => ({ date, total: flies ? { amountMinor: 3_000, currency } : null }))
    },
  }
  const fares = createFaresThere({ supplier: supplier as FlightSupplier, places, clock: () => time.now })
  return { fares, time, asked, outside }
}

test('the lowest fare there and back from tomorrow on, in the money of where it starts, with the moment it was found', async () => {
  const { fares, asked } = aMarket()
  const found = await fares(['LHR', 'BER'], 'LIS')
  expect([...(found?.fares ?? [])]).toEqual([['LHR', { amountMinor: 6_000, currency: 'GBP' }]])
  expect([found?.foundAt, found?.isSimulated]).toEqual(['2026-11-20T09:00:00.000Z', true])
  expect(asked[0]).toEqual({ from: 'LHR', first: '2026-11-21' })
})

test('it is asked for once an hour, however often a page is read', async () => {
  const { fares, time, asked } = aMarket()
  await Promise.all([fares(['LHR'], 'LIS'), fares(['LHR'], 'LIS')])
  const before = asked.length
  time.now = new Date('2026-11-20T09:59:59.000Z')
  await fares(['LHR'], 'LIS')
  expect(asked).toHaveLength(before)
  time.now = new Date('2026-11-20T10:00:01.000Z')
  expect((await fares(['LHR'], 'LIS'))?.foundAt).toBe('2026-11-20T10:00:01.000Z')
})

test('a supplier that does not answer leaves the page without fares, and one that tells none of days has none', async () => {
  const { fares, outside } = aMarket()
  outside.isSilent = true
  expect((await fares(['LHR'], 'LIS'))?.fares.size).toBe(0)
  expect(await createFaresThere({ supplier: {} as FlightSupplier, places, clock: () => new Date() })(['LHR'], 'LIS')).toBeNull()
})
