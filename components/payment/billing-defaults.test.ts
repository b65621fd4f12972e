import { expect, test } from 'vitest'
import { SAMPLE_BILLING, SAMPLE_PASSENGERS, sampleLiveTrip } from '@/tests/fixtures/checkout'
import { billingFrom } from './billing-defaults'

const trip = sampleLiveTrip({ passengers: SAMPLE_PASSENGERS.map((one) => ({ ...one, email: '', phone: '' })) }).trip

test('country and dial code begin with the browser’s country, the address with the account’s', () => {
  expect(billingFrom({}, trip, { countryCode: 'AT', email: 'ada@example.org' })).toMatchObject({
    countryCode: 'AT',
    phoneCode: '+43',
    phoneNumber: '',
    email: 'ada@example.org',
    name: 'Ada Byron',
  })
})

test('the last booking’s billing comes before these, and what is typed before all', () => {
  const start = { countryCode: 'AT', last: SAMPLE_BILLING }
  expect(billingFrom({}, trip, start)).toEqual(SAMPLE_BILLING)
  expect(billingFrom({ countryCode: '', city: 'Leeds' }, trip, start)).toEqual({ ...SAMPLE_BILLING, countryCode: '', city: 'Leeds' })
})

test('the first passenger’s own e-mail and phone number are not asked again', () => {
  const passengers = SAMPLE_PASSENGERS.map((one) => ({ ...one, email: 'tom@example.org', phone: '+49 30 901820' }))
  const billing = billingFrom({}, sampleLiveTrip({ passengers }).trip, { countryCode: 'GB', email: 'ada@example.org' })
  expect(billing).toMatchObject({ email: 'tom@example.org', phoneCode: '+49', phoneNumber: '30 901820', countryCode: 'GB' })
})
