import { expect, test } from 'vitest'
import { aBag, aChosenSeat, aMeal, anExtra, aSeatMap, someBags, someExtras, someMeals } from '@/tests/fixtures/ancillaries'
import { pounds } from '@/tests/fixtures/trip'
import type { TravellerCounts } from '../flights/search'
import { type Ancillaries, NO_ANCILLARIES } from './ancillaries'
import { type AncillaryCommand, type AncillaryFacts, changeAncillaries, isAncillaryCommand } from './change-ancillaries'

const FAMILY: TravellerCounts = { adults: 2, children: 1, infants: 1, pets: 0, childAges: [6, 1] }
const FLIGHT = { sliceIndex: 0, segmentIndex: 0 }
const SOLD: AncillaryFacts = { bags: someBags(), meals: someMeals(), extras: someExtras() }

function after(command: AncillaryCommand, facts: AncillaryFacts = SOLD, before: Ancillaries = NO_ANCILLARIES): Ancillaries {
  const changed = changeAncillaries(before, command, facts, FAMILY)
  if ('refusal' in changed) throw new Error(changed.refusal.code)
  return changed.ancillaries
}

function refusalOf(command: AncillaryCommand, facts: AncillaryFacts = SOLD, before: Ancillaries = NO_ANCILLARIES): string {
  const changed = changeAncillaries(before, command, facts, FAMILY)
  return 'refusal' in changed ? changed.refusal.code : 'accepted'
}

const seat = (passengerIndex: number, seatNumber: string | null) => ({ ...FLIGHT, passengerIndex, seatNumber })
const seats = (...changes: ReturnType<typeof seat>[]): AncillaryCommand => ({ type: 'choose-seats', seats: changes })
const found = (...chosen: [number, string][]): AncillaryFacts => ({
  seats: chosen.map(([passengerIndex, seatNumber]) => aChosenSeat(passengerIndex, seatNumber, aSeatMap({ bassinetRows: [2] }))),
})
const bag = (optionId: string, passengerIndex: number | null, quantity: number): AncillaryCommand => ({
  type: 'choose-bags',
  bags: [{ optionId, passengerIndex, quantity }],
})
const meal = (optionId: string | null, passengerIndex: number, sliceIndex = 0): AncillaryCommand => ({
  type: 'choose-meals',
  meals: [{ sliceIndex, segmentIndex: 0, passengerIndex, optionId }],
})
const extra = (optionId: string, passengerIndex: number | null, isWanted = true): AncillaryCommand => ({
  type: 'choose-extras',
  extras: [{ optionId, passengerIndex, isWanted }],
})

test('a seat is taken, exchanged for another one, and given up', () => {
  const taken = after(seats(seat(0, '3A'), seat(1, '3B')), found([0, '3A'], [1, '3B']))
  expect(taken.seats.map(({ seatNumber }) => seatNumber)).toEqual(['3A', '3B'])
  const exchanged = after(seats(seat(0, '3C')), found([0, '3C']), taken)
  expect(exchanged.seats.map(({ seatNumber }) => seatNumber)).toEqual(['3B', '3C'])
  expect(after(seats(seat(0, null)), {}, exchanged).seats.map(({ seatNumber }) => seatNumber)).toEqual(['3B'])
})

test('two of the party may exchange their seats in one command', () => {
  const taken = after(seats(seat(0, '3A'), seat(1, '3B')), found([0, '3A'], [1, '3B']))
  const swapped = after(seats(seat(0, '3B'), seat(1, '3A')), found([0, '3B'], [1, '3A']), taken)
  expect(swapped.seats.map(({ passengerIndex, seatNumber }) => `${passengerIndex} ${seatNumber}`)).toEqual(['0 3B', '1 3A'])
})

test('a seat that is not sold, is somebody else’s, or is not for this traveller is refused, and nothing of the command holds', () => {
  const taken = after(seats(seat(0, '3A')), found([0, '3A']))
  expect(refusalOf(seats(seat(1, '3B'), seat(0, '9A')), found([1, '3B']), taken)).toBe('seat-taken')
  expect(refusalOf(seats(seat(1, '3A')), found([1, '3A']), taken)).toBe('seat-twice')
  expect(refusalOf(seats(seat(0, '4A'), seat(1, '4A')), found([0, '4A'], [1, '4A']))).toBe('seat-twice')
  expect(refusalOf(seats(seat(2, '6A')), found([2, '6A']))).toBe('exit-row')
  expect(refusalOf(seats(seat(1, '2A')), found([1, '2A']))).toBe('bassinet')
  expect(refusalOf(seats(seat(3, '3A')), found([3, '3A']))).toBe('lap-infant')
  expect(refusalOf(seats(seat(8, '3A')), {})).toBe('no-such-passenger')
})

test('a seat on one flight leaves that on another one alone', () => {
  const back = aSeatMap({ sliceIndex: 1 })
  const both = after(seats(seat(0, '3A')), found([0, '3A']), { ...NO_ANCILLARIES, seats: [aChosenSeat(0, '3A', back)] })
  expect(both.seats.map(({ sliceIndex }) => sliceIndex)).toEqual([1, 0])
})

test('one checked bag stands for each traveller and direction: a heavier one takes its place', () => {
  const light = after(bag('bag-15-0', 0, 1))
  const heavy = after(bag('bag-23-0', 0, 2), SOLD, light)
  expect(heavy.bags.map(({ option, quantity }) => `${option.optionId} ${quantity}`)).toEqual(['bag-23-0 2'])
  const both = after(bag('bag-23-1', 0, 1), SOLD, heavy)
  expect(both.bags).toHaveLength(2)
  expect(after(bag('bag-23-0', 0, 0), SOLD, both).bags.map(({ option }) => option.optionId)).toEqual(['bag-23-1'])
})

test('a bag for all directions takes the place of those for one of them', () => {
  const whole = aBag({ optionId: 'both', sliceIndexes: [0, 1] })
  const single = after(bag('bag-15-1', 0, 1))
  expect(after(bag('both', 0, 1), { bags: [whole] }, single).bags.map(({ option }) => option.optionId)).toEqual(['both'])
})

test('bags keep to what the airline sells to whom and how many', () => {
  expect(refusalOf(bag('made-up', 0, 1))).toBe('bag-gone')
  expect(refusalOf(bag('bag-15-0', 0, 3))).toBe('too-many-bags')
  expect(refusalOf(bag('bag-15-0', 3, 1))).toBe('not-for-them')
  expect(refusalOf(bag('bag-15-0', null, 1))).toBe('for-whom')
  expect(refusalOf(bag('cabin-0', 0, 1))).toBe('for-the-group')
  expect(refusalOf(bag('bag-15-0', 7, 1))).toBe('no-such-passenger')
  expect(after(bag('cabin-0', null, 1)).bags).toMatchObject([{ passengerIndex: null, quantity: 1 }])
})

test('one meal stands for each traveller and flight', () => {
  const vegan = after(meal('vgml-0', 0))
  const vegetarian = after(meal('vlml-0', 0), SOLD, vegan)
  expect(vegetarian.meals.map(({ option }) => option.code)).toEqual(['VLML'])
  expect(after(meal('vlml-1', 0, 1), SOLD, vegetarian).meals).toHaveLength(2)
  expect(after(meal(null, 0), SOLD, vegetarian).meals).toEqual([])
})

test('a meal is for its flight and its travellers only', () => {
  expect(refusalOf(meal('vlml-1', 0, 0))).toBe('meal-gone')
  expect(refusalOf(meal('chml-0', 0))).toBe('meal-not-for')
  expect(refusalOf(meal('vgml-0', 3))).toBe('meal-not-for')
  expect(refusalOf(meal('vgml-0', 8))).toBe('no-such-passenger')
  expect(refusalOf(meal('vgml-0', 0), { meals: [aMeal({ optionId: 'vgml-0', segmentIndex: 1 })] })).toBe('meal-gone')
})

test('an extra is taken once, and taken away again', () => {
  const twice = after(extra('priority-0', 0), SOLD, after(extra('priority-0', 0)))
  expect(twice.extras).toHaveLength(1)
  expect(after(extra('priority-0', 0, false), SOLD, twice).extras).toEqual([])
  expect(after(extra('flex', null)).extras).toMatchObject([{ passengerIndex: null }])
  expect(refusalOf(extra('made-up', 0))).toBe('extra-gone')
  expect(refusalOf(extra('flex', 0))).toBe('for-the-group')
  expect(refusalOf(extra('priority-0', null))).toBe('for-whom')
  expect(refusalOf(extra('priority-0', 3))).toBe('not-for-them')
})

test('a price is the supplier’s: a newer one replaces the older one when the same thing is chosen again', () => {
  const dearer = { extras: [anExtra({ optionId: 'priority-0', price: pounds(900) })] }
  expect(after(extra('priority-0', 0), dearer, after(extra('priority-0', 0))).extras.map(({ option }) => option.price)).toEqual([
    pounds(900),
  ])
})

test('these four commands, and no other, choose what is bought beside the fares', () => {
  expect(isAncillaryCommand({ type: 'choose-meals' })).toBe(true)
  expect(isAncillaryCommand({ type: 'choose-fare' })).toBe(false)
})
