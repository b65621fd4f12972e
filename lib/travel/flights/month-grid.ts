import { addMonths as addMonthsToDate, format, getDaysInMonth, parse } from 'date-fns'
import { addDays, type PlainDate, weekday } from '../dates'

/** A calendar month, `yyyy-MM`. */
export type Month = string

export function monthOf(date: PlainDate): Month {
  return date.slice(0, 7)
}

/** `months` may be negative. */
export function addMonths(month: Month, months: number): Month {
  return format(addMonthsToDate(toDate(month), months), 'yyyy-MM')
}

/** "November 2026". */
export function formatMonth(month: Month): string {
  return format(toDate(month), 'MMMM yyyy')
}

export function firstDayOf(month: Month): PlainDate {
  return `${month}-01`
}

export function countDaysOf(month: Month): number {
  return getDaysInMonth(toDate(month))
}

/** The same day of another month, or its last one: the 31st of January is the 28th of February. */
export function sameDayIn(month: Month, date: PlainDate): PlainDate {
  return addDays(firstDayOf(month), Math.min(Number(date.slice(8)), countDaysOf(month)) - 1)
}

/** The weeks of a month from Monday to Sunday; null stands for the days of its neighbours. */
export function weeksOf(month: Month): (PlainDate | null)[][] {
  const first = firstDayOf(month)
  const lead = daysSinceMonday(first)
  const count = countDaysOf(month)
  return Array.from({ length: Math.ceil((lead + count) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_, day) => {
      const index = week * 7 + day - lead
      return index >= 0 && index < count ? addDays(first, index) : null
    }),
  )
}

/** 0 on a Monday, 6 on a Sunday. */
export function daysSinceMonday(date: PlainDate): number {
  return (weekday(date) + 6) % 7
}

function toDate(month: Month): Date {
  return parse(month, 'yyyy-MM', new Date(2000, 0, 1))
}
