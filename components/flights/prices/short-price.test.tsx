import { expect, test } from 'vitest'
import { shortPrice } from './short-price'

test.each([
  [9401, 'GBP', '£95'],
  [9400, 'GBP', '£94'],
  [109_450, 'EUR', '€1,095'],
  [12_840, 'JPY', '¥12.9k'],
  [123_400, 'JPY', '¥124k'],
  [1_234_567, 'JPY', '¥1.24m'],
  [3_412_000, 'IDR', 'Rp 34.2k'],
  [31_200, 'KWD', '32'],
  [124_000, 'CHF', '1,240'],
])('%i of %s is %s', (amountMinor, currency, expected) => {
  expect(shortPrice({ amountMinor, currency }).replace(/\s/g, ' ').replace('K', 'k')).toBe(expected)
})
