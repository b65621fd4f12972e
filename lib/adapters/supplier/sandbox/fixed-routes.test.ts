import { expect, test } from 'vitest'
import { daysBetween } from '@/lib/travel/dates'
import { searchResultSchema } from '@/lib/travel/flights/offer-schema'
import type { FlightSearch } from '@/lib/travel/flights/search'
import { gatherResult } from '@/lib/workflows/flights/gather-result'
import { lastOf } from '@/tests/fixtures/gathered'
import { NOW, searchBetween } from '@/tests/fixtures/market'
import { NO_DIALS } from './dials'
import { fixedItineraries, readFixedFareId } from './fixed-flights'
import { network } from './network/network'
import { createSandboxSupplier } from './sandbox-supplier'
import { searchSandbox } from './search-sandbox'

const DAYS = ['2026-11-21', '2027-02-10', '2027-03-28', '2027-07-14']
const supplier = createSandboxSupplier({ now: () => NOW, dials: NO_DIALS })

async function offersOf(from: string, to: string, departureOn: string, change: Partial<FlightSearch> = {}) {
  const result = await lastOf(supplier.search(searchBetween(from, to, departureOn, change), NOW))
  expect(searchResultSchema.safeParse(result).success).toBe(true)
  return result.offers[0] ?? []
}

test('nothing is sold from Providence to Raiatea', async () => {
  for (const day of DAYS) expect(await offersOf('PVD', 'RAI', day)).toEqual([])
})

test('from Heathrow to Dubai airport there are only connections; from London to Dubai direct flights too', async () => {
  for (const day of DAYS) {
    const offers = await offersOf('LHR', 'DXB', day)
    expect(offers.length).toBeGreaterThan(0)
    for (const offer of offers) expect(offer.connections).toBeGreaterThan(0)
  }
  expect((await offersOf('London', 'Dubai', '2027-02-10')).some(({ connections }) => connections === 0)).toBe(true)
  expect((await offersOf('DXB', 'LHR', '2027-02-10')).some(({ connections }) => connections === 0)).toBe(true)
  expect(await offersOf('LHR', 'DXB', '2027-02-10', { directOnly: true })).toEqual([])
})

test('from Bratislava to Mauritius there are flights every day, and no fare has a checked bag', async () => {
  for (const day of DAYS) {
    const fares = (await offersOf('BTS', 'MRU', day)).flatMap((offer) => offer.fares)
    expect(fares.length).toBeGreaterThan(0)
    for (const fare of fares) expect(fare.checkedBags.pieces).toBe(0)
  }
})

test('from Stansted to Heathrow nobody ever answers', async () => {
  const search = searchBetween('STN', 'LHR', '2027-02-10')
  await expect(gatherResult(supplier.search(search, NOW), { deadlineMs: 20 })).rejects.toThrow('We got no answer about flights')
})

test('from Dubai to Amsterdam one direct flight lands on its way, and takes longer for it', async () => {
  for (const day of DAYS) {
    const offers = await offersOf('DXB', 'AMS', day)
    const usual = searchSandbox(searchBetween('DXB', 'AMS', day), NOW).offers[0] ?? []
    const stopping = offers.filter(({ segments }) => segments.some(({ stopsAt }) => stopsAt))
    expect(stopping).toHaveLength(1)
    const [offer] = stopping
    expect(offer?.connections).toBe(0)
    expect(offer?.segments[0]?.stopsAt?.map(({ iataCode }) => iataCode)).toEqual(['DMM'])
    const before = usual.find(({ offerId }) => offerId === offer?.offerId)
    expect(offer?.durationMinutes).toBeGreaterThan((before?.durationMinutes ?? 0) + 60)
    expect(offer && offer.arrivesAt > (before?.arrivesAt ?? '')).toBe(true)
    expect(offer?.segments[0]?.arrivesAt).toBe(offer?.arrivesAt)
    expect(offer?.dayOffset).toBe(daysBetween(offer?.departsAt.slice(0, 10) ?? '', offer?.arrivesAt.slice(0, 10) ?? ''))
  }
})

test('from Kennedy to Newark there are short flights, which are not sold any more two hours before they leave', async () => {
  for (const day of DAYS) {
    const offers = await offersOf('JFK', 'EWR', day)
    expect(offers).toHaveLength(3)
    for (const offer of offers) expect(offer.durationMinutes).toBeLessThan(90)
  }
  const search = searchBetween('JFK', 'EWR', '2026-11-20')
  expect((await lastOf(supplier.search(search, new Date('2026-11-20T16:00:00Z')))).offers[0]).toHaveLength(1)
})

test('whatever a fixed route offers can be priced again at the price it was shown at', async () => {
  for (const [from, to] of [
    ['LHR', 'DXB'],
    ['BTS', 'MRU'],
    ['DXB', 'AMS'],
    ['JFK', 'EWR'],
  ] as const) {
    const search = searchBetween(from, to, '2027-02-10', { currency: 'EUR' })
    for (const { fares } of await offersOf(from, to, '2027-02-10', { currency: 'EUR' })) {
      for (const fare of fares) {
        const answer = await supplier.fetchTerms({ search, fareIds: [fare.fareId], travellers: search.travellers, services: [] })
        expect(answer).toMatchObject({ terms: { total: fare.total } })
      }
    }
  }
})

test('where the network has no way to Mauritius, there is one through Dubai that prices again as well', () => {
  for (const day of DAYS) {
    const [itinerary] = fixedItineraries('BTS-MRU', day)
    expect(itinerary?.legs.map(({ flight }) => flight.destination.iataCode)).toEqual(['DXB', 'MRU'])
    const [first, second] = itinerary?.legs ?? []
    const wait = (second?.departsAt ?? 0) - (first?.arrivesAt ?? 0)
    expect(wait).toBeGreaterThanOrEqual(60)
    expect(wait).toBeLessThanOrEqual(360)
    expect(readFixedFareId(`${day.replaceAll('-', '')}-FZ9811_EK9812-light`)).toEqual({ itinerary, brandKey: 'light', departureOn: day })
  }
})

test('the flights made for fixed routes have numbers that nothing else has', () => {
  for (const [airline, number] of [
    ['UA', 9801],
    ['UA', 9803],
    ['UA', 9805],
    ['FZ', 9811],
    ['EK', 9812],
  ] as const) {
    expect(network().findFlight(airline, number)).toBeUndefined()
  }
})

test('the cheapest of a day is what a search for that day shows', async () => {
  for (const [from, to] of [
    ['PVD', 'RAI'],
    ['LHR', 'DXB'],
    ['JFK', 'EWR'],
    ['London', 'Lisbon'],
  ] as const) {
    const prices = await supplier.dayPrices?.(searchBetween(from, to, '2027-02-10'), 0, ['2027-02-11', '2027-02-12'], NOW)
    for (const { date, total } of prices ?? []) {
      const totals = (await offersOf(from, to, date)).flatMap(({ fares }) =>
        fares.filter(({ cabinClass }) => cabinClass.startsWith('economy-with')),
      )
      const lowest = Math.min(...totals.map((fare) => fare.total.amountMinor))
      expect(total?.amountMinor ?? Number.POSITIVE_INFINITY).toBe(lowest)
    }
    expect(prices).toHaveLength(2)
  }
})
