import { expect, test } from 'vitest'
import { shortPrice } from './short-price'

test.each([
  [9401, 'GBP', '£95'],
  [9400, 'GBP', '£94'],
  [109_450, 'EUR', '€1,095'],
  [12_840, 'KRW', '₩12.9k'],
  [123_400, 'KRW', '₩124k'],
  [1_234_567, 'JPY', '1.24m'],
  [3_412_000, 'IDR', '34.2k'],
  [109_450, 'MXN', '1,095'],
  [31_200, 'KWD', '32'],
  [124_000, 'CHF', '1,240'],
  [999_901, 'GBP', '£10,000'],
  [99_950_001, 'GBP', '£1m'],
  [1_204_000_000_00, 'EUR', '€1.21bn'],
])('%i of %s is %s', (amountMinor, currency, expected) => {
  expect(shortPrice({ amountMinor, currency }).replace(/\s/g, ' ')).toBe(expected)
})
