import { expect, test } from 'vitest'
import { monthSpokenOf } from './month-spoken-of'
import { readDates } from './read-dates'
import type { DatesKnown } from './said-dates'

// 18 November 2026 is a Wednesday.
const KNOWN: DatesKnown = { today: '2026-11-18', departureOn: null, returnOn: null, asked: null, isListShown: false }

test('the month spoken of last is remembered, whatever was said since', () => {
  const monthOf = (...earlier: string[]) => monthSpokenOf(earlier, '2026-11-18')
  expect(monthOf('Oslo to Crete in June', 'two of us')).toBe('2027-06-01')
  expect(monthOf('some time in june', 'or rather late august')).toBe('2027-08-01')
  expect(monthOf('a weekend in March')).toBe('2027-03-01')
  expect(monthOf('to Crete in Ocotber')).toBe('2027-10-01')
  expect(monthOf('next month')).toBe('2026-12-01')
  expect(monthOf('in summer')).toBeNull()
  expect(monthOf('Oslo to Crete')).toBeNull()
  expect(monthOf()).toBeNull()
})

test('days without a month are those of the month spoken of', () => {
  const read = (words: string, known: Partial<DatesKnown> = {}) => readDates(words, { ...KNOWN, spokenOf: '2027-06-01', ...known })
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

test('a month that is named, and a day that is known, count more than the month spoken of', () => {
  const known = { ...KNOWN, spokenOf: '2027-06-01' }
  expect(readDates('3 May', known).departureOn).toBe('2027-05-03')
  expect(readDates('tomorrow', known).departureOn).toBe('2026-11-19')
  expect(readDates('back on the 17th', { ...known, departureOn: '2026-12-10' }).returnOn).toBe('2026-12-17')
  expect(readDates('the 20th', { ...known, spokenOf: '2026-11-01' }).departureOn).toBe('2026-11-20')
})
