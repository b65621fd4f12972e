import { expect, test } from 'vitest'
import { countryOfLanguages } from './country-of-languages'

test.each<[string[], string | null]>([
  [['en-GB', 'en'], 'GB'],
  [['en', 'de-AT'], 'AT'],
  [['de'], 'DE'],
  [['en', 'fr'], 'FR'],
  [['de', 'en-US', 'en'], 'DE'],
  [['de', 'de-AT', 'en-US'], 'AT'],
  [['zh-Hant-TW'], 'TW'],
  [['es-419'], null],
  [['en'], null],
  [['not a language'], null],
  [[], null],
])('%j speaks of %s', (languages, country) => {
  expect(countryOfLanguages(languages)).toBe(country)
})
