import { expect, test } from 'vitest'
import type { FlightSupplier } from '@/lib/ports/flight-supplier'
import { createMemoryStores } from '@/lib/replay/memory-stores'
import { someDetails } from '@/tests/fixtures/ancillaries'
import { KNOWN_PLACES } from '@/tests/fixtures/destinations'
import { aFare, anOffer, aResult, pounds, ROUND_TRIP } from '@/tests/fixtures/trip'
import { issueTripCommand, type TripCaller } from './issue-trip-command'
import { loadOfferDetails } from './trip-details'

const CALLER: TripCaller = { threadId: 'thr_1', userId: 'traveller', issuedBy: 'traveller', today: '2026-11-20' }

function flight(offerId: string, sliceIndex: number, poundsTotal: number, pairingKey = 'any') {
  const fares = [aFare({ fareId: `${offerId}-fare`, total: pounds(poundsTotal * 100) })]
  const day = sliceIndex === 0 ? '2026-11-27' : '2026-11-29'
  return anOffer({ offerId, sliceIndex, pairingKey, fares, departsAt: `${day}T18:00`, arrivesAt: `${day}T20:45` })
}

const OFFERS = [
  [flight('out-dear', 0, 180, 'a'), flight('out-cheap', 0, 90)],
  [flight('back-elsewhere', 1, 40, 'b'), flight('back-dear', 1, 190, 'a'), flight('back-cheap', 1, 95, 'a')],
]

test('the recommended flight of each direction is the best value among what is sold with the other picks', async () => {
  const supplier: Pick<FlightSupplier, 'search' | 'fetchDetails'> = {
    async *search(search) {
      yield aResult(OFFERS, search)
    },
    fetchDetails: async () => ({ details: someDetails() }),
  }
  const clock = () => new Date('2026-11-20T09:00:00.000Z')
  const deps = { ...createMemoryStores('thr_1'), ...KNOWN_PLACES, supplier: supplier as FlightSupplier, clock }
  await issueTripCommand({ type: 'change-search', change: ROUND_TRIP }, CALLER, deps)
  for (const [sliceIndex, offerId] of ['out-dear', 'back-dear'].entries()) {
    await issueTripCommand({ type: 'pick-offer', sliceIndex, offerId }, CALLER, deps)
    await issueTripCommand({ type: 'choose-fare', sliceIndex, fareId: `${offerId}-fare` }, CALLER, deps)
  }
  expect(await loadOfferDetails({ threadId: 'thr_1', userId: 'traveller' }, deps)).toMatchObject({
    details: {
      recommended: [
        { offerId: 'out-cheap', flight: expect.stringContaining('→'), reason: expect.stringMatching(/[^.]$/) },
        { offerId: 'back-cheap' },
      ],
    },
  })
})
