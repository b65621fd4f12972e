import { describe, expect, test } from 'vitest'
import { createKnownNames } from '@/lib/adapters/names/known-names'
import { tableWith } from '@/tests/fixtures/concierge-table'
import { startThread } from '@/tests/fixtures/concierge-thread'
import { languagesOf } from '../grammar/languages'
import { read } from '../grammar/read'
import type { Piece } from '../grammar/rules'
import { tokenise } from '../grammar/tokens'
import { READ_HERE } from '../skills/ancillaries/context'
import * as control from '../skills/control/corpus'
import * as dates from '../skills/dates/corpus'
import * as fares from '../skills/fares/corpus'
import * as filters from '../skills/filters/corpus'
import { GRAMMAR } from '../skills/grammar'
import * as party from '../skills/party/corpus'
import * as pick from '../skills/pick/corpus'
import * as route from '../skills/route/corpus'
import { foldRoute } from '../skills/route/fold'
import * as stays from '../skills/stays/corpus'
import * as de from './corpus/de'
import * as es from './corpus/es'
import * as fr from './corpus/fr'
import * as hi from './corpus/hi'
import { tripInWords } from './trip-in-words'

const NAMES = createKnownNames()
const SITUATION = startThread().situation()

function linesOf(corpus: string): [words: string, trip: string][] {
  return corpus
    .trim()
    .split('\n')
    .map((line) => {
      const [words = '', trip = ''] = line.split(/ =>(?: |$)/)
      return [words, trip]
    })
}

describe.each([
  ['German', de],
  ['French', fr],
  ['Spanish', es],
  ['Hindi', hi],
])('%s', (_, { FIRST, SHOWN }) => {
  test.each(linesOf(FIRST))('first, "%s" is %s', (words, trip) => {
    expect(tripInWords(words, NAMES, SITUATION, null)).toBe(trip)
  })

  test.each(linesOf(SHOWN))('of shown flights, "%s" is %s', (words, trip) => {
    expect(tripInWords(words, NAMES, SITUATION, tableWith())).toBe(trip)
  })
})

/** The messages of the skills' corpora: lines of text, or the first words of a row. */
function messagesOf(corpus: object): string[] {
  return Object.values(corpus).flatMap((part: unknown) => {
    if (typeof part === 'string') return linesOf(part).map(([words]) => words)
    if (!Array.isArray(part)) return []
    return part.flatMap((row: unknown) => {
      const words: unknown = Array.isArray(row) ? row[0] : row
      return typeof words === 'string' ? [words] : []
    })
  })
}

test.each([
  ['route', route],
  ['dates', dates],
  ['party', party],
  ['filters', filters],
  ['pick', pick],
  ['fares', fares],
  ['control', { STEERED: control.STEERED, NOT_STEERING: control.NOT_STEERING, EARLIER: control.EARLIER }],
  ['stays', { FIRST: stays.FIRST, SHOWN: stays.SHOWN, ELSE: stays.ELSE }],
])('English requests of %s are heard as English alone', (_, corpus) => {
  const heard = (words: string) => languagesOf(tokenise(words).tokens, GRAMMAR.lexicons, NAMES)
  expect(messagesOf(corpus).filter((words) => heard(words).main[0] !== 'en' || heard(words).others.length > 0)).toEqual([])
})

test.each([
  ['Ich brauche einen Flug nach Rom', ['de', 'en']],
  ['Bonjour, je cherche un vol pour Lisbonne', ['fr', 'en']],
  ['el más barato por favor', ['es', 'en']],
  ['mujhe kal mumbai jaana hai', ['hi', 'en']],
  ['मुझे मुंबई जाना है', ['hi', 'en']],
  ['flight from Berlin nach Rom am 3. Juni, 2 adults', ['en', 'de']],
  ['two adults from London to Die next Friday', ['en']],
  ['a flight to Las Palmas or La Paz, no stops', ['en']],
  ['Los Angeles to Nice', ['en']],
  ['12/05', ['en']],
])('"%s" is in %j', (words, languages) => {
  expect(read(words, GRAMMAR, NAMES).languages).toEqual(languages)
})

test("reads a message without a clear language in the conversation's language", () => {
  const inSpanish = read('a Milán, no a Roma', GRAMMAR, NAMES, new Set(), undefined, 'es')
  expect(inSpanish.languages).toEqual(['es', 'en'])
  expect(foldRoute(inSpanish.frames, { situation: SITUATION, asked: new Set() }).to).toBe('Milán')
  expect(read('to Milan, not to Rome', GRAMMAR, NAMES, new Set(), undefined, 'es').languages).toEqual(['en'])
})

test.each(['de', 'fr', 'es', 'hi'] as const)('each tag of %s is one that the rules or the reader use', (language) => {
  const tagsOf = (pieces: readonly Piece[]): string[] =>
    pieces.flatMap((piece) => {
      if (piece.is === 'item') return [piece.type]
      if (piece.is === 'one-of') return piece.choices.flatMap(tagsOf)
      return piece.is === 'glue' ? [] : tagsOf(piece.pieces)
    })
  const ofRules = GRAMMAR.layers.flatMap(({ byFirstType }) =>
    [...byFirstType.values()].flatMap((rules) => rules.flatMap(({ pieces }) => tagsOf(pieces))),
  )
  const ofReader = [
    'glue',
    'address',
    'whole-sum',
    'common',
    'indefinite',
    'det',
    'own',
    'happened',
    'it-was',
    'story',
    'because',
    'ground',
    'overland',
    'friend',
    'kin',
    'idiom',
    'toperson',
    'with-speaker',
    'travelled',
    'arranged',
    'others-travel',
    'lately',
    'otherwise',
    'was',
    'wishing',
    ...READ_HERE,
    'of-flights',
    'of-plans',
  ].map((tag) => `@${tag}`)
  const used = new Set([...ofRules, ...ofReader])
  expect([...GRAMMAR.lexicons[language].kinds.keys()].filter((tag) => !used.has(`@${tag}`))).toEqual([])
})
