import { addDays, daysBetween, isPlainDate, type PlainDate, weekday } from '@/lib/travel/dates'

const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat']
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

export const WEEKDAY =
  '(?:mon(?:day)?|tue(?:s(?:day)?)?|wed(?:nesday)?|thu(?:r(?:s(?:day)?)?)?|fri(?:day)?|sat(?:urday)?|sun(?:day)?)\\b\\.?'
export const MONTH =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\b\\.?'

/** 0 is Sunday, as in lib/travel/dates. */
export function weekdayNumber(name: string): number {
  return WEEKDAYS.indexOf(name.slice(0, 3).toLowerCase())
}

/** 1 is January. */
export function monthNumber(name: string): number {
  return MONTHS.indexOf(name.slice(0, 3).toLowerCase()) + 1
}

/** The first such weekday on or after `from`. */
export function weekdayFrom(from: PlainDate, number: number): PlainDate {
  return addDays(from, (number - weekday(from) + 7) % 7)
}

/** The first such day on or after `from`; 29 February waits for its year. Null when no month has it ("31 June"). */
export function monthDayFrom(from: PlainDate, month: number, day: number): PlainDate | null {
  const year = Number(from.slice(0, 4))
  for (let ahead = 0; ahead <= 8; ahead += 1) {
    const date = plainDate(year + ahead, month, day)
    if (isPlainDate(date) && daysBetween(from, date) >= 0) return date
  }
  return null
}

/** The first day of that number on or after `from`: "the 31st" skips short months. */
export function dayOfMonthFrom(from: PlainDate, day: number): PlainDate | null {
  const first = Number(from.slice(0, 4)) * 12 + Number(from.slice(5, 7)) - 1
  for (let ahead = 0; ahead <= 12; ahead += 1) {
    const date = plainDate(Math.floor((first + ahead) / 12), ((first + ahead) % 12) + 1, day)
    if (isPlainDate(date) && daysBetween(from, date) >= 0) return date
  }
  return null
}

/** The same day so many months on, or the month's last one. */
export function addMonths(from: PlainDate, months: number): PlainDate {
  const month = Number(from.slice(0, 4)) * 12 + Number(from.slice(5, 7)) - 1 + months
  for (let day = Number(from.slice(8)); day >= 28; day -= 1) {
    const date = plainDate(Math.floor(month / 12), (month % 12) + 1, day)
    if (isPlainDate(date)) return date
  }
  return plainDate(Math.floor(month / 12), (month % 12) + 1, Number(from.slice(8)))
}

/** `month` counts from 1; the day is not checked. */
export function plainDate(year: number, month: number, day: number): string {
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}

/** The last day of a month; `month` counts from 1. */
export function lastDayOf(year: number, month: number): PlainDate {
  return addDays(plainDate(month === 12 ? year + 1 : year, month === 12 ? 1 : month + 1, 1), -1)
}

/** The Monday of the week that holds `day`. */
export function mondayOf(day: PlainDate): PlainDate {
  return addDays(day, -((weekday(day) + 6) % 7))
}

/** The later of two days. */
export function laterOf(one: PlainDate, other: PlainDate): PlainDate {
  return [one, other].toSorted().at(-1) ?? one
}
