import { expect, test } from 'vitest'
import { shortPrice } from './short-price'

test.each([
  [9449, 'GBP', '£94'],
  [9450, 'GBP', '£95'],
  [109_450, 'EUR', '€1,095'],
  [12_840, 'KRW', '₩12.8k'],
  [123_400, 'KRW', '₩123k'],
  [1_234_567, 'JPY', '1.23m'],
  [3_412_000, 'IDR', '34.1k'],
  [109_450, 'MXN', '1,095'],
  [31_200, 'KWD', '31'],
  [124_000, 'CHF', '1,240'],
  [999_950, 'GBP', '£10,000'],
  [99_960_001, 'GBP', '£1m'],
  [1_204_000_000_00, 'EUR', '€1.2bn'],
])('%i of %s is %s', (amountMinor, currency, expected) => {
  expect(shortPrice({ amountMinor, currency }).replace(/\s/g, ' ')).toBe(expected)
})
