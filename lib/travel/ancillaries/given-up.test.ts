import { expect, test } from 'vitest'
import { NO_ANCILLARIES } from './ancillaries'
import type { ChosenSeat } from './ancillaries-schema'
import { givenUpWith } from './given-up'

const seat = (sliceIndex: number): ChosenSeat => ({
  sliceIndex,
  segmentIndex: 0,
  passengerIndex: 0,
  seatNumber: '12A',
  optionId: `seat-${sliceIndex}`,
  traits: [],
  neighbours: [],
  price: { amountMinor: 900, currency: 'GBP' },
})

test('what a change took away is told by kind and direction', () => {
  const before = { ...NO_ANCILLARIES, seats: [seat(0), seat(1)] }
  expect(givenUpWith(before, before)).toEqual([])
  expect(givenUpWith(before, { ...before, seats: [seat(0)] })).toEqual([{ kind: 'seats', sliceIndexes: [1] }])
  expect(givenUpWith(before, NO_ANCILLARIES)).toEqual([{ kind: 'seats', sliceIndexes: [0, 1] }])
})
