import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, daysBetween } from '../travel/dates'
import { passengerTypeOn } from '../travel/passengers/age-class'
import { emptyPassenger } from '../travel/passengers/passenger'
import { validatePassenger } from '../travel/passengers/validate-passenger'
import { EMPTY_BILLING } from '../travel/payment/billing'
import { validateBilling } from '../travel/payment/validate-billing'
import { standInBilling, standInCard, standInPassenger } from './stand-ins'

const TODAY = '2026-11-20'
const EDGES = ['2024-11-29', '2013-11-29', '1990-01-01'].map((bornOn) => daysBetween(bornOn, TODAY))

test('of whatever age, a stand-in is another person of the same type and just as valid', () => {
  const days = fc.record({
    ago: fc.integer({ min: 1, max: 33_000 }),
    ahead: fc.integer({ min: 0, max: 330 }),
    place: fc.integer({ min: 0, max: 8 }),
  })
  fc.assert(
    fc.property(days, ({ ago, ahead, place }) => {
      const [bornOn, travelOn] = [addDays(TODAY, -ago), addDays(TODAY, ahead)]
      const passenger = { ...emptyPassenger(passengerTypeOn(travelOn, bornOn)), title: 'ms' as const, gender: 'female' as const, bornOn }
      const someone = { ...passenger, firstName: 'Ada', lastName: 'Byron', email: 'ada@byron.test', phone: '+44 20 7946 0000' }
      const standIn = standInPassenger(someone, place, travelOn)
      expect(standIn.bornOn).not.toBe(bornOn)
      expect(validatePassenger(standIn, travelOn, [], TODAY)).toEqual({})
      expect(standInPassenger(standIn, place, travelOn)).toEqual(standIn)
    }),
    // On the last days of an infant and of a child, who is a day older is sold as somebody else; one is born on a stand-in's own day.
    { numRuns: 300, examples: EDGES.map((ago) => [{ ago, ahead: 8, place: 0 }]) },
  )
})

test.each([
  ['nothing at all', {}],
  ['a name of one letter', { firstName: 'A' }],
  ['a name in another script', { lastName: 'Достоевский' }],
  ['a name that is too long', { firstName: 'Wolfeschlegelsteinhausenbergerdorff'.repeat(2) }],
  ['no real day of birth', { bornOn: '1990-02-31' }],
  ['no telephone number', { phone: '12', email: 'ada at byron' }],
  ['an old passport', { passport: { number: 'L1', expiresOn: '2020-01-01', issuingCountry: '', nationality: '' } }],
])('%s stays as wrong as it was', (_what, wrong) => {
  const typed = { ...emptyPassenger('adult'), firstName: 'Ada', lastName: 'Byron', ...wrong }
  const fields = (passenger: typeof typed) => Object.keys(validatePassenger(passenger, TODAY, ['passport'], TODAY)).sort()
  expect(fields(standInPassenger(typed, 0, TODAY))).toEqual(fields(typed))
})

test('billing stays as right or as wrong, field by field', () => {
  const right = {
    ...EMPTY_BILLING,
    title: 'ms' as const,
    name: 'Ada Byron',
    email: 'ada@byron.test',
    phoneCode: '+49',
    phoneNumber: '30 901820',
  }
  const whole = { ...right, street: 'Krumme Lanke 1', city: 'Berlin', state: 'Berlin', postcode: '14163', countryCode: 'DE' }
  for (const billing of [whole, right, EMPTY_BILLING, { ...whole, phoneNumber: '1', countryCode: 'ZZ', email: 'x', postcode: '1' }]) {
    expect(Object.keys(validateBilling(standInBilling(billing)))).toEqual(Object.keys(validateBilling(billing)))
  }
})

test('test cards stay, every other card becomes the one that pays', () => {
  expect(standInCard({ token: 'tok_sandbox_declined' })).toMatchObject({ token: 'tok_sandbox_declined', last4: '0002' })
  expect(standInCard({ token: 'pm_1234567890' })).toMatchObject({ token: 'tok_sandbox_visa', last4: '4242' })
})
