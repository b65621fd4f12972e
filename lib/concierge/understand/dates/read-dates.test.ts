import { expect, test } from 'vitest'
import { readDates } from './read-dates'
import type { DatesKnown, SaidDates } from './said-dates'

// 18 November 2026 is a Wednesday.
const KNOWN: DatesKnown = { today: '2026-11-18', departureOn: null, returnOn: null, asked: null, isListShown: false }
type Days = Pick<SaidDates, 'departureOn' | 'returnOn'>

function daysOf(words: string, known: Partial<DatesKnown> = {}): Days {
  const { departureOn, returnOn } = readDates(words, { ...KNOWN, ...known })
  return { ...(departureOn ? { departureOn } : {}), ...(returnOn ? { returnOn } : {}) }
}

const ONE_DAY: [words: string, departureOn: string][] = [
  ['today', '2026-11-18'],
  ['tonight please', '2026-11-18'],
  ['something this evening', '2026-11-18'],
  ['later today if you can', '2026-11-18'],
  ['tomorrow morning', '2026-11-19'],
  ['the day after tomorrow', '2026-11-20'],
  ['friday', '2026-11-20'],
  ['this Friday', '2026-11-20'],
  ['next Friday', '2026-11-20'],
  ['next Thursday', '2026-11-26'],
  ['this coming monday', '2026-11-23'],
  ['wednesday', '2026-11-25'],
  ['Friday next week', '2026-11-27'],
  ['next week wednesday', '2026-11-25'],
  ['the wednesday after next', '2026-12-02'],
  ['a week on Tuesday', '2026-12-01'],
  ['a week tuesday', '2026-12-01'],
  ['Friday week', '2026-11-27'],
  ['tomorrow week', '2026-11-26'],
  ['on monday fortnight', '2026-12-07'],
  ['a month from today', '2026-12-18'],
  ['a week today', '2026-11-25'],
  ['a week from friday', '2026-11-27'],
  ['two weeks on Monday', '2026-12-07'],
  ['a fortnight on saturday', '2026-12-05'],
  ['the 12th', '2026-12-12'],
  ['on the 19th', '2026-11-19'],
  ['on the 18th', '2026-11-18'],
  ['the 31st', '2026-12-31'],
  ['try the 17, please', '2026-12-17'],
  ['12th of May', '2027-05-12'],
  ['May 12', '2027-05-12'],
  ['may the 12th', '2027-05-12'],
  ['12 may 2027', '2027-05-12'],
  ["12 May '27", '2027-05-12'],
  ['12-May-2027', '2027-05-12'],
  ['mon 30 nov', '2026-11-30'],
  ['Saturday, 5 December', '2026-12-05'],
  ['15 th september', '2027-09-15'],
  ['may 5tg', '2027-05-05'],
  ['the 4th of july', '2027-07-04'],
  ['the 1st of next month', '2026-12-01'],
  ['the 30th of this month', '2026-11-30'],
  ['2027-02-03', '2027-02-03'],
  ['2027/02/03', '2027-02-03'],
  ['20270512', '2027-05-12'],
  ['25122026', '2026-12-25'],
  ['13/5', '2027-05-13'],
  ['5/13', '2027-05-13'],
  ['31/12', '2026-12-31'],
  ['leaving on 2.5.', '2027-05-02'],
  ['in three weeks', '2026-12-09'],
  ['in a fortnight', '2026-12-02'],
  ['in a couple of days', '2026-11-20'],
  ['in 2 months', '2027-01-18'],
  ['five days from now', '2026-11-23'],
  ["in two weeks' time", '2026-12-02'],
  ['a year from now', '2027-11-18'],
  ['the last friday of march', '2027-03-26'],
  ['the second saturday in may', '2027-05-08'],
  ['the first monday of december', '2026-12-07'],
  ['the last day of the month', '2026-11-30'],
  ['on Christmas day', '2026-12-25'],
  ['boxing day', '2026-12-26'],
  ["new year's eve", '2026-12-31'],
  ["New Year's Day", '2027-01-01'],
  ['on Thanksgiving', '2026-11-26'],
  ['on Easter Monday', '2027-03-29'],
  ['good friday', '2027-03-26'],
  ['on Whit Monday', '2027-05-17'],
  ['on diwali', '2027-10-29'],
  ['the day before Thanksgiving', '2026-11-25'],
  ['two days before christmas', '2026-12-23'],
  ['the Monday after Easter', '2027-03-29'],
  ['the friday before christmas', '2026-12-18'],
  ['wendesday', '2026-11-25'],
  ['teusday', '2026-11-24'],
  ['next satruday', '2026-11-21'],
  ['12 febuary', '2027-02-12'],
  ['tommorow', '2026-11-19'],
  ['the twenty-first', '2026-11-21'],
  ['twenty first of june', '2027-06-21'],
  ['march fifth', '2027-03-05'],
  ['december twenty four', '2026-12-24'],
  ['on the second', '2026-12-02'],
  ['by Friday', '2026-11-20'],
  ['Thursday then the 25th', '2026-11-25'],
  ['today the 18th', '2026-11-18'],
  ['the 3rd or 4th of May', '2027-05-03'],
  ['fly to Easter Island on friday', '2026-11-20'],
  ['flight BA 2490 on the 3rd', '2026-12-03'],
  ['29 february', '2028-02-29'],
  ['24 dec one way', '2026-12-24'],
  ['24th december one-way', '2026-12-24'],
  ['the 24th one way', '2026-11-24'],
  ['24 dec one person', '2026-12-24'],
  ['on 24 december, one adult', '2026-12-24'],
  ['dec 24 one passenger', '2026-12-24'],
  ['sat one way', '2026-11-21'],
]

test.each(ONE_DAY)('on a Wednesday in November "%s" is %s', (words, departureOn) => {
  expect(daysOf(words)).toEqual({ departureOn })
})

const TWO_DAYS: [words: string, departureOn: string, returnOn: string][] = [
  ['from the 3rd to the 9th', '2026-12-03', '2026-12-09'],
  ['3rd to 9th', '2026-12-03', '2026-12-09'],
  ['3-9 December', '2026-12-03', '2026-12-09'],
  ['dec 3 - 9', '2026-12-03', '2026-12-09'],
  ['from 3 to 9 december', '2026-12-03', '2026-12-09'],
  ['dec 27th to jan 3rd', '2026-12-27', '2027-01-03'],
  ['friday to monday', '2026-11-20', '2026-11-23'],
  ['thu-sun', '2026-11-19', '2026-11-22'],
  ['Fri 20 - Mon 23', '2026-11-20', '2026-11-23'],
  ['leaving 2.5. and back 9.5.', '2027-05-02', '2027-05-09'],
  ['3/28 to 4/5', '2027-03-28', '2027-04-05'],
  ['3/6 until 3/10', '2027-03-06', '2027-03-10'],
  ['this weekend', '2026-11-20', '2026-11-22'],
  ['next weekend', '2026-11-27', '2026-11-29'],
  ['the weekend after next', '2026-12-04', '2026-12-06'],
  ['the weekend of the 12th', '2026-12-11', '2026-12-13'],
  ['the first weekend of March', '2027-03-05', '2027-03-07'],
  ['on the last weekend in january', '2027-01-29', '2027-01-31'],
  ['first weekend of may', '2027-05-01', '2027-05-02'],
  ['the second weekend of next month', '2026-12-11', '2026-12-13'],
  ['the first weekend of March, back on Monday', '2027-03-05', '2027-03-08'],
  ['over Easter', '2027-03-26', '2027-03-29'],
  ['over whitsun', '2027-05-14', '2027-05-17'],
  ['thanksgiving weekend', '2026-11-25', '2026-11-29'],
  ['christmas eve till boxing day', '2026-12-24', '2026-12-26'],
]

test.each(TWO_DAYS)('"%s" is %s to %s', (words, departureOn, returnOn) => {
  expect(daysOf(words)).toEqual({ departureOn, returnOn })
})

test.each([
  'the second one',
  'first class please',
  'may I have 2 seats',
  'we sat down',
  'Sun and beach',
  'march past the shops',
  "thanks, that's all for today",
  'not today',
  'will it arrive the next day?',
  'is it the same day?',
  'at 12.05',
  'the 9.40',
  '£12.05',
  'rated at least 4.6.',
  '24/7 support',
  'AF1234',
  'call me on 07700 900123',
  'may 5 people come',
  'to the christmas markets',
  'my 50th birthday',
  '12052027',
  'in december one way',
])('no day of travel in "%s"', (words) => {
  expect(daysOf(words)).toEqual({})
})

test('the order of day and month follows the place the traveller comes from, and is reported where it was a choice', () => {
  const read = (words: string, dayOrder: DatesKnown['dayOrder']) => readDates(words, { ...KNOWN, ...(dayOrder ? { dayOrder } : {}) })
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

test('a weekday that does not belong to the day of the month is reported', () => {
  expect(readDates('Saturday the 27th', KNOWN).assumed).toEqual([
    { said: 'Saturday the 27th', on: '2026-11-27', because: 'weekday-differs' },
  ])
  expect(readDates('Friday the 27th', KNOWN).assumed).toEqual([])
  expect(daysOf('Sunday the 20th')).toEqual({ departureOn: '2026-12-20' })
})

test('days that no calendar has, and days that are over, are told apart from days of travel', () => {
  expect(readDates('30 February', KNOWN)).toMatchObject({ impossible: { said: '30 February', role: 'departure' } })
  expect(readDates('back on 31 June', KNOWN)).toMatchObject({ impossible: { said: '31 June', role: 'return' } })
  expect(readDates('29 Feb 2027', KNOWN).impossible?.said).toBe('29 Feb 2027')
  expect(readDates('3 May 2019', KNOWN)).toMatchObject({ past: { said: '3 May 2019', on: '2019-05-03', role: 'departure' } })
  expect(readDates('the 10th of this month', KNOWN).past?.on).toBe('2026-11-10')
  expect(readDates('fly yesterday', KNOWN).past?.on).toBe('2026-11-17')
  for (const words of ['30 February', '3 May 2019', 'fly yesterday']) expect(daysOf(words)).toEqual({})
})

test('next Friday is the first one at least two days away', () => {
  const on = (today: string) => daysOf('next friday', { today }).departureOn
  expect(on('2026-11-16')).toBe('2026-11-20')
  expect(on('2026-11-19')).toBe('2026-11-27')
  expect(on('2026-11-20')).toBe('2026-11-27')
  expect(daysOf('next wednesday', { today: '2026-11-20' })).toEqual({ departureOn: '2026-11-25' })
  // On a Wednesday some mean the Friday after, so it is told what was taken.
  expect(readDates('next friday', KNOWN).assumed).toEqual([{ said: 'next friday', on: '2026-11-20', because: 'next-weekday' }])
  expect(readDates('next friday', { ...KNOWN, today: '2026-11-20' }).assumed).toEqual([])
})

test('leap years, year ends and the weekends on which clocks change count like any other', () => {
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

test('where a day is expected, run-together digits follow the usual order', () => {
  const read = (dayOrder: 'day-first' | 'month-first') => readDates('12052027', { ...KNOWN, asked: 'departure', dayOrder })
  expect(read('day-first')).toMatchObject({ departureOn: '2027-05-12', assumed: [{ because: 'day-first' }] })
  expect(read('month-first')).toMatchObject({ departureOn: '2027-12-05', assumed: [{ because: 'month-first' }] })
})

test('"the Thursday" is that of the trip where it is known, and a plain one the next', () => {
  expect(daysOf('can we leave on the thursday', { departureOn: '2026-12-11' })).toEqual({ departureOn: '2026-12-10' })
  expect(daysOf('the saturday instead', { departureOn: '2026-12-11' })).toEqual({ departureOn: '2026-12-12' })
  expect(daysOf('back on the sunday', { departureOn: '2026-12-11' })).toEqual({ returnOn: '2026-12-13' })
  expect(daysOf('on the thursday')).toEqual({ departureOn: '2026-11-19' })
})

test('saying which day it is names no day of travel', () => {
  expect(daysOf('today is the 18th, I want to fly on the 20th')).toEqual({ departureOn: '2026-11-20' })
})

test('a number alone is a day only where a day was asked for', () => {
  expect(daysOf('15', { asked: 'departure' })).toEqual({ departureOn: '2026-12-15' })
  expect(daysOf('uh 16 i think', { asked: 'departure' })).toEqual({ departureOn: '2026-12-16' })
  expect(daysOf('12 to 19', { asked: 'both' })).toEqual({ departureOn: '2026-12-12', returnOn: '2026-12-19' })
  expect(daysOf('15')).toEqual({})
  expect(daysOf('2 adults', { asked: 'departure' })).toEqual({})
  expect(daysOf('2', { asked: 'departure', isListShown: true })).toEqual({})
})

test('with a list of flights shown "the 2nd" is a flight and "on the 2nd" a day', () => {
  expect(daysOf('the 2nd', { isListShown: true })).toEqual({})
  expect(daysOf('on the 2nd', { isListShown: true })).toEqual({ departureOn: '2026-12-02' })
})

test('what was read is masked in place, also where the words were put right', () => {
  const words = 'leeds to rome on wendesday the twenty-fifth, two of us'
  const { rest } = readDates(words, KNOWN)
  expect(rest).toBe(`leeds to rome on ${'~'.repeat('wendesday the twenty-fifth'.length)}, two of us`)
  const mention = readDates(words, KNOWN).mentions[0]
  expect(mention && words.slice(mention.start, mention.end)).toBe('wendesday the twenty-fifth')
  expect(readDates('on febuary 12 please', KNOWN).mentions[0]?.said).toBe('febuary 12')
})

test('every day that is returned lies today or later, and what lies before is reported', () => {
  const phrases = [
    ...ONE_DAY.map(([words]) => words),
    ...TWO_DAYS.map(([words]) => words),
    'the 1st',
    '28 feb',
    'last monday',
    'leave 3/4 back 2/4',
  ]
  const todays = Array.from({ length: 40 }, (_, index) => new Date(Date.UTC(2026, 0, 1 + index * 25)).toISOString().slice(0, 10))
  for (const today of todays) {
    for (const phrase of phrases) {
      const { departureOn, returnOn, past, impossible, vague, mentions, rest } = readDates(`fly ${phrase}`, { ...KNOWN, today })
      for (const day of [departureOn, returnOn]) expect(!day || day >= today, `${phrase} on ${today} gave ${day}`).toBe(true)
      if (past) expect(past.on < today).toBe(true)
      const isHeard = departureOn ?? returnOn ?? past ?? impossible ?? vague ?? mentions[0]
      expect(isHeard, `${phrase} on ${today}`).toBeTruthy()
      expect(rest.length).toBe(`fly ${phrase}`.length)
    }
  }
})
