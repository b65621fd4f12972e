import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createSandboxSupplier } from '@/lib/adapters/supplier/sandbox/sandbox-supplier'
import { searchSandbox } from '@/lib/adapters/supplier/sandbox/search-sandbox'
import type { FlightSupplier } from '@/lib/ports/flight-supplier'
import { OutsideFailure } from '@/lib/ports/outside-failure'
import type { Places } from '@/lib/ports/places'
import { createMemoryStores } from '@/lib/replay/memory-stores'
import { addDays } from '@/lib/travel/dates'
import { lowestTotal } from '@/lib/travel/flights/lowest-total'
import type { FlightOffer } from '@/lib/travel/flights/offer-schema'
import { KNOWN_PLACES } from '@/tests/fixtures/destinations'
import { NOW, placeNamed, searchBetween } from '@/tests/fixtures/market'
import { anOffer, aResult, LISBON, LONDON, pounds } from '@/tests/fixtures/trip'
import type { TripDeps } from '../trips/issue-trip-command'
import { loadLiveTrip } from '../trips/load-live-trip'
import { searchDates } from './search-dates'

const MARKET = createSandboxSupplier({ now: () => NOW })

function world(supplier: Partial<FlightSupplier>): TripDeps & { places: Places } {
  return {
    ...createMemoryStores('thr_1'),
    ...KNOWN_PLACES,
    supplier: { name: 'test', isSimulated: true, ...supplier } as FlightSupplier,
    clock: () => NOW,
    places: { findPlace: (text) => ({ status: 'found', place: placeNamed(text) }), suggestPlaces: () => [] },
  }
}

function caller(progress: [number, number][] = []) {
  return {
    threadId: 'thr_1',
    userId: 'traveller',
    issuedBy: 'assistant' as const,
    today: '2026-11-20',
    onProgress: (done: number, of: number) => progress.push([done, of]),
  }
}

const LONDON_LISBON = { from: 'London', to: 'Lisbon', adults: 2, leaveFrom: '2027-02-01', leaveTo: '2027-02-03', nights: [2, 3] }

test('a flexible search is what single searches of every pair of days find', async () => {
  const window = fc.record({
    route: fc.constantFrom(['London', 'Lisbon'], ['Warsaw', 'Milan'], ['Leeds', 'Malaga'], ['Bristol', 'Faro']),
    ahead: fc.integer({ min: 1, max: 250 }),
    days: fc.integer({ min: 0, max: 3 }),
    nights: fc.uniqueArray(fc.integer({ min: 2, max: 14 }), { minLength: 1, maxLength: 2 }),
    adults: fc.integer({ min: 1, max: 3 }),
  })
  await fc.assert(
    fc.asyncProperty(window, async ({ route: [from = '', to = ''], ahead, days, nights, adults }) => {
      const leaveFrom = addDays('2026-11-20', ahead)
      const request = { from, to, adults, leaveFrom, leaveTo: addDays(leaveFrom, days), nights }
      const answer = await searchDates(request, caller(), world(MARKET))
      const single = Array.from({ length: days + 1 }, (_, index) => addDays(leaveFrom, index)).flatMap((departureOn) =>
        nights.flatMap((count) => lowestOn(from, to, departureOn, addDays(departureOn, count), adults)),
      )
      if (answer.status !== 'found') return expect(single).toEqual([])
      const { best, coverage } = answer.choices
      expect(best.map(({ total }) => total.amountMinor)).toEqual(single.toSorted((one, other) => one - other).slice(0, best.length))
      expect(coverage.priced).toBe(single.length)
      expect(coverage.priced + coverage.noFlights).toBe(coverage.pairs)
    }),
    { numRuns: 15 },
  )
})

test('hours of a direction hold for every day, as its filters would', async () => {
  const route = { from: 'London', to: 'Lisbon', leaveFrom: '2027-03-05', leaveTo: '2027-03-06', nights: [2] }
  const answer = await searchDates({ ...route, outHours: { departAfter: '17:00' } }, caller(), world(MARKET))
  const evening = ['2027-03-05', '2027-03-06'].flatMap((day) => lowestOn('London', 'Lisbon', day, addDays(day, 2), 1, 17 * 60))
  expect(answer).toMatchObject({ choices: { conditions: ['outbound leaving after 17:00'] } })
  expect(answer.status === 'found' && answer.choices.best.map(({ total }) => total.amountMinor)).toEqual(
    evening.toSorted((one, other) => one - other),
  )
})

function lowestOn(from: string, to: string, departureOn: string, returnOn: string, adults: number, leavesFrom = 0): number[] {
  const [origin, destination] = [placeNamed(from), placeNamed(to)]
  const search = searchBetween(from, to, departureOn, {
    tripType: 'round-trip',
    slices: [
      { origin, destination, departureOn },
      { origin: destination, destination: origin, departureOn: returnOn },
    ],
    travellers: { adults, children: 0, infants: 0, pets: 0, childAges: [] },
  })
  const { offers } = searchSandbox(search, NOW)
  const minute = ({ departsAt }: FlightOffer) => Number(departsAt.slice(11, 13)) * 60 + Number(departsAt.slice(14, 16))
  const [out = [], back = []] = offers
  const total = lowestTotal({ search, offers: [out.filter((offer) => minute(offer) >= leavesFrom), back] })
  return total ? [total.amountMinor] : []
}

test('keeps the route and the people with the trip, without a day', async () => {
  const deps = world(MARKET)
  const answer = await searchDates(LONDON_LISBON, caller(), deps)
  expect(answer).toMatchObject({
    status: 'found',
    choices: { coverage: { pairs: 6, priced: 6, past: 0 }, matrix: { nights: [2, 3] }, isSimulated: true },
  })
  const live = await loadLiveTrip('thr_1', 'traveller', deps)
  expect(live?.trip).toMatchObject({
    wishes: { destination: { iataCode: 'LIS' }, departureOn: null, travellers: { adults: 2 } },
    result: null,
  })
})

test('asks two batches of days, one for each direction', async () => {
  const asked: [number, string[]][] = []
  const supplier: Partial<FlightSupplier> = {
    dayPrices: async (_search, sliceIndex, days) => {
      asked.push([sliceIndex, days])
      return days.map((date) => ({ date, total: date === '2027-02-02' ? null : pounds(5000 + Number(date.slice(8))) }))
    },
  }
  const answer = await searchDates({ ...LONDON_LISBON, nights: [4] }, caller(), world(supplier))
  expect(asked).toEqual([
    [0, ['2027-02-01', '2027-02-02', '2027-02-03']],
    [1, ['2027-02-05', '2027-02-06', '2027-02-07']],
  ])
  expect(answer).toMatchObject({
    choices: {
      best: [
        { departureOn: '2027-02-01', returnOn: '2027-02-05', nights: 4, total: pounds(10_006) },
        { departureOn: '2027-02-03', returnOn: '2027-02-07' },
      ],
      matrix: { rows: [{ cells: [10_006] }, { cells: ['no-flights'] }, { cells: [10_010] }] },
      coverage: { priced: 2, noFlights: 1 },
    },
  })
})

test('a supplier without prices of days is searched for a few pairs, and the others are named as not priced', async () => {
  const progress: [number, number][] = []
  const searched: string[] = []
  const supplier: Partial<FlightSupplier> = {
    async *search(search) {
      searched.push(search.slices.map(({ departureOn }) => departureOn).join())
      const [out = '', back = ''] = search.slices.map(({ departureOn }) => departureOn)
      const offers = [
        [anOffer({ offerId: 'a', departsAt: `${out}T09:40`, arrivesAt: `${out}T12:25` })],
        [anOffer({ offerId: 'b', sliceIndex: 1, departsAt: `${back}T09:40`, arrivesAt: `${back}T12:25` })],
      ]
      yield aResult(offers, search)
    },
  }
  const answer = await searchDates({ ...LONDON_LISBON, leaveTo: '2027-02-20', nights: [4] }, caller(progress), world(supplier))
  expect(searched).toHaveLength(6)
  expect(searched).toContain('2027-02-20,2027-02-24')
  expect(progress).toEqual([
    [0, 6],
    [3, 6],
  ])
  expect(answer).toMatchObject({ choices: { coverage: { pairs: 20, priced: 6, notPriced: 14 } } })
})

test('says so if nothing fits the budget, or the supplier has nothing', async () => {
  const refused = {
    dayPrices: async () => {
      throw new OutsideFailure('test', 'No answer.')
    },
  }
  expect(await searchDates(LONDON_LISBON, caller(), world(refused))).toMatchObject({
    status: 'refused',
    refusal: { code: 'dates-failed' },
  })
  const supplier: Partial<FlightSupplier> = {
    dayPrices: async (_search, _slice, days) => days.map((date) => ({ date, total: pounds(9000) })),
  }
  expect(await searchDates({ ...LONDON_LISBON, budget: 100 }, caller(), world(supplier))).toEqual({
    status: 'none',
    message: 'I compared 6 pairs of days: nothing is within that budget. The cheapest is £180.00 for everyone.',
    cheapest: { amountMinor: 18_000, currency: 'GBP' },
  })
  const nothing: Partial<FlightSupplier> = { dayPrices: async (_search, _slice, days) => days.map((date) => ({ date, total: null })) }
  expect(await searchDates(LONDON_LISBON, caller(), world(nothing))).toMatchObject({
    status: 'none',
    message: `I compared 6 pairs of days and found no flights from ${LONDON.name} to ${LISBON.name}.`,
  })
})
