import { expect, test } from 'vitest'
import { createNameFinder } from '@/lib/adapters/names/name-finder'
import { ungroundedClaims } from '@/lib/chat/grounding/check-sentence'
import { noFacts } from '@/lib/chat/grounding/facts'
import { learnData } from '@/lib/chat/grounding/learn-data'
import { FRENCH_PHRASES } from '@/lib/concierge/languages/phrases-french'
import { GERMAN_PHRASES } from '@/lib/concierge/languages/phrases-german'
import * as hindi from '@/lib/concierge/languages/phrases-hindi'
import { SPANISH_PHRASES } from '@/lib/concierge/languages/phrases-spanish'

const names = createNameFinder()
const PLACE = 'San José'
const TOTAL = '€1,234.00'
const REFERENCE = 'SBX-7KQ4WN'

type Spoken = typeof GERMAN_PHRASES

function sentencesOf({
  ask,
  found,
  best,
  standsFor,
  filtered,
  total,
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
  supposed,
  whichFare,
  picked,
  pickedFare,
  and: _and,
  ...plain
}: Spoken): string[] {
  return [
    ...Object.values(ask),
    ...Object.values(plain),
    ...[1, 2, 49].flatMap((count) => [found(count), filtered(count)]),
    best('X', TOTAL),
    standsFor(PLACE, PLACE),
    total(TOTAL),
    allFlights(TOTAL),
    supposed(TOTAL, TOTAL),
    whichFare('Light, Standard, Flex'),
    ...[null, 0, 1].map((direction) => picked(direction, 'X')),
    pickedFare('Light'),
    booked(REFERENCE),
    whichPlace(PLACE, 'San José (SJO), San José (SJC)'),
    unknownPlace(PLACE),
    ...Object.values(kinds).flatMap((what) => [
      chosen(what, TOTAL, TOTAL),
      givenUp(what, TOTAL),
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
