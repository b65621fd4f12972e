import { expect, test } from 'vitest'
import { addDays, daysBetween, formatDay, formatDays, formatDuration, isPlainDate, plainDateIn, weekday } from './dates'

test('only days that exist are days', () => {
  expect(['2026-02-28', '2028-02-29', '2026-02-29', '2026-02-30', '2026-13-01', '26-1-1'].map(isPlainDate)).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
  ])
})

test('days are counted over months and clock changes', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
  expect(daysBetween('2026-03-28', '2026-03-30')).toBe(2)
  expect(weekday('2026-11-20')).toBe(5)
})

test('the year is said only when it is not this one', () => {
  expect([formatDay('2026-11-27', '2026-11-20'), formatDay('2027-01-02', '2026-11-20')]).toEqual(['Fri 27 Nov', 'Sat 2 Jan 2027'])
})

test('durations read like on a timetable', () => {
  expect([45, 60, 135, 1805].map(formatDuration)).toEqual(['45 min', '1 h', '2 h 15', '30 h 05'])
})

test('the day depends on the zone', () => {
  const instant = new Date('2026-11-20T23:30:00Z')
  expect([plainDateIn('Europe/London', instant), plainDateIn('Asia/Tokyo', instant)]).toEqual(['2026-11-20', '2026-11-21'])
})

test('a year that several days share is said once, behind the last', () => {
  const today = '2026-11-20'
  expect(formatDays(['2027-03-12', '2027-03-20'], today)).toBe('Fri 12 Mar – Sat 20 Mar 2027')
  expect(formatDays(['2026-12-29', '2027-01-02'], today)).toBe('Tue 29 Dec – Sat 2 Jan 2027')
  expect(formatDays(['2027-12-30', '2028-01-02'], today)).toBe('Thu 30 Dec 2027 – Sun 2 Jan 2028')
  expect(formatDays(['2027-03-04', '2027-03-08', '2027-03-12'], today, ', ')).toBe('Thu 4 Mar, Mon 8 Mar, Fri 12 Mar 2027')
})
