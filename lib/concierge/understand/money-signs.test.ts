import { expect, test } from 'vitest'
import { createKnownNames } from '@/lib/adapters/names/known-names'
import { SELECTABLE_CURRENCIES } from '@/lib/travel/currencies'
import { formatMoney, formatWhole, minorDigits } from '@/lib/travel/money'
import { startThread } from '@/tests/fixtures/concierge-thread'
import { hearSuggestion } from '../hear-suggestion'
import { layTable } from '../table'
import { isPricedIn } from './money-signs'

const TABLE = layTable(startThread().situation(), [], { earlierWords: [] }, createKnownNames())

/** Spelled like words ("cop 400"), or single-letter signs. */
const ALSO_WORDS = ['COP', 'MAD', 'TRY', 'ZAR']

test.each(SELECTABLE_CURRENCIES.filter(({ code }) => !ALSO_WORDS.includes(code)).map(({ code }) => code))(
  'a wish for a place takes a limit in %s as it is written',
  (code) => {
    for (const limit of [`under ${formatWhole(400, code)}`, `under 400 ${code}`])
      expect(hearSuggestion(`somewhere warm ${limit}`, TABLE)?.input).toEqual({ warmAtLeastC: 20, mostFare: 400, currency: code })
  },
)

test('a limit matches the prices shown if its sign can stand for their currency', () => {
  const priceIn = (currency: string) => formatMoney({ amountMinor: 1_807 * 10 ** minorDigits(currency), currency })
  const fits = (said: string) => SELECTABLE_CURRENCIES.filter(({ code }) => isPricedIn(priceIn(code), said)).map(({ code }) => code)
  expect(fits('$')).toEqual(['USD', 'ARS', 'AUD', 'CAD', 'CLP', 'COP', 'FJD', 'HKD', 'MXN', 'NZD', 'SGD', 'TWD'])
  expect(fits('MX$')).toEqual(['MXN'])
  expect(fits('US$')).toEqual(['USD'])
  expect(fits('kr')).toEqual(['DKK', 'ISK', 'NOK', 'SEK'])
  expect(fits('A$')).toEqual(['AUD'])
  expect(fits('£')).toEqual(['GBP'])
})
