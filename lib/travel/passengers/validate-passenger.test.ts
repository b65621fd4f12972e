import { expect, test } from 'vitest'
import { aPassenger } from '@/tests/fixtures/trip'
import type { Passenger } from './passenger'
import { passengersRefusal, twinIndex, validatePassenger } from './validate-passenger'

const TODAY = '2026-11-20'
const TRAVEL = '2026-11-29'
const COUNTS = { adults: 1, children: 0, infants: 0, pets: 0, childAges: [] }

test.each<[Partial<Passenger>, string, string]>([
  [{ title: '' }, 'title', 'Title is required'],
  [{ firstName: ' A ' }, 'firstName', 'First name is required (min 2 characters)'],
  [{ lastName: '' }, 'lastName', 'Last name is required (min 2 characters)'],
  [{ bornOn: '' }, 'bornOn', 'Date of birth is required'],
  [{ bornOn: '2027-01-01' }, 'bornOn', 'Date of birth is required'],
  [{ bornOn: '1800-01-01' }, 'bornOn', 'Date of birth is required'],
  [{ gender: '' }, 'gender', 'Gender is required'],
  [{ type: 'adult', bornOn: '2013-11-30' }, 'bornOn', 'Adult must be 13 years or older'],
  [{ type: 'child', bornOn: '2013-11-29' }, 'bornOn', 'Child must be between 2-12 years old'],
  [{ type: 'infant', bornOn: '2024-11-29' }, 'bornOn', 'Infant must be under 2 years old'],
])('%j is told at %s: %s', (change, field, sentence) => {
  expect(validatePassenger(aPassenger(change), TRAVEL, [], TODAY)).toEqual({ [field]: sentence })
})

test('the age counts on the day of the last flight, not today', () => {
  expect(validatePassenger(aPassenger({ type: 'adult', bornOn: '2013-11-29' }), TRAVEL, [], TODAY)).toEqual({})
  expect(validatePassenger(aPassenger({ type: 'child', bornOn: '2024-11-29' }), TRAVEL, [], TODAY)).toEqual({})
  expect(validatePassenger(aPassenger({ type: 'infant', bornOn: '2024-11-30' }), TRAVEL, [], TODAY)).toEqual({})
})

test.each(["O'Brien", 'Müller-Łukasz', 'José María', 'de la Cruz'])('%s is a name', (lastName) => {
  expect(validatePassenger(aPassenger({ lastName }), TRAVEL, [], TODAY)).toEqual({})
})

test.each(['R2D2', '李小龙', 'Ana 🙂'])('%s is asked for in Latin letters', (lastName) => {
  expect(validatePassenger(aPassenger({ lastName }), TRAVEL, [], TODAY).lastName).toContain('Latin letters')
})

test('passport fields are asked for only where the supplier needs them', () => {
  expect(validatePassenger(aPassenger(), TRAVEL, ['passport'], TODAY)).toEqual({
    'passport.number': 'Passport number is required',
    'passport.expiresOn': 'Passport expiry date is required',
    'passport.issuingCountry': 'Passport country of issue is required',
    'passport.nationality': 'Nationality is required',
  })
  const passport = { number: 'X12', expiresOn: TODAY, issuingCountry: 'GB', nationality: 'GB' }
  expect(validatePassenger(aPassenger({ passport }), TRAVEL, ['passport'], TODAY)).toEqual({
    'passport.expiresOn': 'Passport expiry date must be in the future',
  })
  expect(validatePassenger(aPassenger({ passport: { ...passport, expiresOn: '2027-02-30' } }), TRAVEL, ['passport'], TODAY)).toEqual({
    'passport.expiresOn': 'Please enter a valid passport expiry date',
  })
})

test('the whole list says how many are complete, with the passport list where it is needed', () => {
  const list = [aPassenger(), aPassenger({ title: '' })]
  expect(passengersRefusal(list, { ...COUNTS, adults: 2 }, TRAVEL, [], TODAY)?.message).toBe(
    'Please complete all required passenger information. 1/2 passengers completed.',
  )
  expect(passengersRefusal(list, { ...COUNTS, adults: 2 }, TRAVEL, ['passport'], TODAY)?.message).toContain(
    'passport number, expiry, country of issue, nationality',
  )
})

test.each(['firstName', 'middleName', 'lastName'] as const)('a %s of 60 letters is taken, one of 61 is told about', (field) => {
  expect(validatePassenger(aPassenger({ [field]: 'a'.repeat(60) }), TRAVEL, [], TODAY)).toEqual({})
  expect(validatePassenger(aPassenger({ [field]: 'a'.repeat(61) }), TRAVEL, [], TODAY)).toEqual({
    [field]: 'Names can have up to 60 characters; shorten it as the airline would print it',
  })
})

test('the same person twice is refused by name, however it is written', () => {
  const ada = aPassenger({ firstName: 'Ada', lastName: 'Marlow' })
  const list = [aPassenger({ firstName: 'Tom' }), ada, { ...ada, firstName: ' ADA ' }]
  const refusal = passengersRefusal(list, { ...COUNTS, adults: 3 }, TRAVEL, [], TODAY)
  expect(refusal?.code).toBe('passenger-twice')
  expect(refusal?.message).toMatch(/^ada marlow is on this trip twice\./i)
  expect(twinIndex(list)).toBe(2)
  expect(twinIndex(list.slice(0, 2))).toBe(-1)
})
