import { expect, test } from 'vitest'
import { readDates } from './read-dates'
import type { DatesKnown, SaidDates } from './said-dates'

// 18 November 2026 is a Wednesday.
const KNOWN: DatesKnown = { today: '2026-11-18', departureOn: '2026-12-10', returnOn: '2026-12-14', asked: null, isListShown: false }

function daysOf(words: string, known: Partial<DatesKnown> = {}): Pick<SaidDates, 'departureOn' | 'returnOn' | 'nights'> {
  const { departureOn, returnOn, nights } = readDates(words, { ...KNOWN, ...known })
  return { ...(departureOn ? { departureOn } : {}), ...(returnOn ? { returnOn } : {}), ...(nights === undefined ? {} : { nights }) }
}

test.each<[words: string, days: ReturnType<typeof daysOf>]>([
  ['a day later', { departureOn: '2026-12-11' }],
  ['two days earlier please', { departureOn: '2026-12-08' }],
  ['make it the 13th', { departureOn: '2026-12-13' }],
  ['move it to next week', { departureOn: '2026-12-17', returnOn: '2026-12-21' }],
  ['both a week later', { departureOn: '2026-12-17', returnOn: '2026-12-21' }],
  ['postpone everything by a week', { departureOn: '2026-12-17', returnOn: '2026-12-21' }],
  ['shift everything by a week', { departureOn: '2026-12-17', returnOn: '2026-12-21' }],
  ['bring it forward a day', { departureOn: '2026-12-09' }],
  ['bring the trip forward by 2 days', { departureOn: '2026-12-08', returnOn: '2026-12-12' }],
  ['bring it forward to friday', { departureOn: '2026-12-04' }],
  ['postpone it to wednesday', { departureOn: '2026-12-16', returnOn: '2026-12-20' }],
  ['push the return by two days', { returnOn: '2026-12-16' }],
  ['the return a day earlier', { returnOn: '2026-12-13' }],
  ['come home one day later', { returnOn: '2026-12-15' }],
  ['leave two days earlier and return a day later', { departureOn: '2026-12-08', returnOn: '2026-12-15' }],
  ['stay two nights longer', { returnOn: '2026-12-16' }],
  ['two more nights', { returnOn: '2026-12-16' }],
  ['extend the trip by 3 days', { returnOn: '2026-12-17' }],
  ['a week later', { departureOn: '2026-12-17', returnOn: '2026-12-21' }],
  ['one week earlier please', { departureOn: '2026-12-03', returnOn: '2026-12-07' }],
  ['leave a week earlier', { departureOn: '2026-12-03' }],
  ['home a week later', { returnOn: '2026-12-21' }],
  ['and the flight home one day later, so tuesday', { returnOn: '2026-12-15' }],
  ['one night less', { returnOn: '2026-12-13' }],
  ['stay 6 nights', { returnOn: '2026-12-16', nights: 6 }],
  ['leave on 20 december', { departureOn: '2026-12-20', returnOn: '2026-12-24' }],
])('a trip from the 10th to the 14th, "%s"', (words, days) => {
  expect(daysOf(words)).toEqual(days)
})

test.each<[words: string, days: ReturnType<typeof daysOf>]>([
  ['for 5 nights', { nights: 5 }],
  ['for a week', { nights: 7 }],
  ["a fortnight's holiday", { nights: 14 }],
  ['two weeks in Crete', { nights: 14 }],
  ['same day return', { nights: 0 }],
  ['return the same evening', { nights: 0 }],
  ['2 people 4 days', { nights: 4 }],
  ['from 3 january for 9 nights', { departureOn: '2027-01-03', returnOn: '2027-01-12', nights: 9 }],
  ['9 nights from 3 january', { departureOn: '2027-01-03', returnOn: '2027-01-12', nights: 9 }],
  ['a week in crete from 3 may', { departureOn: '2027-05-03', returnOn: '2027-05-10', nights: 7 }],
  ['ten days from 3 May', { departureOn: '2027-05-03', returnOn: '2027-05-13', nights: 10 }],
  ['day trip on friday', { departureOn: '2026-11-20', returnOn: '2026-11-20', nights: 0 }],
  ['fly on Monday, returning 2 weeks later', { departureOn: '2026-11-23', returnOn: '2026-12-07' }],
  ['leave 4 december and come back a week later', { departureOn: '2026-12-04', returnOn: '2026-12-11' }],
  ["term ends on the 5th, we'd like to leave the day after", { departureOn: '2026-12-06' }],
  ['back on sunday after three nights there', { departureOn: '2026-11-19', returnOn: '2026-11-22', nights: 3 }],
])('with no day known, "%s"', (words, days) => {
  expect(daysOf(words, { departureOn: null, returnOn: null })).toEqual(days)
})

test('a week later moves both days of a long trip too, and only the way back where that is asked about', () => {
  const long = { departureOn: '2026-12-10', returnOn: '2026-12-30' }
  expect(daysOf('a week later', long)).toEqual({ departureOn: '2026-12-17', returnOn: '2027-01-06' })
  expect(daysOf('a day later', long)).toEqual({ departureOn: '2026-12-11' })
  expect(daysOf('a week later', { ...long, asked: 'return' })).toEqual({ returnOn: '2027-01-06' })
})

test('the age of a child is no length of stay', () => {
  for (const words of ['with our baby of 8 months', 'she is 6 months old', 'my son is 10 weeks', 'a 9 month old daughter'])
    expect(daysOf(words, { departureOn: null, returnOn: null, asked: 'return' })).toEqual({})
})

test('a length alone answers the question for the way back', () => {
  const asked = { asked: 'return' as const, returnOn: null }
  expect(daysOf('a week', asked)).toEqual({ returnOn: '2026-12-17', nights: 7 })
  expect(daysOf('10 days', asked)).toEqual({ returnOn: '2026-12-20', nights: 10 })
  expect(daysOf('a week later', asked)).toEqual({ returnOn: '2026-12-17' })
  expect(daysOf('a month later', asked)).toEqual({ returnOn: '2027-01-10' })
  expect(daysOf('the day after', asked)).toEqual({ returnOn: '2026-12-11' })
  expect(daysOf('the following monday', asked)).toEqual({ returnOn: '2026-12-14' })
  expect(daysOf('same day', asked)).toEqual({ returnOn: '2026-12-10', nights: 0 })
})

test('the age of a baby is no length of the stay', () => {
  const family = { isBabyKnown: true }
  for (const words of ["she's 7 months", '7 months', 'sorry, 11 months']) expect(daysOf(words, family)).toEqual({})
  expect(daysOf('for 2 months', family)).toEqual({ returnOn: '2027-02-08', nights: 60 })
  expect(daysOf('2 months', { ...family, returnOn: null, asked: 'return' })).toEqual({ returnOn: '2027-02-08', nights: 60 })
})
