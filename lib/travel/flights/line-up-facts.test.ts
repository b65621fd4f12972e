import { expect, test } from 'vitest'
import { aFare, anOffer, aSearch, pounds } from '@/tests/fixtures/trip'
import { type ComparedFact, lineUpFacts, totalOf } from './line-up-facts'
import type { Fare, FlightOffer } from './offer-schema'

const search = aSearch()

function lineUp(choices: FlightOffer[][]) {
  return lineUpFacts(
    choices.map((offers) => ({ offers })),
    search,
    { isSimulated: true },
  )
}

/** The cells of one row of the first direction, or of the whole where it stands there. */
function cellsOf(fact: ComparedFact, offers: FlightOffer[]) {
  const rows = lineUp(offers.map((offer) => [offer])).flatMap((group) => group.rows)
  const found = rows.find((row) => row.fact === fact)
  if (!found) throw new Error(`there is no row ${fact}`)
  return found
}

function offerWith(offerId: string, fare: Partial<Fare>, offer: Partial<FlightOffer> = {}) {
  return anOffer({ offerId, ...offer, fares: [aFare({ fareId: offerId, ...fare })] })
}

test('single flights have one group for the price and one for their direction', () => {
  const groups = lineUp([[anOffer({ offerId: 'a' })], [anOffer({ offerId: 'b' })]])
  expect(groups.map(({ sliceIndex, rows }) => [sliceIndex, rows.length])).toEqual([
    [null, 1],
    [0, 13],
  ])
})

test('round trips have a total, a whole travel time and each direction for itself', () => {
  const [a, b] = ['a', 'b'].map((name) => [anOffer({ offerId: `${name}-out` }), anOffer({ offerId: `${name}-back`, sliceIndex: 1 })])
  if (!a || !b) throw new Error('there are two round trips')
  const groups = lineUp([a, b])
  expect(groups.map(({ sliceIndex }) => sliceIndex)).toEqual([null, 0, 1])
  expect(groups[0]?.rows.map(({ fact, cells }) => [fact, cells[0]?.value])).toEqual([
    ['total', pounds(21_000)],
    ['travelTime', 330],
  ])
})

test('what all have alike is neither different nor best', () => {
  const row = cellsOf('duration', [anOffer({ offerId: 'a' }), anOffer({ offerId: 'b' })])
  expect(row.differs).toBe(false)
  expect(row.cells.every(({ isDifferent, isBest }) => !isDifferent && !isBest)).toBe(true)
})

test('of three, the one that differs from the two others is marked', () => {
  const row = cellsOf('checkedBags', [
    offerWith('a', { checkedBags: { pieces: 1, weightKg: 23 } }),
    offerWith('b', { checkedBags: { pieces: 0, weightKg: null } }),
    offerWith('c', { checkedBags: { pieces: 1, weightKg: 23 } }),
  ])
  expect(row.cells.map(({ isDifferent, isBest }) => [isDifferent, isBest])).toEqual([
    [false, true],
    [true, false],
    [false, true],
  ])
})

test.each([
  [
    [165, 180],
    [true, true],
  ],
  [
    [165, 180, 200],
    [true, true, true],
  ],
  [
    [165, 165, 200, 200],
    [true, true, true, true],
  ],
  [
    [165, 165, 165, 200],
    [false, false, false, true],
  ],
])('durations %j are marked as different: %j', (durations, marks) => {
  const row = cellsOf(
    'duration',
    durations.map((durationMinutes, index) => anOffer({ offerId: `${index}`, durationMinutes })),
  )
  expect(row.cells.map(({ isDifferent }) => isDifferent)).toEqual(marks)
})

test('nothing is called best beside a flight of which the seller does not state it', () => {
  const row = cellsOf('co2', [anOffer({ offerId: 'a', co2Kg: 90 }), anOffer({ offerId: 'b', co2Kg: null })])
  expect(row.cells).toEqual([
    { value: 90, isDifferent: true, isBest: false },
    { value: null, isDifferent: true, isBest: false },
  ])
})

test('a change that is not allowed is the worst, a free one the best, and one of unknown price has no rank', () => {
  const free = offerWith('a', { change: { allowed: true, penalty: pounds(0) } })
  const dear = offerWith('b', { change: { allowed: true, penalty: pounds(4000) } })
  const none = offerWith('c', { change: { allowed: false, penalty: null } })
  const unknown = offerWith('d', { change: { allowed: true, penalty: null } })
  expect(cellsOf('change', [dear, free, none]).cells.map(({ isBest }) => isBest)).toEqual([false, true, false])
  expect(cellsOf('change', [dear, unknown]).cells.map(({ isBest }) => isBest)).toEqual([false, false])
})

test('a rule or an aircraft that is not stated has no value', () => {
  const offer = offerWith('a', { refund: { allowed: null, penalty: null }, seatIncluded: null })
  const bare = { ...offer, segments: offer.segments.map((segment) => ({ ...segment, aircraft: '' })) }
  for (const fact of ['refund', 'seat', 'aircraft'] as const) {
    expect(cellsOf(fact, [bare, anOffer({ offerId: 'b' })]).cells[0]?.value).toBeNull()
  }
})

test('amounts in two currencies have no sum and no best', () => {
  const euros = offerWith('b', { total: { amountMinor: 900, currency: 'EUR' } }, { sliceIndex: 1 })
  expect(totalOf([anOffer({ offerId: 'a' }), euros], search)).toBeNull()
  const row = cellsOf('total', [anOffer({ offerId: 'a' }), { ...euros, sliceIndex: 0 }])
  expect(row.cells.some(({ isBest }) => isBest)).toBe(false)
})

test('who flies is listed where it is another airline than the one that sells', () => {
  const offer = anOffer({ offerId: 'a' })
  const other = { iataCode: 'NI', name: 'Portugália' }
  const row = cellsOf('airlines', [{ ...offer, segments: offer.segments.map((one) => ({ ...one, operatingCarrier: other })) }, offer])
  expect(row.cells.map(({ value }) => value)).toMatchObject([{ operated: [other] }, { operated: [] }])
})
