import fc from 'fast-check'
import { expect, test } from 'vitest'
import { weekday } from '../dates'
import { addMonths, countDaysOf, formatMonth, monthOf, sameDayIn, weeksOf } from './month-grid'

test('a month is weeks from Monday to Sunday, with gaps for its neighbours', () => {
  const weeks = weeksOf('2026-11')
  expect(formatMonth('2026-11')).toBe('November 2026')
  expect(weeks[0]).toEqual([null, null, null, null, null, null, '2026-11-01'])
  expect(weeks.at(-1)).toEqual(['2026-11-30', null, null, null, null, null, null])
})

test('every day of every month stands once, in order, under its own weekday', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 600 }), (months) => {
      const month = addMonths('2000-01', months)
      const days = weeksOf(month).flat()
      const own = days.filter((day) => day !== null)
      expect(own).toHaveLength(countDaysOf(month))
      expect(own).toEqual(own.toSorted())
      expect(own.every((day) => monthOf(day) === month)).toBe(true)
      expect(days.every((day, index) => day === null || weekday(day) === (index + 1) % 7)).toBe(true)
    }),
    { numRuns: 60 },
  )
})

test('the same day of a shorter month is its last one', () => {
  expect(sameDayIn('2027-02', '2027-01-31')).toBe('2027-02-28')
  expect(sameDayIn('2028-02', '2028-01-15')).toBe('2028-02-15')
  expect(addMonths('2026-01', -1)).toBe('2025-12')
})
