import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readableWords, wordsOf } from './words-of'

test('what was said, clicked and shown on cards can be searched for; ids and times cannot', () => {
  const words = wordsOf([
    { type: 'text', text: 'Somewhere\nwarm, please' },
    { type: 'data-change', data: { label: 'You chose TP1361', fact: 'offer ofr_1' } },
    { type: 'data-notice', data: { kind: 'waiting', text: 'Busy' } },
    {
      type: 'tool-searchFlights',
      state: 'output-available',
      input: { from: 'Hamburg' },
      output: { status: 'found', searchId: 'SBX1', picks: [{ airline: 'TAP Air Portugal', to: 'LIS', departsAt: '2026-11-27T09:25' }] },
    },
    { type: 'data-unreadable', data: { what: 'A card', words: 'Porto' } },
  ])
  expect(words).toBe('Somewhere warm, please You chose TP1361 TAP Air Portugal LIS Porto')
})

test('names in scripts without capitals count as words', () => {
  expect(readableWords({ city: 'लखनऊ', code: 'economy' })).toEqual(['लखनऊ'])
})

test('a meal and a price are found by their words and not by their codes, an airport by both', () => {
  const meal = { code: 'VGML', name: 'Vegan meal', total: { currency: 'GBP', amountMinor: 1044 } }
  expect(readableWords({ meals: [meal], to: { iataCode: 'LIS', name: 'Lisbon', countryCode: 'PT' } })).toEqual([
    'Vegan meal',
    'LIS',
    'Lisbon',
  ])
})

test('an endless output gives no more than a search reads', () => {
  const output = { cities: Array.from({ length: 50_000 }, (_, index) => `City ${index}`) }
  expect(
    wordsOf([
      { type: 'tool-x', output },
      { type: 'text', text: 'word '.repeat(9_000) },
    ]).length,
  ).toBeLessThanOrEqual(20_000)
})

test('whatever the parts are, they have words or none', () => {
  fc.assert(
    fc.property(fc.array(fc.jsonValue()), (parts) => typeof wordsOf(parts) === 'string'),
    { numRuns: 100 },
  )
})
