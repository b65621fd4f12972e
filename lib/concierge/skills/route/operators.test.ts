import { expect, test } from 'vitest'
import { createKnownNames } from '@/lib/adapters/names/known-names'
import { createPlaces } from '@/lib/adapters/places/places'
import { startThread } from '@/tests/fixtures/concierge-thread'
import { read } from '../../grammar/read'
import { GRAMMAR } from '../grammar'
import { foldRoute, type RouteChange } from './fold'

const NAMES = createKnownNames()
const SITUATION = startThread().situation()

function routeOf(words: string, wishes: { from?: string; to?: string } = {}): RouteChange {
  const situation = { ...SITUATION, wishes: { ...SITUATION.wishes, ...wishes } }
  return foldRoute(read(words, GRAMMAR, NAMES).frames, { situation, asked: new Set() })
}

/** How each slot is said plainly, and what it reads: places and airlines stand for X, Y and Z. */
const SLOTS = [
  {
    slot: 'from',
    lead: 'from',
    names: ['Leeds', 'Cork', 'Malta'],
    read: ({ from, alternatives, refused }: RouteChange) => [[from, ...alternatives.from], refused.from],
  },
  {
    slot: 'to',
    lead: 'to',
    names: ['Leeds', 'Cork', 'Malta'],
    read: ({ to, alternatives, refused }: RouteChange) => [[to, ...alternatives.to], refused.to],
  },
  { slot: 'via', lead: 'via', names: ['Leeds', 'Cork', 'Malta'], read: ({ via, notVia }: RouteChange) => [via, notVia] },
  {
    slot: 'airline',
    lead: 'with',
    names: ['KLM', 'Lufthansa', 'Ryanair'],
    read: ({ airlines, withoutAirlines }: RouteChange) => [airlines, withoutAirlines],
  },
] as const

/** What a word of refusal, choice or correction makes of X, Y and Z; places refused alone are ends of no side. */
const OPERATORS: [said: string, wanted: string[], refused: string[]][] = [
  ['LEAD X', ['X'], []],
  ['LEAD X or Y', ['X', 'Y'], []],
  ['LEAD either X or Y', ['X', 'Y'], []],
  ['LEAD X, Y or Z', ['X', 'Y', 'Z'], []],
  ['LEAD X or Y, whichever is cheaper', ['X', 'Y'], []],
  ['not LEAD X', [], ['X']],
  ['please not LEAD X', [], ['X']],
  ["I don't want to fly LEAD X", [], ['X']],
  ["I'd rather not fly LEAD X", [], ['X']],
  ['never LEAD X', [], ['X']],
  ['not LEAD X or Y', [], ['X', 'Y']],
  ['LEAD X but not LEAD Y', ['X'], ['Y']],
  ['LEAD X, not LEAD Y', ['X'], ['Y']],
  ['not LEAD X but LEAD Y', ['Y'], ['X']],
  ['LEAD X, no wait, Y', ['Y'], []],
  ['LEAD X, sorry, I mean Y', ['Y'], []],
  ['LEAD X - actually Y', ['Y'], []],
  ['LEAD X, well actually Y', ['Y'], []],
]

test.each(
  SLOTS.flatMap(({ slot, lead, names, read: ends }) =>
    OPERATORS.map(([said, wanted, refused]) => ({ slot, lead, names, ends, said, wanted, refused })),
  ),
)('$slot: "$said"', ({ lead, names, ends, said, wanted, refused }) => {
  const named = (text: string) => text.replace(/\b[XYZ]\b/g, (letter) => names['XYZ'.indexOf(letter)] ?? '')
  const [got = [], not = []] = ends(routeOf(named(said).replaceAll('LEAD', lead)))
  expect([got.filter((one) => one !== undefined), not]).toEqual([wanted.map(named), refused.map(named)])
})

const BASE = 'from Leeds to Naples with KLM via Paris'
test.each([
  ['politeness', (words: string) => `Hello! Could you please find me a flight ${words}? Thank you so much`],
  ['small letters', (words: string) => words.toLowerCase()],
  ['capitals', (words: string) => words.toUpperCase()],
  ['a story before', (words: string) => `My sister got married last year and we still talk about it. ${words}`],
  ['a story after', (words: string) => `${words}. I used to live in Madrid, you know`],
  ['a question before', (words: string) => `Is it safe in Istanbul? ${words}`],
  ['a question after', (words: string) => `${words}. What is the weather like in Rome?`],
  ['double blanks', (words: string) => words.replaceAll(' ', '  ')],
  ['emoji', (words: string) => `✈️ ${words} 🙏🏽`],
  ['quotes', (words: string) => words.replace('Leeds', '“Leeds”').replace('Naples', '«Naples»')],
  ['marks', (words: string) => words.replace('Leeds', '**Leeds**').replace('Naples', '_Naples_')],
  ['full-width letters', (words: string) => words.replace('Leeds', 'Ｌｅｅｄｓ')],
])('%s change nothing of a way', (_, dress) => {
  const plain = ({ from, to, via, airlines }: RouteChange) => ({
    from: from?.toLowerCase(),
    to: to?.toLowerCase(),
    via: via.map((one) => one.toLowerCase()),
    airlines,
  })
  expect(plain(routeOf(dress(BASE)))).toEqual({ from: 'leeds', to: 'naples', via: ['paris'], airlines: ['KLM'] })
})

test('the search finds every place under the words that are passed on', () => {
  const { findPlace } = createPlaces()
  for (const said of [
    'Philly',
    'Frisco',
    'newyork',
    'st louis',
    'Paris CDG',
    'London (LHR)',
    'Portland, Maine',
    'London (Ontario)',
    'chicgo',
    'दिल्ली',
    'Wien',
    'Delhi India',
    'LA',
    'the hague',
    'jfk',
    'Schiphol airport',
  ]) {
    const { to = '', unknown } = routeOf(`a flight to ${said}`)
    expect([said, findPlace(to).status, unknown]).toEqual([said, 'found', []])
  }
})
