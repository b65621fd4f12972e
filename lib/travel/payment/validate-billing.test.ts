import { expect, test } from 'vitest'
import { aBilling } from '@/tests/fixtures/trip'
import { internationalPhone } from '../phone'
import { countryName } from '../places/country-names'
import { tripCommandSchema } from '../trip/commands-schema'
import type { Billing } from './billing'
import { billingSchema, cardTokenSchema } from './billing-schema'
import { validateBilling } from './validate-billing'

test.each<[Partial<Billing>, keyof Billing, string]>([
  [{ title: '' }, 'title', 'Title is required'],
  [{ name: 'A' }, 'name', 'Name is required (min 2 characters)'],
  [{ email: ' ' }, 'email', 'Email is required'],
  [{ email: 'maya' }, 'email', 'Please enter a valid email address'],
  [{ email: 'a@b' }, 'email', 'Please enter a valid email address'],
  [{ email: 'a@b.example,c@d.example' }, 'email', 'Please enter a valid email address'],
  [{ email: 'a＠b.example' }, 'email', 'Please enter a valid email address'],
  [{ city: '' }, 'city', 'City is required'],
  [{ countryCode: 'US', state: '' }, 'state', 'State is required'],
  [{ postcode: '12' }, 'postcode', 'Valid zip code is required'],
  [{ countryCode: '' }, 'countryCode', 'Country is required'],
  [{ countryCode: 'QQ' }, 'countryCode', 'Country is required'],
  [{ phoneCode: '' }, 'phoneNumber', 'Phone number is required'],
  [{ phoneNumber: 'none' }, 'phoneNumber', 'Phone number is required'],
  [{ phoneNumber: '' }, 'phoneNumber', 'Phone number is required'],
  [
    { phoneNumber: '123' },
    'phoneNumber',
    'This doesn’t look like a phone number from the dial code +44. Please check its digits and the dial code',
  ],
])('%j is told at %s: %s', (change, field, sentence) => {
  expect(validateBilling(aBilling(change))).toEqual({ [field]: sentence })
})

test('a complete form has no fault', () => {
  expect(validateBilling(aBilling())).toEqual({})
  expect(validateBilling(aBilling({ name: 'Al', postcode: '101', countryCode: 'IS' }))).toEqual({})
})

// Specification, section 3: the payment/billing form. The card's fields live in the card form, and leave it as a token.
test.each([
  ['title', 'title'],
  ['name', 'name'],
  ['email', 'email'],
  ['phone_int_code', 'phoneCode'],
  ['contact_details_phone_number', 'phoneNumber'],
  ['street', 'street'],
  ['city', 'city'],
  ['state', 'state'],
  ['postcode', 'postcode'],
  ['country_code', 'countryCode'],
] as const)('%s of the specification is %s', (_, field) => {
  expect(Object.keys(billingSchema.shape)).toContain(field)
})

test('phone is code and number as one, and country_name follows from the code', () => {
  const { phoneCode, phoneNumber, countryCode } = aBilling({ phoneNumber: '020 7946 0000' })
  expect(internationalPhone({ code: phoneCode, number: phoneNumber })).toBe('+442079460000')
  expect(countryName(countryCode)).toBe('United Kingdom')
})

test('of cc_number only the last four digits exist outside the card form; card_exp_month and card_exp_year go with the token', () => {
  expect(Object.keys(cardTokenSchema.shape)).toEqual(['token', 'brand', 'last4', 'expiryMonth', 'expiryYear'])
  const card = { token: 'tok_sandbox_visa', brand: 'Visa', last4: '4242', expiryMonth: 12, expiryYear: 2030 }
  expect(cardTokenSchema.safeParse(card).success).toBe(true)
  expect(cardTokenSchema.safeParse({ ...card, token: 'tok 4242 4242 4242 4242' }).success).toBe(false)
  expect(cardTokenSchema.safeParse({ ...card, cc_security_code: '123' }).success).toBe(false)
})

test('card fields do not fit into the form', () => {
  expect(billingSchema.safeParse({ ...aBilling(), cc_number: '4242' }).success).toBe(false)
})

test('an address is stored and sent without what was pasted along with it', () => {
  const pasted = aBilling({
    name: '\u202eMary\u2013Jane\u00a0Holm ',
    email: '\u202amaya@example.com\u202c',
    street: 'Ｒｕａ\tdo Ouro ２８',
    city: 'Aix\u2011en\u2011Provence\u200b',
    state: 'Co. D\u2019Arcy',
    postcode: '１１００\u2013０６１',
  })
  expect(tripCommandSchema.parse({ type: 'set-billing', billing: pasted })).toEqual({
    type: 'set-billing',
    billing: {
      ...pasted,
      name: 'Mary-Jane Holm',
      email: 'maya@example.com',
      street: 'Rua do Ouro 28',
      city: 'Aix-en-Provence',
      state: "Co. D'Arcy",
      postcode: '1100-061',
    },
  })
})
