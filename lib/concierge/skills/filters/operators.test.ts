import { expect, test } from 'vitest'
import { createKnownNames } from '@/lib/adapters/names/known-names'
import { startThread } from '@/tests/fixtures/concierge-thread'
import { read } from '../../grammar/read'
import { GRAMMAR } from '../grammar'
import { foldFilters } from './fold'

const NAMES = createKnownNames()
const SITUATION = startThread().situation()

type Change = Record<string, unknown>
type Operator = [name: string, say: (said: string) => string]

/** Wanted, refused or unneeded: the wording and what each sets. */
const NO_TYPE = { aircraft: [], notAircraft: [] }
const TRAITS: { said: string; wanted: Change; refused: Change; unneeded?: Change; soft: string }[] = [
  { said: 'direct flights', wanted: { directOnly: true }, refused: { directOnly: false }, soft: 'directOnly' },
  { said: 'nonstop', wanted: { directOnly: true }, refused: { directOnly: false }, soft: 'directOnly' },
  { said: 'a refundable ticket', wanted: { refundable: true }, refused: { refundable: false }, soft: 'refundable' },
  { said: 'an A380', wanted: { aircraft: ['A380'] }, refused: { notAircraft: ['A380'] }, unneeded: NO_TYPE, soft: 'aircraft' },
]
const WANTED: Operator[] = [
  ['nothing', (it) => it],
  ['a wish', (it) => `I want ${it}`],
  ['a need', (it) => `it has to be ${it}`],
  ['a request', (it) => `can I have ${it}?`],
  ['exclusion', (it) => `only ${it}`],
  ['courtesy', (it) => `${it} please`],
  ['capitals', (it) => it.toUpperCase()],
]
const HEDGED: Operator[] = [
  ['a hedge before', (it) => `preferably ${it}`],
  ['an ideal', (it) => `ideally ${it}`],
  ['a hedge behind', (it) => `${it} if possible`],
  ['a preference', (it) => `I would prefer ${it}`],
]
const REFUSED: Operator[] = [
  ['a negation', (it) => `not ${it}`],
  ['a refused wish', (it) => `I don't want ${it}`],
]
const UNNEEDED: Operator[] = [
  ['no need', (it) => `it doesn't have to be ${it}`],
  ['no necessity', (it) => `it need not be ${it}`],
]

/** Amounts: how they are given, the limits for maximum and minimum, and how they are dropped. */
const AMOUNTS: { slot: string; say: (bound: string) => string; first: string; later: string; most: Change[]; least: Change[] | null }[] = [
  {
    slot: 'price',
    say: (bound) => bound,
    first: '300 euros',
    later: '400 euros',
    most: [300, 400].map((max) => ({ maxPrice: max, budget: { max, currency: 'EUR', sign: 'euros' } })),
    least: null,
  },
  {
    slot: 'length',
    say: (bound) => `${bound} in the air`,
    first: '6 hours',
    later: '9 hours',
    most: [360, 540].map((maxDurationMinutes) => ({ maxDurationMinutes })),
    least: null,
  },
  {
    slot: 'layover',
    say: (bound) => `${bound} between flights`,
    first: '2 hours',
    later: '4 hours',
    most: [120, 240].map((maxLayoverMinutes) => ({ maxLayoverMinutes })),
    least: [120, 240].map((minLayoverMinutes) => ({ minLayoverMinutes })),
  },
]
const MOST: Operator[] = [
  ['at most', (it) => `at most ${it}`],
  ['under', (it) => `under ${it}`],
  ['up to', (it) => `up to ${it}`],
  ['no more than', (it) => `no more than ${it}`],
  ['not more than', (it) => `not more than ${it}`],
  ['max', (it) => `max ${it}`],
  ['max behind', (it) => `${it} max`],
  ['or less', (it) => `${it} or less`],
  ['nothing over', (it) => `nothing over ${it}`],
]
const LEAST: Operator[] = [
  ['at least', (it) => `at least ${it}`],
  ['no less than', (it) => `no less than ${it}`],
  ['more than', (it) => `more than ${it}`],
  ['or more', (it) => `${it} or more`],
  ['min', (it) => `minimum ${it}`],
]
const HEDGES: Operator[] = [
  ['nothing', (it) => it],
  ['ideally', (it) => `ideally ${it}`],
  ['preferably', (it) => `preferably ${it}`],
  ['if possible', (it) => `${it} if possible`],
]

/** Everything that can be withdrawn, with its wording. */
const LIFTED: [facet: string, change: Change][] = [
  ['price', { maxPrice: null }],
  ['budget', { maxPrice: null }],
  ['duration', { maxDurationMinutes: null }],
  ['number of stops', { directOnly: false, stops: null }],
  ['departure time', { departAfter: null, departBefore: null }],
  ['arrival time', { arriveAfter: null, arriveBefore: null }],
]
const LIFTS: Operator[] = [
  ['never mind', (it) => `never mind the ${it}`],
  ['forget', (it) => `forget the ${it}`],
  ['whatever', (it) => `the ${it} doesn't matter`],
  ['no care', (it) => `I don't care about the ${it}`],
  ['removal', (it) => `remove the ${it} limit`],
]

const traits = TRAITS.flatMap(({ said, wanted, refused, unneeded = refused, soft }) => [
  ...WANTED.map(([operator, say]) => ({ operator, words: say(said), change: wanted })),
  ...HEDGED.map(([operator, say]) => ({ operator, words: say(said), change: { ...wanted, softs: [soft] } })),
  ...REFUSED.map(([operator, say]) => ({ operator, words: say(said), change: refused })),
  ...UNNEEDED.map(([operator, say]) => ({ operator, words: say(said), change: unneeded })),
])
const amounts = AMOUNTS.flatMap(({ slot, say, first, later, most, least }) => {
  const bounds = [...MOST.map((bound) => ({ bound, changes: most })), ...(least ? LEAST.map((bound) => ({ bound, changes: least })) : [])]
  return bounds.flatMap(({ bound: [name, bounded], changes: [change = {}, changed = {}] }) => [
    ...HEDGES.map(([hedge, hedged]) => {
      const softs = hedge === 'nothing' ? {} : { softs: Object.keys(change).filter((key) => key !== 'budget') }
      return { operator: `${name}, ${hedge}`, words: hedged(say(bounded(first))), change: { ...change, ...softs } }
    }),
    { operator: `${name}, corrected`, words: `${say(bounded(first))}, no wait, ${say(bounded(later))}`, change: changed },
    { operator: `${name} of the ${slot}, asked`, words: `is there anything ${say(bounded(first))}?`, change },
  ])
})
const lifted = LIFTED.flatMap(([facet, change]) => LIFTS.map(([operator, say]) => ({ operator, words: say(facet), change })))

function fold(words: string): Change {
  const { frames } = read(words, GRAMMAR, NAMES)
  const {
    filters,
    softs,
    assumed: _,
    unheld: __,
    ...change
  } = foldFilters(frames, {
    today: SITUATION.today,
    situation: SITUATION,
    asked: new Set(),
  })
  return { ...change, ...filters, ...(softs.length > 0 ? { softs } : {}) }
}

test.each([...traits, ...amounts, ...lifted])('with $operator “$words” comes to $change', ({ words, change }) => {
  expect(fold(words)).toEqual(change)
})
