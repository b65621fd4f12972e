import { expect, test } from 'vitest'
import { createKnownNames } from '@/lib/adapters/names/known-names'
import { addAtoms } from '../../grammar/atoms'
import { Chart } from '../../grammar/chart'
import { tokenise } from '../../grammar/tokens'
import { GRAMMAR } from '../grammar'

const names = createKnownNames()

/** The values of a type that span all the words. */
function itemsIn(words: string, type: string): unknown[] {
  const { text, tokens } = tokenise(words)
  const chart = new Chart(tokens, [GRAMMAR.lexicons.en])
  addAtoms(chart, text, names)
  chart.apply(GRAMMAR.layers, new Set())
  return chart.from(0, type).flatMap(({ end, value }) => (end === tokens.length ? [value] : []))
}

test.each<[words: string, n: number]>([
  ['7', 7],
  ['seven', 7],
  ['twenty-one', 21],
  ['thirty five', 35],
  ['a hundred', 100],
  ['three hundred and fifty', 350],
  ['two thousand', 2000],
  ['1,200', 1200],
  ['couple of', 2],
])('"%s" is %d', (words, n) => {
  expect(itemsIn(words, 'num')).toContainEqual(expect.objectContaining({ n }))
})

test.each<[words: string, minutes: number]>([
  ['2 hours', 120],
  ['two hrs', 120],
  ['an hour', 60],
  ['1.5 hours', 90],
  ['two and a half hours', 150],
  ['2 hours and 20 minutes', 140],
  ['2h', 120],
  ['2h 30', 150],
  ['90 mins', 90],
  ['half an hour', 30],
  ['an hour and a half', 90],
])('"%s" lasts %d minutes', (words, minutes) => {
  expect(itemsIn(words, 'dur')).toContainEqual({ minutes })
})

test.each<[words: string, unit: string, days: number]>([
  ['3 days', 'day', 3],
  ['three nights', 'night', 3],
  ['a week', 'week', 7],
  ['2-week', 'week', 14],
  ['a fortnight', 'fortnight', 14],
  ['a couple of weeks', 'week', 14],
  ['two months', 'month', 60],
])('"%s" is a stay counted in %ss, of %d days', (words, unit, days) => {
  expect(itemsIn(words, 'dur')).toContainEqual(expect.objectContaining({ unit, days }))
})

test.each<[words: string, range: { min?: number; max?: number }]>([
  ['at least 2 hours', { min: 120 }],
  ['2 hours or more', { min: 120 }],
  ['no less than 2 hours', { min: 120 }],
  ['not less than 2 hours', { min: 120 }],
  ['more than 2 hours', { min: 120 }],
  ['at most 4 hours', { max: 240 }],
  ['4 hours max', { max: 240 }],
  ['no more than 4 hours', { max: 240 }],
  ['not longer than 4 hours', { max: 240 }],
  ['under 4 hours', { max: 240 }],
  ['not under 4 hours', { min: 240 }],
  ['nothing over 4 hours', { max: 240 }],
  ['exactly 2 hours', { min: 120, max: 120 }],
  ['1 to 3 hours', { min: 60, max: 180 }],
  ['between 1 hour and 3 hours', { min: 60, max: 180 }],
  ['about 2 hours', { min: 90, max: 150 }],
])('"%s" is a range', (words, range) => {
  expect(itemsIn(words, 'hoursrange')).toContainEqual(range)
})

test('a bound turned round never stands beside its opposite', () => {
  for (const words of [
    'no more than 4 hours',
    'not longer than 4 hours',
    'nothing over 4 hours',
    'no less than 2 hours',
    'not under 4 hours',
  ]) {
    const ranges = itemsIn(words, 'hoursrange') as { min?: number; max?: number }[]
    expect(new Set(ranges.map((range) => ('min' in range ? 'min' : 'max'))).size, words).toBe(1)
  }
})
