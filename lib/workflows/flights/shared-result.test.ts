import { expect, test } from 'vitest'
import type { FlightSupplier } from '@/lib/ports/flight-supplier'
import { createMemoryStores } from '@/lib/replay/memory-stores'
import { KNOWN_PLACES } from '@/tests/fixtures/destinations'
import { aFare, anOffer, aResult, pounds, ROUND_TRIP } from '@/tests/fixtures/trip'
import { issueTripCommand, type TripCaller, undoTripCommand } from '../trips/issue-trip-command'
import { listFlights, rankFlights } from './rank-flights'

const CALLER: TripCaller = { threadId: 'thr_1', userId: 'traveller', issuedBy: 'traveller', today: '2026-11-20' }

test('a preference that is taken back orders the flights no more, although both searches share one stored result', async () => {
  const cheap = anOffer({ offerId: 'cheap', durationMinutes: 900, fares: [aFare({ fareId: 'c', total: pounds(9_000) })] })
  const quick = anOffer({ offerId: 'quick', durationMinutes: 160, fares: [aFare({ fareId: 'q', total: pounds(20_000) })] })
  const supplier: Pick<FlightSupplier, 'search'> = {
    async *search(search) {
      yield aResult([[cheap, quick], [anOffer({ offerId: 'back', sliceIndex: 1 })]], search)
    },
  }
  const clock = () => new Date('2026-11-20T09:00:00.000Z')
  const deps = { ...createMemoryStores('thr_1'), ...KNOWN_PLACES, supplier: supplier as FlightSupplier, clock }
  const firstListed = async () =>
    (await listFlights({ searchId: 's1', sliceIndex: 0, threadId: 'thr_1' }, CALLER, deps))?.[0]?.offer.offerId
  await issueTripCommand({ type: 'change-search', change: { ...ROUND_TRIP, preference: 'fastest' } }, CALLER, deps)
  await issueTripCommand({ type: 'change-search', change: { preference: 'cheapest' } }, CALLER, deps)
  expect(await firstListed()).toBe('cheap')
  await undoTripCommand(CALLER, deps)
  expect(await firstListed()).toBe('quick')
  expect(await rankFlights({ sliceIndex: 0 }, CALLER, deps)).toMatchObject({ flights: { search: { preference: 'fastest' } } })
})
