import { expect, test } from 'vitest'
import { correctPlanningSlips } from './planning-slips'
import { readComparison } from './read-comparison'
import { readSuggestion } from './read-suggestion'

const TODAY = '2026-11-20'
const suggest = (words: string, isPlaceKnown = false) => readSuggestion(correctPlanningSlips(words), TODAY, isPlaceKnown)

test.each([
  [
    'somewhere warm in March under €300 from Vienna',
    { from: 'Vienna', month: '2027-03', warmAtLeastC: 20, mostFare: 300, currency: 'EUR' },
  ],
  ['where can I go in May for food and beaches?', { month: '2027-05', likings: ['beach', 'food'] }],
  ['surprise me', {}],
  ['somwhere dry and at least 25 degrees', { isDry: true, warmAtLeastC: 25 }],
  ['anywhere with not more than 4 hours of flight', { longestFlightMinutes: 240 }],
  ['somewhere at 77 °F', { warmAtLeastC: 25 }],
  ['city break next month from London', { from: 'London', month: '2026-12', days: 3, likings: ['city'] }],
  [
    'a beach holiday in July from Manchester, max £400',
    { from: 'Manchester', month: '2027-07', likings: ['beach'], mostFare: 400, currency: 'GBP' },
  ],
  ['from Vienna, no idea where, in March', { from: 'Vienna', month: '2027-03' }],
  ['which places are hot in January for a week', { month: '2027-01', warmAtLeastC: 27, days: 7 }],
])('"%s" wishes for places', (words, input) => {
  expect(suggest(words)).toEqual(input)
})

test.each([
  'where can I pay?',
  'somewhere to stay in Rome',
  'a flight to Rome in May',
  'where is my booking?',
  'the cheapest one',
  'direct flights only',
])('"%s" wishes for none', (words) => {
  expect(suggest(words)).toBeNull()
})

test('while flights go to a place, a bare "anywhere" asks for no other', () => {
  expect(suggest('anywhere is fine', true)).toBeNull()
})

test.each([
  ['Lisbon or Porto in May?', { destinations: ['Lisbon', 'Porto'], month: '2027-05' }],
  ['compare Rome, Athens and Naples', { destinations: ['Rome', 'Athens', 'Naples'] }],
  ['Lisbon or Porto in May? from Vienna', { destinations: ['Lisbon', 'Porto'], from: 'Vienna', month: '2027-05' }],
  ['Which is better in October, Athens or Istanbul?', { destinations: ['Athens', 'Istanbul'], month: '2027-10' }],
  ['Rome vs Athens for food', { destinations: ['Rome', 'Athens'], likings: ['food'] }],
])('"%s" compares', (words, input) => {
  expect(readComparison(words, TODAY)).toEqual(input)
})

test.each([
  'from London or Paris to Rome on 3 May',
  'London to Rome on 3 May or Paris?',
  'fly to Lisbon or Porto on 3 May',
  'compare the first two flights',
  'Gatwick or Heathrow?',
])('"%s" compares no places', (words) => {
  expect(readComparison(words, TODAY)).toBeNull()
})
