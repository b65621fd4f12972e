import { addDays, daysBetween, type PlainDate, weekday } from '@/lib/travel/dates'
import type { Frame } from '../../grammar/cover'
import type { DateRole, DatesContext } from './change'
import { withMonthOf } from './day-helpers'
import { HOLIDAYS, holidayOf } from './holidays'
import { type DayContext, isBare, isPlainWeekday, isRelative, resolveDay } from './resolve'
import type { ClockSpec, DaySpec, WhenSpec } from './spec'

/** A travel day as said, with its hours; `part` is one end of a weekend or holiday. */
export type SaidDay = {
  role: DateRole | null
  spec: DaySpec | null
  clock: ClockSpec[]
  isLed: boolean
  isArrival: boolean
  part: 'first' | 'last' | null
  choices: WhenSpec[]
  dropped: DaySpec | null
  isAgain: boolean
  isProposed: boolean
  isSoft: boolean
  isBothWays: boolean
  isApart: boolean
  isOfSpan?: boolean
  towards: 'earlier' | 'later' | null
}

/** A weekend with a day before and after it. */
const LONGEST_WEEKEND = 4

/** The days of a message in order, weekends and holidays as their first and last day. */
export function saidDays(frames: readonly Frame[], context: DatesContext): SaidDay[] {
  const said = frames.flatMap(({ value }) =>
    (['out', 'ret', 'when', 'thenRet'] as const).flatMap((slot) => {
      const when = value[slot] as WhenSpec | undefined
      if (!when) return []
      // With flights shown, "the 2nd" is one of them, "on the 2nd" a date.
      const isPlain = !when.isLed && !when.isAgain && !when.isArrival && !value.isMoved
      if (slot === 'when' && when.day && isPlain && isBare(when.day) && isOnList(when.day, context.shownCount ?? 0)) return []
      const role = slot === 'out' ? 'departure' : slot === 'ret' || slot === 'thenRet' ? 'return' : null
      return ends(
        {
          ...when,
          ...(value.out && slot === 'ret' ? { isOfSpan: true as const } : {}),
          ...(value.soft ? { isSoft: true as const } : {}),
          ...(value.again ? { isAgain: true as const } : {}),
          ...(value.isBothWays ? { isBothWays: true as const } : {}),
          ...(value.isMoved ? movedBy(value.sign) : {}),
        },
        role,
        context,
      )
    }),
  )
  return withHoursOfLeaving(withHoursOfLastChoice(said))
}

/** "The 1st in the evening, or the 2nd early if I make it by 10": an hour behind days that have their own is of the last of them. */
function withHoursOfLastChoice(said: readonly SaidDay[]): SaidDay[] {
  return said.flatMap((day, index) => {
    const [before, next] = [said[index - 1], said[index + 1]]
    if (before && hasOwnHours(before) && isHourAlone(day)) return []
    if (!next || !hasOwnHours(day) || !isHourAlone(next)) return [day]
    const choices = day.choices.map((choice, at) =>
      at === day.choices.length - 1 ? { ...choice, clock: [...(choice.clock ?? []), ...next.clock] } : choice,
    )
    return [{ ...day, choices }]
  })
}

function hasOwnHours({ choices }: SaidDay): boolean {
  return choices.length > 1 && choices.every(({ clock }) => clock !== undefined)
}

function isHourAlone({ spec, clock, role }: SaidDay): boolean {
  return spec === null && clock.length > 0 && role !== 'return'
}

/**
 * Dates outrank weekdays, which confirm them and give hours, and names of weekends and holidays; of a span and a later way back, the span is
 * days of leaving.
 */
export function agreedDays(said: readonly SaidDay[], context: DayContext): SaidDay[] {
  const spanned = withSpanOfLeaving(withoutNamesOfDates(withoutCounted(onWeekendNamed(said, context)), context), context)
  const dates = spanned.flatMap((day, at) => {
    const on = day.spec && isDated(day.spec) && !day.isAgain && !day.part ? resolveDay(day.spec, context) : null
    return on ? [{ on, role: day.role, at }] : []
  })
  return spanned.map((day) => {
    const { spec, role } = day
    if (!spec || day.part || day.isAgain || day.dropped || day.choices.length > 1 || !isPlainWeekday(spec)) return day
    const named = dates.filter((date) => weekday(date.on) === spec.wd)
    const own = named.find((date) => (role ? date.role === role || (date.role === null && role === 'departure') : true))
    if (own) return { ...day, spec: null, role: role ?? own.role ?? 'departure' }
    // "Fri evening out, 17 to 19 April": both ends are dates, so the weekday is a slip.
    const isBeside = role && dates.some((date) => date.role === role)
    return isBeside ? { ...day, spec: null } : day
  })
}

/** "The last weekend of January, Friday evening to Sunday": the weekdays are of that weekend, or lie beside it. */
function onWeekendNamed(said: readonly SaidDay[], context: DayContext): SaidDay[] {
  const [first, last] = (['first', 'last'] as const).map((part) => said.find((day) => day.part === part)?.spec ?? null)
  const [begins, ends] = [first, last].map((spec) => spec && resolveDay(spec, context))
  if (!begins || !ends) return [...said]
  return said.map((day) => {
    const { spec } = day
    if (!spec || day.part || day.choices.length > 1 || !isPlainWeekday(spec)) return day
    const from = addDays(begins, -1)
    const on = addDays(from, (spec.wd - weekday(from) + 7) % 7)
    return on <= addDays(ends, 1) ? { ...day, spec: plainDay(on, spec.said) } : day
  })
}

/** "Back the Thursday or Friday after. 25 March to 1 April": dates tell the day that was only counted before. */
function withoutCounted(said: readonly SaidDay[]): SaidDay[] {
  const isTold = (day: SaidDay, later: SaidDay) => {
    if (later.role !== day.role || !day.spec || !later.spec || !isDated(later.spec)) return false
    return isRelative(day.spec) || (day.choices.length > 1 && later.isOfSpan === true)
  }
  return said.filter((day, index) => day.role === null || !said.slice(index + 1).some((later) => isTold(day, later)))
}

/** "This weekend, 4 to 7 December" are those dates; "next weekend, leaving on the 4th" still ends on its Sunday, if that is near. */
function withoutNamesOfDates(said: readonly SaidDay[], context: DayContext): SaidDay[] {
  const on = ({ spec }: SaidDay) => (spec ? resolveDay(spec, context) : null)
  const dates = said.filter(({ spec, part, isAgain }) => part === null && !isAgain && (spec?.is === 'date' || spec?.is === 'slashed'))
  const [date, more] = dates
  if (!date || !said.some(({ part }) => part !== null)) return [...said]
  const named = on(date)
  const isOfReturn = date.role === 'return'
  return said.filter((day) => {
    if (day.part === null) return true
    const end = on(day)
    if (more || !named || !end || (day.part === 'last') === isOfReturn) return false
    const nights = isOfReturn ? daysBetween(end, named) : daysBetween(named, end)
    return nights >= 0 && nights <= LONGEST_WEEKEND
  })
}

function isDated(spec: DaySpec): boolean {
  return (spec.is === 'date' && (spec.m !== undefined || spec.wd !== undefined)) || spec.is === 'slashed'
}

/** "18 to 22 January, back around 20 June". */
function withSpanOfLeaving(said: readonly SaidDay[], context: DayContext): SaidDay[] {
  const at = said.findIndex(({ role, spec }, index) => {
    const next = said[index + 1]
    return role === 'departure' && spec?.is === 'date' && next?.role === 'return' && next.isOfSpan === true && next.spec?.is === 'date'
  })
  const [first, last] = [said[at]?.spec, said[at + 1]?.spec]
  if (first?.is !== 'date' || !last) return [...said]
  const end = resolveDay(last, context)
  const isLater = ({ role, spec, isAgain }: SaidDay) => {
    const on =
      role === 'return' && spec && !isAgain && isDated(spec) ? resolveDay(spec, { ...context, earliest: end ?? context.earliest }) : null
    return on !== null && end !== null && on > end
  }
  if (!said.some((day, index) => index !== at + 1 && isLater(day))) return [...said]
  const between: DaySpec = {
    is: 'between',
    from: first,
    to: last,
    said: first.said ? `${first.said}–${last.said}` : `${first.d}–${last.said}`,
  }
  return said.flatMap((day, index) => (index === at ? [{ ...day, spec: between }] : index === at + 1 ? [] : [day]))
}

/** "On the 4th, back on the 7th, leaving after lunch": the hours belong to the outbound, which has none of its own. */
function withHoursOfLeaving(said: SaidDay[]): SaidDay[] {
  const back = said.find(({ role, isApart }) => role === 'return' && isApart)
  const out = said.find(({ role, spec }) => role !== 'return' && spec !== null)
  if (!back || !out || out.clock.length > 0) return said
  return said.map((day) => (day === out ? { ...day, clock: back.clock } : day === back ? { ...day, clock: [] } : day))
}

function isOnList(day: DaySpec, shownCount: number): boolean {
  return shownCount > 0 && !(day.is === 'date' && day.d > shownCount)
}

/** "Bring it forward to Friday" means one before the trip's day. */
function movedBy(sign: unknown): Pick<WhenSpec, 'isAgain' | 'towards'> {
  return { isAgain: true, ...(sign === -1 ? { towards: 'earlier' } : sign === 1 ? { towards: 'later' } : {}) }
}

function ends(when: WhenSpec, role: DateRole | null, context: DatesContext): SaidDay[] {
  const choices = when.day?.is === 'any' ? when.day.of : []
  const named = (choices[0] ? choices[0].day : when.day) ?? null
  // "Home by the 24th at the latest" is that day.
  const spec = role === 'return' && named?.is === 'bound' && named.side === 'until' ? named.of : named
  const said: SaidDay = {
    role,
    // "The day after instead of the 17th" counts from the day that it replaces.
    spec: spec && isRelative(spec) && when.dropped ? { ...spec, of: when.dropped } : spec,
    clock: when.clock ?? choices[0]?.clock ?? [],
    isLed: when.isLed ?? role !== null,
    isArrival: when.isArrival ?? false,
    part: null,
    choices,
    dropped: when.dropped ?? null,
    isAgain: when.isAgain ?? false,
    isProposed: when.isProposed ?? false,
    isSoft: when.isSoft ?? false,
    isBothWays: when.isBothWays ?? false,
    isApart: when.isApart ?? false,
    towards: when.towards ?? null,
    ...(when.isOfSpan ? { isOfSpan: true } : {}),
  }
  const both = spec && endsOf(spec, context)
  if (!both) return [said]
  const [first, last] = both.map((day) => plainDay(day, spec?.said))
  return [
    { ...said, role: role === 'return' ? null : role, spec: first ?? null, part: 'first' },
    { ...said, clock: [], role: role === 'return' ? null : 'return', spec: last ?? null, part: 'last' },
  ]
}

/** First and last day of a weekend, or of a holiday's long weekend. */
function endsOf(
  spec: DaySpec,
  { today, earliest = today, spokenOf = null, isNewSearch, situation }: DatesContext,
): [first: PlainDate, last: PlainDate] | null {
  if (spec.is === 'holiday') {
    const holiday = HOLIDAYS.find(({ id }) => id === spec.hol)
    if (!spec.isOver || !holiday?.isWeekend) return null
    const [before, after] = holiday.span
    const day = holidayOf(holiday, spec.y, addDays(today, before))
    return day === null ? null : [addDays(day, -before), addDays(day, after)]
  }
  if (spec.is !== 'weekend' && !(spec.is === 'nth' && spec.isWeekend)) return null
  const previous = isNewSearch ? null : situation.wishes.departureOn
  const first = resolveDay(spec, { today, earliest, previous, spokenOf, order: 'day-first' })
  return first === null ? null : [first, lastDay(first, spec.long ? 1 : 0)]
}

function lastDay(first: PlainDate, wd: number): PlainDate {
  return addDays(first, (wd - weekday(first) + 7) % 7)
}

/** A calendar day as a specification. */
export function plainDay(day: PlainDate, said: string | undefined): DaySpec {
  const [y, m, d] = day.split('-').map(Number)
  return { is: 'date', y: y ?? 0, m: m ?? 1, d: d ?? 1, ...(said ? { said } : {}) }
}

type Assigned = Partial<Record<DateRole, SaidDay & { spec: DaySpec }>>

/** Which days are departure and return; a single day answers the question. */
export function assignDays(said: readonly SaidDay[], context: DatesContext, shifted: DateRole | null): Assigned {
  const all = said.flatMap((day) => (day.spec ? [{ ...day, spec: day.spec }] : []))
  const closer = all.filter(({ spec, part }) => spec.is === 'weekday' && !part)
  const there = stayedBetween(all)
  if (there) return there
  // "I must be there by the 1st, so the 30th": the day of arriving is no travel day if another is named.
  const isLeaving = (other: (typeof all)[number], day: (typeof all)[number]) =>
    !other.isArrival && (other.role === 'departure' || (other.role === null && isEveOf(other.spec, day.spec)))
  const isLimit = (day: (typeof all)[number]) =>
    day.isArrival &&
    ((day.role !== 'return' &&
      all.some((other) => isLeaving(other, day) && (day.spec.is === 'weekday' || isLater(day.spec, other.spec)))) ||
      (day.isLed && day.clock.length === 0 && all.some((other) => !other.isArrival && other.role !== 'return')))
  const limit = all.find(isLimit)
  const days = all
    .filter((day) => !isLimit(day))
    .map((day) => (limit ? { ...day, spec: withMonthOf(day.spec, limit.spec) } : day))
    .filter(({ part }) => part === null || !closer.some(({ role }) => role !== 'return' || part === 'last'))
  const { asked, situation } = context
  const assigned: Assigned = {}
  const open: typeof days = []
  for (const day of days) {
    const { departure, return: back } = assigned
    const isOther = back && day.role === 'return' && JSON.stringify(back.spec) !== JSON.stringify(day.spec)
    if (isOther && !departure && !situation.wishes.departureOn && days.length === 2) return { departure: back, return: day }
    if (day.role && !assigned[day.role]) assigned[day.role] = day
    else if (day.role && day.isAgain) assigned[day.role] = day
    else if (day.role === null) open.push(day)
  }
  const [first, second] = open
  if (first && second && !assigned.departure && !assigned.return) {
    assigned.departure = first
    if (open.length === 2) assigned.return = second
  } else if (first && (assigned.departure ?? assigned.return)) {
    assigned[assigned.departure ? 'return' : 'departure'] ??= first
  } else if (first) {
    const isReturnAsked = asked.has('ret') && !asked.has('out')
    assigned[correctedRole(first, days.length, context) ?? shifted ?? (isReturnAsked ? 'return' : 'departure')] = first
  }
  return assigned
}

/** "Land by 11 on Thursday, or go on Wednesday evening." */
export function isEveOf(day: DaySpec, other: DaySpec): boolean {
  return day.is === 'weekday' && other.is === 'weekday' && (other.wd - day.wd + 7) % 7 === 1
}

/** "In Alicante on 12 June and leave on the 19th": arrival on the first day, return on the second. */
function stayedBetween(days: readonly (SaidDay & { spec: DaySpec })[]): Assigned | null {
  const [arrival, leaving, more] = days
  const isStay = arrival?.isArrival && arrival.role !== 'return' && leaving?.role === 'departure' && !leaving.isArrival && !more
  return isStay && isLater(leaving.spec, arrival.spec) ? { departure: arrival, return: leaving } : null
}

/** Who arrives on Friday and leaves on Thursday leaves the day before. */
export function isLater(day: DaySpec, than: DaySpec): boolean {
  if (day.is === 'weekday' && than.is === 'weekday') return (day.wd - than.wd + 7) % 7 <= LONGEST_WEEKEND
  return day.is === 'date' && than.is === 'date' && day.d > than.d
}

/** "Not Monday but Tuesday" changes the trip's Monday; "no, Sunday" changes the day said last. */
function correctedRole(day: SaidDay, count: number, { asked, situation, today, sideSpokenOf }: DatesContext): DateRole | null {
  const { departureOn, returnOn } = situation.wishes
  const { dropped } = day
  const is = (on: PlainDate | null) => {
    if (!dropped || !on || on < today) return false
    if (isPlainWeekday(dropped)) return weekday(on) === dropped.wd
    return resolveDay(dropped, { today, earliest: on, previous: null, spokenOf: null, order: 'day-first' }) === on
  }
  if (is(departureOn)) return 'departure'
  if (is(returnOn)) return 'return'
  // "I meant the 18th", right after the way back was spoken of.
  if (count === 1 && day.isAgain && !day.isProposed && !dropped && returnOn && sideSpokenOf) return sideSpokenOf
  // "Monday evening", "Sunday’s fine", said of a trip that ends on that day.
  const isOwn = !day.isAgain && !day.isProposed && !day.isLed && !asked.has('out') && day.spec !== null && isPlainWeekday(day.spec)
  if (isOwn && departureOn && returnOn && isOn(day.spec, returnOn) && !isOn(day.spec, departureOn)) return 'return'
  const isReturnAsked = asked.has('ret') && !asked.has('out')
  // “The day before” is about leaving: nobody returns before they leave.
  const isAnew = (day.isAgain && !day.isProposed) || (day.spec?.is === 'offset' && day.spec.sign < 0)
  return isReturnAsked && departureOn && !returnOn && count === 1 && isAnew ? 'departure' : null
}

function isOn(spec: DaySpec | null, on: PlainDate): boolean {
  return spec?.is === 'weekday' && weekday(on) === spec.wd
}
