import { expect, test } from 'vitest'
import { createPlaces } from '@/lib/adapters/places/places'
import type { FlightSupplier } from '@/lib/ports/flight-supplier'
import { OutsideFailure } from '@/lib/ports/outside-failure'
import { createMemoryStores } from '@/lib/replay/memory-stores'
import type { SearchChange } from '@/lib/travel/flights/search'
import type { SearchProgress } from '@/lib/travel/flights/search-progress'
import { anOffer, aResult, LISBON, LONDON } from '@/tests/fixtures/trip'
import { openSearch } from './open-search'

const WISH: SearchChange = { origin: LONDON, destination: LISBON, departureOn: '2026-12-04', tripType: 'one-way' }

function world(search: FlightSupplier['search']) {
  const stores = createMemoryStores('thr_1')
  // Only the search is asked for here.
  const supplier = { search } as FlightSupplier
  const deps = { ...stores, supplier, places: createPlaces(), clock: () => new Date('2026-11-20T09:00:00Z') }
  const told: SearchProgress[] = []
  const caller = { userId: 'traveller', today: '2026-11-20', onProgress: (progress: SearchProgress) => void told.push(progress) }
  return { deps, caller, told, searches: stores.searches }
}

test('a search without a thread is answered, told of while it grows, and kept for its traveller', async () => {
  const { deps, caller, told, searches } = world(async function* (search) {
    yield aResult([[anOffer({ offerId: 'o1' })]], search, 's1')
  })
  const outcome = await openSearch(WISH, caller, deps)
  expect(outcome).toMatchObject({ type: 'result', result: { searchId: 's1', offerCounts: [1] } })
  expect(told).toEqual([{ sources: [], offerCount: 1 }])
  expect(await searches.find('s1', 'traveller')).not.toBeNull()
})

test('what is missing or cannot be searched is said, and nobody is asked', async () => {
  const { deps, caller } = world(() => {
    throw new Error('asked')
  })
  expect(await openSearch({ destination: LISBON }, caller, deps)).toEqual({ type: 'missing', missing: 'origin' })
  expect(await openSearch({ ...WISH, departureOn: '2026-11-01' }, caller, deps)).toMatchObject({ refusal: { code: 'date-past' } })
  expect(await openSearch({ ...WISH, destination: LONDON }, caller, deps)).toMatchObject({ refusal: { code: 'same-place' } })
  expect(await openSearch({ ...WISH, origin: { ...LONDON, iataCode: 'QQQ', name: 'Nowhere' } }, caller, deps)).toMatchObject({
    refusal: { code: 'unknown-place', field: 'origin' },
  })
})

test('an outside that does not answer is a refusal in its own words', async () => {
  // biome-ignore lint/correctness/useYield: it fails before the first answer.
  const { deps, caller } = world(async function* () {
    throw new OutsideFailure('flights', 'The airlines did not answer.')
  })
  expect(await openSearch(WISH, caller, deps)).toMatchObject({
    refusal: { code: 'search-failed', message: 'The airlines did not answer.' },
  })
})
