import { expect, test } from 'vitest'
import { readDates } from './read-dates'
import type { DatesKnown, SaidDates } from './said-dates'

// 20 November 2026 is a Friday; the trip is from Friday 18 to Monday 21 December.
const KNOWN: DatesKnown = { today: '2026-11-20', departureOn: '2026-12-18', returnOn: '2026-12-21', asked: null, isListShown: true }

function daysOf(words: string, known: Partial<DatesKnown> = {}): Pick<SaidDates, 'departureOn' | 'returnOn'> {
  const { departureOn, returnOn } = readDates(words, { ...KNOWN, ...known })
  return { ...(departureOn ? { departureOn } : {}), ...(returnOn ? { returnOn } : {}) }
}

test.each<[words: string, days: ReturnType<typeof daysOf>]>([
  ['Not Friday but Saturday', { departureOn: '2026-12-19' }],
  ['no, I meant saturday', { departureOn: '2026-12-19' }],
  ['sat not fri', { departureOn: '2026-12-19' }],
  ['not fri but sat', { departureOn: '2026-12-19' }],
  ['oh sorry sat not fri', { departureOn: '2026-12-19' }],
  ['make that Saturday', { departureOn: '2026-12-19' }],
  ['Wednesday instead', { departureOn: '2026-12-16' }],
  ['on the saturday rather', { departureOn: '2026-12-19' }],
  ['could we fly home on Wednesday?', { returnOn: '2026-12-23' }],
  ['home on Sunday, not Monday', { returnOn: '2026-12-20' }],
  ['not Monday but Tuesday', { returnOn: '2026-12-22' }],
  ['change it from Monday to Tuesday', { returnOn: '2026-12-22' }],
  ['leave on Thursday and be back on Tuesday', { departureOn: '2026-12-17', returnOn: '2026-12-22' }],
  ['22 december instead of the 21st', { returnOn: '2026-12-22' }],
  ['Return 22 Dec, not 21 Dec', { returnOn: '2026-12-22' }],
  ['swap Monday for Wednesday', { returnOn: '2026-12-23' }],
  ['next friday', { departureOn: '2026-11-27' }],
  ['a week on saturday', { departureOn: '2026-11-28' }],
])('a trip from Friday to Monday, "%s"', (words, days) => {
  expect(daysOf(words)).toEqual(days)
})

test('the day that is corrected says which way is meant, whatever was asked', () => {
  expect(daysOf('not friday but saturday', { asked: 'return' })).toEqual({ departureOn: '2026-12-19' })
  expect(daysOf('wednesday instead', { asked: 'return' })).toEqual({ returnOn: '2026-12-23' })
  const oneDay = { asked: 'return' as const, returnOn: null }
  expect(daysOf('no, saturday', oneDay)).toEqual({ departureOn: '2026-12-19' })
  expect(daysOf('saturday', oneDay)).toEqual({ returnOn: '2026-12-19' })
})

test.each<[words: string, trip: [departureOn: string, returnOn: string | null], days: ReturnType<typeof daysOf>]>([
  ['can we leave on the 11th instead', ['2027-02-12', '2027-02-15'], { departureOn: '2027-02-11' }],
  ['make it the 11th', ['2027-02-12', '2027-02-15'], { departureOn: '2027-02-11' }],
  ['what about the 11th?', ['2027-02-12', '2027-02-15'], { departureOn: '2027-02-11' }],
  [
    'could we fly out on the 10th and back on the 14th?',
    ['2027-02-12', '2027-02-15'],
    { departureOn: '2027-02-10', returnOn: '2027-02-14' },
  ],
  ['saturday the 13th instead', ['2027-02-12', '2027-02-15'], { departureOn: '2027-02-13' }],
  ['back on the 16th', ['2027-02-12', '2027-02-15'], { returnOn: '2027-02-16' }],
  ['move it to the 20th', ['2027-02-12', null], { departureOn: '2027-02-20' }],
  ['make it the 28th', ['2027-02-12', null], { departureOn: '2027-02-28' }],
  ['make it the 2nd', ['2027-01-28', null], { departureOn: '2027-02-02' }],
  ['no, the 7th to the 14th', ['2027-01-05', '2027-01-12'], { departureOn: '2027-01-07', returnOn: '2027-01-14' }],
  ['make it the 26th to the 30th', ['2027-01-28', '2027-02-02'], { departureOn: '2027-01-26', returnOn: '2027-01-30' }],
  ['make it the 10th to the 15th', ['2027-01-28', '2027-02-02'], { departureOn: '2027-01-10', returnOn: '2027-01-15' }],
  ['postpone it to the 3rd', ['2027-02-12', null], { departureOn: '2027-03-03' }],
  ['bring it forward to the 28th', ['2027-02-12', null], { departureOn: '2027-01-28' }],
  ['leave on the 3rd, back on the 9th of May', ['2027-02-12', '2027-02-15'], { departureOn: '2027-05-03', returnOn: '2027-05-09' }],
])('a day without a month is one near to the trip, "%s"', (words, [departureOn, returnOn], days) => {
  expect(daysOf(words, { departureOn, returnOn })).toEqual(days)
})

test('a day without a month is never over, and never before leaving', () => {
  expect(daysOf('make it the 19th', { departureOn: '2026-11-25', returnOn: null })).toEqual({ departureOn: '2026-12-19' })
  expect(daysOf('back on the 16th')).toEqual({ returnOn: '2027-01-16' })
})

test('the nearest weekday is never over, and never before leaving', () => {
  expect(daysOf('thursday instead', { departureOn: '2026-11-21', returnOn: null })).toEqual({ departureOn: '2026-11-26' })
  expect(daysOf('back on friday', { returnOn: '2026-12-20' })).toEqual({ returnOn: '2026-12-25' })
})

test('a new search has nothing to do with the days of the trip', () => {
  expect(daysOf('Oslo to Rome on Saturday', { isNewSearch: true })).toEqual({ departureOn: '2026-11-21' })
})

test.each<[words: string, returnOn: string]>([
  ['We will come back by plane after all, on 30 December', '2026-12-30'],
  ['I do return, on the 28th', '2026-12-28'],
  ['no, return actually, 4 nights', '2026-12-22'],
  ['home on 27 dec', '2026-12-27'],
  ['home 27 December', '2026-12-27'],
])('a trip without a way back, "%s"', (words, returnOn) => {
  expect(daysOf(words, { returnOn: null })).toEqual({ returnOn })
})

test('a return there and back has its first day first, whatever stands beside it', () => {
  const none = { departureOn: null, returnOn: null }
  expect(daysOf('I fly home on 23 december and return on 2 january', none)).toEqual({
    departureOn: '2026-12-23',
    returnOn: '2027-01-02',
  })
  expect(daysOf('return 3-9 December', none)).toEqual({ departureOn: '2026-12-03', returnOn: '2026-12-09' })
  expect(daysOf('return 3 dec to 9 dec', none)).toEqual({ departureOn: '2026-12-03', returnOn: '2026-12-09' })
  expect(daysOf('coming back on the 9th, yes, return on the 9th', none)).toEqual({ returnOn: '2026-12-09' })
})
