import { expect, test } from 'vitest'
import { addDays } from './dates'
import { dayOrderOf, readDay, writeDay } from './read-day'

const TODAY = '2026-11-30'
const british = (typed: string) => readDay(typed, 'day-first', TODAY)
const american = (typed: string) => readDay(typed, 'month-first', TODAY)

test('a day is read however it is usually written', () => {
  const ways = [
    '12 Mar 2027',
    '12 March 2027',
    '12th of March 2027',
    'Fri 12 Mar 2027',
    'Friday, 12 march 2027',
    'Mar 12, 2027',
    'March 12th 2027',
    '12mar27',
    '12-Mar-2027',
    '2027-03-12',
    ' 12 MAR ',
  ]
  expect(ways.map(british)).toEqual(ways.map(() => ({ date: '2027-03-12' })))
})

test('figures follow the order of the reader, and turn round where only that fits', () => {
  expect(british('12/03/2027')).toEqual({ date: '2027-03-12' })
  expect(american('12/03/2027')).toEqual({ date: '2027-12-03' })
  expect(british('3.12.27')).toEqual({ date: '2027-12-03' })
  expect(british('3 12 2027')).toEqual({ date: '2027-12-03' })
  expect(british('03/25/2027')).toEqual({ date: '2027-03-25' })
  expect(american('25/03/2027')).toEqual({ date: '2027-03-25' })
})

test('without a year it is the next such day', () => {
  expect(british('30 Nov')).toEqual({ date: TODAY })
  expect(british('29 Nov')).toEqual({ date: '2027-11-29' })
  expect(british('29 Feb')).toEqual({ date: '2028-02-29' })
  expect(british('today')).toEqual({ date: TODAY })
  expect(british('Tomorrow')).toEqual({ date: '2026-12-01' })
})

test('what is no day is told apart', () => {
  expect(british('31 February 2027')).toEqual({ problem: { kind: 'no-such-day', day: 31, month: 2, year: 2027 } })
  expect(british('29/02/2027')).toEqual({ problem: { kind: 'no-such-day', day: 29, month: 2, year: 2027 } })
  expect(british('31 Feb')).toEqual({ problem: { kind: 'no-such-day', day: 31, month: 2, year: null } })
  expect(british('14/13/2027')).toEqual({ problem: { kind: 'no-such-month', month: 13 } })
  expect(british('Mon 12 Mar 2027')).toEqual({ problem: { kind: 'other-weekday', date: '2027-03-12' } })
  for (const typed of ['', 'soon', '12', '12 Ma', '12/', 'next Friday', '1/2/3/4']) {
    expect([typed, british(typed)]).toEqual([typed, { problem: { kind: 'unreadable' } }])
  }
})

test('every day is read back as it was written, in both orders', () => {
  for (let date = TODAY; date < '2028-03-02'; date = addDays(date, 1)) {
    for (const order of ['day-first', 'month-first'] as const) expect(readDay(writeDay(date, order), order, TODAY)).toEqual({ date })
  }
})

test('the month comes first for readers of American English only', () => {
  expect(['en-US', 'en', 'en-PH', 'en-Latn-US'].map(dayOrderOf)).toEqual(Array(4).fill('month-first'))
  expect(['en-GB', 'en-AU', 'en-IE', 'es-US', 'fr', 'de-DE'].map(dayOrderOf)).toEqual(Array(6).fill('day-first'))
})
