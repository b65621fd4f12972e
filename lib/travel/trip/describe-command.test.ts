import { expect, test } from 'vitest'
import { aChosenSeat, aMeal, someBags, someExtras, someMeals } from '@/tests/fixtures/ancillaries'
import type { AncillaryFacts } from '../ancillaries/change-ancillaries'
import type { TripCommand } from './commands'
import { describeCommand } from './describe-command'

const SOLD: AncillaryFacts = { bags: someBags(), meals: someMeals(), extras: someExtras() }

function words(command: TripCommand, ancillaries: AncillaryFacts = SOLD): string {
  return describeCommand({ command, facts: { ancillaries } })
}

const seat = (passengerIndex: number, seatNumber: string | null, sliceIndex = 0) => ({
  sliceIndex,
  segmentIndex: 0,
  passengerIndex,
  seatNumber,
})
const meal = (passengerIndex: number, optionId: string | null) => ({ sliceIndex: 0, segmentIndex: 0, passengerIndex, optionId })

test('seats are named while they are few', () => {
  expect(words({ type: 'choose-seats', seats: [seat(0, '12A')] }, { seats: [aChosenSeat(0, '12A')] })).toBe('seat 12A')
  expect(words({ type: 'choose-seats', seats: [seat(0, '12A'), seat(1, '12B')] })).toBe('seats 12A and 12B')
  const many = [0, 1, 2, 3, 4].map((index) => seat(index, `${index + 1}A`))
  expect(words({ type: 'choose-seats', seats: many })).toBe('5 seats')
  expect(words({ type: 'choose-seats', seats: [seat(0, null), seat(1, null)] })).toBe('removing seats')
})

test('bags are counted with their kind, and with their weight where they have one', () => {
  const bag = (optionId: string, quantity: number, passengerIndex: number | null = 0) => ({ optionId, passengerIndex, quantity })
  expect(words({ type: 'choose-bags', bags: [bag('bag-23-0', 1)] })).toBe('a checked bag of 23 kg')
  expect(words({ type: 'choose-bags', bags: [bag('bag-23-0', 1), bag('bag-23-1', 2)] })).toBe('3 checked bags of 23 kg each')
  expect(words({ type: 'choose-bags', bags: [bag('bag-15-0', 1), bag('bag-23-1', 1)] })).toBe('2 checked bags')
  expect(words({ type: 'choose-bags', bags: [bag('bag-15-0', 1), bag('cabin-0', 1, null)] })).toBe('bags')
  expect(words({ type: 'choose-bags', bags: [bag('bag-15-0', 0)] })).toBe('removing a bag')
})

test('meals and extras are called what the airline calls them', () => {
  expect(words({ type: 'choose-meals', meals: [meal(0, 'vlml-0')] })).toBe('a vegetarian meal')
  expect(words({ type: 'choose-meals', meals: [meal(0, 'vlml-0'), meal(1, 'vlml-0')] })).toBe('2 × vegetarian meal')
  expect(words({ type: 'choose-meals', meals: [meal(0, 'vlml-0'), meal(1, 'vgml-0')] })).toBe('2 meals')
  expect(words({ type: 'choose-meals', meals: [meal(0, 'x')] }, { meals: [aMeal({ optionId: 'x', name: 'Asian' })] })).toBe('an asian meal')
  expect(words({ type: 'choose-meals', meals: [meal(0, null)] })).toBe('removing a meal')
  const extra = (optionId: string, isWanted = true) => ({ optionId, passengerIndex: 0, isWanted })
  expect(words({ type: 'choose-extras', extras: [extra('priority-0'), extra('priority-1')] })).toBe('priority boarding')
  expect(words({ type: 'choose-extras', extras: [extra('flex', false)] })).toBe('removing an extra')
})

test('prices that moved have a clause of their own', () => {
  expect(words({ type: 'accept-price' })).toBe('the new price')
  expect(words({ type: 'renew-prices', searchId: 's2' })).toBe('today’s prices')
})
