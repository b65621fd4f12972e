import { addDays, type PlainDate } from '@/lib/travel/dates'
import { isLimit } from './assign-days'
import type { RoledDay } from './day-roles'
import type { NamedDay } from './named-day'
import { earliestOf } from './resolve-days'
import type { DateRole, VagueTime } from './said-dates'

/** A time that days bound, without being days of travel. */
export type TimeFrame = Omit<VagueTime, 'role'> & { role?: DateRole }

/** "Any day between the 3rd and the 9th". */
export function frameOfWindow(window: [RoledDay, RoledDay] | null, today: PlainDate, spokenOf: PlainDate | null): TimeFrame | null {
  const from = window?.[0].resolve(earliestOf(window[0], today, spokenOf), null)
  const to = from && window?.[1].resolve(from, from)
  if (!window || !from || !to) return null
  const { role, said } = window[0]
  return {
    said: said === window[1].said ? said : `${said} to ${window[1].said}`,
    from,
    to,
    ask: 'day',
    ...(role === 'departure' || role === 'return' ? { role } : {}),
  }
}

/** "After the 12th", "before Friday". */
export function frameOfLimits(days: RoledDay[], today: PlainDate, spokenOf: PlainDate | null): TimeFrame | null {
  const limits = days.filter(({ bound, role, isDropped }) => isLimit(bound) && role !== 'other' && !isDropped)
  const [first] = limits
  if (!first) return null
  const frame: TimeFrame = { said: limits.map(({ bound, said }) => `${bound} ${said}`).join(' and '), ask: 'day' }
  const { role } = first
  if (role === 'departure' || role === 'return') frame.role = role
  for (const limit of limits) {
    const { bound } = limit
    const day = limit.resolve(earliestOf(limit, today, spokenOf), null)
    if (!day) continue
    if (bound === 'after') frame.from = addDays(day, 1)
    if (bound === 'not before') frame.from = day
    if (bound === 'not after') frame.to = day
    if (bound === 'before' && day > today) frame.to = addDays(day, -1)
  }
  return frame
}

/** "The week of the 12th". */
export function frameOfWeek([week]: NamedDay[], today: PlainDate): TimeFrame | null {
  const monday = week?.resolve(today, null)
  return week && monday ? { said: week.said, from: monday < today ? today : monday, to: addDays(monday, 6), ask: 'day' } : null
}
