import { expect, test } from 'vitest'
import { isWell, planFor } from './choose-rows'
import type { Row } from './row'

const row = (changes: Partial<Row> = {}): Row => ({
  number: 7,
  fault: 'something breaks',
  injected: 'by hand',
  expected: 'nothing is lost',
  isShort: false,
  elsewhere: null,
  scenario: async () => undefined,
  tests: [],
  ...changes,
})

test('the long form runs every row that there is something for', () => {
  expect(planFor(row(), { rows: null, isShort: false })).toBe('run')
  expect(planFor(row({ scenario: null, tests: [{ file: 'a.test.ts', title: 'a' }] }), { rows: null, isShort: false })).toBe('run')
  expect(planFor(row({ scenario: null }), { rows: null, isShort: false })).toBe('red')
})

test('the short form runs short rows, and says of the others where they are shown', () => {
  expect(planFor(row({ isShort: true }), { rows: null, isShort: true })).toBe('run')
  expect(planFor(row({ elsewhere: 'npm test' }), { rows: null, isShort: true })).toBe('elsewhere')
  expect(planFor(row(), { rows: null, isShort: true })).toBe('long')
})

test('a row that is asked for runs in either form, and no other does', () => {
  expect(planFor(row(), { rows: [7], isShort: true })).toBe('run')
  expect(planFor(row(), { rows: [8], isShort: false })).toBe('left out')
})

test('a failed row fails the run, a red one only where it is checked strictly', () => {
  expect(isWell(['passed', 'elsewhere', 'long'], true)).toBe(true)
  expect(isWell(['passed', 'red'], false)).toBe(true)
  expect(isWell(['passed', 'red'], true)).toBe(false)
  expect(isWell(['failed'], false)).toBe(false)
})
