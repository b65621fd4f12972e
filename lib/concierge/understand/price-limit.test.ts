import { expect, test } from 'vitest'
import { readPriceLimit } from './price-limit'

const limits: [words: string, limit: number | null][] = [
  ['under 300', 300],
  ['we could stretch to 4000', 4000],
  ['let us go up to 350', 350],
  ['no more than $1,250', 1250],
  ["I can't pay more than 400 pounds", 400],
  ['my max is 2.5k', 2500],
  ['a budget of 900 euros per person', 900],
  ['250 or less', 250],
  ['under 3 hours', null],
  ['no more than 2 stops', null],
  ['for 300 people', null],
]
test.each(limits)('the limit in "%s" is %s', (words, limit) => {
  expect(readPriceLimit(words).maxPrice).toBe(limit)
})

test('what was read is masked', () => {
  expect(readPriceLimit('to Rome under 300').rest).toBe('to Rome ~~~~~~~~~')
})
