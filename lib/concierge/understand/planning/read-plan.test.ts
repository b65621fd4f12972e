import { expect, test } from 'vitest'
import { createKnownNames } from '@/lib/adapters/names/known-names'
import { mendSlips } from '../../grammar/slips'
import { GRAMMAR } from '../../skills/grammar'
import { readPlan } from './read-plan'

const NAMES = createKnownNames()

const TODAY = '2026-11-20'
const read = (words: string, hasPlace = false) =>
  readPlan(mendSlips(words, GRAMMAR.lexicons.en, NAMES), { today: TODAY, hasPlace, isPlanSpokenOf: false, names: NAMES })

test.each([
  ['Plan 3 days in Lisbon for me.', { destination: 'Lisbon', days: 3 }],
  ['Plan 1 day in Rome for me.', { destination: 'Rome', days: 1 }],
  ['Plan a trip to Rome for me.', { destination: 'Rome' }],
  ['paln 3 dyas in Rome', { destination: 'Rome', days: 3 }],
  ['what should we see in Tokyo', { destination: 'Tokyo' }],
  ['what should we see in Rome in 3 days', { destination: 'Rome', days: 3 }],
  ['things to do in Kyoto', { destination: 'Kyoto' }],
  ['museums in Berlin', { destination: 'Berlin', likings: ['culture'] }],
  ['make me an itinerary for a weekend in Paris with kids', { destination: 'Paris', days: 2, withChildren: true }],
  ['an itinerery for a long weekend in Nice please', { destination: 'Nice', days: 3 }],
  ['what can you do with kids in Nice', { destination: 'Nice', withChildren: true }],
  [
    '5 relaxed days in Rome from 3 May, we like food and history',
    { destination: 'Rome', days: 5, startsOn: '2027-05-03', pace: 'calm', likings: ['food', 'history'] },
  ],
  ['plan Rome from 3 to 6 May', { destination: 'Rome', days: 4, startsOn: '2027-05-03' }],
  ['plan 3 nights in Vienna', { destination: 'Vienna', days: 4 }],
  ['Plan 3 days in Atlantis', { destination: 'Atlantis', days: 3 }],
])('"%s" asks for a plan', (words, input) => {
  expect(read(words)?.input).toEqual(input)
})

test('further places are told apart from the first', () => {
  expect(read('Plan 7 days in Lisbon, Porto and Seville for me.')).toEqual({
    input: { destination: 'Lisbon', days: 7 },
    further: ['Porto', 'Seville'],
  })
})

test('what the flights go to needs no name', () => {
  expect(read('plan my days there', true)?.input).toEqual({})
  expect(read('what should we see there?', true)?.input).toEqual({})
})

test.each([
  '3 days in Lisbon from London on 12 March',
  'I am planning a trip to Paris from London on 3 May',
  'plan a trip from London to Rome on 3 May',
  'I plan to fly to Rome on 3 May',
  'a week in Rome with the kids',
  'what can I do here?',
  'what should we do next?',
  'email me the itinerary',
  'what is the best time to visit Lisbon?',
  'my plans have changed, Friday please',
  'a flight to Rome for 3 days',
])('"%s" asks for none', (words) => {
  expect(read(words)).toBeNull()
})
