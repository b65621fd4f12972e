import { expect, test } from 'vitest'
import { createKnownNames } from '@/lib/adapters/names/known-names'
import { startThread } from '@/tests/fixtures/concierge-thread'
import { read } from '../../grammar/read'
import { GRAMMAR } from '../grammar'
import { ASKED_BOTH, ASKED_FROM, ASKED_TO, FIRST, FROM_LONDON_TO_LISBON, SILENT } from './corpus'
import { foldRoute, type RouteChange } from './fold'

type Before = { from: string | null; to: string | null; asked: readonly string[] }

const NAMES = createKnownNames()
const SITUATION = startThread().situation()
const NOTHING: Before = { from: null, to: null, asked: [] }
const LISBON: Before = { from: 'London (LON)', to: 'Lisbon (LIS)', asked: [] }

function routeOf(words: string, { from, to, asked }: Before): string {
  const context = { situation: { ...SITUATION, wishes: { ...SITUATION.wishes, from, to } }, asked: new Set(asked), names: NAMES }
  return routeInWords(foldRoute(read(words, GRAMMAR, NAMES, context.asked).frames, context))
}

/** A change of the way in one line, for tests: "Leeds > Rome via Paris". */
function routeInWords(change: RouteChange): string {
  const ends =
    change.from || change.to
      ? `${[change.from ?? '', ...change.alternatives.from].join(' or ')} > ${[change.to ?? '', ...change.alternatives.to].join(' or ')}`.trim()
      : ''
  const list = (label: string, texts: readonly string[]) => (texts.length > 0 ? `${label} ${texts.join(', ')}` : '')
  const parts = [
    ends,
    list('each airport', change.eachAirportOf === null ? [] : [change.eachAirportOf]),
    list(
      'legs',
      change.legs.map(({ from, to }) => `${from ?? '?'}-${to ?? '?'}`),
    ),
    list(
      'origins',
      change.origins.map(({ who, place, count }) => `${who} ${place}${count > 1 ? ` ${count}` : ''}`),
    ),
    list('land within', change.landWithin === null ? [] : [`${change.landWithin}`]),
    list('bare', change.bare === null ? [] : [change.bare]),
    ...Object.entries(change.added).map(([end, places]) => list(`too ${end}`, places)),
    list('not from', change.refused.from),
    list('not to', change.refused.to),
    list('via', change.via),
    list('not via', change.notVia),
    change.wayBack ? ['back', change.wayBack.from, '>', change.wayBack.to].filter((part) => part !== undefined).join(' ') : '',
    ...change.airports.map(({ sliceIndex = 'both', airports, withoutAirports }) =>
      airports ? `airports ${sliceIndex} ${airports}` : `without ${sliceIndex} ${withoutAirports}`,
    ),
    change.nearby === null ? '' : change.nearby ? 'nearby' : 'not nearby',
    list('via no more', change.droppedVia),
    change.isSwap ? 'swap' : '',
    change.isSameEnds ? 'same ends' : '',
    ...change.references.map(({ kind, side }) => `${side ?? ''} ${kind}`.trim()),
    list('with', change.airlines),
    list('names', change.airlinesNamed),
    change.isSoftAirline ? 'soft' : '',
    list('without', change.withoutAirlines),
    list('no more', change.droppedAirlines),
    list('remove', change.removedAirlines),
    list('alliance', change.alliances),
    list('not alliance', change.withoutAlliances),
    change.anyAirline ? 'any airline' : '',
    change.anyAlliance ? 'any alliance' : '',
    change.otherAirline ? 'another airline' : '',
    change.lowCost === null ? '' : change.lowCost ? 'low cost' : 'not low cost',
    list('about', change.mentioned),
    list('unknown', change.unknown),
    list(
      'slips',
      change.slips.map(({ said, name }) => `${said}=${name}`),
    ),
  ]
  return parts.filter((part) => part !== '').join('; ')
}

function linesOf(corpus: string): [words: string, route: string][] {
  return corpus
    .trim()
    .split('\n')
    .map((line) => {
      const [words = '', route = ''] = line.split(/ =>(?: |$)/)
      return [words, route]
    })
}

test.each(linesOf(FIRST))('first, "%s" is %s', (words, route) => {
  expect(routeOf(words, NOTHING)).toBe(route)
})

test.each(linesOf(SILENT))('"%s" names no way', (words) => {
  expect(routeOf(words, NOTHING)).toBe('')
})

test.each(linesOf(FROM_LONDON_TO_LISBON))('of London to Lisbon, "%s" is "%s"', (words, route) => {
  expect(routeOf(words, LISBON)).toBe(route)
})

test.each([
  ...linesOf(ASKED_FROM).map((line) => [...line, ['from']] as const),
  ...linesOf(ASKED_TO).map((line) => [...line, ['to']] as const),
  ...linesOf(ASKED_BOTH).map((line) => [...line, ['from', 'to']] as const),
])('"%s" is the answer "%s" to the question for %s', (words, route, asked) => {
  expect(routeOf(words, { ...NOTHING, asked })).toBe(route)
})
