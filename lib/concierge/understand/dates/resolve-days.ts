import { addDays, daysBetween, type PlainDate } from '@/lib/travel/dates'
import { addMonths, MONTH, weekdayFrom } from '../../skills/dates/calendar'
import type { AssignedDays } from './assign-days'
import type { RoledDay } from './day-roles'
import type { NamedDay } from './named-day'
import type { DatesKnown, SaidDates } from './said-dates'

/** Null is a day that no calendar has; a day before today stays what it is. */
export type ResolvedDays = { departureOn?: PlainDate | null; returnOn?: PlainDate | null; isDepartureSure?: boolean }

const NAMES_MONTH = new RegExp(`\\d.*${MONTH}|${MONTH}.*\\d`, 'i')
const LONGEST_BARE_STAY = 31
/** So near to the trip, a day of another month is meant rather than one of its own. */
const NEAR_DAYS = 7

/** The calendar's days for those assigned: the way back is the first such day after leaving. */
export function resolveDays(assigned: AssignedDays, known: DatesKnown): ResolvedDays {
  const { today, departureOn: knownDeparture, returnOn: knownReturn } = known
  const { departure, return: back } = assigned
  const spokenOf = knownDeparture ? null : (known.spokenOf ?? null)
  const days: ResolvedDays = {}
  if (departure) {
    const near = nearTrip(departure, knownDeparture, addDays(today, 1), known)
    days.departureOn = near ?? departure.resolve(earliestOf(departure, today, spokenOf), knownDeparture)
  }
  const from = isAhead(days.departureOn, today) ? days.departureOn : knownDeparture
  if (back) {
    // "Back Sunday" after leaving on a Sunday is a week later; "back on the 12th" may be the same day.
    const earliest = from && back.isWeekday ? addDays(from, 1) : (from ?? earliestOf(back, today, spokenOf))
    const notBefore = isAhead(earliest, today) ? earliest : today
    days.returnOn = nearTrip(back, knownReturn, notBefore, known, movedReturn(days.departureOn, known)) ?? back.resolve(notBefore, from)
  }
  return withSharedMonth(days, assigned, today)
}

/** From when a day is looked for: one without a month may be in the month that was spoken of. */
export function earliestOf({ isBare }: NamedDay, today: PlainDate, spokenOf: PlainDate | null): PlainDate {
  return isBare && spokenOf && spokenOf > today ? spokenOf : today
}

/** "Not Friday but Saturday", "the 11th instead": of a trip that is known the nearest one, or that before or after where the words say so. */
function nearTrip(
  day: RoledDay,
  ofTrip: PlainDate | null,
  notBefore: PlainDate,
  { isNewSearch, today }: DatesKnown,
  moved: PlainDate | null = null,
): PlainDate | undefined {
  if (!isAhead(ofTrip, today) || isNewSearch) return undefined
  if (day.isBare) return nearestNumbered(day, moved ?? ofTrip, notBefore)
  if (day.plainWeekday === undefined) return undefined
  const { plainWeekday, towards } = day
  const nearest = weekdayFrom(addDays(ofTrip, towards === 'earlier' ? -7 : towards === 'later' ? 1 : -3), plainWeekday)
  return nearest < notBefore ? weekdayFrom(notBefore, plainWeekday) : nearest
}

/** Of the trip's own month, but for a day that is only a few days away in the next one. */
function nearestNumbered({ resolve, towards }: RoledDay, on: PlainDate, notBefore: PlainDate): PlainDate | undefined {
  const isSo = (day: PlainDate) => (towards === 'earlier' ? day < on : towards === 'later' ? day > on : true)
  const daysApart = (day: PlainDate) => Math.abs(daysBetween(on, day))
  const nearestFirst = [-1, 0, 1]
    .flatMap((months) => resolve(addMonths(`${on.slice(0, 7)}-01`, months), null) ?? [])
    .filter((day) => day >= notBefore && isSo(day))
    .toSorted((one, other) => daysApart(one) - daysApart(other))
  return nearestFirst.find((day) => daysApart(day) <= NEAR_DAYS || day.slice(0, 7) === on.slice(0, 7)) ?? nearestFirst[0]
}

/** Where the way out moves, too, the way back is looked for after as long a stay as before. */
function movedReturn(departureOn: PlainDate | null | undefined, { departureOn: knownDeparture, returnOn }: DatesKnown): PlainDate | null {
  return departureOn && knownDeparture && returnOn ? addDays(departureOn, daysBetween(knownDeparture, returnOn)) : null
}

/** "Out on the 3rd, back on the 9th of May": the month is said once, for both. */
function withSharedMonth(days: ResolvedDays, { departure, return: back }: AssignedDays, today: PlainDate): ResolvedDays {
  const { departureOn, returnOn } = days
  if (!departure?.isBare || !back || !NAMES_MONTH.test(back.said) || !departureOn || !returnOn) return days
  if (daysBetween(departureOn, returnOn) <= LONGEST_BARE_STAY) return days
  const month = `${returnOn.slice(0, 7)}-01`
  const near = departure.resolve(month < today ? today : month, null)
  return near && near <= returnOn ? { departureOn: near, returnOn } : days
}

export function isAhead(day: PlainDate | null | undefined, today: PlainDate): day is PlainDate {
  return typeof day === 'string' && day >= today
}

/** Days that were meant and cannot be: no such day, or one that is over. */
export function problemsOf(assigned: AssignedDays, resolved: ResolvedDays, today: PlainDate): Pick<SaidDates, 'impossible' | 'past'> {
  const found: Pick<SaidDates, 'impossible' | 'past'> = {}
  for (const [role, day, on] of [
    ['departure', assigned.departure, resolved.departureOn],
    ['return', assigned.return, resolved.returnOn],
  ] as const) {
    if (!day) continue
    if (!on) found.impossible ??= { said: day.said, role }
    else if (on < today) found.past ??= { said: day.said, on, role }
  }
  return found
}
