import { expect, test } from 'vitest'
import { OutsideFailure } from '@/lib/ports/outside-failure'
import type { Money } from '@/lib/travel/money'
import { aCandidate, NO_LIMITS } from '@/tests/fixtures/plan'
import { suggestDestinations } from './suggest-destinations'

const eur = (amount: number): Money => ({ amountMinor: amount * 100, currency: 'EUR' })
const never = () => new Promise<never>(() => {})
/** A deadline that comes when it is told to. */
const aDeadline = () => {
  const { promise: isOver, resolve: end } = Promise.withResolvers<void>()
  return { end, startDeadline: () => ({ isOver, stop: () => {} }) }
}
const { startDeadline: noDeadline } = aDeadline()
const places = (count: number) => Array.from({ length: count }, (_, index) => aCandidate(`place-${index}`))

test('prices that came are ranked by, and then there is nothing to say of them', async () => {
  const fares = new Map([
    ['a', eur(300)],
    ['b', eur(80)],
  ])
  const suggested = await suggestDestinations([aCandidate('a'), aCandidate('b')], NO_LIMITS, {
    leadPrice: async (slug) => fares.get(slug) ?? null,
    startDeadline: noDeadline,
  })
  expect(suggested.ranked.map(({ candidate }) => `${candidate.slug} ${candidate.fare?.amountMinor}`)).toEqual(['b 8000', 'a 30000'])
  expect([suggested.unpriced, suggested.message]).toEqual([[], null])
})

test('no more than eight are asked at once, and all are asked', async () => {
  let running = 0
  let most = 0
  const asked: string[] = []
  await suggestDestinations(places(20), NO_LIMITS, {
    leadPrice: async (slug) => {
      asked.push(slug)
      running += 1
      most = Math.max(most, running)
      await Promise.resolve()
      running -= 1
      return eur(100)
    },
    startDeadline: noDeadline,
  })
  expect(most).toBe(8)
  expect(new Set(asked).size).toBe(20)
})

test('what is already outside by weather or flight is not asked for', async () => {
  const asked: string[] = []
  const cold = aCandidate('cold', { months: Array.from({ length: 12 }, () => ({ highC: 4, rainDays: 3 })) })
  const suggested = await suggestDestinations(
    [cold, aCandidate('far', { flightMinutes: 900 }), aCandidate('fine')],
    { ...NO_LIMITS, warmAtLeastC: 15, longestFlightMinutes: 300, mostFare: eur(900) },
    {
      leadPrice: async (slug) => {
        asked.push(slug)
        return eur(100)
      },
      startDeadline: noDeadline,
    },
  )
  expect(asked).toEqual(['fine'])
  expect(suggested.excluded.map(({ slug }) => slug).toSorted()).toEqual(['cold', 'far'])
  expect(suggested.message).toBeNull()
})

test('at the deadline the prices that came are used, and the others are told, not made up', async () => {
  const { end, startDeadline } = aDeadline()
  const signals: AbortSignal[] = []
  const suggesting = suggestDestinations([aCandidate('quick'), aCandidate('slow')], NO_LIMITS, {
    leadPrice: (slug, signal) => {
      signals.push(signal)
      return slug === 'slow' ? never() : Promise.resolve(eur(100))
    },
    startDeadline,
  })
  // Whatever can answer has answered by the next turn of the loop.
  setImmediate(end)
  const suggested = await suggesting
  expect(suggested.ranked.map(({ candidate }) => [candidate.slug, candidate.fare])).toEqual([
    ['quick', eur(100)],
    ['slow', null],
  ])
  expect(suggested.unpriced).toEqual([{ slug: 'slow', name: 'Slow', why: 'late' }])
  expect(suggested.message).toBe('The price of Slow didn’t come through; ask again for it.')
  expect(signals.every(({ aborted }) => aborted)).toBe(true)
})

test('a source that fails and a place that nothing flies to cost only themselves', async () => {
  const suggested = await suggestDestinations(
    [aCandidate('a'), aCandidate('b'), aCandidate('c')],
    { ...NO_LIMITS, mostFare: eur(900) },
    {
      leadPrice: async (slug) => {
        if (slug === 'a') throw new OutsideFailure('flights', 'silent')
        return slug === 'b' ? null : eur(100)
      },
      startDeadline: noDeadline,
    },
  )
  expect(suggested.ranked.map(({ candidate }) => candidate.slug)).toEqual(['c'])
  expect(suggested.open.map(({ slug }) => slug)).toEqual(['a', 'b'])
  expect(suggested.unpriced.map(({ slug, why }) => `${slug} ${why}`)).toEqual(['a failed', 'b no-flights'])
  expect(suggested.message).toBe('The price of A didn’t come through; ask again for it. We found no flights to B.')
})

test('a fault of our own passes through', async () => {
  const leadPrice = () => Promise.reject(new TypeError('a bug'))
  await expect(suggestDestinations([aCandidate('a')], NO_LIMITS, { leadPrice, startDeadline: noDeadline })).rejects.toBeInstanceOf(
    TypeError,
  )
})

test('many that did not come are counted instead of named', async () => {
  const leadPrice = () => Promise.reject(new OutsideFailure('flights', 'silent'))
  const { message } = await suggestDestinations(places(9), NO_LIMITS, { leadPrice, startDeadline: noDeadline })
  expect(message).toBe('The prices of 9 places didn’t come through; ask again for them.')
})
