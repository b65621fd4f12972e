import { expect, test } from 'vitest'
import { easterSunday, HOLIDAYS, holidayFrom } from './holidays'

test('Easter falls where the church calendars put it', () => {
  const years = [2019, 2024, 2025, 2026, 2027, 2028, 2038, 2049]
  expect(years.map(easterSunday)).toEqual([
    '2019-04-21',
    '2024-03-31',
    '2025-04-20',
    '2026-04-05',
    '2027-03-28',
    '2028-04-16',
    '2038-04-25',
    '2049-04-18',
  ])
})

test('a holiday that is over is that of the next year, and one outside the almanac is none', () => {
  const named = (name: string) => HOLIDAYS.find(({ names }) => new RegExp(`^(?:${names})$`).test(name))
  const from = (name: string, day: string) => {
    const holiday = named(name)
    return holiday ? holidayFrom(holiday, day) : undefined
  }
  expect(from('thanksgiving', '2026-11-27')).toBe('2027-11-25')
  expect(from('christmas', '2026-12-25')).toBe('2026-12-25')
  expect(from('christmas', '2026-12-26')).toBe('2027-12-25')
  expect(from('memorial day', '2026-11-18')).toBe('2027-05-31')
  expect(from('labor day', '2026-11-18')).toBe('2027-09-06')
  expect(from('whitsun', '2026-11-18')).toBe('2027-05-16')
  expect(from('diwali', '2032-12-01')).toBeNull()
})
