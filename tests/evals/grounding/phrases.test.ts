import { expect, test } from 'vitest'
import { createNameFinder } from '@/lib/adapters/names/name-finder'
import { ungroundedClaims } from '@/lib/chat/grounding/check-sentence'
import { noFacts } from '@/lib/chat/grounding/facts'
import { learnData } from '@/lib/chat/grounding/learn-data'
import { FRENCH_FACTS } from '@/lib/concierge/languages/facts-french'
import { GERMAN_FACTS } from '@/lib/concierge/languages/facts-german'
import { HINDI_FACTS, HINDI_LATIN_FACTS } from '@/lib/concierge/languages/facts-hindi'
import { SPANISH_FACTS } from '@/lib/concierge/languages/facts-spanish'
import { FILTER_PHRASES } from '@/lib/concierge/languages/filter-phrases'
import { FIXED_SENTENCES } from '@/lib/concierge/languages/fixed-sentences'
import { FRENCH_PHRASES } from '@/lib/concierge/languages/phrases-french'
import { GERMAN_PHRASES } from '@/lib/concierge/languages/phrases-german'
import * as hindi from '@/lib/concierge/languages/phrases-hindi'
import { SPANISH_PHRASES } from '@/lib/concierge/languages/phrases-spanish'
import { SEARCH_PHRASES } from '@/lib/concierge/languages/search-phrases'

const names = createNameFinder()
const PLACE = 'San José'
const TOTAL = '€1,234.00'
const REFERENCE = 'SBX-7KQ4WN'

type Spoken = typeof GERMAN_PHRASES

function sentencesOf({
  ask,
  found,
  best,
  bestOut,
  bestRoundTrip,
  standsFor,
  filtered,
  total,
  totalNow,
  booked,
  whichPlace,
  unknownPlace,
  kinds,
  chosen,
  givenUp,
  nothingGivenUp,
  from,
  keptInMind,
  allFlights,
  whichFare,
  picked,
  pickedFare,
  and: _and,
  colon: _colon,
  ...plain
}: Spoken): string[] {
  return [
    ...Object.values(ask),
    ...Object.values(plain),
    ...[1, 2, 49].flatMap((count) => [found(count), filtered(count)]),
    best('X', TOTAL),
    bestOut('X', TOTAL),
    bestRoundTrip('X', 'Y', TOTAL),
    standsFor(PLACE, PLACE),
    total(TOTAL),
    allFlights(TOTAL),
    totalNow(TOTAL),
    whichFare('Light, Standard, Flex'),
    ...[null, 0, 1].map((direction) => picked(direction, 'X')),
    ...[null, 0, 1].map((direction) => pickedFare(direction, 'Light')),
    booked(REFERENCE),
    whichPlace(PLACE, 'San José (SJO), San José (SJC)'),
    unknownPlace(PLACE),
    ...Object.values(kinds).flatMap((what) => [
      chosen(what, TOTAL),
      givenUp(what),
      nothingGivenUp(what),
      from(what, TOTAL),
      keptInMind(what),
    ]),
  ]
}

test.each([
  ['German', [GERMAN_PHRASES]],
  ['French', [FRENCH_PHRASES]],
  ['Spanish', [SPANISH_PHRASES]],
  ['Hindi', Object.values(hindi)],
] as const)('what the concierge says in %s passes with the facts it names', (_, spoken) => {
  const facts = noFacts('2026-11-20')
  learnData(facts, { total: TOTAL, reference: REFERENCE, candidates: ['San José (SJO)', 'San José (SJC)'] }, names)
  const sentences = spoken.flatMap(sentencesOf)
  const held = sentences.filter((sentence) => ungroundedClaims(sentence, facts, names).length > 0)
  expect(sentences.length).toBeGreaterThan(30)
  expect(held).toEqual([])
})

/** Every text of a tree of words; functions are called with names that claim nothing. */
function textsOf(words: unknown): string[] {
  if (typeof words === 'string') return [words]
  if (typeof words === 'function') return textsOf(words('X', 'Y', '1', TOTAL))
  return typeof words === 'object' && words !== null ? Object.values(words).flatMap(textsOf) : []
}

test.each(['de', 'fr', 'es', 'hi', 'hiLatin'] as const)(
  'everyday sentences, searches and filters in %s claim no place or price',
  (language) => {
    const facts = noFacts('2026-11-20')
    learnData(facts, { total: TOTAL }, names)
    const { day: _day, people: _people, ...search } = SEARCH_PHRASES[language]
    const texts = [FIXED_SENTENCES[language], FILTER_PHRASES[language], search].flatMap(textsOf)
    expect(texts.filter((text) => ungroundedClaims(`${text}`, facts, names).length > 0)).toEqual([])
  },
)

test.each([
  ['German', GERMAN_FACTS],
  ['French', FRENCH_FACTS],
  ['Spanish', SPANISH_FACTS],
  ['Hindi', HINDI_FACTS],
  ['Hindi in Latin letters', HINDI_LATIN_FACTS],
])('facts in %s pass with the total that they name', (_, { say: { day: _day, ...say } }) => {
  const facts = noFacts('2026-11-20')
  learnData(facts, { total: TOTAL }, names)
  const values: Partial<Record<string, unknown[]>> = {
    stops: [1, []],
    sum: [TOTAL, [TOTAL]],
    'included-in': [['Flex']],
    'own-fares': [['Flex']],
    airlines: [['X'], true],
    'no-meals': [['X']],
    change: [`fee ${TOTAL}`],
    refund: [`fee ${TOTAL}`],
    'if-unsure': ['yes'],
    'cabin-bags': ['1 of 8 kg'],
    shares: [TOTAL, 2, `${TOTAL} each`],
    price: [TOTAL, 2],
    'trip-total': [TOTAL],
    added: [TOTAL],
    fare: ['Light', TOTAL],
    'bags-added': [2, false, '', [], []],
    'seats-added': [['X'], 'Y'],
    'item-added': ['X', ['Y']],
    'none-added': ['seats'],
    'left-out': [['bags']],
    'with-stay': [TOTAL, TOTAL, TOTAL],
    'stay-on-top': ['X', TOTAL],
    'stay-kept': ['X', 'Y', TOTAL],
    'budget-set': [TOTAL],
    'budget-left': [TOTAL, TOTAL, TOTAL],
    'budget-over': [TOTAL, TOTAL],
    'budget-fits': [TOTAL, TOTAL, TOTAL],
    'budget-misses': [TOTAL, TOTAL, TOTAL],
    'budget-night': [TOTAL],
    'budget-no-night': [TOTAL],
    'kept-in-mind': [['food'], 2],
    'not-kept-in-mind': [['food']],
    'groups-total': [TOTAL, 2],
    'trip-of-group': ['X', TOTAL],
    'round-trip': ['X', 'Y', TOTAL, ['cheapest']],
    'budget-both-ways': [TOTAL],
  }
  // Times are known of a flight, which is not there.
  const timed = [
    'budget-way-out',
    'flights-as-they-were',
    'hours-gone',
    'layover-taken',
    'duration',
    'holds',
    'leaves',
    'lands',
    'earlier',
    'later',
    'none-earlier',
    'none-later',
  ]
  const untimed = Object.entries(say).filter(([name]) => !timed.includes(name))
  const said = untimed.map(([name, words]) => (words as (...values: unknown[]) => string)(...(values[name] ?? [2, 'X', true])))
  expect(said.filter((text) => ungroundedClaims(`${text}.`, facts, names).length > 0)).toEqual([])
})

test.each(['de', 'fr', 'es', 'hi', 'hiLatin'] as const)('a search in %s passes with the days it names', (language) => {
  const facts = noFacts('2026-11-20')
  learnData(
    facts,
    { departureOn: '2027-03-03', returnOn: '2027-03-08', from: 'Leeds (LBA)', to: 'Rome (ROM)', adults: 2, children: 1 },
    names,
  )
  const { leg, back, day, people } = SEARCH_PHRASES[language]
  const said = [
    leg('Leeds', 'Rome', day('2027-03-03', '2026-11-20')),
    back(day('2027-03-08', '2026-11-20')),
    people({ adults: 2, children: 1, infants: 0, pets: 0 }),
  ]
  expect(ungroundedClaims(`${said.join(', ')}.`, facts, names)).toEqual([])
})
