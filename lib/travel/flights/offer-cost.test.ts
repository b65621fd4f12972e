import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aFare, anOffer, aSearch, LISBON, LONDON, pounds } from '@/tests/fixtures/trip'
import { type CostKind, explainCost, offerCost } from './offer-cost'
import type { FlightOffer, Layover } from './offer-schema'
import { ORDINARY_WEIGHTS } from './rank-weights'

const plain = anOffer({
  offerId: 'plain',
  fares: [aFare({ fareId: 'light', checkedBags: { pieces: 0, weightKg: null }, total: pounds(10_000) })],
})
const via = (change: Partial<Layover>): Partial<FlightOffer> => ({
  connections: 1,
  layovers: [{ airport: LONDON, minutes: 90, isOvernight: false, ...change }],
})
const segmentAt = (departsAt: string, arrivesAt: string): Partial<FlightOffer> => ({
  departsAt,
  arrivesAt,
  segments: plain.segments.map((segment) => ({ ...segment, departsAt, arrivesAt })),
})

/** What a change of the plain flight adds, by kind, in minutes. */
function added(change: Partial<FlightOffer>, search = aSearch(), weights = ORDINARY_WEIGHTS): Partial<Record<CostKind, number>> {
  const { parts } = explainCost({ ...plain, ...change }, search, weights)
  return Object.fromEntries(parts.filter(({ kind }) => kind !== 'price' && kind !== 'time').map(({ kind, minutes }) => [kind, minutes]))
}

test('a direct flight by day costs its price and its hours', () => {
  expect(explainCost(plain, aSearch())).toEqual({
    parts: [
      { kind: 'price', count: 1, minutes: 0, money: pounds(10_000) },
      { kind: 'time', count: 1, minutes: 165, money: pounds(4_400) },
    ],
    total: pounds(14_400),
    hour: pounds(1_600),
    ordinaryHour: pounds(1_600),
    travellers: 1,
  })
})

test('every nuisance has its price', () => {
  expect(added(via({}))).toEqual({ stops: 45 })
  expect(added(via({ minutes: 50 }))).toEqual({ stops: 45, waits: 30 })
  expect(added(via({ minutes: 241 }))).toEqual({ stops: 45, waits: 45 })
  expect(added(via({ minutes: 600, isOvernight: true }))).toEqual({ stops: 45, waits: 225 })
  expect(added(via({ leavesFrom: LISBON }))).toEqual({ stops: 45, 'airport-changes': 90 })
  expect(added(segmentAt('2026-11-27T05:30', '2026-11-27T08:15'))).toEqual({ nights: 60 })
  expect(added(segmentAt('2026-11-27T22:30', '2026-11-28T01:15'))).toEqual({ nights: 60 })
  expect(added(segmentAt('2026-11-27T22:30', '2026-11-28T07:15'))).toEqual({ nights: 60 })
  expect(added({}, aSearch({ checkedBags: 2 }))).toEqual({ bags: 240 })
  expect(added({ segments: plain.segments.map((segment) => ({ ...segment, stopsAt: [LONDON] })) })).toEqual({ stops: 15 })
})

test('a night in the seat that ends before dawn is one night', () => {
  expect(added(segmentAt('2026-11-27T22:30', '2026-11-28T05:15'))).toEqual({ nights: 60 })
})

test('a long flight that lands the next afternoon is no night lost', () => {
  expect(added(segmentAt('2026-11-27T22:30', '2026-11-28T17:15'))).toEqual({})
})

test('each weight scales its own part and no other', () => {
  const offer = { ...plain, ...via({ minutes: 300, leavesFrom: LISBON }), ...segmentAt('2026-11-27T05:30', '2026-11-27T08:15') }
  const minutesAt = (weights: typeof ORDINARY_WEIGHTS) =>
    Object.fromEntries(explainCost(offer, aSearch({ checkedBags: 1 }), weights).parts.map(({ kind, minutes }) => [kind, minutes]))
  const ordinary = { price: 0, time: 165, stops: 45, 'airport-changes': 90, nights: 60, waits: 45, bags: 120 }
  expect(minutesAt(ORDINARY_WEIGHTS)).toEqual(ordinary)
  expect(minutesAt({ ...ORDINARY_WEIGHTS, time: 2 })).toEqual({ ...ordinary, time: 330 })
  expect(minutesAt({ ...ORDINARY_WEIGHTS, stops: 2 })).toEqual({ ...ordinary, stops: 90, 'airport-changes': 180 })
  expect(minutesAt({ ...ORDINARY_WEIGHTS, nights: 0 })).toEqual({ ...ordinary, nights: 0 })
  expect(minutesAt({ ...ORDINARY_WEIGHTS, waits: 4 })).toEqual({ ...ordinary, waits: 180 })
})

test('the parts add up to the cost, to the minor unit', () => {
  const weight = fc.double({ min: 0, max: 4, noNaN: true })
  const weights = fc.record({ time: weight, stops: weight, nights: weight, waits: weight })
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 500_000 }), fc.integer({ min: 30, max: 3_000 }), weights, (price, durationMinutes, chosen) => {
      const fares = [aFare({ fareId: 'fare', total: pounds(price) })]
      const offer = { ...plain, ...via({ minutes: 50, isOvernight: true }), durationMinutes, fares }
      const search = aSearch({ checkedBags: 2, travellers: { adults: 2, children: 1, infants: 1, pets: 0, childAges: [] } })
      const { parts, total } = explainCost(offer, search, chosen)
      expect(parts.reduce((sum, { money }) => sum + money.amountMinor, 0)).toBe(total.amountMinor)
      expect(total.amountMinor).toBe(Math.round(offerCost(offer, search, chosen)))
      expect(parts.every(({ money, minutes }) => money.amountMinor >= 0 && Number.isInteger(minutes))).toBe(true)
    }),
  )
})
