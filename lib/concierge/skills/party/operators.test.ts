import { expect, test } from 'vitest'
import { createKnownNames } from '@/lib/adapters/names/known-names'
import { startThread } from '@/tests/fixtures/concierge-thread'
import { read } from '../../grammar/read'
import { GRAMMAR } from '../grammar'
import { foldParty } from './fold'
import type { Travellers } from './people'

const NAMES = createKnownNames()
const { wishes } = startThread().situation()
type Counts = Pick<Travellers, 'adults' | 'children' | 'infants' | 'pets'>
const KNOWN: Counts = { adults: 4, children: 3, infants: 2, pets: 2 }

/** Every kind of traveller, with the words for one and several. */
const KINDS: { one: string; several: string; slot: keyof Counts }[] = [
  { one: 'adult', several: 'adults', slot: 'adults' },
  { one: 'child', several: 'children', slot: 'children' },
  { one: 'kid', several: 'kids', slot: 'children' },
  { one: 'baby', several: 'babies', slot: 'infants' },
  { one: 'infant', several: 'infants', slot: 'infants' },
  { one: 'dog', several: 'dogs', slot: 'pets' },
]

/** Sentences about one or two of a kind, with the resulting number of those known. */
const OPERATORS: [operator: string, say: (kind: { one: string; several: string }) => string, count: (known: number) => number][] = [
  ['a number', ({ several }) => `two ${several}`, () => 2],
  ['a figure', ({ several }) => `2 ${several}`, () => 2],
  ['exactly', ({ several }) => `exactly two ${several}`, () => 2],
  ['a statement', ({ several }) => `we are two ${several}`, () => 2],
  ['a lead', ({ several }) => `for two ${several}`, () => 2],
  ['a correction', ({ several }) => `three ${several}, no wait, two ${several}`, () => 2],
  ['a short correction', ({ several }) => `three ${several}, sorry, two`, () => 2],
  ['a refused number', ({ several }) => `not three ${several} but two`, () => 2],
  ['a correction behind', ({ several }) => `two ${several}, not three`, () => 2],
  ['one more', ({ one }) => `one more ${one}`, (known) => known + 1],
  ['another', ({ one }) => `another ${one}`, (known) => known + 1],
  ['an addition', ({ one }) => `add one ${one}`, (known) => known + 1],
  ['two more', ({ several }) => `two more ${several}`, (known) => known + 2],
  ['one fewer', ({ one }) => `one ${one} less`, (known) => known - 1],
  ['removal', ({ one }) => `remove one ${one}`, (known) => known - 1],
  ['refusal', ({ several }) => `no ${several}`, () => 0],
  ['without', ({ several }) => `without ${several}`, () => 0],
  ['taking back', ({ several }) => `forget the ${several}`, () => 0],
]

const CASES = OPERATORS.flatMap(([operator, say, count]) =>
  KINDS.map((kind) => ({ operator, words: say(kind), slot: kind.slot, count: count(KNOWN[kind.slot]) })),
)

test.each(CASES)('with $operator “$words” comes to $count $slot', ({ words, slot, count }) => {
  const { frames } = read(words, GRAMMAR, NAMES)
  const { travellers } = foldParty(frames, { situation: { wishes: { ...wishes, ...KNOWN } } })
  // "The children" are all the young travellers.
  const { infants, ...others } = KNOWN
  const kept = slot === 'children' && count === 0 ? others : { ...others, infants }
  expect({ ...KNOWN, ...travellers }).toMatchObject({ ...kept, [slot]: count })
})
