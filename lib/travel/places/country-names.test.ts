import { expect, test } from 'vitest'
import { countryName, countryNamed, countryOfAlpha3, isCountryCode, listCountries } from './country-names'

test('countries stand in the order of their English names, each once', () => {
  const countries = listCountries()
  expect(countries.length).toBeGreaterThanOrEqual(249)
  expect(new Set(countries.map(({ code }) => code)).size).toBe(countries.length)
  expect(new Set(countries.map(({ name }) => name)).size).toBe(countries.length)
  expect(countries.map(({ name }) => name)).toEqual(countries.map(({ name }) => name).toSorted((a, b) => a.localeCompare(b, 'en')))
})

test.each([
  ['GB', 'United Kingdom'],
  ['CI', 'Côte d’Ivoire'],
  ['US', 'United States'],
  ['KR', 'South Korea'],
  ['VA', 'Vatican City'],
  ['XK', 'Kosovo'],
])('%s is %s', (code, name) => {
  expect(countryName(code)).toBe(name)
  expect(isCountryCode(code)).toBe(true)
})

test.each(['', 'gb', 'ZZ', 'GBR', 'UK', 'toString'])('"%s" is no country', (code) => {
  expect(isCountryCode(code)).toBe(false)
  expect(countryName(code)).toBe(code)
})

test('three letters, as passports print them, lead to the same country', () => {
  expect(countryOfAlpha3('GBR')).toBe('GB')
  expect(countryOfAlpha3('UTO')).toBeNull()
})

test.each([
  ['Germany', 'DE'],
  ['the USA', 'US'],
  ['turkey', 'TR'],
  ['The Gambia', 'GM'],
  ['cote d’ivoire', 'CI'],
  ['gbr', 'GB'],
  ['fr', 'FR'],
  ['Lisbon', null],
])('the country called “%s” is %s', (name, code) => {
  expect(countryNamed(name)).toBe(code)
})
