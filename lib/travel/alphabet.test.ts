import { expect, test } from 'vitest'
import { inAlphabet } from './alphabet'
import { listPhoneCodes } from './phone'
import { listCountries } from './places/country-names'

test('countries stand where English readers look for them', () => {
  const names = listCountries().map(({ name }) => name)
  expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'en')))
  const labels = listPhoneCodes().map(({ label }) => label)
  expect(labels.toSorted(inAlphabet)).toEqual(labels.toSorted((one, other) => one.localeCompare(other, 'en')))
})

test('letters with marks stand beside those without', () => {
  expect(['Zürich', 'Östersund', 'Oslo', 'Århus', 'Athens'].toSorted(inAlphabet)).toEqual([
    'Århus',
    'Athens',
    'Oslo',
    'Östersund',
    'Zürich',
  ])
})
