import { expect, test } from 'vitest'
import { addDays, weekday } from '@/lib/travel/dates'
import { dayOfMonth, easterSunday, isSold, nextEaster, nextOn, weekdayAfter } from './days'

test('Easter falls on the Sundays it is known to have fallen on', () => {
  expect([2019, 2024, 2025, 2026, 2027, 2038].map(easterSunday)).toEqual([
    '2019-04-21',
    '2024-03-31',
    '2025-04-20',
    '2026-04-05',
    '2027-03-28',
    '2038-04-25',
  ])
})

test('a month is named as it is said', () => {
  expect(dayOfMonth('2026-11-20', '12', 150)).toEqual({ date: '2027-05-12', month: 'May' })
})

test('days lie ahead of today whatever today is', () => {
  for (let offset = 0; offset < 400; offset++) {
    const today = addDays('2026-11-20', offset)
    expect(nextOn(today, '03-12') >= addDays(today, 7)).toBe(true)
    expect(nextEaster(today) >= addDays(today, 14)).toBe(true)
    expect(isSold(today, nextOn(today, '12-23')) || isSold(today, nextOn(today, '02-14'))).toBe(true)
    expect(isSold(today, nextEaster(today)) || isSold(today, nextOn(today, '12-24'))).toBe(true)
    const { date } = dayOfMonth(today, '12', 150)
    expect(date > addDays(today, 140) && date < addDays(today, 200)).toBe(true)
    const friday = weekdayAfter(today, 'Fri', 10)
    expect(weekday(friday)).toBe(5)
    expect(friday >= addDays(today, 10) && friday < addDays(today, 17)).toBe(true)
  }
})
