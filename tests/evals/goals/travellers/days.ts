import { addDays, daysBetween, type PlainDate, weekday } from '@/lib/travel/dates'
import { sayDay } from '../speaking/say-day'

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const
export type Weekday = (typeof WEEKDAYS)[number]

/** The first such weekday that lies at least so many days ahead. */
export function weekdayAfter(today: PlainDate, name: Weekday, days: number): PlainDate {
  const earliest = addDays(today, days)
  return addDays(earliest, (WEEKDAYS.indexOf(name) - weekday(earliest) + 7) % 7)
}

/** The next such day of the calendar ("12-23") that lies at least a week ahead; it may lie further ahead than flights are sold. */
export function nextOn(today: PlainDate, monthAndDay: string): PlainDate {
  const year = Number(today.slice(0, 4))
  const thisYear = `${year}-${monthAndDay}`
  return thisYear >= addDays(today, 7) ? thisYear : `${year + 1}-${monthAndDay}`
}

/** Easter Sunday of the western churches (the anonymous Gregorian computus). */
export function easterSunday(year: number): PlainDate {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const epact = (century - Math.floor(century / 4) - Math.floor((8 * century + 13) / 25) + 19 * golden + 15) % 30
  const moon = epact - Math.floor(epact / 28) * (1 - Math.floor(29 / (epact + 1)) * Math.floor((21 - golden) / 11))
  const day = (year + Math.floor(year / 4) + moon + 2 - century + Math.floor(century / 4)) % 7
  return addDays(`${year}-03-28`, moon - day)
}

/** The next Easter Sunday that lies at least two weeks ahead. */
export function nextEaster(today: PlainDate): PlainDate {
  const year = Number(today.slice(0, 4))
  const thisYear = easterSunday(year)
  return thisYear >= addDays(today, 14) ? thisYear : easterSunday(year + 1)
}

/** Whether flights are sold so far ahead, with room for a way back. */
export function isSold(today: PlainDate, date: PlainDate): boolean {
  return daysBetween(today, date) <= 340
}

/** Such a day of the month that lies between so many days ahead and a month later, and its month's name. */
export function dayOfMonth(today: PlainDate, day: string, days: number): { date: PlainDate; month: string } {
  const date = `${addDays(today, days + 15).slice(0, 7)}-${day}`
  return { date, month: sayDay(date, '12 March').split(' ')[1] ?? '' }
}
