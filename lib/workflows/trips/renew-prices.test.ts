import { expect, test } from 'vitest'
import type { FlightSupplier } from '@/lib/ports/flight-supplier'
import { createMemoryStores } from '@/lib/replay/memory-stores'
import { tripPrice } from '@/lib/travel/trip/price'
import { KNOWN_PLACES } from '@/tests/fixtures/destinations'
import { aFare, anOffer, aResult, pounds, ROUND_TRIP } from '@/tests/fixtures/trip'
import { issueTripCommand, type TripCaller, type TripDeps } from './issue-trip-command'
import { loadLiveTrip } from './load-live-trip'
import { renewPrices } from './renew-prices'

const CALLER: TripCaller = { threadId: 'thr_1', userId: 'traveller', issuedBy: 'traveller', today: '2026-11-20' }

/** A market of one flight each way, of which a test sets the price or takes the return away. */
async function pickedTrip() {
  const market = { base: 8000, hasReturn: true, searches: 0 }
  const clock = { now: new Date('2026-11-20T09:00:00.000Z') }
  const supplier: Pick<FlightSupplier, 'search'> = {
    async *search(search, now) {
      market.searches++
      const out = anOffer({ offerId: 'out', fares: [aFare({ fareId: 'out-f', base: market.base })] })
      const times = { departsAt: '2026-11-29T18:00', arrivesAt: '2026-11-29T20:45' }
      const back = anOffer({ offerId: 'back', sliceIndex: 1, ...times, fares: [aFare({ fareId: 'back-f' })] })
      const expiresAt = new Date(now.getTime() + 30 * 60_000).toISOString()
      yield { ...aResult([[out], market.hasReturn ? [back] : []], search, `s${market.searches}`), searchedAt: now.toISOString(), expiresAt }
    },
  }
  // Only what these workflows call of the supplier is given.
  const deps: TripDeps = { ...createMemoryStores('thr_1'), ...KNOWN_PLACES, supplier: supplier as FlightSupplier, clock: () => clock.now }
  await issueTripCommand({ type: 'change-search', change: ROUND_TRIP }, CALLER, deps)
  for (const [sliceIndex, name] of ['out', 'back'].entries()) {
    await issueTripCommand({ type: 'pick-offer', sliceIndex, offerId: name }, CALLER, deps)
    await issueTripCommand({ type: 'choose-fare', sliceIndex, fareId: `${name}-f` }, CALLER, deps)
  }
  clock.now = new Date('2026-11-20T10:00:00.000Z')
  const live = async () => {
    const loaded = await loadLiveTrip('thr_1', 'traveller', deps)
    if (!loaded) throw new Error('the thread is there')
    return loaded
  }
  return { deps, market, live }
}

test('prices that still hold go on at once, with a new clock', async () => {
  const { deps, live } = await pickedTrip()
  expect(await renewPrices(CALLER, deps)).toMatchObject({ renewal: { status: 'same', changes: [] } })
  expect((await live()).trip.result?.expiresAt).toBe('2026-11-20T10:30:00.000Z')
})

test('a price that moved changes nothing before the traveller says yes', async () => {
  const { deps, market, live } = await pickedTrip()
  market.base = 8600
  const renewed = await renewPrices(CALLER, deps)
  expect(renewed).toMatchObject({
    renewal: {
      status: 'changed',
      previousTotal: pounds(21_000),
      total: pounds(21_600),
      changes: [{ what: 'Outbound TP1361, Standard', previous: pounds(10_500), now: pounds(11_100) }],
    },
  })
  expect(tripPrice((await live()).trip)?.total).toEqual(pounds(21_000))
  const searchId = 'renewal' in renewed ? renewed.renewal.searchId : ''
  await issueTripCommand({ type: 'renew-prices', searchId }, CALLER, deps)
  expect(tripPrice((await live()).trip)?.total).toEqual(pounds(21_600))
})

test('a flight that is no longer sold is named, and stays until the traveller decides', async () => {
  const { deps, market, live } = await pickedTrip()
  market.hasReturn = false
  expect(await renewPrices(CALLER, deps)).toMatchObject({
    renewal: { status: 'gone', total: null, changes: [{ sliceIndex: 1, now: null }] },
  })
  expect((await live()).trip.picks[1]).not.toBeNull()
})

test('where nothing is picked yet it says what flights begin at now, and the list is taken by a command of its own', async () => {
  const { deps, market, live } = await pickedTrip()
  for (const sliceIndex of [0, 1]) await issueTripCommand({ type: 'drop-pick', sliceIndex }, CALLER, deps)
  market.base = 8600
  const renewed = await renewPrices(CALLER, deps)
  expect(renewed).toMatchObject({
    renewal: { status: 'changed', cheapest: { previous: pounds(10_500), now: pounds(11_100) }, changes: [] },
  })
  expect((await live()).trip.result?.searchId).toBe('s1')
  const searchId = 'renewal' in renewed ? renewed.renewal.searchId : ''
  await issueTripCommand({ type: 'renew-prices', searchId }, CALLER, deps)
  expect((await live()).trip).toMatchObject({ picks: [null, null], result: { searchId: 's2' } })
})

test('a direction for which nothing is sold any more is gone, though what was picked still holds', async () => {
  const { deps, market } = await pickedTrip()
  await issueTripCommand({ type: 'drop-pick', sliceIndex: 1 }, CALLER, deps)
  market.hasReturn = false
  expect(await renewPrices(CALLER, deps)).toMatchObject({ renewal: { status: 'gone', changes: [], cheapest: { now: null } } })
})

test('flights of a day in the past are not asked for: new dates are', async () => {
  const { deps, market } = await pickedTrip()
  const searches = market.searches
  const late = { ...CALLER, today: '2026-11-28' }
  expect(await renewPrices(late, deps)).toMatchObject({
    refusal: { code: 'date-past', message: expect.stringContaining('Fri 27 Nov has passed') },
  })
  expect(market.searches).toBe(searches)
})

test('a search of somebody else renews nothing', async () => {
  const { deps } = await pickedTrip()
  const issued = await issueTripCommand({ type: 'renew-prices', searchId: 's-foreign' }, CALLER, deps)
  expect(issued).toMatchObject({ refusal: { code: 'search-gone' } })
})
