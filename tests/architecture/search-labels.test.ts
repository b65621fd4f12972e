import { expect, test } from 'vitest'
import {
  CABIN_CLASSES,
  CABIN_EXPLANATIONS,
  CABIN_LABELS,
  TRIP_TYPE_EXPLANATIONS,
  TRIP_TYPE_LABELS,
  TRIP_TYPES,
} from '@/lib/travel/flights/search-labels'
import { projectFiles, readProjectFile } from './project-files'

test('cabins and trip types are called as the specification calls them', () => {
  expect(CABIN_CLASSES.map((cabin) => CABIN_LABELS[cabin])).toEqual([
    'Economy With Restrictions',
    'Economy Without Restrictions',
    'Economy Premium',
    'Business',
    'First',
  ])
  expect(TRIP_TYPES.map((type) => TRIP_TYPE_LABELS[type])).toEqual(['One Way', 'Round Trip', 'Multi-Trip'])
})

test('each label is explained in words of its own', () => {
  const pairs = [
    ...CABIN_CLASSES.map((cabin) => [CABIN_LABELS[cabin], CABIN_EXPLANATIONS[cabin]] as const),
    ...TRIP_TYPES.map((type) => [TRIP_TYPE_LABELS[type], TRIP_TYPE_EXPLANATIONS[type]] as const),
  ]
  for (const [label, explanation] of pairs) expect(explanation.toLowerCase()).not.toContain(label.toLowerCase())
  expect(new Set(pairs.map(([, explanation]) => explanation)).size).toBe(8)
})

const LABELS = [...Object.values(CABIN_LABELS), ...Object.values(TRIP_TYPE_LABELS)]
const OTHER_WORDS = /economy|(?:business|first)[ -]class|one[ -]way|round[ -]trip|return (?:trip|ticket)|multi[ -](?:trip|city|stop)/i

test.each([
  ['Premium economy', false],
  ['Fri 27 Nov, one way', false],
  ['for the round trip', false],
  ['Multi-city', false],
  ['You changed the cabin to Economy Premium', true],
])('“%s” keeps to the labels: %s', (words, isKept) => {
  expect(OTHER_WORDS.test(withoutLabels(words))).toBe(!isKept)
})

test('the interface uses no other words for a cabin or a trip type', () => {
  const lines = projectFiles('lib/texts').flatMap((path) =>
    readProjectFile(path)
      .split('\n')
      // What a traveller could type is in a traveller's words.
      .filter((line) => !/^export const \w+Sentence =/.test(line) && OTHER_WORDS.test(withoutLabels(line)))
      .map((line) => `${path}: ${line}`),
  )
  expect(lines).toEqual([])
})

function withoutLabels(words: string): string {
  return LABELS.reduce((rest, label) => rest.replaceAll(label, ''), words)
}
