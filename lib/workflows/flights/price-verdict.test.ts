import { expect, test, vi } from 'vitest'
import { NO_DIALS } from '@/lib/adapters/supplier/sandbox/dials'
import { createSandboxSupplier } from '@/lib/adapters/supplier/sandbox/sandbox-supplier'
import type { PriceHistory } from '@/lib/ports/price-history'
import { createMemoryStores } from '@/lib/replay/memory-stores'
import { addDays } from '@/lib/travel/dates'
import { leadFare } from '@/lib/travel/flights/lead-fare'
import type { PriceObservation } from '@/lib/travel/flights/price-verdict'
import { NOW, searchBetween } from '@/tests/fixtures/market'
import { aFare, anOffer, aResult, aSearch, LISBON, LONDON, pounds } from '@/tests/fixtures/trip'
import { priceVerdict, rememberPrices } from './price-verdict'

const CALLER = { userId: 'traveller' }

function memoryHistory(): PriceHistory & { kept: PriceObservation[] } {
  const kept: PriceObservation[] = []
  return { kept, observe: async (observations) => void kept.push(...observations), find: async () => [...kept] }
}

/** A one-way search ten days ahead of `departureOn`, whose cheapest flight costs this. */
function searchAt(departureOn: string, amountMinor: number, searchId: string) {
  const search = aSearch({ tripType: 'one-way', slices: [{ origin: LONDON, destination: LISBON, departureOn }] })
  const offer = anOffer({ offerId: 'a', fares: [aFare({ fareId: 'a', total: pounds(amountMinor) })] })
  return { ...aResult([[offer]], search, searchId), searchedAt: `${addDays(departureOn, -10)}T09:00:00.000Z` }
}

test('what searches found before is the evidence for the next one', async () => {
  const deps = { ...createMemoryStores('thr_1'), priceHistory: memoryHistory() }
  for (let day = 0; day < 12; day++) await rememberPrices(searchAt(addDays('2026-10-01', day), 10_000 + day * 500, `old-${day}`), deps)
  const current = searchAt('2026-11-01', 9400, 'now')
  await deps.searches.save('traveller', null, current)
  await rememberPrices(current, deps)
  expect(await priceVerdict({ searchId: 'now', sliceIndex: 0 }, CALLER, deps)).toMatchObject({
    found: true,
    verdict: { verdict: 'low', price: pounds(9400), count: 12, since: '2026-09-21' },
  })
})

test('nothing is kept of who searched', async () => {
  const priceHistory = memoryHistory()
  await rememberPrices(searchAt('2026-11-01', 9400, 'now'), { priceHistory })
  expect(JSON.stringify(priceHistory.kept)).not.toMatch(/traveller|now|thr_/)
})

test('without evidence, or without a history at all, there is no verdict', async () => {
  const { searches } = createMemoryStores('thr_1')
  const current = searchAt('2026-11-01', 9400, 'now')
  await searches.save('traveller', null, current)
  await rememberPrices(current, {})
  expect(await priceVerdict({ searchId: 'now', sliceIndex: 0 }, CALLER, { searches })).toEqual({ found: true, verdict: null })
  expect(await priceVerdict({ searchId: 'now', sliceIndex: 0 }, CALLER, { searches, priceHistory: memoryHistory() })).toEqual({
    found: true,
    verdict: null,
  })
})

test('a foreign search is not found', async () => {
  const { searches } = createMemoryStores('thr_1')
  await searches.save('traveller', null, searchAt('2026-11-01', 9400, 'now'))
  expect(await priceVerdict({ searchId: 'now', sliceIndex: 0 }, { userId: 'stranger' }, { searches })).toEqual({
    found: false,
    verdict: null,
  })
})

test('a fresh installation of the simulated market judges the first price by what its market charged in earlier weeks', async () => {
  const supplier = createSandboxSupplier({ now: () => NOW, dials: NO_DIALS })
  const [result] = await lastOf(supplier.search(searchBetween('London', 'Lisbon', '2026-12-18'), NOW))
  if (!result) throw new Error('nothing was found')
  const priceHistory = memoryHistory()
  const { searches } = createMemoryStores('thr_1')
  await searches.save('traveller', null, result)
  const request = { searchId: result.searchId, sliceIndex: 0 }
  const first = await priceVerdict(request, CALLER, { searches, priceHistory, supplier })
  expect(first.verdict).toMatchObject({ count: 18, since: addDays('2026-11-20', -42) })

  const week = new Date(NOW.getTime() - 7 * 86_400_000)
  const [then] = await lastOf(supplier.search(searchBetween('London', 'Lisbon', '2026-12-11'), week))
  const found = Math.min(...(then?.offers[0] ?? []).map((offer) => leadFare(offer, then?.search ?? result.search).total.amountMinor))
  expect(priceHistory.kept.find(({ departureOn }) => departureOn === '2026-12-11')).toMatchObject({
    observedOn: '2026-11-13',
    lowestMinor: found,
  })

  const asked = vi.fn()
  const again = await priceVerdict(request, CALLER, { searches, priceHistory, supplier: { ...supplier, dayPrices: asked } })
  expect(again).toEqual(first)
  expect(asked).not.toHaveBeenCalled()
})

test('a real market is never asked for prices of the past', async () => {
  const { searches } = createMemoryStores('thr_1')
  const current = searchAt('2026-11-01', 9400, 'now')
  await searches.save('traveller', null, current)
  const dayPrices = vi.fn()
  const supplier = { name: current.supplier, isSimulated: false, dayPrices }
  expect(await priceVerdict({ searchId: 'now', sliceIndex: 0 }, CALLER, { searches, priceHistory: memoryHistory(), supplier })).toEqual({
    found: true,
    verdict: null,
  })
  expect(dayPrices).not.toHaveBeenCalled()
})

async function lastOf<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const all: Item[] = []
  for await (const item of items) all.push(item)
  return all.slice(-1)
}
