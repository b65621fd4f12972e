import { expect, test } from 'vitest'
import { SELECTABLE_CURRENCIES } from './currencies'
import { addMoney, formatMoney, formatWhole, minorDigits, multiplyMoney } from './money'

test('each currency shows its own number of decimals', () => {
  expect(['EUR', 'JPY', 'KWD'].map((currency) => formatMoney({ amountMinor: 123_456, currency }))).toEqual([
    '€1,234.56',
    '¥123,456',
    'KWD\u00a0123.456',
  ])
})

test('amounts are written as the CLDR writes them in British English, whatever their currency, size and sign', () => {
  for (const { code: currency } of SELECTABLE_CURRENCIES) {
    const digits = minorDigits(currency)
    const known = new Intl.NumberFormat('en-GB', {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    })
    for (const amountMinor of [0, 1, 9, 10, 99, 100, 999, 1_000, 12_345, 99_999, 100_000, 1_234_567_890, -1, -12_345, -1_234_567]) {
      expect(formatMoney({ amountMinor, currency })).toBe(known.format(amountMinor / 10 ** digits))
    }
  }
  expect(formatMoney({ amountMinor: 500, currency: 'ZZZ' })).toBe('ZZZ\u00a05.00')
  expect([formatWhole(300, 'GBP'), formatWhole(1_250, 'KWD'), formatWhole(90_000, 'JPY')]).toEqual(['£300', 'KWD\u00a01,250', '¥90,000'])
})

test('different currencies are never added', () => {
  expect(() => addMoney({ amountMinor: 1, currency: 'EUR' }, { amountMinor: 1, currency: 'GBP' })).toThrow('cannot add GBP to EUR')
})

test('money is never split into fractions', () => {
  expect(multiplyMoney({ amountMinor: 333, currency: 'EUR' }, 3).amountMinor).toBe(999)
  expect(() => multiplyMoney({ amountMinor: 333, currency: 'EUR' }, 0.5)).toThrow('whole numbers')
})
