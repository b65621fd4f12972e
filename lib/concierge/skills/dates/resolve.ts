import { addDays, daysBetween, isPlainDate, type PlainDate, weekday } from '@/lib/travel/dates'
import { addMonths, dayOfMonthFrom, lastDayOf, laterOf, mondayOf, monthDayFrom, plainDate, weekdayFrom } from './calendar'
import { HOLIDAYS, holidayOf } from './holidays'
import type { DaySpec } from './spec'

/** How "5/12" is read where both numbers could be the month: 5 December, or 12 May as in the United States. */
export type DayOrder = 'day-first' | 'month-first'

/** `earliest` is the first day that can be meant, `previous` the day spoken of before, `spokenOf` the first of a month spoken of. */
export type DayContext = {
  today: PlainDate
  earliest: PlainDate
  previous: PlainDate | null
  spokenOf: PlainDate | null
  order: DayOrder
}

const NEARLY_A_YEAR = 300
const MOST_MONTHS_TRIED = 3

/** The calendar day of a specification; null for one that no calendar has, or that names no single day. */
export function resolveDay(spec: DaySpec, context: DayContext): PlainDate | null {
  const { today, earliest, previous } = context
  switch (spec.is) {
    case 'date':
      return dateOf(spec, context)
    case 'slashed':
      return slashedOf(spec, context)
    case 'weekday':
      return weekdayOf(spec, context)
    case 'today':
      return ahead(addDays(today, spec.plus), spec)
    case 'holiday': {
      const holiday = HOLIDAYS.find(({ id }) => id === spec.hol)
      return holiday ? holidayOf(holiday, spec.y, earliest) : null
    }
    case 'nth':
      return nthOf(spec, context)
    case 'weekend':
      return weekendOf(spec, context)
    case 'offset': {
      const base = spec.of ? resolveDay(spec.of, context) : previous
      return base === null ? null : moved(base, spec.by, spec.sign)
    }
    case 'near': {
      const base = spec.of ? resolveDay(spec.of, context) : previous
      if (base === null) return null
      return spec.sign < 0 ? addDays(weekdayFrom(base, spec.wd), -7) : weekdayFrom(addDays(base, 1), spec.wd)
    }
    case 'same':
      return previous
    default:
      return null
  }
}

/** So many days, weeks or months from a day. */
export function moved(day: PlainDate, { n, unit, days }: { n: number; unit: string; days: number }, sign: 1 | -1): PlainDate {
  if (unit === 'month') return addMonths(day, sign * n)
  if (unit === 'year') return addMonths(day, sign * 12 * n)
  return addDays(day, sign * days)
}

/** Whether the day depends on nothing but a number: "the 12th". */
export function isBare(spec: DaySpec): boolean {
  return (
    (spec.is === 'date' && spec.m === undefined && spec.y === undefined && !spec.ofMonth && spec.wd === undefined) ||
    (spec.is === 'nth' && spec.m === undefined && !spec.ofMonth)
  )
}

/** Whether it is a weekday without a word that says which one, and counts from the day of leaving. */
export function isPlainWeekday(spec: DaySpec): spec is Extract<DaySpec, { is: 'weekday' }> {
  return spec.is === 'weekday' && (spec.which === undefined || spec.which === 'the') && !spec.week && spec.plus === undefined
}

/** Whether the day counts from another that it does not name: "the day after", "the Thursday before". */
export function isRelative(spec: DaySpec): spec is Extract<DaySpec, { is: 'offset' | 'near' }> {
  return (spec.is === 'offset' || spec.is === 'near') && spec.of === undefined
}

function ahead(base: PlainDate, spec: { ahead?: { n: number; unit: string; days: number } } & object): PlainDate {
  return spec.ahead ? moved(base, spec.ahead, 1) : base
}

function dateOf(spec: Extract<DaySpec, { is: 'date' }>, { today, earliest, previous, spokenOf }: DayContext): PlainDate | null {
  const { d, m, y, wd, ofMonth, which } = spec
  if (ofMonth) {
    const base = `${(ofMonth === 'same' ? (previous ?? today) : today).slice(0, 7)}-01`
    return existing(onNumber(ofMonth === 'next' ? addMonths(base, 1) : base, d))
  }
  if (m !== undefined) {
    if (y !== undefined) return existing(plainDate(y, m, d))
    if (which === 'next') return existing(plainDate(Number(today.slice(0, 4)) + 1, m, d))
    if (which === 'this') return existing(plainDate(Number(today.slice(0, 4)), m, d))
    return yearless(m, d, today, earliest)
  }
  const from = spokenOf && spokenOf > earliest ? spokenOf : earliest
  const next = dayOfMonthFrom(from, d)
  if (wd === undefined) return next
  let candidate = next
  for (let tried = 0; tried < MOST_MONTHS_TRIED && candidate; tried++) {
    if (weekday(candidate) === wd) return candidate
    candidate = dayOfMonthFrom(addDays(candidate, 1), d)
  }
  return next
}

/** The next such day; but "back on 21 November" from a trip on the 27th is the one just missed, not next year's. */
function yearless(m: number, d: number, today: PlainDate, earliest: PlainDate): PlainDate | null {
  const next = monthDayFrom(earliest, m, d)
  const fromToday = monthDayFrom(today, m, d)
  const isJustMissed = next !== null && fromToday !== null && fromToday < earliest && daysBetween(earliest, next) > NEARLY_A_YEAR
  return isJustMissed ? fromToday : next
}

function slashedOf({ a, b, y }: Extract<DaySpec, { is: 'slashed' }>, { today, earliest, order }: DayContext): PlainDate | null {
  const isDayFirst = b > 12 ? false : a > 12 ? true : order === 'day-first'
  const [d, m] = isDayFirst ? [a, b] : [b, a]
  return y === undefined ? yearless(m, d, today, earliest) : existing(plainDate(y, m, d))
}

function weekdayOf(spec: Extract<DaySpec, { is: 'weekday' }>, { today, earliest, previous }: DayContext): PlainDate | null {
  const { wd, which, week, plus = 0 } = spec
  if (week) {
    const monday = mondayOf(week === 'following' ? (previous ?? today) : today)
    return addDays(monday, (week === 'this' ? 0 : 7) + ((wd + 6) % 7))
  }
  // The first such day at least two days away.
  const next = weekdayFrom(addDays(today, 2), wd)
  if (which === 'next') return weekdayFrom(laterOf(next, earliest), wd)
  if (which === 'after-next') return addDays(next, 7)
  if (which === 'last') return addDays(weekdayFrom(today, wd), -7)
  if (which === 'this') return weekdayFrom(earliest, wd)
  if (which === 'following') return weekdayFrom(laterOf(addDays(previous ?? today, 1), earliest), wd)
  return addDays(weekdayFrom(earliest === today ? addDays(today, 1) : earliest, wd), plus)
}

function nthOf(spec: Extract<DaySpec, { is: 'nth' }>, { today, earliest, spokenOf }: DayContext): PlainDate | null {
  const firsts = monthsOf(spec, today, spokenOf)
  if (!firsts) return null
  const inMonth = (first: PlainDate) => {
    const wd = spec.isWeekend ? 6 : spec.wd
    const last = lastDayOf(Number(first.slice(0, 4)), Number(first.slice(5, 7)))
    if (wd === undefined) return spec.d < 0 ? last : addDays(first, spec.d - 1)
    const day = spec.d < 0 ? weekdayFrom(addDays(last, -6), wd) : addDays(weekdayFrom(first, wd), 7 * (spec.d - 1))
    // Of a month that begins on a Saturday the Friday before is the last of another.
    return spec.isWeekend && !day.endsWith('-01') ? addDays(day, -1) : day
  }
  const found = firsts.map(inMonth).find((day) => day >= earliest) ?? null
  return found
}

function monthsOf(
  { m, y, ofMonth }: { m?: number; y?: number; ofMonth?: string },
  today: PlainDate,
  spokenOf: PlainDate | null,
): PlainDate[] | null {
  if (m !== undefined) {
    const year = y ?? Number(today.slice(0, 4))
    return [plainDate(year, m, 1), plainDate(year + 1, m, 1)]
  }
  const base = ofMonth ? addMonths(`${today.slice(0, 7)}-01`, ofMonth === 'next' ? 1 : 0) : spokenOf
  return base ? [base, addMonths(base, 1)] : null
}

/** The Friday that a weekend away begins with; a Saturday or Sunday where it has begun. */
function weekendOf(spec: Extract<DaySpec, { is: 'weekend' }>, context: DayContext): PlainDate | null {
  const { today, previous } = context
  // Beside the days of a trip, "the weekend" is that of their week.
  if (previous && previous > today && (spec.which === 'the' || spec.which === 'following'))
    return addDays(mondayOf(previous), spec.which === 'the' ? 4 : 11)
  if (spec.which === 'of') {
    const day = spec.of ? resolveDay(spec.of, context) : null
    return day && addDays(mondayOf(day), 4)
  }
  if (spec.which === 'next' || spec.which === 'following') return addDays(mondayOf(today), 11)
  if (spec.which === 'after-next') return addDays(mondayOf(today), 18)
  const first = laterOf(context.earliest, today)
  return [6, 0].includes(weekday(first)) ? first : weekdayFrom(first, 5)
}

function onNumber(first: PlainDate, d: number): string {
  return plainDate(Number(first.slice(0, 4)), Number(first.slice(5, 7)), d)
}

function existing(date: string): PlainDate | null {
  return isPlainDate(date) ? date : null
}
