import { expect, test } from 'vitest'
import { createPlaces } from '@/lib/adapters/places/places'
import type { FlightSupplier } from '@/lib/ports/flight-supplier'
import { createMemoryStores } from '@/lib/replay/memory-stores'
import { KNOWN_PLACES } from '@/tests/fixtures/destinations'
import { anOffer, aResult, ROUND_TRIP } from '@/tests/fixtures/trip'
import { issueTripCommand, type TripCaller, undoTripCommand } from '../trips/issue-trip-command'
import { chooseFlight } from './choose-flight'
import { lookUpFlights } from './look-up-flights'
import { listFlights, rankFlights } from './rank-flights'

const CALLER: TripCaller = { threadId: 'thr_1', userId: 'traveller', issuedBy: 'traveller', today: '2026-11-20' }
const evening = { departsAt: '2026-11-29T18:00', arrivesAt: '2026-11-29T20:45' }
const offers = [
  ['a', 'b'].map((key) => anOffer({ offerId: `out-${key}`, pairingKey: key })),
  ['a', 'b', 'b'].map((key, index) => anOffer({ offerId: `back-${key}${index}`, sliceIndex: 1, pairingKey: key, ...evening })),
]

function start() {
  const supplier: Pick<FlightSupplier, 'search'> = {
    async *search(search) {
      yield aResult(offers, search)
    },
  }
  const clock = () => new Date('2026-11-20T09:00:00.000Z')
  return { ...createMemoryStores('thr_1'), ...KNOWN_PLACES, supplier: supplier as FlightSupplier, places: createPlaces(), clock }
}

test('after the way out is picked, only flights that are sold with it are ranked and listed', async () => {
  const deps = start()
  await issueTripCommand({ type: 'change-search', change: ROUND_TRIP }, CALLER, deps)
  expect(await rankFlights({ sliceIndex: 1 }, CALLER, deps)).toMatchObject({ flights: { offerCount: 3 } })
  await issueTripCommand({ type: 'pick-offer', sliceIndex: 0, offerId: 'out-b' }, CALLER, deps)
  expect(await rankFlights({ sliceIndex: 1 }, CALLER, deps)).toMatchObject({ flights: { offerCount: 2 } })
  const listed = await listFlights({ searchId: 's1', sliceIndex: 1, threadId: 'thr_1' }, CALLER, deps)
  expect(listed?.map(({ offer }) => offer.pairingKey)).toEqual(['b', 'b'])
  expect(await issueTripCommand({ type: 'pick-offer', sliceIndex: 1, offerId: 'back-a0' }, CALLER, deps)).toMatchObject({
    refusal: { code: 'not-sold-together' },
  })
})

const search = { type: 'change-search' as const, change: ROUND_TRIP }

test('a search there and back shows round trips, and choosing one is one step that one undo takes back', async () => {
  const deps = start()
  await issueTripCommand(search, CALLER, deps)
  const found = await rankFlights({}, CALLER, deps)
  expect(found).toMatchObject({ flights: { roundTrips: { returnCount: 3, trips: [{}, {}, {}] } } })
  const chosen = await chooseFlight({ sliceIndex: 0, offerId: 'out-b', returnOfferId: 'back-b1' }, CALLER, deps)
  expect(chosen).toMatchObject({
    status: 'chosen',
    label: 'Return',
    offer: { offerId: 'back-b1' },
    outbound: { label: 'Outbound', offer: { offerId: 'out-b' } },
    next: 'choose-fare',
  })
  expect(await undoTripCommand(CALLER, deps)).toMatchObject({
    undone: 'TP1361, 09:40 → 12:25 and TP1361, 18:00 → 20:45',
    live: { trip: { picks: [null, null] } },
  })
})

test('two flights that are not sold together are refused, and neither is taken', async () => {
  const deps = start()
  await issueTripCommand(search, CALLER, deps)
  expect(await chooseFlight({ sliceIndex: 0, offerId: 'out-a', returnOfferId: 'back-b1' }, CALLER, deps)).toMatchObject({
    refusal: { code: 'not-sold-together' },
  })
  expect(await chooseFlight({ sliceIndex: 0, offerId: 'out-a', returnOfferId: 'gone' }, CALLER, deps)).toMatchObject({
    refusal: { code: 'offer-gone' },
  })
  expect(await rankFlights({}, CALLER, deps)).toMatchObject({ flights: { roundTrips: {} } })
})

test('who chooses outbound and return separately is shown no round trips', async () => {
  const deps = start()
  await issueTripCommand(search, CALLER, deps)
  await issueTripCommand({ type: 'choose-separately', isSeparate: true }, CALLER, deps)
  const ranked = await rankFlights({}, CALLER, deps)
  expect(ranked.status === 'found' && ranked.flights.roundTrips).toBeUndefined()
})

test('round trips asked for by their flights come with both directions, their totals and labels', async () => {
  const deps = start()
  await issueTripCommand(search, CALLER, deps)
  const request = { sliceIndex: 0, offerIds: ['out-a', 'out-b'], returnOfferIds: ['back-a0', 'back-b2'] }
  const found = await lookUpFlights(request, CALLER, deps)
  expect(found).toMatchObject({
    status: 'looked-up',
    flights: [{ offer: { offerId: 'out-a' } }, { offer: { offerId: 'out-b' } }],
    roundTrips: [
      { offerIds: ['out-a', 'back-a0'], total: { amountMinor: 21_000 }, durationMinutes: 330 },
      { offerIds: ['out-b', 'back-b2'], total: { amountMinor: 21_000 } },
    ],
  })
  expect('returns' in found && found.returns?.map(({ offer }) => offer.offerId).toSorted()).toEqual(['back-a0', 'back-b2'])
})

test('only round trips of the search can be compared', async () => {
  const deps = start()
  await issueTripCommand(search, CALLER, deps)
  const request = { sliceIndex: 0, offerIds: ['out-a', 'out-b'], returnOfferIds: ['back-b1', 'back-b2'] }
  expect(await lookUpFlights(request, CALLER, deps)).toMatchObject({ status: 'not-there' })
})
