import { expect, test } from 'vitest'
import { createSandboxSupplier } from '@/lib/adapters/supplier/sandbox/sandbox-supplier'
import { searchSandbox } from '@/lib/adapters/supplier/sandbox/search-sandbox'
import { createMemoryStores } from '@/lib/replay/memory-stores'
import { addDays, type PlainDate } from '@/lib/travel/dates'
import { lowestTotal } from '@/lib/travel/flights/lowest-total'
import type { FlightSearch } from '@/lib/travel/flights/search'
import { NOW, searchBetween } from '@/tests/fixtures/market'
import { compareDaysAround } from './compare-days-around'
import { runSearch } from './run-search'

const CALLER = { userId: 'traveller', today: '2026-11-20' }
const [OUT, BACK] = ['2026-12-10', '2026-12-14']

function toLisbon(departureOn: PlainDate, returnOn: PlainDate | null): FlightSearch {
  const oneWay = searchBetween('London', 'Lisbon', departureOn)
  const [out] = oneWay.slices
  if (!out || returnOn === null) return oneWay
  const back = { origin: out.destination, destination: out.origin, departureOn: returnOn }
  return { ...oneWay, tripType: 'round-trip', slices: [out, back] }
}

async function searched(returnOn: PlainDate | null) {
  const deps = { ...createMemoryStores('thr_1'), supplier: createSandboxSupplier({ now: () => NOW }), clock: () => NOW }
  const ran = await runSearch(toLisbon(OUT, returnOn), { userId: 'traveller', threadId: null }, deps)
  if ('refusal' in ran) throw new Error(ran.refusal.message)
  return { deps, searchId: ran.result.searchId }
}

test('days around a search cost what a search of those days finds', async () => {
  const { deps, searchId } = await searched(BACK)
  const answer = await compareDaysAround({ searchId, flexible: 1 }, CALLER, deps)
  if (answer?.status !== 'found') throw new Error('nothing was compared')
  const { best, matrix, coverage } = answer.choices
  expect(coverage.pairs).toBe(9)
  expect(matrix.rows.map(({ departureOn }) => departureOn)).toEqual([addDays(OUT, -1), OUT, addDays(OUT, 1)])
  for (const { departureOn, returnOn, total } of best) {
    const { search, offers } = searchSandbox(toLisbon(departureOn, returnOn), NOW)
    expect(lowestTotal({ search, offers })).toEqual(total)
  }
})

test('one way is compared by its day alone, and nobody else’s search is', async () => {
  const { deps, searchId } = await searched(null)
  const answer = await compareDaysAround({ searchId, flexible: 3 }, CALLER, deps)
  expect(answer).toMatchObject({ status: 'found', choices: { coverage: { pairs: 7 }, matrix: { nights: [null] } } })
  expect(await compareDaysAround({ searchId, flexible: 3 }, { ...CALLER, userId: 'somebody-else' }, deps)).toBeNull()
})

test('a stay too long to compare is refused in one sentence', async () => {
  const { deps, searchId } = await searched('2027-03-20')
  expect(await compareDaysAround({ searchId, flexible: 1 }, CALLER, deps)).toEqual({
    status: 'refused',
    refusal: { code: 'too-long', message: 'We compare days for trips of up to 45 nights. Your own days are below.' },
  })
})
