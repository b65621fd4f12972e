import { expect, test } from 'vitest'
import { fillDays } from './fill-days'

const FRIDAY = '2026-11-27'

test('a day is counted from today, from a weekday or from another day', () => {
  expect(fillDays('{{+30d}} {{-1d}} {{2027-02-13}} {{2027-02-13+2d}}', FRIDAY)).toBe('2026-12-27 2026-11-26 2027-02-13 2027-02-15')
  expect(fillDays(['{{next-friday}}', '{{monday}}', '{{monday+7d}}'], FRIDAY)).toEqual(['2026-12-04', '2026-11-30', '2026-12-07'])
})

test('a day may have a form of its own', () => {
  expect(fillDays({ turns: ['{{+60d|dddd D MMMM YYYY}}', '{{2027-09-04|MMM D}}', '{{2027-09-04|DD.MM.}}'] }, FRIDAY)).toEqual({
    turns: ['Tuesday 26 January 2027', 'Sep 4', '04.09.'],
  })
})

test('a day nobody knows is an error', () => {
  expect(() => fillDays('{{someday}}', FRIDAY)).toThrow('No day is called {{someday}}')
})
