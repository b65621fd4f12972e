import { addDays, daysBetween, type PlainDate, weekday } from '@/lib/travel/dates'
import { addMonths, laterOf, weekdayFrom } from './calendar'
import type { DatesContext } from './change'
import { type DayContext, isBare, isPlainWeekday, resolveDay } from './resolve'
import type { SaidDay } from './said-days'
import type { DaySpec } from './spec'

const LONGEST_BARE_STAY = 31
/** Of two days with their weekdays and no month. */
const LONGEST_PAIR = 21
/** So near to the trip, a day of another month is meant rather than one of its own. */
const NEAR_DAYS = 7

/** "Not Friday but Saturday", "the 11th instead": of a trip that is known the nearest one, or that before or after where the words say so. */
export function nearTrip(
  day: SaidDay & { spec: DaySpec },
  ofTrip: PlainDate | null,
  notBefore: PlainDate,
  { isNewSearch, today, situation }: DatesContext,
  moved: PlainDate | null,
): PlainDate | null {
  if (!isAhead(ofTrip, today) || isNewSearch) return null
  const { spec, towards } = day
  if (isBare(spec) && spec.is === 'date') return nearestNumbered(spec, moved ?? ofTrip, notBefore, towards)
  if (spec.is === 'date' && spec.m === undefined && !spec.ofMonth) return nearestNumbered(spec, moved ?? ofTrip, notBefore, towards)
  if (!isPlainWeekday(spec) || situation.wishes.departureOn === null) return null
  const nearest = weekdayFrom(addDays(ofTrip, towards === 'earlier' ? -7 : towards === 'later' ? 1 : -3), spec.wd)
  return nearest < notBefore ? weekdayFrom(notBefore, spec.wd) : nearest
}

/** Of the trip's own month, but for a day that is only a few days away in the next one. */
function nearestNumbered(
  spec: Extract<DaySpec, { is: 'date' }>,
  on: PlainDate,
  notBefore: PlainDate,
  towards: SaidDay['towards'],
): PlainDate | null {
  const isSo = (day: PlainDate) => (towards === 'earlier' ? day < on : towards === 'later' ? day > on : true)
  const apart = (day: PlainDate) => Math.abs(daysBetween(on, day))
  const nearestFirst = [-1, 0, 1]
    .flatMap((months) => {
      const first = addMonths(`${on.slice(0, 7)}-01`, months)
      const day = addDays(first, spec.d - 1)
      return day.slice(0, 7) === first.slice(0, 7) ? [day] : []
    })
    .filter((day) => day >= notBefore && isSo(day))
    .toSorted((one, other) => apart(one) - apart(other))
  return nearestFirst.find((day) => apart(day) <= NEAR_DAYS || day.slice(0, 7) === on.slice(0, 7)) ?? nearestFirst[0] ?? null
}

/** "Out on the 3rd, back on the 9th of May", "28 to 4 March": the month is said once, for both. */
export function shareMonth(
  days: { departureOn?: PlainDate | null; returnOn?: PlainDate | null },
  out: DaySpec | undefined,
  back: DaySpec | undefined,
  context: DayContext,
): void {
  const { departureOn, returnOn } = days
  // "Sat to Mon 3 May": the Saturday before it.
  if (out && isPlainWeekday(out) && back?.is === 'date' && back.m !== undefined && departureOn && returnOn) {
    if (daysBetween(departureOn, returnOn) > LONGEST_PAIR) days.departureOn = addDays(weekdayFrom(returnOn, out.wd), -7)
    return
  }
  if (out?.is !== 'date' || back?.is !== 'date' || !departureOn || !returnOn) return
  if (out.isShared && out.d > back.d && back.m !== undefined) {
    const earlier = addMonths(`${resolveDay(back, context)?.slice(0, 7) ?? returnOn.slice(0, 7)}-01`, -1)
    days.departureOn = resolveDay({ is: 'date', d: out.d }, { ...context, earliest: laterOf(earlier, context.today) })
    days.returnOn = resolveDay(back, context)
    return
  }
  if (back.isShared && back.d < out.d) {
    days.returnOn = resolveDay({ is: 'date', d: back.d }, { ...context, earliest: departureOn })
    return
  }
  // "Fri 26, back Mon 29": both weekdays fit some month, the days belong together in one of them.
  if (out.wd !== undefined && out.m === undefined && back.m === undefined && daysBetween(departureOn, returnOn) > LONGEST_PAIR) {
    const near = resolveDay(out, { ...context, earliest: `${returnOn.slice(0, 7)}-01`, spokenOf: null })
    if (near && near < returnOn && weekday(near) === out.wd) days.departureOn = near
    return
  }
  if (!isBare(out) || back.m === undefined || daysBetween(departureOn, returnOn) <= LONGEST_BARE_STAY) return
  const month = `${returnOn.slice(0, 7)}-01`
  const near = resolveDay(out, { ...context, earliest: laterOf(month, context.today), spokenOf: null })
  if (near && near <= returnOn) days.departureOn = near
}

export function isAhead(day: PlainDate | null | undefined, today: PlainDate): day is PlainDate {
  return typeof day === 'string' && day >= today
}
