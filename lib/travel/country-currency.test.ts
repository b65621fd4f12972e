import { expect, test } from 'vitest'
import { currencyOfLanguages } from './country-currency'

test.each<[string[], string | null]>([
  [['en-GB', 'en'], 'GBP'],
  [['en-US', 'en'], 'USD'],
  [['de', 'en-US', 'en'], 'EUR'],
  [['fr-FR'], 'EUR'],
  [['es'], 'EUR'],
  [['en-IN'], 'INR'],
  [['hi'], 'INR'],
  [['fr-CH', 'fr'], 'CHF'],
  [['en'], null],
  [[], null],
])('whoever reads %j pays in %s', (languages, currency) => {
  expect(currencyOfLanguages(languages)).toBe(currency)
})
