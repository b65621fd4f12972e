import { expect, test } from 'vitest'
import type { PriceHistory } from '@/lib/ports/price-history'
import { createMemoryStores } from '@/lib/replay/memory-stores'
import { addDays } from '@/lib/travel/dates'
import type { PriceObservation } from '@/lib/travel/flights/price-verdict'
import { aFare, anOffer, aResult, aSearch, LISBON, LONDON, pounds } from '@/tests/fixtures/trip'
import { priceVerdict, rememberPrices } from './price-verdict'

const CALLER = { userId: 'traveller' }

function memoryHistory(): PriceHistory & { kept: PriceObservation[] } {
  const kept: PriceObservation[] = []
  return { kept, observe: async (observations) => void kept.push(...observations), find: async () => kept }
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
