import { addDays, daysBetween, type PlainDate } from '@/lib/travel/dates'
import { weekdayFrom } from '../../skills/dates/calendar'
import { assignDays } from './assign-days'
import { cuesIn } from './day-cues'
import type { RoledDay } from './day-roles'
import type { DateRole, DatesKnown } from './said-dates'
import type { TimeFrame } from './time-frames'
import { latest } from './windows'

const WEEK = 7
/** "On a Friday", "any Saturday". */
const ANY = /\b(?:an?|any|some|one)\s+$/i
const GONE_BY = /\b(?:was|were|got|had|went|(?:have|has|\w+'ve) been)\b/i

/**
 * "In January, out on a Friday": a weekday beside a longer time is one of that time, and which one is not said; a number is a day of
 * its month. A time for the way back says nothing of the way out.
 */
export function daysInFrame(
  days: RoledDay[],
  { frame, start }: { frame: TimeFrame | null; start: number },
  isForReturn: boolean,
  words: string,
  known: DatesKnown,
): RoledDay[] {
  const { from, to, ask } = frame ?? {}
  if (!from || !to || isAside(words.slice(0, start))) return days
  const assigned = assignDays(days, known)
  const isIn = (on: PlainDate | null) => on !== null && on >= from && on <= to
  const tomorrow = addDays(known.today, 1)
  const isOpen = (day: RoledDay, role: DateRole) => {
    if (isForReturn && role === 'departure' && !ANY.test(words.slice(0, day.start))) return false
    if (day.plainWeekday !== undefined) return !isIn(weekdayFrom(tomorrow, day.plainWeekday))
    return role === 'return' && day.isWeekday === true && !isIn(day.resolve(known.today, null))
  }
  return days.map((day) => {
    const role = day === assigned.departure ? 'departure' : day === assigned.return ? 'return' : null
    if (!role) return day
    if (isOpen(day, role)) return daysBetween(from, to) < WEEK ? inWeek(day, from) : { ...day, role: 'other' }
    if (!day.isBare || ask !== 'day' || (isForReturn && role === 'departure')) return day
    const first = `${from.slice(0, 7)}-01`
    return { ...day, isBare: false, resolve: (earliest, previous) => day.resolve(latest(earliest, first), previous) }
  })
}

/** "Next week, leaving Friday": that week has one Friday. */
function inWeek({ plainWeekday, ...day }: RoledDay, from: PlainDate): RoledDay {
  return plainWeekday === undefined ? day : { ...day, resolve: (earliest) => weekdayFrom(latest(earliest, from), plainWeekday) }
}

/** "My sister got married in January", "the wedding is in May": a time of something else. */
function isAside(before: string): boolean {
  const clause = before.split(/[.,;!?]/).at(-1) ?? ''
  return GONE_BY.test(clause) || (/\b(?:is|are)\s*$/i.test(clause) && cuesIn(clause).at(-1)?.role === 'other')
}
