import { type PlainDate, weekday } from '@/lib/travel/dates'
import type { RoledDay } from './day-roles'
import type { DateRole, DatesKnown } from './said-dates'

export type AssignedDays = Partial<Record<DateRole, RoledDay>>

/** Which of the named days is the day of leaving and which that of coming back; a day alone answers what was asked. */
export function assignDays(roled: RoledDay[], known: DatesKnown): AssignedDays {
  const { asked } = known
  const all = roled.filter(
    ({ role, isDropped, isAlternative, bound }) => role !== 'other' && !isDropped && !isAlternative && !isLimit(bound),
  )
  const days = all.filter((day, index) => !isTakenOver(all, index) && !isNamedCloser(day, all) && !(day.bound === 'by' && all.length > 1))
  const assigned: AssignedDays = {}
  const open: RoledDay[] = []
  for (const day of days) {
    const { departure, return: back } = assigned
    if (back && !departure && !known.departureOn && days.length === 2 && isAfterAll(back, day)) return { departure: back, return: day }
    if ((day.role === 'departure' || day.role === 'return') && !assigned[day.role]) assigned[day.role] = day
    else if (day.role === 'return' && back?.said === day.said) continue
    else if (day.role !== 'departure' || !assigned.return) open.push(day)
  }
  const [first, second] = open
  if (first && second && !assigned.departure && !assigned.return) {
    assigned.departure = first
    if (open.length === 2) assigned.return = second
  } else if (first && (assigned.departure || assigned.return)) {
    assigned[assigned.departure ? 'return' : 'departure'] ??= first
  } else if (first) {
    assigned[correctedRole(roled, known) ?? (asked === 'return' ? 'return' : 'departure')] = first
  }
  return assigned
}

export function isLimit(bound: RoledDay['bound']): boolean {
  return bound !== null && bound !== 'around' && bound !== 'by'
}

/** "Leave on Friday, no, Saturday": what is said later for the same way counts. */
function isTakenOver(days: RoledDay[], index: number): boolean {
  const day = days[index]
  const next = days[index + 1]
  if (!day || !next?.isCorrection || day.part || next.part) return false
  return next.role === null || next.role === day.role || (day.role === null && days.length === 2 && next.role === 'departure')
}

/** "On the weekend, this Sunday": the day says which of the two is meant; "this weekend, back on Monday" names its end. */
function isNamedCloser({ because, part }: RoledDay, days: RoledDay[]): boolean {
  if (because !== 'weekend') return false
  const closer = days.filter((other) => other.isWeekday && other.because !== 'weekend')
  return closer.some(({ role }) => role !== 'return' || part === 'last')
}

/** "I fly home on the 3rd and return on the 9th", "return 3rd to 9th": what looked like the way back was the way out. */
function isAfterAll(back: RoledDay, day: RoledDay): boolean {
  return (day.role === 'return' && day.said !== back.said) || day.isRangeEnd
}

/** "Not Monday but Tuesday" changes the day of the trip that is a Monday; "no, Sunday" that which was said last. */
function correctedRole(days: RoledDay[], { asked, departureOn, returnOn, today }: DatesKnown): DateRole | null {
  const is = (day: RoledDay, on: PlainDate | null) =>
    on !== null && on >= today && (day.plainWeekday === undefined ? day.resolve(on, null) === on : day.plainWeekday === weekday(on))
  const dropped = days.filter(({ isDropped }) => isDropped)
  if (dropped.some((day) => is(day, departureOn))) return 'departure'
  if (dropped.some((day) => is(day, returnOn))) return 'return'
  return asked === 'return' && departureOn && !returnOn && days.length === 1 && days[0]?.isAgain ? 'departure' : null
}
