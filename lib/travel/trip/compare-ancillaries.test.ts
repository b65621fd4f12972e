import { expect, test } from 'vitest'
import { aBag, aChosenSeat, aMeal } from '@/tests/fixtures/ancillaries'
import { pounds } from '@/tests/fixtures/trip'
import { liveFor } from '@/tests/fixtures/trip-server'
import { compareAncillaries } from './compare-ancillaries'
import type { Trip } from './trip'

const seat = { ...aChosenSeat(0, '2A'), price: pounds(1200) }
const bag = { option: aBag({ optionId: 'bag-23', sliceIndexes: [0] }), passengerIndex: 0, quantity: 2 }
const meal = { option: aMeal({ optionId: 'vegan', name: 'Vegan meal' }), passengerIndex: 0 }
const { trip } = liveFor('thr_1', { adults: 1 }, { ancillaries: { seats: [seat], bags: [bag], meals: [meal], extras: [] } })

function afterwards(change: Partial<Trip['ancillaries']>): Trip {
  return { ...trip, ancillaries: { ...trip.ancillaries, ...change } }
}

test('what costs the same is no change', () => {
  expect(compareAncillaries(trip, afterwards({}))).toEqual([])
})

test('a seat that is gone is named, also one that cost nothing: it is never lost in silence', () => {
  expect(compareAncillaries(trip, afterwards({ seats: [], meals: [] }))).toMatchObject([
    { what: expect.stringMatching(/^Seat 2A on \w+, Adult 1$/), previous: pounds(1200), now: null },
    { what: expect.stringMatching(/^Vegan meal on \w+, Adult 1$/), now: null },
  ])
})

test('a bag that is dearer stands with both prices, for all of its pieces', () => {
  const dearer = { ...bag, option: { ...bag.option, price: pounds(bag.option.price.amountMinor + 300) } }
  const before = bag.option.price.amountMinor * 2
  expect(compareAncillaries(trip, afterwards({ bags: [dearer] }))).toMatchObject([
    { previous: pounds(before), now: pounds(before + 600), sliceIndex: 0 },
  ])
})

test('with a flight that is gone its seats are not named once more', () => {
  const gone = { ...afterwards({ seats: [], bags: [], meals: [] }), picks: trip.picks.map(() => null) }
  expect(compareAncillaries(trip, gone)).toEqual([])
})
