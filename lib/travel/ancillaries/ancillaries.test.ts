import { expect, test } from 'vitest'
import { aBag, aChosenSeat, aMeal, anExtra, aSeatMap } from '@/tests/fixtures/ancillaries'
import { pounds } from '@/tests/fixtures/trip'
import { type Ancillaries, ancillaryLines, NO_ANCILLARIES, wantedServices, withoutSlice } from './ancillaries'

const map = aSeatMap()

const CHOSEN: Ancillaries = {
  seats: [aChosenSeat(1, '3B', map), aChosenSeat(0, '3A', map)],
  bags: [
    { option: aBag({ optionId: 'bag', pieces: 2, price: pounds(3000) }), passengerIndex: 0, quantity: 2 },
    { option: aBag({ optionId: 'both-ways', sliceIndexes: [0, 1] }), passengerIndex: null, quantity: 1 },
  ],
  meals: [{ option: aMeal({ optionId: 'meal', sliceIndex: 1 }), passengerIndex: 1 }],
  extras: [{ option: anExtra({ optionId: 'extra' }), passengerIndex: 0 }],
}

test('a line counts things, not people, and adds their prices up', () => {
  expect(ancillaryLines(CHOSEN, 'GBP')).toEqual([
    { kind: 'seats', count: 2, total: pounds(2400) },
    { kind: 'bags', count: 5, total: pounds(9000) },
    { kind: 'meals', count: 1, total: pounds(0) },
    { kind: 'extras', count: 1, total: pounds(800) },
  ])
  expect(ancillaryLines(NO_ANCILLARIES, 'GBP')).toEqual([])
})

test('a supplier is asked for the same services in the same order, however they were chosen', () => {
  const { seats, bags, meals, extras } = CHOSEN
  const wanted = wantedServices(CHOSEN)
  expect(wanted).toContainEqual({ optionId: 'bag', passengerIndex: 0, quantity: 2 })
  expect(wanted).toHaveLength(6)
  expect(wantedServices({ seats: seats.toReversed(), bags: bags.toReversed(), meals, extras })).toEqual(wanted)
})

test('a direction that changes takes with it what concerns it, also what covers others too', () => {
  expect(withoutSlice(CHOSEN, 0)).toEqual({ seats: [], bags: [], meals: CHOSEN.meals, extras: [] })
  const left = withoutSlice(CHOSEN, 1)
  expect([left.seats.length, left.bags.map(({ option }) => option.optionId), left.meals]).toEqual([2, ['bag'], []])
})
