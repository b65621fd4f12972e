import { expect, test } from 'vitest'
import { createKnownNames } from '@/lib/adapters/names/known-names'
import { startThread } from '@/tests/fixtures/concierge-thread'
import { read } from '../../grammar/read'
import { GRAMMAR } from '../grammar'
import { ASKED_BOTH, ASKED_FROM, ASKED_TO, FIRST, FROM_LONDON_TO_LISBON, SILENT } from './corpus'
import { foldRoute } from './fold'
import { routeInWords } from './route-in-words'

type Before = { from: string | null; to: string | null; asked: readonly string[] }

const NAMES = createKnownNames()
const SITUATION = startThread().situation()
const NOTHING: Before = { from: null, to: null, asked: [] }
const LISBON: Before = { from: 'London (LON)', to: 'Lisbon (LIS)', asked: [] }

function routeOf(words: string, { from, to, asked }: Before): string {
  const context = { today: '2026-11-18', situation: { ...SITUATION, wishes: { ...SITUATION.wishes, from, to } }, asked: new Set(asked) }
  return routeInWords(foldRoute(read(words, GRAMMAR, NAMES, context.asked).frames, context))
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
