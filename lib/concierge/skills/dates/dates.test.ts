import { expect, test } from 'vitest'
import { createKnownNames } from '@/lib/adapters/names/known-names'
import type { PlainDate } from '@/lib/travel/dates'
import type { Situation } from '@/lib/travel/trip/situation'
import { read } from '../../grammar/read'
import { GRAMMAR } from '../grammar'
import type { DatesChange, DatesContext } from './change'
import {
  CHOICES,
  CORRECTED,
  DAY_AND_HOURS,
  HOURS,
  MOVED,
  NEAR_TRIP,
  NO_DAY,
  NO_HOURS,
  NO_RETURN,
  ONE_DAY,
  OTHER_DAYS,
  RETURN_STAYS,
  ROLES,
  SPANS,
  STAYS,
  TAKEN_BACK,
  TWO_DAYS,
  VAGUE,
  WAY_BACK,
} from './corpus'
import { foldDates } from './fold'

const names = createKnownNames()

/** A trip with only these days known. */
// A Friday.
const FRIDAY: KnownDays = { today: '2026-11-20' }

type KnownDays = {
  today?: PlainDate
  departureOn?: PlainDate | null
  returnOn?: PlainDate | null
  asked?: 'departure' | 'return' | 'both' | null
  dayOrder?: DatesContext['dayOrder']
  spokenOf?: PlainDate | null
  shownCount?: number
  isNewSearch?: boolean
}

// 18 November 2026 is a Wednesday.
const WEDNESDAY = '2026-11-18'
// A Friday, and a trip from Friday to Monday.
const DECEMBER_TRIP: KnownDays = { today: '2026-11-20', departureOn: '2026-12-18', returnOn: '2026-12-21', shownCount: 8 }

function readDays(words: string, known: KnownDays = {}): DatesChange {
  const asked = new Set(known.asked === 'both' ? ['out', 'ret'] : known.asked ? [known.asked === 'return' ? 'ret' : 'out'] : [])
  const { frames } = read(words, GRAMMAR, names, asked)
  return foldDates(frames, contextOf(known, asked))
}

function contextOf(
  { today = WEDNESDAY, departureOn = null, returnOn = null, asked: _, ...rest }: KnownDays,
  asked: Set<string>,
): DatesContext {
  const wishes = { departureOn, returnOn } as Situation['wishes']
  return { ...rest, today, asked, situation: { today, wishes } as Situation }
}

function daysOf(words: string, known: KnownDays = {}) {
  const { departureOn, returnOn, nights } = readDays(words, known)
  return { ...(departureOn ? { departureOn } : {}), ...(returnOn ? { returnOn } : {}), ...(nights === undefined ? {} : { nights }) }
}

function hoursOf(words: string) {
  return readDays(words).windows.map(({ direction: _d, isNegated: _n, isExact: _e, not: _o, soft: _s, ...hours }) => hours)
}

test.each(ONE_DAY)('on a Wednesday in November "%s" is %s', (words, departureOn) => {
  expect(daysOf(words)).toEqual({ departureOn })
})

test.each(TWO_DAYS)('"%s" is %s to %s', (words, departureOn, returnOn) => {
  expect(daysOf(words)).toEqual({ departureOn, returnOn })
})

test.each([...NO_DAY, ...OTHER_DAYS])('no day of travel in "%s"', (words) => {
  expect(daysOf(words)).toEqual({})
})

test.each(ROLES)('"%s" leaves on %s and comes back on %s', (words, departureOn, returnOn) => {
  expect(daysOf(words)).toEqual({ ...(departureOn ? { departureOn } : {}), ...(returnOn ? { returnOn } : {}) })
})

test.each(TAKEN_BACK)('a day taken back is not the day: %s', (words, departureOn) => {
  expect(daysOf(words)).toEqual({ departureOn })
})

test.each(CORRECTED)('a trip from Friday to Monday, "%s"', (words, days) => {
  expect(daysOf(words, DECEMBER_TRIP)).toEqual(days)
})

test.each(NEAR_TRIP)('a day without a month is one near to the trip, "%s"', (words, [departureOn, returnOn], days) => {
  expect(daysOf(words, { ...DECEMBER_TRIP, departureOn, returnOn })).toEqual(days)
})

test.each(WAY_BACK)('a trip without a way back, "%s"', (words, returnOn) => {
  expect(readDays(words, { ...DECEMBER_TRIP, returnOn: null })).toMatchObject({ returnOn })
})

test.each(MOVED)('a trip from the 10th to the 14th, "%s"', (words, days) => {
  expect(daysOf(words, { departureOn: '2026-12-10', returnOn: '2026-12-14' })).toEqual(days)
})

test.each(STAYS)('with no day known, "%s"', (words, days) => {
  expect(daysOf(words)).toEqual(days)
})

test.each(VAGUE)('"%s" is a time from %s to %s, and the next question asks for the %s', (words, from, to, ask) => {
  const { vague, departureOn, returnOn } = readDays(words)
  expect({ from: vague?.from, to: vague?.to, ask: vague?.ask }).toEqual({ from, to, ask })
  expect([departureOn, returnOn]).toEqual([undefined, undefined])
})

test.each(HOURS)('"%s" is a window', (words, ...windows) => {
  expect(hoursOf(words)).toEqual(windows)
})

test.each(NO_HOURS)('no window in "%s"', (words) => {
  expect(hoursOf(words)).toEqual([])
})

test.each(NO_RETURN)('the way back is given up in "%s"', (words) => {
  expect(readDays(words)).toMatchObject({ isReturnDropped: true, tripType: 'one-way' })
})

test.each(RETURN_STAYS)('the way back stays in "%s"', (words) => {
  expect(readDays(words).isReturnDropped).toBeUndefined()
})

test.each([...DAY_AND_HOURS, ...SPANS, ...CHOICES])('"%s"', (words, change) => {
  expect(readDays(words)).toMatchObject(change)
})

test("reads day and month in the order of the traveller's country, and reports an assumption", () => {
  const read = (words: string, dayOrder: KnownDays['dayOrder']) => readDays(words, dayOrder ? { dayOrder } : {})
  expect(read('5/12', undefined)).toMatchObject({
    departureOn: '2026-12-05',
    assumed: [{ said: '5/12', on: '2026-12-05', because: 'day-first' }],
  })
  expect(read('5/12', 'month-first')).toMatchObject({ departureOn: '2027-05-12', assumed: [{ because: 'month-first' }] })
  expect(read('12/05', undefined).departureOn).toBe('2027-05-12')
  expect(read('25/12', 'month-first').assumed).toEqual([])
  expect(read('6/6', undefined).assumed).toEqual([])
  expect(read('3/28 to 4/5', undefined).assumed).toEqual([])
  expect(read('12/3-19/3', 'month-first')).toMatchObject({ departureOn: '2027-03-12', returnOn: '2027-03-19', assumed: [] })
})

test("reports a weekday that doesn't match the date", () => {
  expect(readDays('Saturday the 27th').assumed).toEqual([{ said: 'Saturday the 27th', on: '2026-11-27', because: 'weekday-differs' }])
  expect(readDays('Friday the 27th').assumed).toEqual([])
  expect(daysOf('Sunday the 20th')).toEqual({ departureOn: '2026-12-20' })
})

test('tells impossible and past dates apart from travel days', () => {
  expect(readDays('30 February')).toMatchObject({ impossible: { said: '30 February', role: 'departure' } })
  expect(readDays('back on 31 June')).toMatchObject({ impossible: { said: '31 June', role: 'return' } })
  expect(readDays('29 Feb 2027').impossible?.said).toBe('29 Feb 2027')
  expect(readDays('3 May 2019')).toMatchObject({ past: { said: '3 May 2019', on: '2019-05-03', role: 'departure' } })
  expect(readDays('the 10th of this month').past?.on).toBe('2026-11-10')
  expect(readDays('fly yesterday').past?.on).toBe('2026-11-17')
  for (const words of ['30 February', '3 May 2019', 'fly yesterday']) expect(daysOf(words)).toEqual({})
})

test('next Friday is the first one at least two days away', () => {
  const on = (today: string) => daysOf('next friday', { today }).departureOn
  expect(on('2026-11-16')).toBe('2026-11-20')
  expect(on('2026-11-19')).toBe('2026-11-27')
  expect(on('2026-11-20')).toBe('2026-11-27')
  expect(daysOf('next wednesday', { today: '2026-11-20' })).toEqual({ departureOn: '2026-11-25' })
  // Said on a Wednesday, some mean the Friday after, so the assumption is reported.
  expect(readDays('next friday').assumed).toEqual([{ said: 'next friday', on: '2026-11-20', because: 'next-weekday' }])
  expect(readDays('next friday', { today: '2026-11-20' }).assumed).toEqual([])
})

test('handles leap years, year ends and clock changes like any other day', () => {
  expect(daysOf('tomorrow', { today: '2028-02-28' })).toEqual({ departureOn: '2028-02-29' })
  expect(daysOf('tomorrow', { today: '2027-02-28' })).toEqual({ departureOn: '2027-03-01' })
  expect(daysOf('tomorrow', { today: '2026-12-31' })).toEqual({ departureOn: '2027-01-01' })
  expect(daysOf('the 30th', { today: '2027-01-31' })).toEqual({ departureOn: '2027-03-30' })
  expect(daysOf('in a month', { today: '2027-01-31' })).toEqual({ departureOn: '2027-02-28' })
  expect(daysOf('a month from today', { today: '2027-01-31' })).toEqual({ departureOn: '2027-02-28' })
  expect(daysOf('sunday', { today: '2027-03-27' })).toEqual({ departureOn: '2027-03-28' })
  expect(daysOf('monday', { today: '2026-10-25' })).toEqual({ departureOn: '2026-10-26' })
  expect(daysOf('in two days', { today: '2026-10-24' })).toEqual({ departureOn: '2026-10-26' })
  expect(daysOf('this weekend', { today: '2026-11-21' })).toEqual({ departureOn: '2026-11-21', returnOn: '2026-11-22' })
  expect(daysOf('2 january', { today: '2026-12-30' })).toEqual({ departureOn: '2027-01-02' })
})

test('reads run-together digits in the usual order where a date is expected', () => {
  const read = (dayOrder: 'day-first' | 'month-first') => readDays('12052027', { asked: 'departure', dayOrder })
  expect(read('day-first')).toMatchObject({ departureOn: '2027-05-12', assumed: [{ because: 'day-first' }] })
  expect(read('month-first')).toMatchObject({ departureOn: '2027-12-05', assumed: [{ because: 'month-first' }] })
})

test('"the Thursday" is the trip\'s if known; a plain one is the next', () => {
  expect(daysOf('can we leave on the thursday', { departureOn: '2026-12-11' })).toEqual({ departureOn: '2026-12-10' })
  expect(daysOf('the saturday instead', { departureOn: '2026-12-11' })).toEqual({ departureOn: '2026-12-12' })
  expect(daysOf('back on the sunday', { departureOn: '2026-12-11' })).toEqual({ returnOn: '2026-12-13' })
  expect(daysOf('on the thursday')).toEqual({ departureOn: '2026-11-19' })
})

test("stating today's date names no travel day", () => {
  expect(daysOf('today is the 18th, I want to fly on the 20th')).toEqual({ departureOn: '2026-11-20' })
})

test('a bare number is a day only after a question for one', () => {
  expect(daysOf('15', { asked: 'departure' })).toEqual({ departureOn: '2026-12-15' })
  expect(daysOf('uh 16 i think', { asked: 'departure' })).toEqual({ departureOn: '2026-12-16' })
  expect(daysOf('12 to 19', { asked: 'both' })).toEqual({ departureOn: '2026-12-12', returnOn: '2026-12-19' })
  expect(daysOf('15')).toEqual({})
})

test('days without a month belong to the month mentioned', () => {
  const read = (words: string, known: KnownDays = {}) => readDays(words, { spokenOf: '2027-06-01', ...known })
  expect(read('out on the 8th, back on the 17th')).toMatchObject({ departureOn: '2027-06-08', returnOn: '2027-06-17' })
  expect(read('from the 28th to the 4th')).toMatchObject({ departureOn: '2027-06-28', returnOn: '2027-07-04' })
  expect(read('the 8th')).toMatchObject({ departureOn: '2027-06-08' })
  expect(read('Saturday the 12th').departureOn).toBe('2027-06-12')
  expect(read('back on the 17th')).toMatchObject({ returnOn: '2027-06-17' })
  expect(read('after the 8th').vague?.from).toBe('2027-06-09')
  expect(read('any day between the 8th and the 10th').vague).toMatchObject({ from: '2027-06-08', to: '2027-06-10' })
  expect(read('leaving on 8, back on 17', { asked: 'departure' })).toMatchObject({ departureOn: '2027-06-08', returnOn: '2027-06-17' })
  expect(read('the second friday').departureOn).toBe('2027-06-11')
  expect(read('the last weekend')).toMatchObject({ departureOn: '2027-06-25', returnOn: '2027-06-27' })
  expect(read('the first weekend')).toMatchObject({ departureOn: '2027-06-04', returnOn: '2027-06-06' })
})

test('an explicit month and a known day outrank the month mentioned', () => {
  const known = { spokenOf: '2027-06-01' }
  expect(readDays('3 May', known).departureOn).toBe('2027-05-03')
  expect(readDays('tomorrow', known).departureOn).toBe('2026-11-19')
  expect(readDays('back on the 17th', { ...known, departureOn: '2026-12-10' }).returnOn).toBe('2026-12-17')
  expect(readDays('the 20th', { ...known, spokenOf: '2026-11-01' }).departureOn).toBe('2026-11-20')
})

test('a vague time is for the return if the words or the question say so', () => {
  expect(readDays('returning before the 12th').vague?.role).toBe('return')
  expect(readDays('next week', { asked: 'return' }).vague?.role).toBe('return')
  expect(readDays('next week').vague?.role).toBe('departure')
})

test("a named day keeps the other direction's time", () => {
  expect(readDays('leave after 26 May and return on 3 June')).toMatchObject({
    returnOn: '2027-06-03',
    vague: { role: 'departure', from: '2027-05-27' },
  })
  expect(readDays('leave on 3 December and come back in January')).toMatchObject({
    departureOn: '2026-12-03',
    vague: { role: 'return', from: '2027-01-01' },
  })
  expect(readDays('what is the weather like this week').vague).toBeUndefined()
})

test("names a week in the traveller's words", () => {
  expect(readDays('in the week of 8 february').vague).toMatchObject({ said: 'the week of 8 february', from: '2027-02-08' })
})

test('flexible days say how far they may move', () => {
  const read = (words: string) => readDays(words).flexDays
  expect(read('3 december ± 2 days')).toBe(2)
  expect(read('3 december +/- 2 days')).toBe(2)
  expect(read('3 december, give or take a day')).toBe(1)
  expect(read('my dates are flexible by 2 days')).toBe(2)
  expect(read('around the 10th')).toBe(2)
  expect(read('dates are flexible')).toBe(3)
  expect(read('how about the 10th')).toBeUndefined()
})

test("reports per direction that the days don't matter", () => {
  const read = (words: string, asked: KnownDays['asked'] = null) => {
    const { departureDontcare, returnDontcare } = readDays(words, { asked })
    return [departureDontcare ?? false, returnDontcare ?? false]
  }
  expect(read("doesn't matter when")).toEqual([true, false])
  expect(read('any day is fine', 'both')).toEqual([true, true])
  expect(read("I don't mind when we come back")).toEqual([false, true])
  expect(read('whenever is cheapest', 'return')).toEqual([false, true])
})

test.each([
  'in january for a week, leaving on a saturday',
  'in january, out on a friday back on the sunday',
  'leaving on a thursday evening in january',
  'out on a friday, back on a sunday in january',
  'any saturday in January returning the next saturday',
])('a weekday beside a month leaves open which one of that month it is: %s', (words) => {
  const { departureOn, returnOn, vague } = readDays(words, FRIDAY)
  expect({ departureOn, returnOn }).toEqual({})
  expect(vague).toMatchObject({ from: '2027-01-01', to: '2027-01-31', ask: 'day' })
})

test('picks the next such weekday in the named month', () => {
  expect(readDays('in november, leaving on a friday', FRIDAY)).toMatchObject({ departureOn: '2026-11-27' })
})

test('a weekday beside a week belongs to that week', () => {
  // Said on a Wednesday: the next Friday is in this week.
  const wednesday = { ...FRIDAY, today: '2026-11-18' }
  expect(readDays('next week, leaving friday', wednesday)).toMatchObject({ departureOn: '2026-11-27' })
  expect(readDays('next week, out on tuesday and back on friday', wednesday)).toMatchObject({
    departureOn: '2026-11-24',
    returnOn: '2026-11-27',
  })
})

test("a month about something else doesn't change the weekday", () => {
  for (const words of ['my sister got married in january, we fly on friday', 'the wedding is in may, so fly on friday']) {
    expect(readDays(words, FRIDAY)).toMatchObject({ departureOn: '2026-11-27' })
  }
})

test('a time for the return says nothing about the departure day', () => {
  expect(readDays('leaving friday, back in january', FRIDAY)).toMatchObject({
    departureOn: '2026-11-27',
    vague: { role: 'return', from: '2027-01-01' },
  })
  expect(readDays('leaving friday, staying until january', FRIDAY).departureOn).toBe('2026-11-27')
  expect(readDays('leave on 3 december, back in january on a friday', FRIDAY)).toMatchObject({
    departureOn: '2026-12-03',
    vague: { role: 'return', from: '2027-01-01' },
  })
})

test('a number beside a month is a day in that month, even if the trip is in another', () => {
  expect(readDays('in january, from the 7th to the 14th', FRIDAY)).toMatchObject({ departureOn: '2027-01-07', returnOn: '2027-01-14' })
  const trip = { ...FRIDAY, departureOn: '2027-02-12', returnOn: '2027-02-15' }
  expect(readDays('can we go in march instead, on the 11th', trip)).toMatchObject({ departureOn: '2027-03-11' })
  expect(readDays('for christmas, leave on the 18th and back on the 2nd', FRIDAY)).toMatchObject({
    departureOn: '2026-12-18',
    returnOn: '2027-01-02',
  })
})

test('a week later moves both days of a long trip too, and only the return if that was asked about', () => {
  const long = { departureOn: '2026-12-10', returnOn: '2026-12-30' }
  expect(daysOf('a week later', long)).toEqual({ departureOn: '2026-12-17', returnOn: '2027-01-06' })
  expect(daysOf('a day later', long)).toEqual({ departureOn: '2026-12-11' })
  expect(daysOf('a week later', { ...long, asked: 'return' })).toEqual({ returnOn: '2027-01-06' })
})

test('a length of stay alone answers the question for the return', () => {
  const asked = { asked: 'return' as const, departureOn: '2026-12-10', returnOn: null }
  expect(daysOf('a week', asked)).toEqual({ returnOn: '2026-12-17', nights: 7 })
  expect(daysOf('10 days', asked)).toEqual({ returnOn: '2026-12-20', nights: 10 })
  expect(daysOf('a week later', asked)).toEqual({ returnOn: '2026-12-17' })
  expect(daysOf('a month later', asked)).toEqual({ returnOn: '2027-01-10' })
  expect(daysOf('the day after', asked)).toEqual({ returnOn: '2026-12-11' })
  expect(daysOf('the following monday', asked)).toEqual({ returnOn: '2026-12-14' })
  expect(daysOf('same day', asked)).toEqual({ returnOn: '2026-12-10', nights: 0 })
})

test('a day alone answers what was asked', () => {
  expect(daysOf('the 14th', { asked: 'return', departureOn: '2026-12-10' })).toEqual({ returnOn: '2026-12-14' })
  expect(daysOf('sunday', { asked: 'return', departureOn: '2026-11-29' })).toEqual({ returnOn: '2026-12-06' })
  expect(daysOf('how about the 14th', { asked: 'return', departureOn: '2026-12-10' })).toEqual({ returnOn: '2026-12-14' })
  expect(daysOf('no, make it the 14th', { asked: 'return', departureOn: '2026-12-10' })).toEqual({ departureOn: '2026-12-14' })
  expect(daysOf('how about the 14th instead', { asked: 'return', departureOn: '2026-12-10' })).toEqual({ departureOn: '2026-12-14' })
  expect(daysOf('the 14th', { asked: 'departure' })).toEqual({ departureOn: '2026-12-14' })
  expect(daysOf('the 14th', { asked: 'both' })).toEqual({ departureOn: '2026-12-14' })
  expect(daysOf('the 14th and the 20th', { asked: 'both' })).toEqual({ departureOn: '2026-12-14', returnOn: '2026-12-20' })
  expect(daysOf('leaving on the 14th', { asked: 'return' })).toEqual({ departureOn: '2026-12-14' })
  expect(daysOf('back on 21 November', { departureOn: '2026-11-27' })).toEqual({ returnOn: '2026-11-21' })
  expect(daysOf('the 14th of the same month', { asked: 'return', departureOn: '2026-12-10' })).toEqual({ returnOn: '2026-12-14' })
})

test('hears the travel day beside the date of something else', () => {
  expect(daysOf("it's for a wedding on 12 December, so fly on the 10th")).toEqual({ departureOn: '2026-12-10' })
  expect(daysOf('return on 9 March so that I can make it to my interview')).toEqual({ returnOn: '2027-03-09' })
  expect(daysOf("the 19th, please. It's my hamster's birthday")).toEqual({ departureOn: '2026-11-19' })
})

test('the corrected day tells the direction, whatever was asked', () => {
  expect(daysOf('not friday but saturday', { ...DECEMBER_TRIP, asked: 'return' })).toEqual({ departureOn: '2026-12-19' })
  expect(daysOf('wednesday instead', { ...DECEMBER_TRIP, asked: 'return' })).toEqual({ returnOn: '2026-12-23' })
  const oneDay = { asked: 'return' as const, returnOn: null }
  expect(daysOf('no, saturday', { ...DECEMBER_TRIP, ...oneDay })).toEqual({ departureOn: '2026-12-19' })
  expect(daysOf('saturday', { ...DECEMBER_TRIP, ...oneDay })).toEqual({ returnOn: '2026-12-19' })
})

test('the nearest weekday is never in the past or before departure', () => {
  expect(daysOf('thursday instead', { ...DECEMBER_TRIP, departureOn: '2026-11-21', returnOn: null })).toEqual({ departureOn: '2026-11-26' })
  expect(daysOf('back on friday', { ...DECEMBER_TRIP, returnOn: '2026-12-20' })).toEqual({ returnOn: '2026-12-25' })
})

test("a new search ignores the trip's days", () => {
  expect(daysOf('Oslo to Rome on Saturday', { ...DECEMBER_TRIP, isNewSearch: true })).toEqual({ departureOn: '2026-11-21' })
})

test('two days with weekdays and no month are of the month that has both near each other', () => {
  expect(daysOf('fri 26 back mon 29', { today: '2027-01-05' })).toEqual({ departureOn: '2027-03-26', returnOn: '2027-03-29' })
  expect(daysOf('tue 9 back mon 29', { today: '2027-01-05' })).toEqual({ departureOn: '2027-03-09', returnOn: '2027-03-29' })
  expect(daysOf('fri 26 back fri 5', { today: '2027-01-05' })).toEqual({ departureOn: '2027-02-26', returnOn: '2027-03-05' })
})
