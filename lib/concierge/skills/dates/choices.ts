import { addDays, type PlainDate, weekday } from '@/lib/travel/dates'
import type { DayChoice } from './change'
import { windowsOf } from './clock-windows'
import type { Period } from './period'
import { type DayContext, isPlainWeekday, isRelative, resolveDay } from './resolve'
import type { SaidDay } from './said-days'
import type { DaySpec } from './spec'

/** How far ahead "on Mondays" looks if no period was given. */
const WEEKS_AHEAD = 8
const WORK = [1, 2, 3, 4, 5]
const MIDWEEK = [2, 3, 4]
const FRIDAY = 5
const WEEKEND_NIGHTS = 2

type Said = {
  said: readonly SaidDay[]
  departure: (SaidDay & { spec: DaySpec }) | undefined
  vagues: readonly (Period & { day: SaidDay; said: string })[]
  context: DayContext
  nights: number | null
  /** The days of the trip as the message leaves them: the first choice is one of these. */
  days: { departureOn?: PlainDate | null; returnOn?: PlainDate | null }
}

/** "The 15th or the 16th", "Fridays in June", "any weekend in May": the days to compare. */
export function choiceOf({ said, departure, vagues, context, nights, days: travel }: Said): DayChoice | null {
  const several = said.find(({ choices }) => choices.length > 1)
  if (several) {
    const role = several.role ?? 'departure'
    const direction = role === 'departure' ? 'out' : 'ret'
    const frame = vagues.find(({ from, to }) => from && to)
    const weekdays = several.choices.flatMap(({ day }) => (day && isPlainWeekday(day) ? [day.wd] : []))
    const areWeekdays = weekdays.length === several.choices.length && several.choices.every(({ clock }) => !clock)
    if (frame?.from && frame.to && areWeekdays && role === 'departure' && isLong(frame.from, frame.to))
      return { role, window: { from: frame.from, to: frame.to, weekdays, ...nightsOf(nights) } }
    const inFrame = frame?.from && areWeekdays ? { ...context, earliest: frame.from } : context
    // "Wednesday or Thursday": two consecutive days, even if today is a Wednesday.
    let first: PlainDate | null = null
    const travelOn = role === 'departure' ? travel.departureOn : travel.returnOn
    const days = several.choices.flatMap(({ day, clock }) => {
      const own = first === null && !frame ? travelOn : null
      const on = day
        ? (own ??
          resolveDay(day, first === null ? inFrame : { ...context, earliest: isRelative(day) ? context.earliest : first, previous: first }))
        : null
      first ??= on
      return on ? [{ on, ...(clock ? { windows: windowsOf(clock, direction) } : {}) }] : []
    })
    return { role, days }
  }
  const kind = said.find(({ spec }) => spec?.is === 'kind')
  const weekday = kind ?? said.find(({ spec }) => spec?.is === 'weekday' && vagues.length > 0)
  const spec = weekday?.spec
  if (!weekday || !spec || weekday.role === 'return') return null
  const period = vagues.find(({ from, to }) => from && to)
  if (!kind && !period) return null
  // "A weekend in Prague on 5 March" has its day.
  if (kind && departure && !period) return null
  const from = period?.from ?? addDays(context.today, 1)
  const to = period?.to ?? addDays(context.today, 7 * WEEKS_AHEAD)
  if (spec.is === 'weekday') {
    const stay = nights ?? nightsUntil(said, spec.wd)
    return isLong(from, to) ? { role: 'departure', window: { from, to, weekdays: [spec.wd], ...nightsOf(stay) } } : null
  }
  if (spec.is !== 'kind') return null
  if (spec.spans) return { role: 'departure', window: { from, to, weekdays: spec.spans.map(({ out }) => out), spans: spec.spans } }
  const isWeekend = spec.wds === 'weekend'
  // "Any weekend in March, Thursday to Sunday": the weekday that is named goes before the Friday that a weekend begins with.
  const leaves = isWeekend && departure && isPlainWeekday(departure.spec) ? departure.spec.wd : null
  if (leaves !== null)
    return {
      role: 'departure',
      window: { from, to, weekdays: [leaves], nights: nights ?? nightsUntil(said, leaves) ?? ((7 - leaves) % 7 || 7) },
    }
  const weekdays = isWeekend ? [FRIDAY] : kindWeekdays(spec)
  return {
    role: 'departure',
    window: {
      from,
      to,
      weekdays,
      ...nightsOf(nights ?? (isWeekend ? WEEKEND_NIGHTS + (spec.isLong ? 1 : 0) : nightsUntil(said, spec.wd))),
    },
  }
}

/** "Saturday to Saturday", "a Thursday in January and home Sunday". */
function nightsUntil(said: readonly SaidDay[], leaves: number | undefined): number | null {
  const back = said.find(({ role, spec }) => role === 'return' && spec?.is === 'weekday')?.spec
  return back?.is === 'weekday' && leaves !== undefined ? (back.wd - leaves + 7) % 7 || 7 : null
}

/** "A weekend in Prague on 5 March", a Friday, ends on Sunday, a long one on Monday; null where the day of leaving begins no weekend. */
export function weekendEnd(said: readonly SaidDay[], departureOn: PlainDate): PlainDate | null {
  const weekend = said.flatMap(({ spec }) => (spec?.is === 'kind' && spec.wds === 'weekend' ? [spec] : []))[0]
  const leaves = weekday(departureOn)
  if (!weekend || leaves < FRIDAY - (weekend.isLong ? 1 : 0)) return null
  return addDays(departureOn, 7 - leaves + (weekend.isLong ? 1 : 0))
}

/** 0 is Sunday. */
export function kindWeekdays({ wd, wds }: Extract<DaySpec, { is: 'kind' }>): number[] {
  if (wd !== undefined) return [wd]
  return wds === 'weekend' ? [6, 0] : wds === 'mid' ? MIDWEEK : WORK
}

function isLong(from: string, to: string): boolean {
  return addDays(from, 7) <= to
}

function nightsOf(nights: number | null): { nights?: number } {
  return nights === null ? {} : { nights }
}
