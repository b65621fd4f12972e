import { addDays, type PlainDate } from '@/lib/travel/dates'
import { addMonths, lastDayOf, monthNumber, plainDate, weekdayFrom, weekdayNumber } from '../../skills/dates/calendar'
import type { FoundDay } from './named-day'

/** "The last Friday of March", "the first day of the month"; once it is over, that of the next year or month. */
export function placeInMonth(place: string, name: string, firsts: [first: PlainDate, next: PlainDate]): FoundDay {
  const dayIn = (first: PlainDate) => {
    const isDay = /^day/i.test(name)
    if (place === 'last') {
      const last = lastDayOf(Number(first.slice(0, 4)), Number(first.slice(5, 7)))
      return isDay ? last : weekdayFrom(addDays(last, -6), weekdayNumber(name))
    }
    const number = Math.max(0, ['first', 'second', 'third', 'fourth'].indexOf(place), ['1st', '2nd', '3rd', '4th'].indexOf(place))
    return isDay ? addDays(first, number) : addDays(weekdayFrom(first, weekdayNumber(name)), 7 * number)
  }
  return { resolve: (earliest) => (dayIn(firsts[0]) < earliest ? dayIn(firsts[1]) : dayIn(firsts[0])) }
}

export function monthIn(
  month: string | undefined,
  which: string | undefined,
  year: string | undefined,
  today: PlainDate,
): [PlainDate, PlainDate] {
  const thisYear = Number(year ?? today.slice(0, 4))
  if (month) return [plainDate(thisYear, monthNumber(month), 1), plainDate(thisYear + 1, monthNumber(month), 1)]
  const first = addMonths(`${today.slice(0, 7)}-01`, /next/i.test(which ?? '') ? 1 : 0)
  return [first, addMonths(first, 1)]
}
