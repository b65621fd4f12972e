import { expect, test } from 'vitest'
import { aBilling } from '@/tests/fixtures/trip'
import { type Billing, billingSchema } from './billing'
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
  [{ state: '' }, 'state', 'State is required'],
  [{ postcode: '12' }, 'postcode', 'Valid zip code is required'],
  [{ countryCode: '' }, 'countryCode', 'Country is required'],
  [{ phoneCode: '' }, 'phoneNumber', 'Phone number is required'],
  [{ phoneNumber: 'none' }, 'phoneNumber', 'Phone number is required'],
])('%j is told at %s: %s', (change, field, sentence) => {
  expect(validateBilling(aBilling(change))).toEqual({ [field]: sentence })
})

test('a complete form has no fault', () => {
  expect(validateBilling(aBilling())).toEqual({})
})

test('card fields do not fit into the form', () => {
  expect(billingSchema.safeParse({ ...aBilling(), cc_number: '4242' }).success).toBe(false)
})
