import { expect, test } from 'vitest'
import { createKnownNames } from '@/lib/adapters/names/known-names'
import { tableWith } from '@/tests/fixtures/concierge-table'
import { read } from '../../grammar/read'
import { GRAMMAR } from '../grammar'
import { addTableItems } from '../pick/table-items'
import { EARLIER, NOT_STEERING, STEERED, STEERED_ABROAD } from './corpus'
import { foldControl, type Steering } from './fold'

const NAMES = createKnownNames()
const TABLE = tableWith()

function steering(words: string, isShown = true): Steering {
  const { clauses, text } = read(words, GRAMMAR, NAMES, new Set(), isShown ? (chart) => addTableItems(chart, TABLE) : undefined)
  return foldControl(clauses, text)
}

test.each(STEERED)('“%s” is %s, with and without flights shown', (words, control) => {
  expect(steering(words).control).toBe(control)
  expect(steering(words, false).control).toBe(control)
})

test.each(STEERED_ABROAD)('%s: “%s” is %s', (language, words, control) => {
  const { clauses, text } = read(words, GRAMMAR, NAMES, new Set(), (chart) => addTableItems(chart, TABLE), language)
  expect(foldControl(clauses, text).control).toBe(control)
})

test.each(NOT_STEERING)('“%s” steers nothing', (words) => {
  expect(steering(words)).toMatchObject({ control: null, earlier: null })
})

test.each(EARLIER)('“%s” goes back to an earlier search', (words, from, to) => {
  const { earlier } = steering(words)
  expect(earlier).not.toBeNull()
  expect([earlier?.from?.name, earlier?.to?.name]).toEqual([from, to])
})

test('a card number is seen whatever stands beside it', () => {
  expect(steering('my card is 4242 4242 4242 4242').hasCardNumber).toBe(true)
  expect(steering('the second one').hasCardNumber).toBe(false)
})

test.each([
  "I don't like it",
  'none of these',
  "that isn't what I want",
  'gefällt mir nicht',
  'ça ne me plaît pas',
  'no me gusta',
  'pasand nahi aaya',
])('“%s” says that something else is wanted', (words) => {
  expect(steering(words).control).toBe('dislike')
})

test.each<[words: string, isPaying: boolean]>([
  ['on to the checkout', true],
  ['pay now', true],
  ['book it', false],
  ['zur Kasse', true],
  ['jetzt buchen', false],
  ['passer à la caisse', true],
  ['je réserve', false],
  ['ir a la caja', true],
  ['resérvalo', false],
  ['payment karna hai', true],
  ['book kar do', false],
])('“%s” names the checkout: %s', (words, isPaying) => {
  expect(steering(words)).toMatchObject({ control: 'check-out', isPaying })
})
