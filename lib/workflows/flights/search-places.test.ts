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
import { KNOWN_PLACES } from '@/tests/fixtures/destinations'
import { NOW, placeNamed, searchBetween } from '@/tests/fixtures/market'
import { anOffer, aResult } from '@/tests/fixtures/trip'
import type { TripDeps } from '../trips/issue-trip-command'
import { issueTripCommand } from '../trips/issue-trip-command'
import { loadLiveTrip } from '../trips/load-live-trip'
import { type PlacesAnswer, searchPlaces } from './search-places'

const MARKET = createSandboxSupplier({ now: () => NOW })

function world(supplier: Partial<FlightSupplier>): TripDeps & { places: Places } {
  return {
    ...createMemoryStores('thr_1'),
    ...KNOWN_PLACES,
    supplier: { name: 'test', isSimulated: true, ...supplier } as FlightSupplier,
    clock: () => NOW,
    places: {
      findPlace: (text) => (text === 'Xyzzy' ? { status: 'unknown', suggestions: [] } : { status: 'found', place: placeNamed(text) }),
      suggestPlaces: () => [],
    },
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

const DAYS = { departureOn: '2027-03-05', returnOn: '2027-03-08' }

test('a comparison of places is what single searches of every route find', async () => {
  const names = (all: string[], most: number) => fc.uniqueArray(fc.constantFrom(...all), { minLength: 1, maxLength: most })
  const wish = fc.record({
    from: names(['Bristol', 'Exeter', 'London', 'Manchester', 'Leeds'], 3),
    to: names(['Malaga', 'Prague', 'Dublin', 'Faro', 'London'], 3),
    ahead: fc.integer({ min: 1, max: 250 }),
    nights: fc.option(fc.integer({ min: 1, max: 14 })),
    adults: fc.integer({ min: 1, max: 3 }),
  })
  await fc.assert(
    fc.asyncProperty(wish, async ({ from, to, ahead, nights, adults }) => {
      const departureOn = addDays('2026-11-20', ahead)
      const returnOn = nights === null ? null : addDays(departureOn, nights)
      const answer = await searchPlaces({ from, to, departureOn, returnOn, adults }, caller(), world(MARKET))
      const single = from.flatMap((origin) =>
        to
          .filter((destination) => destination !== origin)
          .flatMap((destination) => lowestOn(origin, destination, departureOn, returnOn, adults)),
      )
      expect(totalsOf(answer)).toEqual(single.toSorted((one, other) => one - other))
    }),
    { numRuns: 15 },
  )
})

function totalsOf(answer: PlacesAnswer): number[] {
  if (answer.status !== 'found') return []
  return answer.choices.routes.map(({ journeys }) => Math.min(...journeys.map(({ total }) => total.amountMinor)))
}

function lowestOn(from: string, to: string, departureOn: string, returnOn: string | null, adults: number): number[] {
  const [origin, destination] = [placeNamed(from), placeNamed(to)]
  const back = returnOn === null ? [] : [{ origin: destination, destination: origin, departureOn: returnOn }]
  const search = searchBetween(from, to, departureOn, {
    tripType: returnOn === null ? 'one-way' : 'round-trip',
    slices: [{ origin, destination, departureOn }, ...back],
    travellers: { adults, children: 0, infants: 0, pets: 0, childAges: [] },
  })
  const total = lowestTotal({ search, offers: searchSandbox(search, NOW).offers })
  return total ? [total.amountMinor] : []
}

test('every route has its cheapest, fastest and best-value journey, with the airports by name', async () => {
  const answer = await searchPlaces({ from: ['London'], to: ['Prague', 'Dublin'], ...DAYS, adults: 2 }, caller(), world(MARKET))
  if (answer.status !== 'found') throw new Error(answer.status)
  for (const { destination, journeys } of answer.choices.routes) {
    expect(journeys.flatMap(({ labels }) => labels).toSorted()).toEqual(['best-value', 'cheapest', 'fastest'])
    for (const { flights } of journeys) {
      expect(flights).toHaveLength(2)
      expect(flights[0]?.origin.cityName).toBe('London')
      expect(flights[0]?.destination.cityName).toBe(destination.cityName)
    }
  }
  const fastest = await searchPlaces({ from: ['London'], to: ['Prague', 'Dublin'], ...DAYS, by: 'fastest' }, caller(), world(MARKET))
  expect(fastest).toMatchObject({
    choices: { by: 'fastest', routes: [{ destination: { name: 'Dublin' } }, { destination: { name: 'Prague' } }] },
  })
})

test('a city can be shown airport by airport: who leaves from one comes back to it', async () => {
  const answer = await searchPlaces({ from: ['London'], to: ['Lisbon'], ...DAYS, eachAirportOf: 'from' }, caller(), world(MARKET))
  if (answer.status !== 'found') throw new Error(answer.status)
  const codes = answer.choices.routes.map(({ origin }) => origin.iataCode)
  expect(codes.length).toBeGreaterThan(2)
  expect(new Set(codes).size).toBe(codes.length)
  for (const { origin, journeys } of answer.choices.routes)
    for (const { flights } of journeys)
      expect([flights[0]?.origin.iataCode, flights[1]?.destination.iataCode]).toEqual([origin.iataCode, origin.iataCode])
})

test('origins in several countries are priced in one currency', async () => {
  const answer = await searchPlaces({ from: ['Prague', 'Budapest'], to: ['Dublin'], ...DAYS }, caller(), world(MARKET))
  const found =
    answer.status === 'found' ? answer.choices.routes.flatMap(({ journeys }) => journeys.map(({ total }) => total.currency)) : []
  expect(new Set(found)).toEqual(new Set(['CZK']))
})

test('keeps the days and the people with the trip, and touches no flights that are shown', async () => {
  const deps = world(MARKET)
  await searchPlaces({ from: ['Bristol', 'Exeter'], to: ['Dublin'], ...DAYS, adults: 2 }, caller(), deps)
  const kept = await loadLiveTrip('thr_1', 'traveller', deps)
  expect(kept?.trip).toMatchObject({ wishes: { ...DAYS, origin: null, travellers: { adults: 2 } }, result: null })
  const change = { origin: placeNamed('London'), destination: placeNamed('Lisbon'), ...DAYS }
  await issueTripCommand({ type: 'change-search', change }, caller(), deps)
  const before = await loadLiveTrip('thr_1', 'traveller', deps)
  const beside = await searchPlaces({ from: ['Bristol', 'Exeter'], to: ['Dublin'], departureOn: '2027-03-06' }, caller(), deps)
  expect(beside).toMatchObject({
    status: 'found',
    choices: { search: { slices: [{ departureOn: '2027-03-06' }, { departureOn: '2027-03-08' }] } },
  })
  expect((await loadLiveTrip('thr_1', 'traveller', deps))?.trip).toEqual(before?.trip)
})

test('an end that is not named is that of the trip; what is missing or unclear is asked for', async () => {
  const deps = world(MARKET)
  await issueTripCommand({ type: 'change-search', change: { destination: placeNamed('Dublin') } }, caller(), deps)
  expect(await searchPlaces({ from: ['Bristol', 'Exeter'], to: [] }, caller(), deps)).toEqual({ status: 'missing', missing: 'departureOn' })
  expect(await searchPlaces({ from: ['Bristol', 'Exeter'], to: [], ...DAYS }, caller(), deps)).toMatchObject({ status: 'found' })
  expect(await searchPlaces({ from: [], to: ['Dublin', 'Cork'], ...DAYS }, caller(), world(MARKET))).toEqual({
    status: 'missing',
    missing: 'origin',
  })
  expect(await searchPlaces({ from: ['Bristol', 'Xyzzy'], to: ['Dublin'], ...DAYS }, caller(), deps)).toMatchObject({
    status: 'unclear-place',
    field: 'from',
    said: 'Xyzzy',
  })
})

test('too many places are refused in one sentence, and the days are kept', async () => {
  const deps = world(MARKET)
  const twelve = Array.from({ length: 12 }, (_, index) => `place ${index}`)
  expect(await searchPlaces({ from: twelve, to: ['Dublin'], ...DAYS }, caller(), deps)).toEqual({
    status: 'refused',
    refusal: {
      code: 'too-many-places',
      field: 'from',
      message:
        'I can compare up to 4 places to leave from with up to 6 to go to, and you named 12 to leave from. Which of them matter most to you?',
    },
  })
  expect((await loadLiveTrip('thr_1', 'traveller', deps))?.trip.wishes).toMatchObject(DAYS)
})

test('a supplier that counts searches is asked for a few routes with every place in them, and the others are named', async () => {
  const progress: [number, number][] = []
  const asked: string[] = []
  const supplier: Partial<FlightSupplier> = {
    searchBudget: () => ({ searches: 1, bookings: 0, searchesPerBooking: 100, standing: 'fine' }),
    async *search(search) {
      asked.push(...search.slices.flatMap(({ origin, destination }) => [origin.cityName, destination.cityName]))
      yield aResult([[anOffer({ offerId: 'a' })]], search)
    },
  }
  const wish = {
    from: ['Bristol', 'Exeter', 'Leeds'],
    to: ['Dublin', 'Faro', 'Prague'],
    departureOn: '2026-11-27',
    tripType: 'one-way' as const,
  }
  const answer = await searchPlaces(wish, caller(progress), world(supplier))
  expect(asked).toHaveLength(12)
  expect(new Set(asked).size).toBe(6)
  expect(progress).toEqual([
    [0, 6],
    [3, 6],
  ])
  expect(answer).toMatchObject({ choices: { coverage: { searched: 6 } } })
  expect(answer.status === 'found' && answer.choices.coverage.notSearched).toHaveLength(3)
})

test('days that were left open: each route is searched on its cheapest', async () => {
  const window = { leaveFrom: '2027-03-01', leaveTo: '2027-03-06', nights: [3, 4] }
  const answer = await searchPlaces({ from: ['London', 'Bristol'], to: ['Faro'], window }, caller(), world(MARKET))
  if (answer.status !== 'found') throw new Error(answer.status)
  expect(answer.choices.areDaysOpen).toBe(true)
  for (const { origin, departureOn, returnOn, journeys } of answer.choices.routes) {
    const all = Array.from({ length: 6 }, (_, index) => addDays('2027-03-01', index)).flatMap((day) =>
      [3, 4].flatMap((nights) => lowestOn(origin.name, 'Faro', day, addDays(day, nights), 1)),
    )
    const cheapest = Math.min(...journeys.map(({ total }) => total.amountMinor))
    expect(cheapest).toBe(Math.min(...all))
    expect(lowestOn(origin.name, 'Faro', departureOn, returnOn, 1)).toEqual([cheapest])
  }
  expect(await searchPlaces({ from: ['London', 'Bristol'], to: ['Faro'], window }, caller(), world({}))).toMatchObject({
    refusal: { code: 'days-needed' },
  })
})

test('one route that fails costs only itself; a budget that nothing meets is told with the cheapest', async () => {
  const supplier: Partial<FlightSupplier> = {
    async *search(search) {
      if (search.slices[0]?.origin.name === 'Exeter') throw new OutsideFailure('test', 'No answer.')
      yield aResult([[anOffer({ offerId: 'a' })]], search)
    },
  }
  const wish = { from: ['Bristol', 'Exeter'], to: ['Dublin'], departureOn: '2026-11-27', tripType: 'one-way' as const }
  expect(await searchPlaces(wish, caller(), world(supplier))).toMatchObject({
    choices: { routes: [{ origin: { name: 'Bristol' } }], coverage: { failed: [{ origin: { name: 'Exeter' } }] } },
  })
  expect(await searchPlaces({ ...wish, from: ['Exeter'] }, caller(), world(supplier))).toMatchObject({ refusal: { code: 'places-failed' } })
  expect(await searchPlaces({ ...wish, budget: 50 }, caller(), world(supplier))).toEqual({
    status: 'none',
    message:
      'I compared the one route that fits: nothing is within that budget. The cheapest, from Bristol to Dublin, is £105.00 for everyone.',
    cheapest: { amountMinor: 10_500, currency: 'GBP' },
  })
})
