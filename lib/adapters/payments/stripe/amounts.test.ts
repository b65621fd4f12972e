import { expect, test } from 'vitest'
import { fromStripeAmount, toStripeAmount } from './amounts'

test.each([
  [1_234, 'GBP', 1_234],
  [1_234, 'JPY', 1_234],
  [500, 'ISK', 50_000],
  [500, 'UGX', 50_000],
  [1_234, 'HUF', 1_234],
  [1_234, 'TWD', 1_234],
  [1_230, 'KWD', 1_230],
])('%i of the smallest unit of %s is %i at Stripe, and back', (amountMinor, currency, stripe) => {
  expect(toStripeAmount({ amountMinor, currency })).toBe(stripe)
  expect(fromStripeAmount(stripe, currency.toLowerCase())).toEqual({ amountMinor, currency })
})

test('what Stripe cannot charge to the last digit is never rounded', () => {
  expect(toStripeAmount({ amountMinor: 1_234, currency: 'KWD' })).toBeNull()
  // Stripe counts whole ariary only.
  expect(toStripeAmount({ amountMinor: 1_250, currency: 'MGA' })).toBeNull()
  expect(toStripeAmount({ amountMinor: 1_200, currency: 'MGA' })).toBe(12)
})

test('a fraction of our smallest unit is no amount', () => {
  expect(fromStripeAmount(50_050, 'isk')).toBeNull()
  expect(fromStripeAmount(50_100, 'isk')).toEqual({ amountMinor: 501, currency: 'ISK' })
})
