import { expect, test } from 'vitest'
import { SELECTABLE_CURRENCIES } from './currencies'
import { addMoney, formatMoney, formatWhole, minorDigits, multiplyMoney } from './money'

test('each currency shows its own number of decimals', () => {
  expect(['EUR', 'JPY', 'KWD'].map((currency) => formatMoney({ amountMinor: 123_456, currency }))).toEqual([
    '€1,234.56',
    'JP¥123,456',
    'KWD\u00a0123.456',
  ])
})

test('an amount names its currency where several share a sign', () => {
  const written = 'GBP EUR USD AUD CAD NZD HKD SGD TWD MXN ARS CNY JPY SEK NOK DKK ISK INR PKR LKR ZAR EGP XAF XOF'
    .split(' ')
    .map((currency) => formatMoney({ amountMinor: 300 * 10 ** minorDigits(currency), currency }).replace(/\.0+$/, ''))
  expect(written.join(', ').replaceAll('\u00a0', ' ')).toBe(
    '£300, €300, US$300, A$300, CA$300, NZ$300, HK$300, SGD 300, NT$300, MX$300, ARS 300, CN¥300, JP¥300, SEK 300, NOK 300, DKK 300, ISK 300, ₹300, PKR 300, LKR 300, ZAR 300, EGP 300, XAF 300, XOF 300',
  )
})

test('no two currencies of the world write an amount alike, not even without its spaces', () => {
  const currencies = [...new Set([...Intl.supportedValuesOf('currency'), ...SELECTABLE_CURRENCIES.map(({ code }) => code)])]
  expect(currencies.length).toBeGreaterThan(150)
  const written = new Map<string, string[]>()
  for (const currency of currencies) {
    const words = formatMoney({ amountMinor: 123_450, currency }).replace(/[\s.,]/g, '')
    written.set(words, [...(written.get(words) ?? []), currency])
  }
  expect([...written.values()].filter((codes) => codes.length > 1)).toEqual([])
})

test('amounts are written as the CLDR writes them in British English, with the code where its sign is none or a word', () => {
  for (const currency of new Set([...Intl.supportedValuesOf('currency'), ...SELECTABLE_CURRENCIES.map(({ code }) => code)])) {
    const digits = minorDigits(currency)
    const style = { style: 'currency', currency, minimumFractionDigits: digits, maximumFractionDigits: digits } as const
    const symbol = new Intl.NumberFormat('en-GB', style).formatToParts(0).find(({ type }) => type === 'currency')?.value ?? ''
    const currencyDisplay = /\p{Sc}/u.test(symbol) ? 'symbol' : 'code'
    const known = new Intl.NumberFormat('en-GB', { ...style, currencyDisplay })
    for (const amountMinor of [0, 1, 9, 10, 99, 100, 999, 1_000, 12_345, 99_999, 100_000, 1_234_567_890, -1, -12_345, -1_234_567]) {
      expect(formatMoney({ amountMinor, currency })).toBe(known.format(amountMinor / 10 ** digits))
    }
  }
  expect(formatMoney({ amountMinor: 500, currency: 'ZZZ' })).toBe('ZZZ\u00a05.00')
  expect([formatWhole(300, 'GBP'), formatWhole(1_250, 'KWD'), formatWhole(90_000, 'JPY')]).toEqual(['£300', 'KWD\u00a01,250', 'JP¥90,000'])
})

test('different currencies are never added', () => {
  expect(() => addMoney({ amountMinor: 1, currency: 'EUR' }, { amountMinor: 1, currency: 'GBP' })).toThrow('cannot add GBP to EUR')
})

test('money is never split into fractions', () => {
  expect(multiplyMoney({ amountMinor: 333, currency: 'EUR' }, 3).amountMinor).toBe(999)
  expect(() => multiplyMoney({ amountMinor: 333, currency: 'EUR' }, 0.5)).toThrow('whole numbers')
})
