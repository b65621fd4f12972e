import { expect, test } from 'vitest'
import type { FlightSupplier } from '@/lib/ports/flight-supplier'
import { createMemoryStores } from '@/lib/replay/memory-stores'
import { KNOWN_PLACES } from '@/tests/fixtures/destinations'
import { anOffer, aResult, ROUND_TRIP } from '@/tests/fixtures/trip'
import { issueTripCommand, type TripCaller } from '../trips/issue-trip-command'
import { listFlights, rankFlights } from './rank-flights'

const CALLER: TripCaller = { threadId: 'thr_1', userId: 'traveller', issuedBy: 'traveller', today: '2026-11-20' }
const evening = { departsAt: '2026-11-29T18:00', arrivesAt: '2026-11-29T20:45' }
const offers = [
  ['a', 'b'].map((key) => anOffer({ offerId: `out-${key}`, pairingKey: key })),
  ['a', 'b', 'b'].map((key, index) => anOffer({ offerId: `back-${key}${index}`, sliceIndex: 1, pairingKey: key, ...evening })),
]

test('after the way out is picked, only flights that are sold with it are ranked and listed', async () => {
  const supplier: Pick<FlightSupplier, 'search'> = {
    async *search(search) {
      yield aResult(offers, search)
    },
  }
  const clock = () => new Date('2026-11-20T09:00:00.000Z')
  const deps = { ...createMemoryStores('thr_1'), ...KNOWN_PLACES, supplier: supplier as FlightSupplier, clock }
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
