import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Billing } from '@/lib/travel/payment/billing'
import { SAMPLE_BILLING, SAMPLE_PASSENGERS, sampleLiveTrip } from '@/tests/fixtures/checkout'
import { openPayment, press } from '@/tests/fixtures/payment-step'
import { tidyBilling } from './billing-defaults'

// Specification, section 3: the fields of the payment/billing form.
test.each([
  ['title', 'Title'],
  ['name', 'Name on the card'],
  ['email', 'Email'],
  ['phone_int_code', 'Dial code'],
  ['contact_details_phone_number', 'Phone number'],
  ['street', 'Street and number (optional)'],
  ['city', 'City'],
  ['state', 'State or county'],
  ['postcode', 'Postcode'],
  ['country_code and country_name', 'Country'],
  ['cc_number', 'Card number'],
  ['cc_expiry_date, card_exp_month and card_exp_year', 'Expiry'],
  ['cc_security_code', 'Security code (CVC)'],
])('the form has the field %s', async (_, label) => {
  openPayment({ live: sampleLiveTrip({ passengers: SAMPLE_PASSENGERS, billing: { ...SAMPLE_BILLING, countryCode: '' } }) })
  expect(await screen.findByLabelText(label)).toBeDefined()
})

// Specification, section 5: the sentences of billing.
test.each<[Partial<Billing>, string, string]>([
  [{ title: '' }, 'Title is required', 'billing.title'],
  [{ name: 'A' }, 'Name is required (min 2 characters)', 'billing.name'],
  [{ email: '' }, 'Email is required', 'billing.email'],
  [{ email: 'ada' }, 'Please enter a valid email address', 'billing.email'],
  [{ city: '' }, 'City is required', 'billing.city'],
  [{ countryCode: 'US', state: '' }, 'State is required', 'billing.state'],
  [{ postcode: 'N1' }, 'Valid zip code is required', 'billing.postcode'],
  [{ countryCode: '' }, 'Country is required', 'billing.countryCode'],
  [{ phoneCode: '' }, 'Phone number is required', 'billing.phoneCode'],
  [{ phoneNumber: '' }, 'Phone number is required', 'billing.phoneNumber'],
  [
    { phoneNumber: '12' },
    'This doesn’t look like a phone number from the dial code +44. Please check its digits and the dial code',
    'billing.phoneNumber',
  ],
])('%o is told as “%s”, the field has the focus, and nothing is sent', async (change, sentence, field) => {
  const live = sampleLiveTrip({ passengers: SAMPLE_PASSENGERS, billing: { ...SAMPLE_BILLING, ...change } })
  const { user, calls } = openPayment({ live })
  await press(user, 'Review and pay')
  expect(await screen.findByText(sentence)).toBeDefined()
  await waitFor(() => expect(document.activeElement?.getAttribute('name')).toBe(field))
  expect(screen.getByText('Card number is required')).toBeDefined()
  expect(calls.filter(({ method }) => method === 'POST')).toEqual([])
})

test.each([
  ['GB', ['Street and number (optional)', 'Town or city', 'Postcode']],
  ['US', ['Street and number (optional)', 'City', 'State', 'ZIP code']],
  ['IE', ['Street and number (optional)', 'City', 'County', 'Eircode']],
  ['IN', ['Street and number (optional)', 'City', 'PIN code', 'State']],
  ['HK', ['Street and number (optional)', 'District', 'Area']],
  ['AE', ['Address (optional)', 'Emirate']],
  ['SG', ['Address (optional)', 'Postcode']],
  ['JP', ['Address (optional)', 'Prefecture', 'Postcode']],
])('an address of %s is asked for as %j', async (countryCode, labels) => {
  openPayment({ live: sampleLiveTrip({ passengers: SAMPLE_PASSENGERS, billing: { ...SAMPLE_BILLING, countryCode } }) })
  const country = await screen.findByLabelText('Country')
  const fields = [...(country.closest('fieldset')?.querySelectorAll('input, select') ?? [])]
  const after = fields.slice(fields.indexOf(country) + 1) as HTMLInputElement[]
  expect(after.map((field) => field.labels?.[0]?.textContent)).toEqual(labels)
})

test('another country hides what its addresses have not, and the first one brings it back as it was typed', async () => {
  const live = sampleLiveTrip({ passengers: SAMPLE_PASSENGERS, billing: { ...SAMPLE_BILLING, countryCode: 'US' } })
  const { user } = openPayment({ live })
  const state = await screen.findByLabelText<HTMLInputElement>('State')
  await user.clear(state)
  await user.type(state, 'Oregon')
  await user.selectOptions(screen.getByLabelText('Country'), 'Singapore')
  expect(screen.queryByLabelText('State')).toBeNull()
  await user.selectOptions(screen.getByLabelText('Country'), 'United States')
  expect(screen.getByLabelText<HTMLInputElement>('State').value).toBe('Oregon')
})

test('what is hidden is not sent', () => {
  const sent = tidyBilling({ ...SAMPLE_BILLING, countryCode: 'HK', city: ' Kowloon City ', state: 'Kowloon', postcode: '999077' })
  expect(sent).toMatchObject({ countryCode: 'HK', city: 'Kowloon City', state: 'Kowloon', postcode: '' })
})

test('a dial code is chosen by its country, and a number pasted with its own code brings it along', async () => {
  const { user } = openPayment()
  const number = await screen.findByLabelText<HTMLInputElement>('Phone number')
  const code = screen.getByLabelText<HTMLSelectElement>('Dial code')
  expect(code.selectedOptions[0]?.textContent).toBe('+44 United Kingdom')
  await user.selectOptions(code, '+1 Canada')
  expect(code.value).toBe('CA')
  await user.clear(number)
  await user.click(number)
  await user.paste('+49 170 1234567')
  expect(code.value).toBe('DE')
  expect(number.value).toBe('170 1234567')
})

test('a card number in a billing field is taken out before it is saved or sent, and the card form is named', async () => {
  const { user, calls } = openPayment()
  const name = await screen.findByLabelText<HTMLInputElement>('Name on the card')
  await user.clear(name)
  await user.click(name)
  await user.paste('4242 4242 4242 4242')
  expect(screen.getByText('That looked like a card number, so we removed it. Enter it only in the card form below')).toBeDefined()
  expect(name.value).toBe('')
  await user.tab()
  await waitFor(() => expect(calls.some(({ path, method }) => path.endsWith('/draft') && method === 'PUT')).toBe(true))
  expect(JSON.stringify(calls)).not.toMatch(/4242\D?4242/)
})

test('what stands around a card number in a billing field stays', async () => {
  const { user } = openPayment()
  const name = await screen.findByLabelText<HTMLInputElement>('Name on the card')
  await user.clear(name)
  await user.click(name)
  await user.paste('Ada Marlow 4242 4242 4242 4242')
  expect(name.value).toBe('Ada Marlow')
})
