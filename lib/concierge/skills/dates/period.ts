import { addDays, type PlainDate } from '@/lib/travel/dates'
import { addMonths, lastDayOf, laterOf, mondayOf, plainDate } from './calendar'
import { HOLIDAYS, holidayOf } from './holidays'
import { type DayContext, resolveDay } from './resolve'
import type { DaySpec } from './spec'

/** From when to when, and what to ask next: the day within it, the dates of holidays that differ from place to place, or the month of a season. */
export type Period = { from?: PlainDate; to?: PlainDate; ask: 'day' | 'dates' | 'month' }

/** Of a season that is nearly over, the next one is meant. */
const NEARLY_OVER_DAYS = 30
const SOON_DAYS: Readonly<Record<string, number>> = { day: 1, night: 1, week: 7, month: 30 }
const WEEK_PARTS: Readonly<Record<string, [from: number, to: number]>> = { early: [0, 2], mid: [1, 3], late: [3, 6] }
const PERIODS = new Set<DaySpec['is']>(
  'bound between kind month months week weekof ahead season year newyear local soon periods'.split(' ') as DaySpec['is'][],
)
/** Holidays that people speak of as a time rather than a day. */
const MANY_DAYS = new Set(['christmas', 'easter', 'thanksgiving', 'whitsun', 'diwali', 'new-year'])

/** Whether it names a time rather than a day; holidays may be either. */
export function isPeriod({ is }: DaySpec): boolean {
  return PERIODS.has(is)
}

/** The period that a specification names; null for one of a single day. `isLed`: "by Easter" is that day, "at Easter" the days around it. */
export function periodOf(spec: DaySpec, context: DayContext, isLed: boolean): Period | null {
  const { today } = context
  switch (spec.is) {
    case 'month':
      return within(monthPart(spec, today), today)
    case 'months': {
      // “Later in the month”: the trip’s, where it has one.
      const isNamed = spec.plus !== undefined
      const base = (isNamed ? null : context.previous) ?? today
      const isBeginning = spec.part === 'early' && !isNamed
      const plus = spec.plus ?? (isBeginning && base === today && Number(today.slice(8)) > 10 ? 1 : 0)
      return within(partOf(addMonths(`${base.slice(0, 7)}-01`, plus), spec.part), today)
    }
    case 'week': {
      if (spec.isOfTrip) return context.previous ? weekFrom(mondayOf(context.previous), today) : null
      const monday = addDays(mondayOf(today), 7 * (spec.plus ?? 0))
      const [from, to] = WEEK_PARTS[spec.part ?? ''] ?? [0, 6]
      return { from: laterOf(addDays(monday, from), today), to: laterOf(addDays(monday, to), today), ask: 'day' }
    }
    case 'weekof': {
      const day = resolveDay(spec.of, context)
      return day === null ? null : weekFrom(mondayOf(day), today)
    }
    case 'ahead':
      return { from: today, to: addDays(today, spec.ahead.days), ask: 'day' }
    case 'season':
      return seasonOf(spec, today)
    case 'year': {
      const year = Number(today.slice(0, 4)) + spec.plus
      return { from: laterOf(plainDate(year, 1, 1), today), to: plainDate(year, 12, 31), ask: 'month' }
    }
    case 'newyear': {
      const first = plainDate(Number(today.slice(0, 4)) + 1, 1, 1)
      return { from: first, to: addDays(first, 30), ask: 'day' }
    }
    case 'local':
      return spec.m === undefined
        ? { ask: 'dates' }
        : { ...within(monthPart({ is: 'month', m: spec.m, ...(spec.y ? { y: spec.y } : {}) }, today), today), ask: 'dates' }
    case 'soon': {
      const each = SOON_DAYS[spec.unit] ?? 1
      return { from: addDays(today, 2 * each), to: addDays(today, 5 * each), ask: 'day' }
    }
    case 'periods': {
      const first = periodOf(spec.from, context, isLed)
      const last = first && periodOf(spec.to, { ...context, today: first.from ?? today }, isLed)
      return first && last && { ...first, ...(last.to ? { to: last.to } : {}) }
    }
    case 'holiday': {
      const holiday = HOLIDAYS.find(({ id }) => id === spec.hol)
      if (!holiday || spec.isDay || (spec.isOver && holiday.isWeekend) || !MANY_DAYS.has(spec.hol) || (isLed && !spec.isOver)) return null
      const day = holidayOf(holiday, spec.y, today)
      if (day === null) return { ask: 'dates' }
      return { from: laterOf(addDays(day, -holiday.span[0]), today), to: addDays(day, holiday.span[1]), ask: 'day' }
    }
    case 'bound':
      return boundOf(spec, context)
    case 'between': {
      const from = resolveDay(spec.from, context)
      const to = from && resolveDay(spec.to, { ...context, earliest: from, previous: from })
      return from && to ? { from, to, ask: 'day' } : null
    }
    case 'kind': {
      if (spec.in) return periodOf(spec.in, context, isLed)
      return spec.wds === 'weekend' ? { ask: 'dates' } : null
    }
    default:
      return null
  }
}

function boundOf({ side, of }: Extract<DaySpec, { is: 'bound' }>, context: DayContext): Period {
  const day = resolveDay(of, context)
  if (!day) return { ask: 'day' }
  if (side === 'after') return { from: addDays(day, 1), ask: 'day' }
  if (side === 'from') return { from: day, ask: 'day' }
  if (side === 'until') return { to: day, ask: 'day' }
  return day > context.today ? { to: addDays(day, -1), ask: 'day' } : { ask: 'day' }
}

function monthPart(
  { m, y, which, part, d, isWeek, span }: Extract<DaySpec, { is: 'month' }>,
  today: PlainDate,
): { from: PlainDate; to: PlainDate } {
  const thisYear = Number(today.slice(0, 4))
  const isOver = m < Number(today.slice(5, 7))
  const year = y ?? (which === 'next' ? thisYear + 1 : which === 'this' ? thisYear : isOver ? thisYear + 1 : thisYear)
  if (span && d !== undefined) {
    const end = lastDayOf(year, m)
    return d < 0
      ? { from: addDays(end, 1 - span.days), to: end }
      : { from: plainDate(year, m, 1), to: addDays(plainDate(year, m, 1), span.days - 1) }
  }
  if (!isWeek || d === undefined) return partOf(plainDate(year, m, 1), part)
  const last = lastDayOf(year, m)
  return d < 0 ? { from: addDays(last, -6), to: last } : { from: plainDate(year, m, 7 * d - 6), to: plainDate(year, m, 7 * d) }
}

function partOf(first: PlainDate, part: string | undefined): { from: PlainDate; to: PlainDate } {
  const last = Number(lastDayOf(Number(first.slice(0, 4)), Number(first.slice(5, 7))).slice(8))
  const parts: Record<string, [from: number, to: number]> = {
    early: [1, 10],
    mid: [11, 20],
    late: [21, last],
    half1: [1, 15],
    half2: [16, last],
    'early-mid': [1, 20],
    'mid-late': [11, last],
  }
  const [from, to] = parts[part ?? ''] ?? [1, last]
  return { from: addDays(first, from - 1), to: addDays(first, to - 1) }
}

function within({ from, to }: { from: PlainDate; to: PlainDate }, today: PlainDate): Period {
  return to < today ? { ask: 'day' } : { from: laterOf(from, today), to, ask: 'day' }
}

function weekFrom(monday: PlainDate, today: PlainDate): Period {
  return { from: laterOf(monday, today), to: addDays(monday, 6), ask: 'day' }
}

function seasonOf({ season, y, which }: Extract<DaySpec, { is: 'season' }>, today: PlainDate): Period {
  const thisYear = Number(today.slice(0, 4))
  const endOf = (year: number) => addDays(addMonths(plainDate(year, season, 1), 3), -1)
  const current = endOf(thisYear - 1) >= today ? thisYear - 1 : endOf(thisYear) >= today ? thisYear : thisYear + 1
  const isRunning = plainDate(current, season, 1) <= today
  const isNearlyOver = isRunning && !which && addDays(today, NEARLY_OVER_DAYS) > endOf(current)
  const year = y ?? ((which === 'next' && isRunning) || isNearlyOver ? current + 1 : current)
  return { from: laterOf(plainDate(year, season, 1), today), to: endOf(year), ask: 'month' }
}
