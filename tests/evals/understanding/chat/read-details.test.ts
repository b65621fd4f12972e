import { expect, test } from 'vitest'
import { readDetails } from './read-details'

test.each([
  ['3 passengers', { adults: 3 }],
  ['just two persons', { adults: 2 }],
  ['four', { adults: 4 }],
  ['marta 77 gmailcom and five people', { adults: 5 }],
  ['it should stay under 450', { maxPrice: 450 }],
  ['not more than 120 dollars', { maxPrice: 120 }],
  ['2 tickets for 310 usd', { adults: 2, maxPrice: 310 }],
  ['280', { maxPrice: 280 }],
  ['at 9 am', {}],
  ['marta keller', {}],
])('the details in "%s"', (words, details) => {
  expect(readDetails(words, 'bookflight')).toEqual(details)
})

test('a lone number counts people or money only while a flight is wanted', () => {
  expect(readDetails('2', 'getboardingpass')).toEqual({})
  expect(readDetails('280', 'getboardingpass')).toEqual({})
})
