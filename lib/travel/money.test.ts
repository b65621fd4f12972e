import { expect, test } from 'vitest'
import { addMoney, formatMoney, multiplyMoney } from './money'

test('each currency shows its own number of decimals', () => {
  expect(['EUR', 'JPY', 'KWD'].map((currency) => formatMoney({ amountMinor: 123_456, currency }))).toEqual([
    '€1,234.56',
    '¥123,456',
    'KWD\u00a0123.456',
  ])
})

test('different currencies are never added', () => {
  expect(() => addMoney({ amountMinor: 1, currency: 'EUR' }, { amountMinor: 1, currency: 'GBP' })).toThrow('cannot add GBP to EUR')
})

test('money is never split into fractions', () => {
  expect(multiplyMoney({ amountMinor: 333, currency: 'EUR' }, 3).amountMinor).toBe(999)
  expect(() => multiplyMoney({ amountMinor: 333, currency: 'EUR' }, 0.5)).toThrow('whole numbers')
})
