import { expect, test } from 'vitest'
import { aPassenger, aSearch } from '@/tests/fixtures/trip'
import type { Passenger } from './passenger'
import { journeyOf, passengerWarnings } from './passenger-warnings'
import { validatePassenger } from './validate-passenger'

// London to Lisbon on 27 November, back on 29 November.
const JOURNEY = journeyOf(aSearch())
const TODAY = '2026-11-20'

const codes = (change: Partial<Passenger>, journey = JOURNEY) => passengerWarnings(aPassenger(change), journey).map(({ code }) => code)
const passport = (expiresOn: string, nationality = 'US') => ({
  passport: { number: 'X123456', expiresOn, issuingCountry: nationality, nationality },
})

test('the journey is read from the search: first day, last day, every country it lands in', () => {
  expect(JOURNEY).toEqual({ departsOn: '2026-11-27', lastTravelOn: '2026-11-29', countries: ['PT', 'GB'] })
})

test('a child of 12 is told that most airlines price 12 as an adult, and may go on', () => {
  const twelve = aPassenger({ type: 'child', firstName: 'Ben', bornOn: '2014-06-01' })
  expect(passengerWarnings(twelve, JOURNEY)[0]?.message).toMatch(
    /^At 12, Ben travels as a child here; most airlines price 12 as an adult\./,
  )
  expect(validatePassenger(twelve, '2026-11-29', [], TODAY)).toEqual({})
  expect(codes({ type: 'child', bornOn: '2015-06-01' })).toEqual([])
})

test('an infant who turns 2 between the flights is refused, with the day and what to do', () => {
  const infant = aPassenger({ type: 'infant', firstName: 'Lou', bornOn: '2024-11-28' })
  expect(validatePassenger(infant, '2026-11-29', [], TODAY).bornOn).toBe('Infant must be under 2 years old')
  const [warning] = passengerWarnings(infant, JOURNEY)
  expect(warning).toMatchObject({ code: 'turns-two', field: 'bornOn' })
  expect(warning?.message).toMatch(/^Lou turns 2 on Sat 28 Nov, before the last flight\..*one child instead of the infant/)
})

test('a child who turns 13 between the flights likewise', () => {
  expect(codes({ type: 'child', bornOn: '2013-11-28' })).toEqual(['turns-adult'])
})

test('a birthday of quite another age is met with the travellers of the search', () => {
  expect(codes({ type: 'child', bornOn: '1990-04-07' })).toEqual(['other-type'])
})

test.each([
  ['2026-11-21', ['newborn']],
  ['2026-11-20', []],
])('born on %s: %j a week before the departure', (bornOn, expected) => {
  expect(codes({ type: 'infant', bornOn })).toEqual(expected)
})

test.each([
  ['2026-11-28', 'US', ['passport-expires']],
  ['2027-05-28', 'US', ['passport-short']],
  ['2027-05-29', 'US', []],
  // A British passport needs six months nowhere on this trip, three in Portugal.
  ['2027-02-27', 'GB', ['passport-short']],
  ['2027-02-28', 'GB', []],
])('a passport to %s of %s: %j', (expiresOn, nationality, expected) => {
  expect(codes(passport(expiresOn, nationality))).toEqual(expected)
})

test('the own country and free movement ask for no months after the trip', () => {
  const toFrance = { ...JOURNEY, countries: ['FR', 'DE'] }
  expect(codes(passport('2026-11-30', 'DE'), toFrance)).toEqual([])
  expect(codes(passport('2026-11-30', 'US'), { ...JOURNEY, countries: ['US'] })).toEqual([])
})

test('nothing is said about what is not typed yet', () => {
  expect(codes({ bornOn: '' })).toEqual([])
  expect(codes({ bornOn: '2014-1-' })).toEqual([])
  expect(codes(passport('2027-'))).toEqual([])
})
