import { addDays, type PlainDate, weekday } from '../dates'
import { MONTH_NAMES } from '../month-names'

/** A calendar month, `yyyy-MM`. */
export type Month = string

export function monthOf(date: PlainDate): Month {
  return date.slice(0, 7)
}

/** `months` may be negative. */
export function addMonths(month: Month, months: number): Month {
  const { year, index } = partsOf(month)
  return monthOf(new Date(Date.UTC(year, index + months)).toISOString())
}

/** Months from `first` to `last`, both counted. */
export function countMonths(first: Month, last: Month): number {
  const [from, to] = [partsOf(first), partsOf(last)]
  return (to.year - from.year) * 12 + to.index - from.index + 1
}

/** "November 2026". */
export function formatMonth(month: Month): string {
  const { year, index } = partsOf(month)
  return `${MONTH_NAMES[index]} ${year}`
}

export function firstDayOf(month: Month): PlainDate {
  return `${month}-01`
}

export function countDaysOf(month: Month): number {
  const { year, index } = partsOf(month)
  return new Date(Date.UTC(year, index + 1, 0)).getUTCDate()
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

/** `index` is 0 for January. */
function partsOf(month: Month): { year: number; index: number } {
  return { year: Number(month.slice(0, 4)), index: Number(month.slice(5)) - 1 }
}
