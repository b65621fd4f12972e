import { addDays, formatDate, isPlainDate, type PlainDate, weekday } from './dates'
import { MONTH_NAMES } from './month-names'

/** Whether "12/03" is the 12th of March or the 3rd of December. */
export type DayOrder = 'day-first' | 'month-first'

/** What keeps typed words from being a day. `year` is null where none was typed and no coming year has that day. */
export type DayProblem =
  | { kind: 'unreadable' }
  | { kind: 'no-such-month'; month: number }
  | { kind: 'no-such-day'; day: number; month: number; year: number | null }
  | { kind: 'other-weekday'; date: PlainDate }

const MONTH_FIRST_REGIONS = ['US', 'PH', 'FM', 'MH', 'PW', 'AS', 'GU', 'MP', 'UM', 'VI']
const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat']
/** A 29th of February is at most eight years ahead. */
const MOST_YEARS_AHEAD = 8

/** How readers of a language tag ("en-US") write a day in figures; English without a region is American there. */
export function dayOrderOf(languageTag: string): DayOrder {
  const [language, ...parts] = languageTag.split('-')
  if (language !== 'en') return 'day-first'
  const region = parts.find((part) => /^[A-Za-z]{2}$/.test(part))?.toUpperCase()
  return region === undefined || MONTH_FIRST_REGIONS.includes(region) ? 'month-first' : 'day-first'
}

/** "Fri 12 Mar 2027", or "Fri, Mar 12, 2027" where the month comes first. */
export function writeDay(date: PlainDate, order: DayOrder): string {
  const name = WEEKDAYS[weekday(date)] ?? ''
  const [day, month, year] = formatDate(date).split(' ')
  const spelled = `${name.charAt(0).toUpperCase()}${name.slice(1)}`
  return order === 'day-first' ? `${spelled} ${day} ${month} ${year}` : `${spelled}, ${month} ${day}, ${year}`
}

/**
 * The day that somebody typed: "12 Mar 2027", "March 12th", "12/03/2027", "2027-03-12", "tomorrow". Without a year it is the next such day.
 * Figures that only fit the other way round are read that way round.
 */
export function readDay(typed: string, order: DayOrder, today: PlainDate): { date: PlainDate } | { problem: DayProblem } {
  const words = typed.trim().toLowerCase()
  if (words === 'today') return { date: today }
  if (words === 'tomorrow') return { date: addDays(today, 1) }
  const [, named, rest = ''] = /^(?:(sun|mon|tue|wed|thu|fri|sat)[a-z]*\.?,?\s+)?(.*)$/.exec(words) ?? []
  const parts = inFigures(rest, order) ?? inWords(rest)
  if (!parts) return { problem: { kind: 'unreadable' } }
  const { day, month, year } = parts
  if (month < 1 || month > 12) return { problem: { kind: 'no-such-month', month } }
  const date = dateOf(day, month, year, today)
  if (!date) return { problem: { kind: 'no-such-day', day, month, year } }
  if (named && WEEKDAYS[weekday(date)] !== named) return { problem: { kind: 'other-weekday', date } }
  return { date }
}

type Parts = { day: number; month: number; year: number | null }

function inFigures(words: string, order: DayOrder): Parts | null {
  const fromYear = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(words)
  if (fromYear) return { year: Number(fromYear[1]), month: Number(fromYear[2]), day: Number(fromYear[3]) }
  const found = /^(\d{1,2})\s*[-/.\s]\s*(\d{1,2})(?:\s*[-/.\s]\s*(\d{4}|\d{2}))?\.?$/.exec(words)
  if (!found) return null
  const [first, second, year] = [Number(found[1]), Number(found[2]), yearOf(found[3])]
  const [day, month] = order === 'day-first' ? [first, second] : [second, first]
  return month > 12 && day <= 12 ? { day: month, month: day, year } : { day, month, year }
}

function inWords(words: string): Parts | null {
  const found =
    /^(?<day>\d{1,2})(?:st|nd|rd|th)?\.?(?:\s+of)?\s*-?(?<name>[a-z]{3,9})\.?,?(?:[\s-]*(?<year>\d{4}|\d{2}))?$/.exec(words) ??
    /^(?<name>[a-z]{3,9})\.?\s*(?<day>\d{1,2})(?:st|nd|rd|th)?(?:,?\s+(?<year>\d{4}|\d{2}))?$/.exec(words)
  const { day, name = '', year } = found?.groups ?? {}
  const month = MONTH_NAMES.findIndex((full) => full.toLowerCase().startsWith(name === 'sept' ? 'sep' : name)) + 1
  return found && month > 0 ? { day: Number(day), month, year: yearOf(year) } : null
}

function yearOf(typed: string | undefined): number | null {
  if (!typed) return null
  return typed.length === 2 ? 2000 + Number(typed) : Number(typed)
}

function dateOf(day: number, month: number, year: number | null, today: PlainDate): PlainDate | null {
  const written = (in_: number) => `${in_}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
  if (year !== null) return isPlainDate(written(year)) ? written(year) : null
  const thisYear = Number(today.slice(0, 4))
  const years = Array.from({ length: MOST_YEARS_AHEAD + 1 }, (_, ahead) => thisYear + ahead)
  return years.map(written).find((date) => date >= today && isPlainDate(date)) ?? null
}
