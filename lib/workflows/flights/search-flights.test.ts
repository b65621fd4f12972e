import { expect, test } from 'vitest'
import type { FlightSupplier } from '@/lib/ports/flight-supplier'
import type { Places } from '@/lib/ports/places'
import { createMemoryStores } from '@/lib/replay/memory-stores'
import { KNOWN_PLACES } from '@/tests/fixtures/destinations'
import { readyThread } from '@/tests/fixtures/ready-thread'
import { anOffer, aResult, LISBON, LONDON } from '@/tests/fixtures/trip'
import { chooseSeats } from '../ancillaries/choose-seats'
import type { TripCaller, TripDeps } from '../trips/issue-trip-command'
import { loadLiveTrip } from '../trips/load-live-trip'
import { setBudget } from '../trips/set-budget'
import { searchFlights } from './search-flights'

const CALLER: TripCaller = { threadId: 'thr_1', userId: 'traveller', issuedBy: 'assistant', today: '2026-11-20' }

function world(countOfReturns = 1): TripDeps & { places: Places } {
  const known = [LONDON, LISBON]
  const supplier: Pick<FlightSupplier, 'search'> = {
    async *search(search) {
      yield aResult(
        search.slices.map((_, sliceIndex) =>
          Array.from({ length: sliceIndex === 1 ? countOfReturns : 1 }, () => anOffer({ offerId: `o${sliceIndex}`, sliceIndex })),
        ),
        search,
      )
    },
  }
  return {
    ...createMemoryStores('thr_1'),
    ...KNOWN_PLACES,
    supplier: supplier as FlightSupplier,
    clock: () => new Date('2026-11-20T09:00:00.000Z'),
    places: {
      findPlace: (text) => {
        const place = known.find(({ name, iataCode }) => name === text || iataCode === text)
        return place ? { status: 'found', place } : { status: 'unknown', suggestions: [] }
      },
      suggestPlaces: () => [],
    },
  }
}

test('a whole sentence becomes a search with picks', async () => {
  const answer = await searchFlights(
    { from: 'London', to: 'Lisbon', departureOn: '2026-11-27', returnOn: '2026-11-29', adults: 2 },
    CALLER,
    world(),
  )
  expect(answer).toMatchObject({ status: 'found', flights: { sliceIndex: 0, offerCount: 1, search: { travellers: { adults: 2 } } } })
})

test('an unknown place is named, and the rest of the sentence is kept', async () => {
  const deps = world()
  const answer = await searchFlights({ from: 'London', to: 'Atlantis', departureOn: '2026-11-27', tripType: 'one-way' }, CALLER, deps)
  expect(answer).toMatchObject({ status: 'unclear-place', field: 'to', said: 'Atlantis' })
  const live = await loadLiveTrip('thr_1', 'traveller', deps)
  expect(live?.trip.wishes).toMatchObject({ origin: LONDON, destination: null, departureOn: '2026-11-27', tripType: 'one-way' })
})

test('a day in the past is refused, and the route is kept', async () => {
  const deps = world()
  const answer = await searchFlights({ from: 'London', to: 'Lisbon', departureOn: '2020-01-03', tripType: 'one-way' }, CALLER, deps)
  expect(answer).toMatchObject({ status: 'refused', refusal: { code: 'date-past' } })
  expect(await searchFlights({ departureOn: '2026-11-27' }, CALLER, deps)).toMatchObject({ status: 'found' })
})

test('a way back before the way out is refused, and it stays a round trip', async () => {
  const deps = world()
  const answer = await searchFlights({ from: 'London', to: 'Lisbon', departureOn: '2026-11-27', returnOn: '2026-11-26' }, CALLER, deps)
  expect(answer).toMatchObject({ status: 'refused', refusal: { code: 'return-before-departure' } })
  expect(await searchFlights({}, CALLER, deps)).toEqual({ status: 'missing', missing: 'returnOn' })
})

test('a search for children only is refused, and flights for anybody else are not shown without a word', async () => {
  const deps = world()
  const journey = { from: 'London', to: 'Lisbon', departureOn: '2026-11-27', tripType: 'one-way' as const }
  const answer = await searchFlights({ ...journey, adults: 0, children: 2 }, CALLER, deps)
  expect(answer).toMatchObject({
    status: 'refused',
    refusal: {
      code: 'adult-needed',
      message:
        'Every booking needs at least one adult. For children travelling alone, book with the airline directly. The flights shown are for 1 adult.',
    },
  })
  expect(await searchFlights({ adults: 1, children: 2 }, CALLER, deps)).toMatchObject({ status: 'found' })
})

test.each([
  [{ departureOn: '2026-02-30' }, '“2026-02-30” isn’t a day. Which day do you mean?'],
  [{ adults: 1.5 }, 'The number of travellers must be a whole number, and children up to 12 years old.'],
  [{ checkedBags: 7 }, 'A search can ask for up to 3 checked bags for each traveller.'],
])('%j gets its own sentence', async (request, message) => {
  expect(await searchFlights(request, CALLER, world())).toMatchObject({ status: 'refused', refusal: { message } })
})

test('a direction without flights is said, with what may help', async () => {
  const answer = await searchFlights(
    { from: 'London', to: 'Lisbon', departureOn: '2026-11-27', returnOn: '2026-11-29', directOnly: true },
    CALLER,
    world(0),
  )
  expect(answer).toEqual({
    status: 'none',
    message: 'There’s no direct flight from Lisbon to London on that day. With a stop there may be one.',
  })
})

test('flights stay for one traveller more, and the seats that go with the old party are told', async () => {
  const { deps, trip } = await readyThread()
  await chooseSeats({ wish: 'together', sliceIndex: 0 }, CALLER, deps)
  expect((await trip()).ancillaries.seats).toHaveLength(2)
  const answer = await searchFlights({ adults: 3 }, CALLER, { ...deps, places: world().places })
  expect(answer).toMatchObject({
    held: { kept: [{ flight: 'TP1361' }, { flight: 'TP1362' }], givenUp: [{ kind: 'seats', sliceIndexes: [0] }] },
  })
})

test('a place in the situation’s form is read by its code', async () => {
  expect(await searchFlights({ from: 'Londres (LON)' }, CALLER, world())).toEqual({ status: 'missing', missing: 'destination' })
})

const TRIP = { from: 'London', to: 'Lisbon', departureOn: '2026-11-27', returnOn: '2026-11-29' }
const EURO: TripCaller = { ...CALLER, preferredCurrency: 'EUR' }

async function currencyAfter(requests: Parameters<typeof searchFlights>[0][], caller: TripCaller) {
  const deps = world()
  for (const request of requests) await searchFlights(request, caller, deps)
  return (await loadLiveTrip('thr_1', 'traveller', deps))?.trip.result?.search.currency
}

test('a new trip is searched in the currency that its traveller prefers', async () => {
  expect(await currencyAfter([TRIP], EURO)).toBe('EUR')
  expect(await currencyAfter([{ to: 'Lisbon' }, TRIP], EURO)).toBe('EUR')
  expect(await currencyAfter([TRIP], CALLER)).toBeUndefined()
})

test('flights are priced in the currency of the budget that a trip begins with', async () => {
  const deps = world()
  expect(await setBudget({ amount: 900, currency: 'CHF' }, EURO, deps)).toMatchObject({ status: 'set' })
  await searchFlights(TRIP, EURO, deps)
  expect((await loadLiveTrip('thr_1', 'traveller', deps))?.trip.result?.search.currency).toBe('CHF')
})

test('a currency that is said counts more, then and later', async () => {
  expect(await currencyAfter([{ ...TRIP, currency: 'USD' }], EURO)).toBe('USD')
  expect(await currencyAfter([TRIP, { currency: 'USD' }, { adults: 2 }], EURO)).toBe('USD')
  expect(await currencyAfter([TRIP, { currency: null }, { adults: 2 }], EURO)).toBeUndefined()
})
