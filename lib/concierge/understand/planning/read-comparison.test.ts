import { expect, test } from 'vitest'
import { createKnownNames } from '@/lib/adapters/names/known-names'
import { readComparison } from './read-comparison'

const NAMES = createKnownNames()

const TODAY = '2026-11-20'

test.each([
  ['Lisbon or Porto in May?', { destinations: ['Lisbon', 'Porto'], month: '2027-05' }],
  ['compare Rome, Athens and Naples', { destinations: ['Rome', 'Athens', 'Naples'] }],
  ['Lisbon or Porto in May? from Vienna', { destinations: ['Lisbon', 'Porto'], from: 'Vienna', month: '2027-05' }],
  ['Which is better in October, Athens or Istanbul?', { destinations: ['Athens', 'Istanbul'], month: '2027-10' }],
  ['Rome vs Athens for food', { destinations: ['Rome', 'Athens'], likings: ['food'] }],
])('"%s" compares', (words, input) => {
  expect(readComparison(words, TODAY, NAMES)).toEqual(input)
})

test.each([
  'from London or Paris to Rome on 3 May',
  'London to Rome on 3 May or Paris?',
  'fly to Lisbon or Porto on 3 May',
  'compare the first two flights',
  'Gatwick or Heathrow?',
])('"%s" compares no places', (words) => {
  expect(readComparison(words, TODAY, NAMES)).toBeNull()
})
