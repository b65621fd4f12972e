import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aPassenger } from '@/tests/fixtures/trip'
import { addDays } from '../dates'
import { sameNameIndex } from './names'
import type { Passenger } from './passenger'
import { passengersRefusal, validatePassenger } from './validate-passenger'

const TODAY = '2026-11-20'
const TRAVEL = '2026-11-29'
const PASSPORT = { number: 'X123456', expiresOn: '2031-01-01', issuingCountry: 'GB', nationality: 'GB' }
const COUNTS = { adults: 1, children: 0, infants: 0, pets: 0, childAges: [] }

test.each<[Partial<Passenger>, string, string]>([
  [{ title: '' }, 'title', 'Title is required'],
  [{ firstName: ' A ' }, 'firstName', 'First name is required (min 2 characters)'],
  [{ lastName: '' }, 'lastName', 'Last name is required (min 2 characters)'],
  [{ lastName: ' B ' }, 'lastName', 'Last name is required (min 2 characters)'],
  [{ bornOn: '' }, 'bornOn', 'Date of birth is required'],
  [{ bornOn: '1990-02-31' }, 'bornOn', '31 February doesn’t exist'],
  [{ bornOn: '-04-07' }, 'bornOn', 'Please add the year'],
  [{ bornOn: '2027-01-01' }, 'bornOn', 'Date of birth can’t be in the future'],
  [{ bornOn: '1800-01-01' }, 'bornOn', 'Please check the year: that was more than 120 years ago'],
  [{ gender: '' }, 'gender', 'Gender is required'],
  [{ type: 'adult', bornOn: '2013-11-30' }, 'bornOn', 'Adult must be 13 years or older'],
  [{ type: 'child', bornOn: '2013-11-29' }, 'bornOn', 'Child must be between 2-12 years old'],
  [{ type: 'infant', bornOn: '2024-11-29' }, 'bornOn', 'Infant must be under 2 years old'],
])('%j is told at %s: %s', (change, field, sentence) => {
  expect(validatePassenger(aPassenger(change), TRAVEL, [], TODAY)).toEqual({ [field]: sentence })
})

test('a name of 2 letters and a passport number of 3 signs are long enough', () => {
  const passport = { ...PASSPORT, number: 'X12' }
  expect(validatePassenger(aPassenger({ firstName: 'Al', lastName: 'Wu', passport }), TRAVEL, ['passport'], TODAY)).toEqual({})
})

test('the age counts on the day of the last flight, not today', () => {
  expect(validatePassenger(aPassenger({ type: 'adult', bornOn: '2013-11-29' }), TRAVEL, [], TODAY)).toEqual({})
  expect(validatePassenger(aPassenger({ type: 'child', bornOn: '2024-11-29' }), TRAVEL, [], TODAY)).toEqual({})
  expect(validatePassenger(aPassenger({ type: 'infant', bornOn: '2024-11-30' }), TRAVEL, [], TODAY)).toEqual({})
})

test.each(["O'Brien", 'Müller-Łukasz', 'José María', 'de la Cruz'])('%s is a name', (lastName) => {
  expect(validatePassenger(aPassenger({ lastName }), TRAVEL, [], TODAY)).toEqual({})
})

test.each(['李小龙', 'Петров', 'محمد'])('%s is asked for in Latin letters', (lastName) => {
  expect(validatePassenger(aPassenger({ lastName }), TRAVEL, [], TODAY).lastName).toContain('Latin letters')
})

test.each(['R2D2', 'Ana 🙂'])('%s has a sign that no ticket shows, and the sentence names it', (lastName) => {
  expect(validatePassenger(aPassenger({ lastName }), TRAVEL, [], TODAY).lastName).toMatch(/^Please leave out “(2|🙂)”/)
})

test.each(['Jean\u2011Luc', 'Mary–Jane', 'Li\u200b', '\u202eAda', 'Thị', 'Guðmundsdóttir', 'St. John', 'Smith Jr.', 'Əli', "O'Brien"])(
  '%s is taken as it was typed',
  (firstName) => {
    expect(validatePassenger(aPassenger({ firstName, lastName: firstName }), TRAVEL, [], TODAY)).toEqual({})
  },
)

test.each(['L\u200b', '..', '- -', '\u202e\u202c'])('"%s" is no name', (lastName) => {
  expect(validatePassenger(aPassenger({ lastName }), TRAVEL, [], TODAY)).toEqual({
    lastName: 'Last name is required (min 2 characters)',
  })
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
    'passport.expiresOn': 'Please enter a valid passport expiry date. 30 February doesn’t exist',
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
  expect(sameNameIndex(list)).toBe(2)
  expect(sameNameIndex(list.slice(0, 2))).toBe(-1)
})

test.each<[Partial<Passenger>, string, string]>([
  [{ email: 'ada@' }, 'email', 'Please enter a valid email address'],
  [{ email: 'ada example.org' }, 'email', 'Please enter a valid email address'],
  [{ phone: '020 7946 0000' }, 'phone', 'Please enter a valid phone number, with its country code'],
  [{ phone: '+44 12' }, 'phone', 'This doesn’t look like a phone number from the dial code +44'],
  [{ phone: 'at home' }, 'phone', 'Please enter a valid phone number, with its country code'],
  [{ middleName: 'Мария' }, 'middleName', 'Please write the middle name in Latin letters, as in the passport'],
])('%j, which need not be given, is told at %s when it is wrong', (change, field, sentence) => {
  expect(validatePassenger(aPassenger(change), TRAVEL, [], TODAY)[field as 'email']).toContain(sentence)
})

test('an email address and a phone number that are right, or left out, are taken', () => {
  expect(validatePassenger(aPassenger({ email: ' ada@example.org ', phone: '+44 (20) 7946-0000' }), TRAVEL, [], TODAY)).toEqual({})
  expect(validatePassenger(aPassenger({ email: '', phone: ' ' }), TRAVEL, [], TODAY)).toEqual({})
})

test('a name in another script is told where it stands in Latin letters', () => {
  expect(validatePassenger(aPassenger({ firstName: '小龙' }), TRAVEL, [], TODAY).firstName).toBe(
    'Please write the first name in Latin letters, as in the passport: they’re in the two lines at the bottom of its photo page',
  )
})

test('capital and small letters, accents and signs of their own stay as they were typed', () => {
  for (const lastName of ['McDonald', 'van der BERG', 'Ni\u0303o', 'D’Angelo']) {
    expect(validatePassenger(aPassenger({ lastName }), TRAVEL, [], TODAY)).toEqual({})
  }
})

test('children alone are not booked here', () => {
  const child = aPassenger({ type: 'child', bornOn: '2018-01-01' })
  expect(passengersRefusal([child], { ...COUNTS, adults: 0, children: 1 }, TRAVEL, [], TODAY)).toMatchObject({
    code: 'no-adult',
    message: expect.stringMatching(/^Every booking needs at least one adult/),
  })
})

test('nine travellers are counted as they become complete', () => {
  const nine = Array.from({ length: 9 }, (_, index) => aPassenger({ firstName: `Ada${'abcdefghi'[index]}` }))
  const counts = { ...COUNTS, adults: 9 }
  expect(passengersRefusal(nine, counts, TRAVEL, [], TODAY)).toBeUndefined()
  expect(passengersRefusal(nine.with(4, aPassenger({ gender: '' })), counts, TRAVEL, [], TODAY)?.message).toBe(
    'Please complete all required passenger information. 8/9 passengers completed.',
  )
})

test.each<[Partial<typeof PASSPORT>, string, string]>([
  [{ number: 'X1 ' }, 'passport.number', 'Passport number is required'],
  [{ expiresOn: '' }, 'passport.expiresOn', 'Passport expiry date is required'],
  [{ expiresOn: '31-12-2031' }, 'passport.expiresOn', 'Please enter a valid passport expiry date'],
  [{ expiresOn: '2026-11-19' }, 'passport.expiresOn', 'Passport expiry date must be in the future'],
  [{ issuingCountry: '' }, 'passport.issuingCountry', 'Passport country of issue is required'],
  [{ nationality: '' }, 'passport.nationality', 'Nationality is required'],
])('with a passport needed, %j is told at %s: %s', (change, field, sentence) => {
  const passenger = aPassenger({ passport: { ...PASSPORT, ...change } })
  expect(validatePassenger(passenger, TRAVEL, ['passport'], TODAY)).toEqual({ [field]: sentence })
  expect(validatePassenger(passenger, TRAVEL, [], TODAY)).toEqual({})
})

test.each(['ada@b', 'a@b.example,c@d.example', 'a＠b.example'])(
  '%s is no email address of a passenger, as it is none of a bill',
  (email) => {
    expect(validatePassenger(aPassenger({ email }), TRAVEL, [], TODAY)).toEqual({ email: 'Please enter a valid email address' })
  },
)

test("'Please complete all required passenger information. 0/1 passengers completed.' ends in the passport list", () => {
  expect(passengersRefusal([aPassenger()], COUNTS, TRAVEL, ['passport'], TODAY)).toEqual({
    code: 'passengers-incomplete',
    field: 'passengers',
    message:
      'Please complete all required passenger information. 0/1 passengers completed. Needed of each: passport number, expiry, country of issue, nationality.',
  })
})

test('whoever was born by today fits exactly one kind of traveller', () => {
  const daysOld = fc.integer({ min: 0, max: 40_000 })
  fc.assert(
    fc.property(daysOld, fc.integer({ min: 0, max: 360 }), (days, ahead) => {
      const bornOn = addDays(TODAY, -days)
      const kinds = (['adult', 'child', 'infant'] as const).filter(
        (type) => validatePassenger(aPassenger({ type, bornOn }), addDays(TODAY, ahead), [], TODAY).bornOn === undefined,
      )
      expect(kinds).toHaveLength(1)
    }),
  )
})
