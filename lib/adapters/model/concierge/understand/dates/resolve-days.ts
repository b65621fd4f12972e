import { addDays, daysBetween, type PlainDate } from '@/lib/travel/dates'
import type { AssignedDays } from './assign-days'
import { MONTH, weekdayFrom } from './calendar'
import type { RoledDay } from './day-roles'
import type { NamedDay } from './named-day'
import type { DatesKnown, SaidDates } from './said-dates'

/** Null is a day that no calendar has; a day before today stays what it is. */
export type ResolvedDays = { departureOn?: PlainDate | null; returnOn?: PlainDate | null; isDepartureSure?: boolean }

const NAMES_MONTH = new RegExp(`\\d.*${MONTH}|${MONTH}.*\\d`, 'i')
const LONGEST_BARE_STAY = 31

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
    days.returnOn = nearTrip(back, knownReturn, notBefore, known) ?? back.resolve(notBefore, from)
  }
  return withSharedMonth(days, assigned, today)
}

/** From when a day is looked for: one without a month may be in the month that was spoken of. */
export function earliestOf({ isBare }: NamedDay, today: PlainDate, spokenOf: PlainDate | null): PlainDate {
  return isBare && spokenOf && spokenOf > today ? spokenOf : today
}

/** "Not Friday but Saturday": of a trip that is known the nearest one, or the nearest earlier or later where the words say which. */
function nearTrip(
  { plainWeekday, towards }: RoledDay,
  ofTrip: PlainDate | null,
  notBefore: PlainDate,
  { isNewSearch, today }: DatesKnown,
): PlainDate | undefined {
  if (plainWeekday === undefined || !isAhead(ofTrip, today) || isNewSearch) return undefined
  const nearest = weekdayFrom(addDays(ofTrip, towards === 'earlier' ? -7 : towards === 'later' ? 1 : -3), plainWeekday)
  return nearest < notBefore ? weekdayFrom(notBefore, plainWeekday) : nearest
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
