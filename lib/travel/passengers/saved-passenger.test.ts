import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aPassenger } from '@/tests/fixtures/trip'
import { fittingSaved } from './fitting-saved'
import {
  isSamePerson,
  maskPassportNumber,
  profileOf,
  type SavedProfile,
  savedProfileErrors,
  savedProfileRefusal,
  summariseSaved,
  tidyProfile,
} from './saved-passenger'
import { savedProfileSchema } from './saved-passenger-schema'

const TODAY = '2026-11-20'
const PASSPORT = { number: 'PA1234567', expiresOn: '2031-01-01', issuingCountry: 'GB', nationality: 'GB' }

const aProfile = (change: Partial<SavedProfile> = {}): SavedProfile => ({
  ...profileOf({ ...aPassenger(), specialService: '', savedPassengerId: null }),
  ...change,
})

test('what is kept of a passenger belongs to no trip', () => {
  expect(savedProfileSchema.parse(aProfile())).toEqual(aProfile())
  expect(aProfile()).not.toHaveProperty('type')
  expect(aProfile()).not.toHaveProperty('savedPassengerId')
})

test.each([
  ['PA1234567', '•••••• 567'],
  ['PA 12 34', '•••••• 234'],
  ['12345', '••••••'],
  ['', '••••••'],
])('%s is shown as %s', (number, masked) => {
  expect(maskPassportNumber(number)).toBe(masked)
})

test('a list never holds the whole of a passport number', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[A-Z0-9]{4,12}$/), (number) => {
      const summary = summariseSaved({ id: 'p-1', isSelf: false, profile: aProfile({ passport: { ...PASSPORT, number } }) })
      expect(JSON.stringify(summary)).not.toContain(number)
      expect(summary.passport).toMatchObject({ expiresOn: PASSPORT.expiresOn, issuingCountry: 'GB', nationality: 'GB' })
    }),
  )
})

test('a name and a birthday are enough to save somebody', () => {
  expect(savedProfileErrors(aProfile({ firstName: 'Al', lastName: 'Wu', passport: { ...PASSPORT, number: 'X12' } }), TODAY)).toEqual({})
  expect(savedProfileErrors(aProfile({ title: '', gender: '' }), TODAY)).toEqual({})
})

test.each<[Partial<SavedProfile>, string, string]>([
  [{ firstName: 'A' }, 'firstName', 'First name is required (min 2 characters)'],
  [{ lastName: 'B ' }, 'lastName', 'Last name is required (min 2 characters)'],
  [{ bornOn: '' }, 'bornOn', 'Date of birth is required'],
  [{ bornOn: '2027-01-01' }, 'bornOn', 'Date of birth is required'],
  [{ email: 'ada@' }, 'email', 'Please enter a valid email address'],
  [{ phone: 'call me' }, 'phone', 'Please enter a valid phone number, with its country code'],
  [{ passport: { ...PASSPORT, number: 'X1' } }, 'passport.number', 'Passport number is required'],
  [
    { passport: { ...PASSPORT, expiresOn: '2031-02-30' } },
    'passport.expiresOn',
    'Please enter a valid passport expiry date. 30 February doesn’t exist',
  ],
])('%j is told at %s: %s', (change, field, sentence) => {
  expect(savedProfileErrors(aProfile(change), TODAY)).toEqual({ [field]: sentence })
  expect(savedProfileRefusal(aProfile(change), TODAY)).toEqual({ code: 'profile-incomplete', field, message: sentence })
})

test('a passport that has run out may be kept, an empty one is none', () => {
  expect(savedProfileErrors(aProfile({ passport: { ...PASSPORT, expiresOn: '2020-01-01' } }), TODAY)).toEqual({})
  const empty = { number: ' ', expiresOn: '', issuingCountry: '', nationality: '' }
  expect(savedProfileErrors(aProfile({ passport: empty }), TODAY)).toEqual({})
  expect(tidyProfile(aProfile({ passport: empty, firstName: ' Ada ' }))).toMatchObject({ passport: null, firstName: 'Ada' })
})

test('a masked number is not saved in the place of the whole one', () => {
  const passport = { ...PASSPORT, number: maskPassportNumber(PASSPORT.number) }
  expect(savedProfileErrors(aProfile({ passport }), TODAY)).toEqual({ 'passport.number': 'Passport number is required' })
})

test('the same person is known again, however the name is written', () => {
  expect(isSamePerson(aProfile({ firstName: ' MAYA' }), aProfile())).toBe(true)
  expect(isSamePerson(aProfile({ bornOn: '1990-04-13' }), aProfile())).toBe(false)
})

test('people of the right age on the last day come first, oneself before the others', () => {
  const saved = (id: string, bornOn: string, isSelf = false) => summariseSaved({ id, isSelf, profile: aProfile({ bornOn }) })
  const people = [saved('child', '2020-06-01'), saved('adult', '1990-04-07'), saved('me', '1991-01-01', true), saved('baby', '2026-01-01')]
  const ids = (list: { id: string }[]) => list.map(({ id }) => id)
  const { fitting, others } = fittingSaved(people, 'adult', '2026-11-29')
  expect(ids(fitting)).toEqual(['me', 'adult'])
  expect(ids(others)).toEqual(['child', 'baby'])
  expect(ids(fittingSaved(people, 'infant', '2026-11-29').fitting)).toEqual(['baby'])
})
