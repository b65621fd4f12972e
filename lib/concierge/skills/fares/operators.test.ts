import { expect, test } from 'vitest'
import { createKnownNames } from '@/lib/adapters/names/known-names'
import { FARES, tableWith } from '@/tests/fixtures/concierge-table'
import { read } from '../../grammar/read'
import { GRAMMAR } from '../grammar'
import { addTableItems } from '../pick/table-items'
import { foldFares } from './fold'

const NAMES = createKnownNames()
const TABLE = tableWith({ picked: ['KA10', 'ZD8'], fares: FARES })

/** Every way to name a fare, with its brand. */
const POINTERS: [pointer: string, brand: string][] = [
  ['standard', 'Standard'],
  ['the standard fare', 'Standard'],
  ['flex', 'Economy Flex'],
  ['the flexible one', 'Economy Flex'],
  ['the cheapest fare', 'Light'],
  ['the most expensive fare', 'Economy Flex'],
  ['the second fare', 'Standard'],
  ['the middle one', 'Standard'],
  ['the refundable fare', 'Economy Flex'],
  ['the one with a bag', 'Standard'],
]

type Expected = { chosen: string[]; refused?: string[] }
const both = (brand: string): Expected => ({ chosen: [`0 ${brand}`, `1 ${brand}`] })
const back = (brand: string): Expected => ({ chosen: [`1 ${brand}`] })
const none = (): Expected => ({ chosen: [] })
const refused = (brand: string): Expected => ({ chosen: [], refused: [brand] })
const OPERATORS: [operator: string, say: (it: string) => string, expected: (brand: string) => Expected][] = [
  ['nothing', (it) => it, both],
  ['a wish', (it) => `I'll take ${it} please`, both],
  ['approval', (it) => `${it} is fine`, both],
  ['a request', (it) => `can we have ${it}?`, both],
  ['capitals', (it) => it.toUpperCase(), both],
  ['a hedge', (it) => `maybe ${it}`, both],
  ['a preference', (it) => `preferably ${it}`, both],
  ['a rather', (it) => `I'd rather have ${it}`, both],
  ['a correction', (it) => `light, no wait, ${it}`, both],
  ['a refusal before', (it) => `not light, ${it}`, both],
  ['a direction', (it) => `${it} for the return`, back],
  ['both directions', (it) => `${it} both ways`, both],
  ['a negation', (it) => `not ${it}`, refused],
  ['a refused wish', (it) => `I don't want ${it}`, refused],
  ['a soft refusal', (it) => `rather not ${it}`, refused],
  ['an exception', (it) => `anything but ${it}`, refused],
  ['a question', (it) => `what about ${it}?`, none],
  ['a question of price', (it) => `how much is ${it}?`, none],
]

const CASES = OPERATORS.flatMap(([operator, say, expected]) =>
  POINTERS.map(([pointer, brand]) => ({ operator, words: say(pointer), expected: expected(brand) })),
)

test.each(CASES)('with $operator “$words” means $expected', ({ words, expected }) => {
  const { clauses } = read(words, GRAMMAR, NAMES, new Set(), (chart) => addTableItems(chart, TABLE))
  const { choices, refused: without } = foldFares(clauses, TABLE)
  expect((choices ?? []).map(({ sliceIndex, brand }) => `${sliceIndex} ${brand}`)).toEqual(expected.chosen)
  if (expected.refused) expect(without).toEqual(expected.refused)
})
