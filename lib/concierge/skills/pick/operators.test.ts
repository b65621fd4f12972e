import { expect, test } from 'vitest'
import { createKnownNames } from '@/lib/adapters/names/known-names'
import { tableWith } from '@/tests/fixtures/concierge-table'
import { read } from '../../grammar/read'
import { GRAMMAR } from '../grammar'
import { foldPick } from './fold'
import { addTableItems } from './table-items'

const NAMES = createKnownNames()
const TABLE = tableWith()

/** Every way to tell a flight back, with the flight it means. */
const POINTERS: [pointer: string, flight: string][] = [
  ['the second one', 'KA50'],
  ['number two', 'KA50'],
  ['the cheapest', 'OM91'],
  ['the fastest one', 'KA50'],
  ['the second cheapest', 'KA60'],
  ['the 13:30', 'KA50'],
  ['the one at 1.30pm', 'KA50'],
  ['the £140 one', 'KA50'],
  ['the Zephyr', 'ZD8'],
  ['KA60', 'KA60'],
  ['the morning one', 'ZD8'],
  ['the one with a stop', 'OM91'],
  ['the last flight home', 'KA60'],
  ['the one that lands first', 'ZD8'],
  ['the cheapest in the evening', 'OM91'],
]

type Expected = { picks?: string[]; refused?: string[]; asked?: string[] }
const OPERATORS: [operator: string, say: (pointer: string) => string, expected: (flight: string) => Expected][] = [
  ['nothing', (it) => it, (flight) => ({ picks: [flight] })],
  ['a wish', (it) => `I'll take ${it} please`, (flight) => ({ picks: [flight] })],
  ['approval', (it) => `${it} is fine`, (flight) => ({ picks: [flight] })],
  ['a request', (it) => `can we have ${it}?`, (flight) => ({ picks: [flight] })],
  ['capitals', (it) => it.toUpperCase(), (flight) => ({ picks: [flight] })],
  ['a hedge', (it) => `maybe ${it}`, (flight) => ({ picks: [flight] })],
  ['a correction before', (it) => `the third one, no wait, ${it}`, (flight) => ({ picks: [flight] })],
  ['a refusal', (it) => `not ${it}`, (flight) => ({ picks: [], refused: [flight] })],
  ['a refused wish', (it) => `I don't want ${it}`, (flight) => ({ picks: [], refused: [flight] })],
  ['an exception', (it) => `anything but ${it}`, (flight) => ({ picks: [], refused: [flight] })],
  ['a question', (it) => `what about ${it}?`, (flight) => ({ picks: [], asked: [flight] })],
  ['a question of price', (it) => `how much is ${it}?`, (flight) => ({ picks: [], asked: [flight] })],
]

const CASES = OPERATORS.flatMap(([operator, say, expected]) =>
  POINTERS.map(([pointer, flight]) => ({ operator, words: say(pointer), expected: expected(flight) })),
)

test.each(CASES)('with $operator “$words” means $expected', ({ words, expected }) => {
  const { clauses } = read(words, GRAMMAR, NAMES, new Set(), (chart) => addTableItems(chart, TABLE))
  const { picks, refused, asks } = foldPick(clauses, { table: TABLE, spoken: { last: [], together: [] }, choices: [] })
  const idsOf = (found: { kept: { offerId: string }[] }[]) => found.map(({ kept }) => kept.map(({ offerId }) => offerId).join(' '))
  expect(idsOf(picks)).toEqual(expected.picks)
  if (expected.refused) expect(idsOf(refused)).toEqual(expected.refused)
  if (expected.asked) expect(idsOf(asks.flatMap(({ flights }) => flights ?? []))).toEqual(expected.asked)
})
