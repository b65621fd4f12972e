import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { FlightOffer, SearchResult } from '@/lib/travel/flights/offer-schema'
import { searchResultSchema } from '@/lib/travel/flights/offer-schema'
import type { FlightSearch } from '@/lib/travel/flights/search'
import { gatherResult } from '@/lib/workflows/flights/gather-result'
import { lastOf } from '@/tests/fixtures/gathered'
import { NOW, searchBetween } from '@/tests/fixtures/market'
import { type Dials, NO_DIALS } from './dials'
import { searchSandbox } from './search-sandbox'
import { askSources, sourceOf } from './sources'

function searchOf(from = 'London', to = 'Lisbon'): FlightSearch {
  const oneWay = searchBetween(from, to, '2026-12-02')
  const back = searchBetween(to, from, '2026-12-09')
  return { ...oneWay, tripType: 'round-trip', slices: [...oneWay.slices, ...back.slices] }
}

const ask = (dials: Partial<Dials> = {}, search = searchOf()) => askSources(search, NOW, { ...NO_DIALS, ...dials })

async function allOf(updates: AsyncIterable<SearchResult>): Promise<SearchResult[]> {
  const all: SearchResult[] = []
  for await (const update of updates) all.push(update)
  return all
}

const statuses = ({ sources }: SearchResult) => sources.map(({ status }) => status)
const offerCount = ({ offers }: SearchResult) => offers.flat().length

test('first all five are asked, then each answers once, and every update is a whole result', async () => {
  const updates = await allOf(ask())
  expect(updates).toHaveLength(6)
  expect(updates.map((update) => statuses(update).filter((status) => status === 'asked').length)).toEqual([5, 4, 3, 2, 1, 0])
  expect(updates[0]?.sources.map(({ name }) => name)).toEqual([
    'oneworld',
    'Star Alliance',
    'SkyTeam',
    'Low-cost airlines',
    'Other airlines',
  ])
  expect(updates[0]?.offers).toEqual([[], []])
  for (const update of updates) expect(searchResultSchema.safeParse(update).success).toBe(true)
  for (const [index, update] of updates.entries())
    expect(offerCount(update)).toBeGreaterThanOrEqual(offerCount(updates[index - 1] ?? update))
})

test('the whole answer is what was always sold, in the same order, and the counts of the sources add up', async () => {
  const whole = await lastOf(ask())
  const { sources, ...rest } = whole
  expect({ ...rest, sources: [] }).toEqual(searchSandbox(searchOf(), NOW))
  expect(sources.reduce((sum, source) => sum + source.offerCount, 0)).toBe(offerCount(whole))
})

test('each flight comes from the source of the airline that sells it first', async () => {
  const { offers } = await lastOf(ask())
  const sourceOfAirline = (code: string) => {
    const offer = offers.flat().find(({ segments }) => segments[0]?.marketingCarrier.iataCode === code)
    return offer && sourceOf(offer)
  }
  expect(['BA', 'TP', 'U2'].map(sourceOfAirline)).toEqual(['oneworld', 'star', 'low-cost'])
})

test('a source without flights on the route answers too', async () => {
  const { sources } = await lastOf(ask({}, { ...searchOf('SYD', 'MEL'), directOnly: true }))
  expect(sources.map(({ status }) => status)).toEqual(Array(5).fill('answered'))
  expect(sources.filter(({ offerCount: count }) => count === 0).map(({ source }) => source)).toEqual(
    expect.arrayContaining(['star', 'skyteam']),
  )
  expect(sources.some(({ offerCount: count }) => count > 0)).toBe(true)
})

test('nobody answers at the same time when answers are delayed, and the order of flights does not tell who was quick', async () => {
  const updates = await allOf(ask({ delayMs: 20, seed: 3 }))
  const order = updates
    .slice(1)
    .map(
      (update, index) =>
        update.sources.find(({ status }, at) => status === 'answered' && updates[index]?.sources[at]?.status === 'asked')?.source,
    )
  expect(new Set(order).size).toBe(5)
  expect(order).not.toEqual(updates[0]?.sources.map(({ source }) => source))
  expect(updates.at(-1)?.offers).toEqual((await lastOf(ask())).offers)
})

test('a failing source loses its own flights and no others', async () => {
  const whole = await lastOf(ask())
  for (const [dial, seed] of [
    ['error', 1],
    ['garbage', 1],
    ['error', 2],
    ['garbage', 2],
  ] as const) {
    const result = await lastOf(ask({ [dial]: 0.5, seed }))
    const failed = new Set(result.sources.filter(({ status }) => status === 'failed').map(({ source }) => source))
    expect(failed.size).toBeGreaterThan(0)
    const isLeft = (offer: FlightOffer) => !failed.has(sourceOf(offer))
    expect(result.offers).toEqual(whole.offers.map((offers) => offers.filter(isLeft)))
    for (const { source, offerCount: count } of result.sources) if (failed.has(source)) expect(count).toBe(0)
  }
})

test('no flight that is not one is ever let through', () =>
  fc.assert(
    fc.asyncProperty(fc.integer({ min: 0, max: 100 }), async (seed) => {
      const result = await lastOf(ask({ garbage: 1, seed }))
      expect(offerCount(result)).toBe(0)
      expect(statuses(result)).toEqual(Array(5).fill('failed'))
    }),
    { numRuns: 10 },
  ))

test('a source that is cut short gives half of its flights and counts only those', async () => {
  const [whole, half] = [await lastOf(ask()), await lastOf(ask({ partial: 1 }))]
  for (const [index, source] of half.sources.entries()) {
    const all = whole.sources[index]?.offerCount ?? 0
    expect(source.status).toBe('answered')
    expect(source.offerCount).toBeGreaterThanOrEqual(all / 2)
    expect(source.offerCount).toBeLessThanOrEqual(all / 2 + 1)
  }
})

test('a source that never answers is late at the deadline, and the flights of the others are kept', async () => {
  for (const seed of [1, 2, 3, 4]) {
    const result = await gatherResult(ask({ stall: 0.5, seed }), { deadlineMs: 25 })
    const late = result.sources.filter(({ status }) => status === 'late')
    expect(statuses(result)).not.toContain('asked')
    expect(late.length + result.sources.filter(({ status }) => status === 'answered').length).toBe(5)
    if (late.length > 0) expect(offerCount(result)).toBeLessThan(offerCount(await lastOf(ask())))
  }
})

test('when nobody answers there is one sentence for it', async () => {
  await expect(gatherResult(ask({ stall: 1 }), { deadlineMs: 10 })).rejects.toThrow('We got no answer about flights')
  await expect(gatherResult(ask({ error: 1 }))).rejects.toThrow('We got no answer about flights')
})

test('the same dials have the same answer, another seed another', async () => {
  const dials = { error: 0.4, garbage: 0.2, partial: 0.4 }
  const result = await lastOf(ask({ ...dials, seed: 5 }))
  expect(await lastOf(ask({ ...dials, seed: 5 }))).toEqual(result)
  const others = await Promise.all([6, 7, 8, 9].map((seed) => lastOf(ask({ ...dials, seed }))))
  expect(others.some((other) => offerCount(other) !== offerCount(result))).toBe(true)
})
