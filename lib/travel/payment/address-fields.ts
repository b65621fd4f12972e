import google from './address-formats.json' with { type: 'json' }
import type { Billing } from './billing-schema'

type AddressField = 'street' | 'city' | 'state' | 'postcode'

const FIELDS: Record<string, AddressField> = { A: 'street', C: 'city', S: 'state', Z: 'postcode' }
/** Google's own answer for a country of which it tells nothing. */
const USUAL = 'AC'
const BEFORE_A_COUNTRY_IS_CHOSEN = 'ACSZ'

/** The fields that an address of the country has, in the order in which it is written in Latin letters (address-fields.test.ts). */
export function addressFields(countryCode: string): AddressField[] {
  const letters = countryCode ? (lookUp(google.fields, countryCode) ?? USUAL) : BEFORE_A_COUNTRY_IS_CHOSEN
  return [...letters].flatMap((letter) => FIELDS[letter] ?? [])
}

/** What the country calls its fields, in Google's words: "post_town", "prefecture", "pin". Empty before a country is chosen. */
export function addressNames(countryCode: string): { city: string; state: string; postcode: string } {
  if (!countryCode) return { city: '', state: '', postcode: '' }
  return {
    city: lookUp(google.cityNames, countryCode) ?? 'city',
    state: lookUp(google.stateNames, countryCode) ?? 'province',
    postcode: lookUp(google.postcodeNames, countryCode) ?? 'postal',
  }
}

/** As it is sent: a value that was typed before the country was changed, and that nobody sees any more, stays behind. */
export function withoutUnaskedFields(billing: Billing): Billing {
  const asked = new Set(addressFields(billing.countryCode))
  const unasked = Object.values(FIELDS).filter((field) => !asked.has(field))
  return { ...billing, ...Object.fromEntries(unasked.map((field) => [field, ''])) }
}

function lookUp(table: Record<string, string>, countryCode: string): string | undefined {
  return Object.hasOwn(table, countryCode) ? table[countryCode] : undefined
}
