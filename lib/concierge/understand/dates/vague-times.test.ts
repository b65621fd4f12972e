import { expect, test } from 'vitest'
import { readDates } from './read-dates'
import type { DatesKnown, VagueTime } from './said-dates'

// 18 November 2026 is a Wednesday.
const KNOWN: DatesKnown = { today: '2026-11-18', departureOn: null, returnOn: null, asked: null, isListShown: false }

test.each<[words: string, from: string | undefined, to: string | undefined, ask: VagueTime['ask']]>([
  ['next week', '2026-11-23', '2026-11-29', 'day'],
  ['this week', '2026-11-18', '2026-11-22', 'day'],
  ['late next week', '2026-11-26', '2026-11-29', 'day'],
  ['the week after next', '2026-11-30', '2026-12-06', 'day'],
  ['the week of the 12th of January', '2027-01-11', '2027-01-17', 'day'],
  ['week commencing 4 May', '2027-05-03', '2027-05-09', 'day'],
  ['in May', '2027-05-01', '2027-05-31', 'day'],
  ['May', '2027-05-01', '2027-05-31', 'day'],
  ['some time in november', '2026-11-18', '2026-11-30', 'day'],
  ['in june or july', '2027-06-01', '2027-07-31', 'day'],
  ['in march 2028', '2028-03-01', '2028-03-31', 'day'],
  ['first week of May', '2027-05-01', '2027-05-07', 'day'],
  ['early June', '2027-06-01', '2027-06-10', 'day'],
  ['mid-June', '2027-06-11', '2027-06-20', 'day'],
  ['late February', '2027-02-21', '2027-02-28', 'day'],
  ['late February 2028', '2028-02-21', '2028-02-29', 'day'],
  ['end of the month', '2026-11-21', '2026-11-30', 'day'],
  ['at the beginning of next month', '2026-12-01', '2026-12-10', 'day'],
  ['sometime next month', '2026-12-01', '2026-12-31', 'day'],
  ['a weekend in March', '2027-03-01', '2027-03-31', 'day'],
  ['in a few weeks', '2026-12-02', '2026-12-23', 'day'],
  ['at Christmas', '2026-12-20', '2027-01-02', 'day'],
  ['over New Year', '2026-12-28', '2027-01-03', 'day'],
  ['in the new year', '2027-01-01', '2027-01-31', 'day'],
  ['for Diwali', '2027-10-27', '2027-10-31', 'day'],
  ['before Friday', undefined, '2026-11-19', 'day'],
  ['after the 12th', '2026-12-13', undefined, 'day'],
  ['not before 5 December', '2026-12-05', undefined, 'day'],
  ['5 December or later', '2026-12-05', undefined, 'day'],
  ['no later than 5 december', undefined, '2026-12-05', 'day'],
  ['any day between the 3rd and the 9th', '2026-12-03', '2026-12-09', 'day'],
  ['I want to leave between the 3rd and the 5th', '2026-12-03', '2026-12-05', 'day'],
  ['late july or early august', '2027-07-21', '2027-08-10', 'day'],
  ['any friday in december', '2026-12-01', '2026-12-31', 'day'],
  ['on or after 26 May', '2027-05-26', undefined, 'day'],
  ['from may to october', '2027-05-01', '2027-10-31', 'day'],
  ['the date could be anything from 10 to 15 september', '2027-09-10', '2027-09-15', 'day'],
  ['spring', '2027-03-01', '2027-05-31', 'month'],
  ['sometime in summer', '2027-06-01', '2027-08-31', 'month'],
  ['next winter', '2026-12-01', '2027-02-28', 'month'],
  ['in the autumn', '2027-09-01', '2027-11-30', 'month'],
  ['next year', '2027-01-01', '2027-12-31', 'month'],
  ['half term', undefined, undefined, 'dates'],
  ['in the school holidays', undefined, undefined, 'dates'],
  ['spring break', undefined, undefined, 'dates'],
  ['for a weekend', undefined, undefined, 'dates'],
])('"%s" is a time from %s to %s, and the next question asks for the %s', (words, from, to, ask) => {
  const { vague, departureOn, returnOn } = readDates(words, KNOWN)
  expect({ from: vague?.from, to: vague?.to, ask: vague?.ask }).toEqual({ from, to, ask })
  expect([departureOn, returnOn]).toEqual([undefined, undefined])
})

test('a vague time is for the way back where the words or the question say so', () => {
  expect(readDates('returning before the 12th', KNOWN).vague?.role).toBe('return')
  expect(readDates('next week', { ...KNOWN, asked: 'return' }).vague?.role).toBe('return')
  expect(readDates('next week', KNOWN).vague?.role).toBe('departure')
})

test('beside a day that is named, the time of the other way is kept', () => {
  expect(readDates('leave after 26 May and return on 3 June', KNOWN)).toMatchObject({
    returnOn: '2027-06-03',
    vague: { role: 'departure', from: '2027-05-27' },
  })
  expect(readDates('leave on 3 December and come back in January', KNOWN)).toMatchObject({
    departureOn: '2026-12-03',
    vague: { role: 'return', from: '2027-01-01' },
  })
  expect(readDates('what is the weather like this week', KNOWN).vague).toBeUndefined()
})

test('a week is said in the words of the traveller', () => {
  expect(readDates('in the week of 8 february', KNOWN).vague).toMatchObject({ said: 'the week of 8 february', from: '2027-02-08' })
})

test('flexible days say how far they may move', () => {
  const read = (words: string) => readDates(words, KNOWN).flexDays
  expect(read('3 december ± 2 days')).toBe(2)
  expect(read('3 december +/- 2 days')).toBe(2)
  expect(read('3 december, give or take a day')).toBe(1)
  expect(read('my dates are flexible by 2 days')).toBe(2)
  expect(read('around the 10th')).toBe(2)
  expect(read('dates are flexible')).toBe(3)
  expect(read('how about the 10th')).toBeUndefined()
})

test('days that do not matter are told by the way they are for', () => {
  const read = (words: string, asked: DatesKnown['asked'] = null) => {
    const { departureDontcare, returnDontcare } = readDates(words, { ...KNOWN, asked })
    return [departureDontcare ?? false, returnDontcare ?? false]
  }
  expect(read("doesn't matter when")).toEqual([true, false])
  expect(read('any day is fine', 'both')).toEqual([true, true])
  expect(read("I don't mind when we come back")).toEqual([false, true])
  expect(read('whenever is cheapest', 'return')).toEqual([false, true])
  const anyDay = readDates('any day that week', { ...KNOWN, departureOn: '2026-12-10' })
  expect(anyDay).toMatchObject({ departureDontcare: true, vague: { from: '2026-12-07', to: '2026-12-13' } })
})
