import { expect, test } from 'vitest'
import { minutesWords, rangeWords } from './amount-range'

test('a range says what it comes to, in the place’s own money and without pennies', () => {
  expect(rangeWords([60, 90], 'EUR')).toBe('€60 – 90')
  expect(rangeWords([1_200, 15_000], 'INR')).toBe('₹1,200 – 15,000')
  expect(rangeWords([0, 8], 'GBP')).toBe('up to £8')
  expect(rangeWords([15, 15], 'USD')).toBe('about US$15')
  expect(rangeWords([0, 0], 'JPY')).toBe('free')
  // No dollar or crown is taken for another country's.
  expect(rangeWords([1_600, 2_900], 'MXN')).toBe('MX$1,600 – 2,900')
  expect(['SGD', 'CZK', 'TRY', 'MAD'].map((currency) => rangeWords([5, 9], currency))).toEqual([
    'SGD\u00A05 – 9',
    'CZK\u00A05 – 9',
    'TRY\u00A05 – 9',
    'MAD\u00A05 – 9',
  ])
})

test('minutes become hours where there are any', () => {
  expect([0, 45, 60, 150].map(minutesWords)).toEqual(['0 min', '45 min', '1 h', '2 h 30 min'])
})
