import { expect, test } from 'vitest'
import { OutsideFailure } from '@/lib/ports/outside-failure'
import type { SearchResult, SourceReport } from '@/lib/travel/flights/offer-schema'
import { anOffer, aResult } from '@/tests/fixtures/trip'
import { gatherResult } from './gather-result'

type Status = SourceReport['status']
const reports = (...statuses: Status[]): SourceReport[] =>
  statuses.map((status, index) => ({ source: `s${index}`, name: `Source ${index}`, status, offerCount: status === 'answered' ? 1 : 0 }))
const update = (...statuses: Status[]): SearchResult => ({
  ...aResult([statuses.filter((status) => status === 'answered').map((_, index) => anOffer({ offerId: `o${index}` }))]),
  sources: reports(...statuses),
})
const never = () => new Promise<never>(() => {})

async function* updates(...steps: (SearchResult | (() => Promise<never>))[]): AsyncGenerator<SearchResult> {
  for (const step of steps) yield typeof step === 'function' ? await step() : step
}

test('each source that answers is told of, and the last result is the answer', async () => {
  const told: number[] = []
  const result = await gatherResult(updates(update('asked', 'asked'), update('answered', 'asked'), update('answered', 'answered')), {
    onUpdate: (soFar) => told.push(soFar.offers[0]?.length ?? 0),
  })
  expect(told).toEqual([0, 1, 2])
  expect(result.sources.map(({ status }) => status)).toEqual(['answered', 'answered'])
})

test('at the deadline what is there is the answer, and who is missing counts as late', async () => {
  const result = await gatherResult(updates(update('answered', 'asked'), never), { deadlineMs: 20 })
  expect(result.offers[0]).toHaveLength(1)
  expect(result.sources.map(({ status }) => status)).toEqual(['answered', 'late'])
})

test('a failure after the first flights costs only the sources that were still out', async () => {
  const fail = () => Promise.reject(new OutsideFailure('flights', 'gone'))
  const result = await gatherResult(updates(update('answered', 'asked'), fail))
  expect(result.sources.map(({ status }) => status)).toEqual(['answered', 'failed'])
})

test('when nobody answers in time, that is said, and what was asked for is kept', async () => {
  const silent = gatherResult(updates(update('asked', 'asked'), never), { deadlineMs: 20 })
  await expect(silent).rejects.toThrow('We’ve kept what you asked for')
  await expect(gatherResult(updates(update('failed', 'failed')))).rejects.toBeInstanceOf(OutsideFailure)
})

test('a fault of our own passes through', async () => {
  const fail = () => Promise.reject(new TypeError('a bug'))
  await expect(gatherResult(updates(update('answered'), fail))).rejects.toBeInstanceOf(TypeError)
})
