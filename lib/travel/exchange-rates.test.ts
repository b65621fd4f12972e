import { expect, test } from 'vitest'
import { ratesLabel, roughlyIn } from './exchange-rates'

test('the day of the rates is said in British style', () => {
  expect(ratesLabel()).toBe('Converted at rates of 2 Nov 2026')
})

test('an amount in another currency has three digits that count, and no decimals', () => {
  expect(roughlyIn({ amountMinor: 44_100, currency: 'EUR' }, 'GBP')).toEqual({ amountMinor: 38_400, currency: 'GBP' })
  expect(roughlyIn({ amountMinor: 44_100, currency: 'EUR' }, 'JPY')).toEqual({ amountMinor: 81_100, currency: 'JPY' })
  expect(roughlyIn({ amountMinor: 250_000, currency: 'MAD' }, 'GBP')).toEqual({ amountMinor: 20_300, currency: 'GBP' })
})

test('a currency without a rate is not converted', () => {
  expect(roughlyIn({ amountMinor: 100, currency: 'XTS' }, 'GBP')).toBeNull()
  expect(roughlyIn({ amountMinor: 100, currency: 'GBP' }, 'XTS')).toBeNull()
})
