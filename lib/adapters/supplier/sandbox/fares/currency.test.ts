import { expect, test } from 'vitest'
import { SELECTABLE_CURRENCIES } from '@/lib/travel/currencies'
import { hourWorth } from '@/lib/travel/flights/value-of-time'
import { moneyFromEuro } from './currency'

test.each(SELECTABLE_CURRENCIES)('an hour is worth some 10 to 25 euros to who pays in $code', ({ code }) => {
  const hour = hourWorth(code).amountMinor
  expect(hour).toBeGreaterThan(moneyFromEuro(1_000, code).amountMinor / 100)
  expect(hour).toBeLessThan(moneyFromEuro(2_500, code).amountMinor / 100)
})
