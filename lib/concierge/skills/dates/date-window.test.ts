import { expect, test } from 'vitest'
import { createKnownNames } from '@/lib/adapters/names/known-names'
import type { DateWindow } from '@/lib/travel/flights/date-window'
import { startThread } from '@/tests/fixtures/concierge-thread'
import type { Language } from '../../grammar/languages'
import { read } from '../../grammar/read'
import { foldFilters } from '../filters/fold'
import { GRAMMAR } from '../grammar'
import { type HeardDays, heardWindow, lacksNights } from './date-window'
import { foldDates } from './fold'

const TODAY = '2026-11-20'
const names = createKnownNames()
const situation = { ...startThread().situation(), today: TODAY }

function heardIn(words: string, language: Language = 'en') {
  const { frames } = read(words, GRAMMAR, names, new Set(), undefined, language)
  const context = { today: TODAY, situation, asked: new Set<string>() }
  return { dates: foldDates(frames, context), limits: foldFilters(frames, context), frames, stays: [] }
}

const FEBRUARY = { leaveFrom: '2027-02-01', leaveTo: '2027-02-28' }
const WEEKEND = { ...FEBRUARY, nights: [2], leaveOn: ['friday'] }

test.each<[string, DateWindow]>([
  ['any 4 days in February from London to Rome', { ...FEBRUARY, leaveTo: '2027-02-24', nights: [4], returnBy: '2027-02-28' }],
  ['4 nights in February', { ...FEBRUARY, leaveTo: '2027-02-24', nights: [4], returnBy: '2027-02-28' }],
  ['any weekend in February', WEEKEND as DateWindow],
  ['cheapest weekend in February from Warsaw to Milan', WEEKEND as DateWindow],
  ['two weeks in early September', { leaveFrom: '2027-09-01', leaveTo: '2027-09-10', nights: [14] }],
  ['cheapest day in March, one way', { leaveFrom: '2027-03-01', leaveTo: '2027-03-31', nights: [] }],
  ['around 28 March, give or take 3 days, for a week', { leaveFrom: '2027-03-25', leaveTo: '2027-03-31', nights: [7] }],
  ['fri-sun in February', WEEKEND as DateWindow],
  ['either fri-sun or sat-mon in February', { ...FEBRUARY, nights: [2], leaveOn: ['friday', 'saturday'], returnOn: ['sunday', 'monday'] }],
  ['13-20 Feb, 3 or 4 nights', { leaveFrom: '2027-02-13', leaveTo: '2027-02-17', nights: [3, 4], returnBy: '2027-02-20' }],
  [
    'leave after 10 Feb and be back by 20 Feb, 4 nights',
    { leaveFrom: '2027-02-11', leaveTo: '2027-02-16', nights: [4], returnBy: '2027-02-20' },
  ],
  ['3 nights in spring', { leaveFrom: '2027-03-01', leaveTo: '2027-05-28', nights: [3], returnBy: '2027-05-31' }],
])('“%s” leaves its days open', (words, window) => {
  expect(heardWindow(heardIn(words), TODAY)).toEqual(window)
})

test('“not on Mondays” leaves these out for leaving and coming back', () => {
  const window = heardWindow(heardIn('4 nights in February, not on Mondays'), TODAY)
  expect(window?.leaveOn).not.toContain('monday')
  expect(window?.returnOn).not.toContain('monday')
})

test.each<[Language, string]>([
  ['de', 'irgendein Wochenende im Februar'],
  ['fr', 'un week-end en février'],
  ['es', 'un fin de semana en febrero'],
])('hears a weekend in %s', (language, words) => {
  expect(heardWindow(heardIn(words, language), TODAY)).toEqual(WEEKEND)
})

test.each<[Language, string]>([
  ['de', 'vier Nächte im Februar'],
  ['fr', 'quatre nuits en février'],
  ['es', 'cuatro noches en febrero'],
  ['hi', 'February me 4 raat'],
])('hears four nights in %s', (language, words) => {
  expect(heardWindow(heardIn(words, language), TODAY)).toMatchObject({ nights: [4], returnBy: '2027-02-28' })
})

test.each([
  '12 to 19 March',
  '12 to 19 March, 7 nights',
  '12 to 19 March, 8 days',
  'on 3 March for a week',
  'in March',
  'the 2nd or the 3rd of June, one way',
  'next weekend',
  'feb half term, 4 or 5 nights',
])('“%s” leaves nothing to compare', (words) => {
  expect(heardWindow(heardIn(words), TODAY)).toBeNull()
})

test('the cheapest day without a length of stay lacks only the nights', () => {
  expect(lacksNights(heardIn('the cheapest day in May'))).toBe(true)
  expect(lacksNights(heardIn('in May'))).toBe(false)
  expect(lacksNights(heardIn('the cheapest day in May for 4 nights'))).toBe(false)
})

test.each([
  ['what about late March?', '2027-03-21'],
  ['between 20 and 31 March', '2027-03-20'],
  ['a bit later in March', '2027-03-21'],
  ['anything later in the month?', '2027-03-21'],
  ['the end of that month', '2027-03-21'],
])('“%s” compares the days there for as many nights as the trip has', (words, leaveFrom) => {
  const trip = { departureOn: '2027-03-12', returnOn: '2027-03-15', tripType: 'round-trip' }
  const ofTrip = { ...situation, wishes: { ...situation.wishes, ...trip } } as typeof situation
  const { frames } = read(words, GRAMMAR, names)
  const context = { today: TODAY, situation: ofTrip, asked: new Set<string>() }
  const heard: HeardDays = { dates: foldDates(frames, context), limits: foldFilters(frames, context), frames, stays: [], trip }
  expect(heardWindow(heard, TODAY)).toMatchObject({ leaveFrom, nights: [3], returnBy: '2027-03-31' })
})
