import { addDays, type PlainDate } from '@/lib/travel/dates'
import { addMonths, lastDayOf, mondayOf, monthNumber, plainDate } from '../../skills/dates/calendar'
import { readCount } from './counts'
import type { Groups } from './named-day'
import type { TimeFrame } from './time-frames'

/** From when to when, and what to ask next. */
export type Window = Omit<TimeFrame, 'said'>

// The seasons of the weather services in the northern half of the world, by their first month.
const SEASONS: Record<string, number> = { spring: 3, summer: 6, autumn: 9, fall: 9, winter: 12 }
/** Of a season that is nearly over, the next one is meant. */
const NEARLY_OVER_DAYS = 30

export function monthOf(name: string, { year, which }: Groups, today: PlainDate): PlainDate {
  const month = monthNumber(name)
  const thisYear = Number(today.slice(0, 4))
  if (year) return plainDate(Number(year), month, 1)
  if (which) return plainDate(thisYear + (/next/i.test(which) ? 1 : 0), month, 1)
  return plainDate(month < Number(today.slice(5, 7)) ? thisYear + 1 : thisYear, month, 1)
}

export function partOf(first: PlainDate, part: string, today: PlainDate): Window {
  const last = lastDayOf(Number(first.slice(0, 4)), Number(first.slice(5, 7)))
  const [from, to] = daysOfPart(part.toLowerCase(), Number(last.slice(8)))
  const window = { from: addDays(first, from - 1), to: addDays(first, to - 1) }
  return window.to < today ? { ask: 'day' } : { from: latest(window.from, today), to: window.to, ask: 'day' }
}

function daysOfPart(part: string, last: number): [from: number, to: number] {
  if (/last week/.test(part)) return [last - 6, last]
  if (/week/.test(part)) {
    const place = part.split(' ')[0] ?? ''
    const week = Math.max(0, ['first', 'second', 'third', 'fourth'].indexOf(place), ['1st', '2nd', '3rd', '4th'].indexOf(place))
    return [1 + 7 * week, 7 + 7 * week]
  }
  if (/early to mid|early or mid/.test(part)) return [1, 20]
  if (/mid to late|mid or late/.test(part)) return [11, last]
  if (/first half/.test(part)) return [1, 15]
  if (/second half/.test(part)) return [16, last]
  if (/early|beginning|start/.test(part)) return [1, 10]
  if (/mid/.test(part)) return [11, 20]
  return /late|end/.test(part) ? [21, last] : [1, last]
}

export function weekWindow(
  part: string,
  which: string | undefined,
  count: string | undefined,
  isSkipping: boolean,
  today: PlainDate,
): Window {
  if (count) return { from: today, to: addDays(today, 7 * readCount(count)), ask: 'day' }
  const monday = addDays(mondayOf(today), isSkipping ? 14 : which === 'this' ? 0 : 7)
  const [from, to] = /early|beginning|start/i.test(part) ? [0, 2] : /mid/i.test(part) ? [1, 3] : /late|end/i.test(part) ? [3, 6] : [0, 6]
  return { from: latest(addDays(monday, from), today), to: latest(addDays(monday, to), today), ask: 'day' }
}

export function seasonWindow(season: string, year: string | undefined, which: string | undefined, today: PlainDate): Window {
  const start = SEASONS[season] ?? 6
  const thisYear = Number(today.slice(0, 4))
  const endOf = (one: number) => addDays(addMonths(plainDate(one, start, 1), 3), -1)
  const current = endOf(thisYear - 1) >= today ? thisYear - 1 : endOf(thisYear) >= today ? thisYear : thisYear + 1
  const isRunning = plainDate(current, start, 1) <= today
  const isNearlyOver = isRunning && !which && addDays(today, NEARLY_OVER_DAYS) > endOf(current)
  const said = year ? Number(year) : (/next/i.test(which ?? '') && isRunning) || isNearlyOver ? current + 1 : current
  return { from: latest(plainDate(said, start, 1), today), to: endOf(said), ask: 'month' }
}

export function latest(one: PlainDate, other: PlainDate): PlainDate {
  return one > other ? one : other
}

/** "In June", "from June to August". */
export function monthsWindow({ month = '', until, ...year }: Groups, today: PlainDate): Window {
  const window = partOf(monthOf(month, year, today), '', today)
  const last = until ? partOf(monthOf(until, year, window.from ?? today), '', today) : window
  return { ...window, ...(last.to ? { to: last.to } : {}) }
}
