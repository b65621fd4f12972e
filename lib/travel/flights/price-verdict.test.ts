import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aFare, anOffer, aResult, aSearch, pounds } from '@/tests/fixtures/trip'
import { addDays } from '../dates'
import { daysAheadBand, judgePrice, observationsOf, type PriceObservation } from './price-verdict'

const CURRENT: PriceObservation = {
  supplier: 'test',
  origin: 'LON*',
  destination: 'LIS',
  cabinClass: 'economy-with-restrictions',
  directOnly: false,
  checkedBags: 0,
  currency: 'GBP',
  departureOn: '2026-12-10',
  observedOn: '2026-11-20',
  daysAhead: 20,
  lowestMinor: 9400,
}

/** One earlier search a day, each for a departure 20 days on. */
function history(amounts: number[], departureDays = 20): PriceObservation[] {
  return amounts.map((lowestMinor, index) => ({
    ...CURRENT,
    lowestMinor,
    observedOn: addDays('2026-10-01', index),
    departureOn: addDays('2026-10-21', index % departureDays),
  }))
}

const STEADY = [9800, 10_000, 10_300, 10_600, 11_000, 11_400, 12_000, 12_500, 13_000, 13_600, 14_100, 15_000, 16_000]

test('a price below the middle half of earlier ones is low, above it high, within it typical', () => {
  expect(judgePrice(CURRENT, history(STEADY))).toEqual({
    verdict: 'low',
    price: pounds(9400),
    lowerQuartile: pounds(10_600),
    median: pounds(12_000),
    upperQuartile: pounds(13_600),
    count: 13,
    since: '2026-10-01',
  })
  expect(judgePrice({ ...CURRENT, lowestMinor: 12_100 }, history(STEADY))?.verdict).toBe('typical')
  expect(judgePrice({ ...CURRENT, lowestMinor: 13_601 }, history(STEADY))?.verdict).toBe('high')
})

test('fewer than twelve earlier prices, or of fewer than five departure days, are no evidence', () => {
  expect(judgePrice(CURRENT, history(STEADY.slice(0, 12)))).not.toBeNull()
  expect(judgePrice(CURRENT, history(STEADY.slice(0, 11)))).toBeNull()
  expect(judgePrice(CURRENT, history(STEADY, 5))).not.toBeNull()
  expect(judgePrice(CURRENT, history(STEADY, 4))).toBeNull()
  expect(judgePrice(CURRENT, [])).toBeNull()
})

test.each<[string, Partial<PriceObservation>]>([
  ['another supplier', { supplier: 'sandbox' }],
  ['another route', { destination: 'OPO' }],
  ['another cabin', { cabinClass: 'business' }],
  ['another currency', { currency: 'EUR' }],
  ['direct flights only', { directOnly: true }],
  ['a bag', { checkedBags: 1 }],
  ['other days ahead', { daysAhead: 90 }],
  ['a later day', { observedOn: '2026-11-21' }],
  ['this very search', { departureOn: CURRENT.departureOn, observedOn: CURRENT.observedOn }],
])('prices of %s are no evidence', (_, change) => {
  expect(
    judgePrice(
      CURRENT,
      history(STEADY).map((observation) => ({ ...observation, ...change })),
    ),
  ).toBeNull()
})

test('every day ahead falls into one band', () => {
  expect([0, 6, 7, 20, 21, 59, 60, 361].map((days) => daysAheadBand(days).from)).toEqual([0, 0, 7, 7, 21, 21, 60, 60])
  expect(daysAheadBand(60).to).toBe(Number.POSITIVE_INFINITY)
})

const amounts = fc.array(fc.integer({ min: 1, max: 1_000_000 }), { minLength: 12, maxLength: 40 })
const ORDER = { low: 0, typical: 1, high: 2 }

test('the order of the evidence does not count, and quartiles are in order', () => {
  fc.assert(
    fc.property(amounts, fc.integer({ min: 1, max: 1_000_000 }), (stored, lowestMinor) => {
      const current = { ...CURRENT, lowestMinor }
      const verdict = judgePrice(current, history(stored))
      expect(judgePrice(current, history(stored).toReversed())).toEqual(verdict)
      const marks = [verdict?.lowerQuartile, verdict?.median, verdict?.upperQuartile].map((money) => money?.amountMinor ?? Number.NaN)
      expect(marks).toEqual(marks.toSorted((first, second) => first - second))
    }),
  )
})

test('a dearer price never has a better verdict', () => {
  fc.assert(
    fc.property(amounts, fc.integer({ min: 1, max: 1_000_000 }), fc.nat(100_000), (stored, lowestMinor, more) => {
      const verdictAt = (price: number) => judgePrice({ ...CURRENT, lowestMinor: price }, history(stored))?.verdict ?? 'typical'
      return ORDER[verdictAt(lowestMinor + more)] >= ORDER[verdictAt(lowestMinor)]
    }),
  )
})

test('a search tells the lowest lead fare of one adult for each direction, with taxes and fee', () => {
  const search = aSearch({ travellers: { ...aSearch().travellers, adults: 2 } })
  const cheap = anOffer({
    offerId: 'a',
    fares: [aFare({ fareId: 'a', total: pounds(18_801) }), aFare({ fareId: 'b', total: pounds(30_000) })],
  })
  const dear = anOffer({ offerId: 'b', fares: [aFare({ fareId: 'c', total: pounds(21_000) })] })
  const back = anOffer({ offerId: 'c', sliceIndex: 1, fares: [aFare({ fareId: 'd', total: pounds(16_000) })] })
  expect(observationsOf(aResult([[dear, cheap], [back]], search))).toEqual([
    { ...CURRENT, departureOn: '2026-11-27', daysAhead: 7, lowestMinor: 9401 },
    { ...CURRENT, origin: 'LIS', destination: 'LON*', departureOn: '2026-11-29', daysAhead: 9, lowestMinor: 8000 },
  ])
})

test.each([
  ['with a child', aResult([[anOffer({ offerId: 'a' })], []], aSearch({ travellers: { ...aSearch().travellers, children: 1 } }))],
  ['that took in other airports', aResult([[anOffer({ offerId: 'a' })], []], aSearch({ withNearbyAirports: true }))],
  ['that found nothing', aResult([[], []])],
  ['whose price is that of a whole trip', aResult([[anOffer({ offerId: 'a', priceCovers: 'trip' })], []])],
  [
    'that lacks a source',
    { ...aResult([[anOffer({ offerId: 'a' })], []]), sources: [{ source: 's', name: 'S', status: 'late' as const, offerCount: 0 }] },
  ],
])('a search %s tells nothing comparable', (_, result) => {
  expect(observationsOf(result)).toEqual([null, null])
})
