import { addDays, type PlainDate, weekday } from '@/lib/travel/dates'
import type { Frame } from '../../grammar/cover'
import type { Reading } from '../../grammar/read'
import type { FilterChange } from '../filters/fold'
import type { DatesChange } from './change'

/**
 * Days to be compared, the first of them searched: of leaving, or of coming back after stays of several lengths. `nights` is the stay that begins
 * with each day of leaving.
 */
export type ComparedDays = { sliceIndex: 0 | 1; days: PlainDate[]; nights: number | null }

const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6]
/** A month and a bit: what can be compared at once. */
const MOST_DAYS = 35

/** The days that were named to choose from, or all those of a span where the cheapest is wished for. */
export function comparedDays(dates: DatesChange, limits: FilterChange, today: PlainDate, frames: readonly Frame[]): ComparedDays | null {
  const { choice, vague } = dates
  const nights = dates.nights ?? choice?.window?.nights ?? null
  if (choice?.role === 'return') {
    const back = (choice.days ?? []).map(({ on }) => on).filter((day) => day > today)
    return back.length > 1 ? { sliceIndex: 1, days: back, nights: null } : null
  }
  const isDayAsked = asksDays(frames)
  // "18 to 22 January, any day".
  const isCompared = limits.preference === 'cheapest' || isDayAsked || dates.departureDontcare === true
  // "Day by day through September" ends nothing.
  const isOfLeaving = vague?.role !== 'return' || (isDayAsked && !dates.departureOn)
  // Half-term in May isn't all of May.
  const isSpan = !choice && isOfLeaving && isCompared && vague?.from && vague.to && !vague.name
  const window = choice?.window ?? (isSpan && vague?.from && vague.to ? { from: vague.from, to: vague.to, weekdays: EVERY_DAY } : null)
  const days = choice?.days?.map(({ on }) => on) ?? (window ? daysIn(window) : [])
  const ahead = days.filter((day) => day > today)
  return ahead.length > 1 ? { sliceIndex: 0, days: ahead, nights } : null
}

/** "Cheapest day to fly", "what does it cost day by day?" */
export function asksDays(frames: readonly Frame[]): boolean {
  return frames.some(({ value }) => value.what === 'other-days')
}

function daysIn({ from, to, weekdays }: { from: PlainDate; to: PlainDate; weekdays: number[] }): PlainDate[] {
  const days: PlainDate[] = []
  for (let day = from; day <= to && days.length < MOST_DAYS; day = addDays(day, 1)) if (weekdays.includes(weekday(day))) days.push(day)
  return days
}

/** "Would 7 nights or 10 be cheaper?": the lengths of stay that are compared, in the order said. */
export function staysCompared({ clauses }: Reading): number[] {
  const frames = clauses.flatMap(({ frames: own, mentioned }) => [...new Set([...own, ...mentioned])])
  const lengths = frames.flatMap(({ value }) => {
    const nights = isStay(value.stay) ? value.stay.nights : []
    return nights.length === 2 && nights[0] === nights[1] && nights[0] ? [nights[0]] : []
  })
  return [...new Set(lengths)]
}

function isStay(value: unknown): value is { nights: number[] } {
  return typeof value === 'object' && value !== null && 'nights' in value && Array.isArray(value.nights)
}
