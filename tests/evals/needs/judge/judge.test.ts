import { expect, test } from 'vitest'
import { anOffer } from '@/tests/fixtures/trip'
import { type Heard, type ShownFlight, SILENCE } from '../heard'
import type { Expectation, Row } from '../row'
import { judge } from './judge'

const ROW: Omit<Row, 'expect' | 'turns'> = {
  id: 'x1',
  kind: 'a test',
  need: 'a test',
  source: 'a test',
  today: '2026-11-27',
  wanted: 'a test',
  weight: 1,
}

function judged(expected: Omit<Expectation, 'after'>, ...heards: Partial<Heard>[]) {
  const turns = heards.map(() => 'Hello')
  return judge(
    { ...ROW, turns, expect: [{ after: turns.length - 1, ...expected }] },
    heards.map((heard) => ({ ...SILENCE, ...heard })),
  )
}

function flight(change: Partial<ShownFlight> = {}): ShownFlight {
  return { ...anOffer({ offerId: 'o1' }), total: { amount: 120, currency: 'GBP' }, ...change }
}

test('a row is held in full, in part from half of its conditions on, or it fails', () => {
  const expected = { says: [['bags?', 'cases?'], 'total'] }
  expect(judged(expected, { words: 'A bag each; the total is £90.' }).verdict).toBe('full')
  expect(judged(expected, { words: 'Two CASES.' })).toMatchObject({ verdict: 'part', share: 0.5, fallen: ['after 0: says total'] })
  expect(judged(expected, { words: 'Hello.' }).verdict).toBe('fail')
})

test('what was not done wrong must hold for full and earns nothing', () => {
  const expected = { says: ['total'], notSays: ['one way'], asksAtMostOne: true as const }
  expect(judged(expected, { words: 'The total? Is it one way? Who knows.' })).toMatchObject({ verdict: 'part', share: 1 })
  expect(judged({ notSays: ['one way'] }, { words: 'Hello.' }).verdict).toBe('fail')
})

test('an untruth fails the row whatever else holds', () => {
  const expected = { says: ['lisbon'], never: ['for 3 travellers'], neverCalls: ['search flights'] }
  expect(judged(expected, { words: 'Lisbon for 3 travellers', calls: [{ meaning: 'search flights', input: {} }] })).toMatchObject({
    verdict: 'fail',
    untrue: ['after 0: said for 3 travellers', 'after 0: called search flights'],
  })
})

test('one of several ways must hold as a whole', () => {
  const expected = { anyOf: [{ calls: ['compare days'], says: ['cheapest'] }, { says: ['which day'] }] }
  expect(judged(expected, { words: 'The cheapest is Monday.', calls: [{ meaning: 'compare days', input: {} }] }).verdict).toBe('full')
  expect(judged(expected, { words: 'The cheapest is Monday.' }).verdict).toBe('fail')
  expect(judged(expected, { words: 'Which day suits you?' }).verdict).toBe('full')
})

test('values of a trip may be lists, spans, patterns and open ends', () => {
  const trip = { ...SILENCE.trip, from: ['LHR'], departureOn: '2027-06-05', bags: 2, ages: [9, 4], planFor: 'lisbon' }
  const holds = (wanted: Record<string, unknown>) => judged({ trip: wanted }, { trip }).verdict === 'full'
  expect(
    holds({ from: ['LON', 'LHR'], departureOn: '2027-06-04..2027-06-10', bags: '>1', planFor: '/^lis/', ages: [4, 9], returnOn: null }),
  ).toBe(true)
  expect(holds({ from: ['LGW'] })).toBe(false)
  expect(holds({ departureOn: '2027-06-06..2027-06-10' })).toBe(false)
  expect(holds({ returnOn: '2027-06-10' })).toBe(false)
  expect(() => holds({ nonsense: 1 })).toThrow('Nothing of a trip is called nonsense.')
})

test('a filter holds the codes wanted and the figures that will do', () => {
  const out = { ...SILENCE.trip.out, departAfter: '17:45', airlines: ['BA', 'IB'] }
  const holds = (wanted: Record<string, unknown>) =>
    judged({ trip: { out: wanted } }, { trip: { ...SILENCE.trip, out } }).verdict === 'full'
  expect(holds({ departAfter: ['17:30..18:30'], airlines: ['BA'] })).toBe(true)
  expect(holds({ airlines: ['BA', 'AF'] })).toBe(false)
})

test('every flight shown must be as wanted, and there must be one', () => {
  const early = flight({ departsAt: '2027-06-05T06:10' })
  const late = flight({ departsAt: '2027-06-05T09:40' })
  const offers = { departAfter: '09:00', totalAtMost: 120, slice: 0 }
  expect(judged({ offers }, { flights: [late] }).verdict).toBe('full')
  expect(judged({ offers }, { flights: [late, early] }).verdict).toBe('fail')
  expect(judged({ offers }, { flights: [] }).verdict).toBe('fail')
  expect(judged({ offers: { ...offers, slice: 1 } }, { flights: [late] }).verdict).toBe('fail')
  expect(() => judged({ offers: { colour: 'red' } }, { flights: [late] })).toThrow('No property of a flight is called colour.')
})

test('the flight taken is the first of the last list shown for its direction', () => {
  const trip = { ...SILENCE.trip, picked: ['best'] }
  const shown = { flights: [flight({ offerId: 'best' }), flight({ offerId: 'other' })] }
  expect(judged({ tookFirst: 0 }, shown, { trip }).verdict).toBe('full')
  expect(judged({ tookFirst: 0 }, shown, { flights: [flight({ offerId: 'other' })] }, { trip }).verdict).toBe('fail')
})
