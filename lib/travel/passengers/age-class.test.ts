import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '../dates'
import { ageOn, birthdayAt, passengerTypeOfAge, passengerTypeOn } from './age-class'

test.each([
  [0, 'infant', 'infant'],
  [1, 'infant', 'infant'],
  [2, 'child', 'child'],
  [11, 'child', 'child'],
  [12, 'child', 'adult'],
  [13, 'adult', 'adult'],
  [80, 'adult', 'adult'],
] as const)('at %i: %s by the validation’s reading, %s by the airlines’', (age, ours, supplier) => {
  expect(passengerTypeOfAge(age)).toBe(ours)
  expect(passengerTypeOfAge(age, 'supplier')).toBe(supplier)
})

test('the day before a birthday belongs to the younger class', () => {
  expect(passengerTypeOn('2026-11-28', '2013-11-29')).toBe('child')
  expect(passengerTypeOn('2026-11-29', '2013-11-29')).toBe('adult')
  expect(passengerTypeOn('2026-11-29', '2014-11-29', 'supplier')).toBe('adult')
})

test('whoever was born on 29 February has the birthday on 1 March in other years', () => {
  expect(birthdayAt(2, '2024-02-29')).toBe('2026-03-01')
  expect(birthdayAt(4, '2024-02-29')).toBe('2028-02-29')
})

test('the age turns on the birthday, not a day before', () => {
  const day = fc.integer({ min: 0, max: 40_000 }).map((days) => addDays('1920-01-01', days))
  fc.assert(
    fc.property(day, fc.integer({ min: 1, max: 90 }), (bornOn, age) => {
      const birthday = birthdayAt(age, bornOn)
      expect(ageOn(birthday, bornOn)).toBe(age)
      expect(ageOn(addDays(birthday, -1), bornOn)).toBe(age - 1)
    }),
  )
})
