import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readAmount, writeAmount } from './amounts'

test.each([
  [{ amountMinor: 71400, currency: 'GBP' }, '714.00'],
  [{ amountMinor: 5, currency: 'GBP' }, '0.05'],
  [{ amountMinor: 1200, currency: 'JPY' }, '1200'],
  [{ amountMinor: 1234, currency: 'KWD' }, '1.234'],
])('%o is written as %s', (money, text) => {
  expect(writeAmount(money)).toBe(text)
})

test('an amount that is written reads as itself', () => {
  const money = fc.record({ amountMinor: fc.integer({ min: 0, max: 1e11 }), currency: fc.constantFrom('GBP', 'JPY', 'KWD') })
  fc.assert(
    fc.property(money, (amount) => {
      expect(readAmount(writeAmount(amount), amount.currency)).toEqual(amount)
    }),
  )
})
