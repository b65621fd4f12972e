import { expect, test } from 'vitest'
import { currencyRefusal, isSelectableCurrency, SELECTABLE_CURRENCIES } from './currencies'
import { minorDigits } from './money'

// By ISO 4217, among those of the list.
const WITHOUT_DECIMALS = 'CLP ISK JPY KRW VND XAF XOF XPF'.split(' ')
const WITH_THREE_DECIMALS = 'BHD JOD KWD OMR TND'.split(' ')

test('every currency has a name, stands there once, and has as many decimals as ISO 4217 gives it', () => {
  expect(new Set(SELECTABLE_CURRENCIES.map(({ code }) => code)).size).toBe(SELECTABLE_CURRENCIES.length)
  const names = new Intl.DisplayNames('en-GB', { type: 'currency' })
  for (const { code, name } of SELECTABLE_CURRENCIES) {
    expect(name.length, code).toBeGreaterThan(3)
    expect(names.of(code), `${code} is no currency that is in use`).not.toBe(code)
    expect(minorDigits(code), code).toBe(WITHOUT_DECIMALS.includes(code) ? 0 : WITH_THREE_DECIMALS.includes(code) ? 3 : 2)
  }
})

test('a currency that is not there is refused with those that are', () => {
  const refusal = currencyRefusal('XTS')
  expect(refusal).toMatchObject({ code: 'currency-unknown', field: 'currency' })
  expect(refusal?.message).toMatch(/^We can’t show prices in XTS\. You can choose from: AED, .*ZAR\.$/)
  expect(currencyRefusal('JPY')).toBeUndefined()
  expect(currencyRefusal(undefined)).toBeUndefined()
  expect(isSelectableCurrency('KWD')).toBe(true)
})
