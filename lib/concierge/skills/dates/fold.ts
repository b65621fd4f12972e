import { addDays, daysBetween, type PlainDate } from '@/lib/travel/dates'
import type { Frame } from '../../grammar/cover'
import { appointmentInTrip, appointmentOf, appointmentWindows, leavesForIt } from './appointment'
import { laterOf, weekdayFrom } from './calendar'
import type { ClockWindow, DateRole, DatesChange, DatesContext } from './change'
import { choiceOf, kindWeekdays, weekendEnd } from './choices'
import { clockWindows, windowsOf } from './clock-windows'
import { homeOf } from './day-helpers'
import { assumptionsOf, problemsOf } from './doubtful-days'
import { daysKept, lengthAfter, monthInstead, moveDays } from './move-days'
import { isAhead, nearTrip, shareMonth } from './near-trip'
import { isPeriod, type Period, periodOf } from './period'
import { type DayContext, isBare, isPlainWeekday, isRelative, resolveDay } from './resolve'
import { agreedDays, assignDays, isEveOf, isLater, plainDay, type SaidDay, saidDays } from './said-days'
import { orderOf } from './slashed-order'
import type { ClockSpec, DaySpec, ShiftSpec, WhenSpec } from './spec'

const FLEX_AROUND = 2
const WEEK = 7
const HALF_WEEK = 3
const HALF_MONTH = 15

type Vague = Period & { said: string; role: DateRole | null; name?: string; isKind: boolean; day: SaidDay }

/** The days and hours named by the frames, relative to the current trip. */
export function foldDates(frames: readonly Frame[], context: DatesContext): DatesChange {
  const own = ownFrames(frames)
  const { today, situation } = context
  const known = { departureOn: situation.wishes.departureOn, returnOn: situation.wishes.returnOn }
  const all = saidDays(
    own.filter((one) => !shiftsMeant(one, known)),
    context,
  )
  const { dayOrder, isOrderShown } = orderOf(all, context.dayOrder ?? 'day-first')
  const spokenOf = known.departureOn && !context.isNewSearch ? null : (context.spokenOf ?? null)
  const base: DayContext = { today, earliest: context.earliest ?? today, previous: known.departureOn, spokenOf, order: dayOrder }
  const other = own.flatMap(({ value }) => [value.event, value.other, ...endsOf(value.eventSpan)]).flatMap((when) => daysOf(when, base))
  const event = own.some(({ value }) => value.event ?? value.eventSpan) ? (other[0] ?? null) : null
  const withEvent = event ? { ...base, previous: event } : base
  const around = known.departureOn ? null : eventDays(own, base)
  const hours = hoursOfEvent(own)
  const agreed = agreedDays(all, base)
  // "In Frankfurt for a trade fair on 9 February, first meeting at ten": the first day named is that of being there.
  const isForOccasion = hours.length > 0 && !event && frames.some(({ skill, value }) => skill === 'route' && value.goesTo === true)
  const there = isForOccasion ? agreed.find(({ role, spec, clock }) => role === null && spec !== null && clock.length === 0) : undefined
  // "In Frankfurt for a meeting on 8 December at eleven": the hour is that of the meeting.
  const goesThere = !event && frames.some(({ skill, value }) => skill === 'route' && value.goesTo === true)
  const meeting = goesThere ? agreed.find(({ role, spec, clock }) => role === null && spec !== null && clock.some(isPlainHour)) : undefined
  const beforeEvent = leavingAfterEvent(
    agreed.map((day) =>
      day === there
        ? { ...day, isArrival: true }
        : day === meeting
          ? { ...day, isArrival: true, clock: day.clock.map((one) => homeOf(one, true)) }
          : day,
    ),
  )
  const said = (around ? stayingOver(beforeEvent) : beforeEvent)
    .map((day) => (around ? aroundEvent(day, around, today) : day))
    .map((day) => (day.isArrival && day.clock.length === 0 ? { ...day, clock: hours } : day))
    .map((day) => (event && day.spec ? { ...day, spec: inMonthOf(event, day.spec) } : day))

  const times = said.flatMap((day) => {
    const period = day.spec && periodOf(day.spec, withEvent, day.isLed)
    return period
      ? [
          {
            ...period,
            said: day.spec?.said ?? '',
            role: isOfBoth(day, said) ? null : day.role,
            isKind: day.spec?.is === 'kind',
            day,
            ...nameOf(day.spec),
          },
        ]
      : []
  })
  // "In the Easter holidays, any ten nights between 26 March and 12 April": whose holidays these are is told.
  const areHolidaysTold = times.some(({ from, to }) => from !== undefined && to !== undefined)
  const vagues = times.filter(({ day, from }) => !areHolidaysTold || day.spec?.is !== 'local' || from !== undefined)
  const shifts = own.flatMap(({ value }) => (value.shift ? [value.shift as ShiftSpec] : (shiftsMeant({ value }, known) ?? [])))
  const single = said.filter((day) => day.spec && !vagues.some((vague) => vague.day === day) && !isPeriod(day.spec))
  const frame = vagues[0] ?? null
  const assigned = assignDays(single, context, known.departureOn ? shiftedRole(shifts) : null)
  const inFrame = openInFrame(assigned, frame, context)
  const departure = inFrame.open.includes('departure') ? undefined : assigned.departure
  const back = inFrame.open.includes('return') ? undefined : assigned.return

  const days: { departureOn?: PlainDate | null; returnOn?: PlainDate | null } = {}
  if (departure) {
    const from = frameFor('departure', departure, frame, today)
    const near = from ? null : nearTrip(departure, known.departureOn, addDays(today, 1), context, null)
    days.departureOn = near ?? resolveDay(departure.spec, { ...withEvent, ...(from ? { earliest: from } : {}) })
  }
  // "Dinner on Thursday 10 June, I must have landed by five": a deadline means arriving that same day.
  const isThere = said.some(isHourOfArrival) || back?.spec.is === 'same'
  const isOnDay = !departure && event !== null && !known.departureOn && isThere
  if (isOnDay) days.departureOn = event
  const appointment = departure || isOnDay ? null : appointmentOf(own, (when) => daysOf(when, base), known.departureOn)
  if (appointment && !known.departureOn) days.departureOn = leavesForIt(appointment, today)
  // "A hen do in Ibiza, 14 to 17 May": where nothing else is said of days, the trip lasts as long as the event.
  const span = departure || back || known.departureOn || appointment ? null : spanOfTrip(own, base)
  if (span) Object.assign(days, { departureOn: span.first, returnOn: span.last })
  // "After three weeks": the day of leaving, or of coming back where that day is known.
  const after = own.findLast(({ value }) => value.after)?.value.after as { n: number; unit: string; days: number } | undefined
  const isAfterToday = after !== undefined && !days.departureOn && !known.departureOn
  if (isAfterToday) days.departureOn = resolveDay({ is: 'today', plus: 0, ahead: after }, base)
  const leaving = isAhead(days.departureOn, today) ? days.departureOn : known.departureOn
  if (back) {
    const isWeekday = back.spec.is === 'weekday'
    const from = frameFor('return', back, frame, today)
    const earliest = (from && leaving ? laterOf(from, leaving) : from) ?? (leaving && isWeekday ? addDays(leaving, 1) : (leaving ?? today))
    const notBefore = isAhead(earliest, today) ? earliest : today
    const moved =
      days.departureOn && known.departureOn && known.returnOn
        ? addDays(days.departureOn, daysBetween(known.departureOn, known.returnOn))
        : null
    const near = nearTrip(back, known.returnOn, notBefore, context, moved)
    // "Five days later" counts from the day of leaving.
    const later = back.spec.is === 'today' && back.spec.isLater && leaving ? back.spec.ahead : undefined
    days.returnOn =
      later && leaving
        ? addDays(leaving, later.days)
        : (near ??
          resolveDay(back.spec, {
            ...withEvent,
            earliest: notBefore,
            previous: floatingBase(back.spec, leaving, event, days.departureOn ? null : known.returnOn),
          }))
  }
  if (appointment?.ends && !back && !known.returnOn) days.returnOn = appointment.ends.on
  shareMonth(days, departure?.spec, back?.spec, base)

  Object.assign(days, monthInstead(own, known, today))
  const length = own.findLast(({ value }) => value.stay)?.value.stay as { nights: readonly [number, number | null] } | undefined
  const isNight = !back && !known.returnOn && own.some(({ value }) => value.nightStay)
  const stay =
    length ??
    (isNight ? { nights: [1, 1] as const } : null) ??
    (after && !isAfterToday ? { nights: [after.days, after.days] as const } : undefined)
  const isExact = stay !== undefined && stay.nights[0] === stay.nights[1]
  // "On the 12th, and back in the evening": an hour to come back at, without a day, is of the day of leaving.
  const isBackByHour = said.some(({ role, spec, clock }) => role === 'return' && spec === null && clock.length > 0)
  const isFirstDay = !known.departureOn && !known.returnOn && !stay && shifts.length === 0 && departure?.role !== 'return'
  const isNew = isFirstDay && !frame
  if (isNew && isBackByHour && !back && days.departureOn) days.returnOn = days.departureOn
  const weekendOver = isFirstDay && days.departureOn && !back ? weekendEnd(said, days.departureOn) : null
  if (weekendOver) days.returnOn = weekendOver
  const nights = isExact ? (stay?.nights[0] ?? null) : frame && !known.departureOn ? lengthAfter(shifts) : null
  const kept = daysKept(own, known, frame && wholeMonth(frame))
  const moved = { ...kept, ...moveDays(days, shifts, nights, { ...context, known, isDepartureSure: departure?.role === 'departure' }) }
  const isOneWay = tripOf(frames).tripType === 'one-way' || situation.wishes.tripType === 'one-way'
  const tripDays = { leavesOn: moved.departureOn ?? known.departureOn, returnsOn: moved.returnOn ?? known.returnOn }
  const isHourSaid = said.some(({ isArrival, clock }) => isArrival && clock.length > 0)
  const hour =
    appointment || isHourSaid ? null : appointmentInTrip(own, (when) => daysOf(when, { ...base, previous: tripDays.leavesOn }), tripDays)
  if (hour?.ends && tripDays.returnsOn === null && !isOneWay) moved.returnOn = hour.ends.on
  const flex = own.findLast(({ value }) => value.flex)?.value.flex as { days: number } | undefined
  const isAbout = [departure, back].some((day) => day?.spec.isAbout)

  const change: DatesChange = {
    ...moved,
    ...(nights === null ? {} : { nights }),
    ...(stay && !isExact ? { nightsRange: { min: stay.nights[0], max: stay.nights[1] } } : {}),
    ...(flex ? { flexDays: flex.days } : isAbout ? { flexDays: FLEX_AROUND } : {}),
    ...dontcareOf(own, frame, context),
    ...tripOf(frames),
    ...problemsOf(departure, back, days, today),
    ...(isDayBefore(departure, said) ? { leavesDayBefore: true as const } : {}),
    assumed: [
      ...assumptionsOf(departure, days.departureOn, isOrderShown, base),
      ...assumptionsOf(back, days.returnOn, isOrderShown, base),
      ...leftOut(own, { ...base, earliest: leaving ?? base.earliest }),
    ],
    windows: hoursLeft(isDayBefore(departure, said), [
      ...(appointment ? appointmentWindows(appointment) : hour ? appointmentWindows(hour) : []),
      // "In the afternoon" is then of the day that it starts.
      ...clockWindows(
        appointment?.startsAt === null
          ? said.filter(({ role }) => role !== null)
          : isOnDay
            ? said.map((day) => (isHourOfArrival(day) ? { ...day, role: 'departure' as const } : day))
            : said,
        {
          departure: assigned.departure,
          return: assigned.return,
        },
      ),
    ]),
    otherDays: other,
  }
  if (appointment) Object.assign(change, { appointment, arriveOn: leavesForIt(appointment, today) })
  else if (hour?.startsOn) Object.assign(change, { appointment: hour, arriveOn: hour.startsOn })
  const legDays = legDaysOf(own, single, base)
  if (legDays) change.legDays = legDays
  if (own.some(({ value }) => value.noDays)) change.areDaysDropped = true
  const notWeekdays = own.flatMap(({ value }) => weekdaysOf(value.notWhen))
  if (notWeekdays.length > 0) change.notWeekdays = notWeekdays
  const notOn = own.flatMap(({ value }) => {
    const clock = (value.notWhen as WhenSpec | undefined)?.clock
    return daysOf(value.notWhen, base).map((on) => ({ on, ...(clock ? { windows: windowsOf(clock, null) } : {}) }))
  })
  if (notOn.length > 0) change.notOn = notOn
  const isArrival = departure?.isArrival && change.departureOn
  if (isArrival && change.departureOn) change.arriveOn = change.departureOn
  const choice = choiceOf({ said, departure: assigned.departure, vagues, context: withEvent, nights, days })
  if (choice) {
    change.choice = choice
    // "On Mondays" without a period: the next one, and the others can be compared.
    if (!frame && choice.window && !change.departureOn && choice.role === 'departure' && choice.window.weekdays.length === 1)
      change.departureOn = weekdayFrom(addDays(today, 1), choice.window.weekdays[0] ?? 0)
  }
  if (Object.keys(kept).length > 0) return { ...change, areDaysKept: true }
  const vague = vagueOf(frame, vagues, { departure, return: back }, context)
  return vague ? { ...change, vague } : change
}

/** "Land by nine, or fly out the evening before": an hour to be there by is of the day itself, and no limit on the evening before. */
function hoursLeft(isDayBefore: boolean, windows: ClockWindow[]): ClockWindow[] {
  if (!isDayBefore || !windows.some(({ departAfter }) => departAfter !== undefined)) return windows
  return windows.filter(
    ({ direction, arriveBefore, departAfter }) => direction === 'ret' || arriveBefore === undefined || departAfter !== undefined,
  )
}

function isDayBefore(departure: SaidDay | undefined, said: readonly SaidDay[]): boolean {
  const day = departure?.spec
  if (!day) return false
  const isEve = said.some(({ isArrival, spec }) => isArrival && spec !== null && isEveOf(day, spec))
  return (day.is === 'offset' && day.sign < 0) || isEve
}

/** "Arriving the day before and leaving the day after": the second goes home. */
function leavingAfterEvent(said: readonly SaidDay[]): SaidDay[] {
  const isThere = said.some(({ isArrival, spec }) => isArrival && spec?.is === 'offset' && spec.sign < 0)
  return said.map((day) => (isThere && day.spec?.is === 'offset' && day.spec.sign > 0 ? { ...day, role: 'return' } : day))
}

/** "The wedding is on Saturday: arrive on the Thursday and leave on Monday" goes there for the first and home on the second. */
function stayingOver(said: readonly SaidDay[]): SaidDay[] {
  const at = said.findIndex(({ isArrival, role, spec }) => isArrival && role === null && spec?.is === 'weekday')
  const there = said[at]?.spec
  const back = said.findIndex(
    ({ isArrival, role, spec }, index) => index > at && role === 'departure' && !isArrival && spec?.is === 'weekday',
  )
  const leaving = said[back]?.spec
  if (!there || !leaving || !isLater(leaving, there)) return [...said]
  return said.map((day, index) => (index === at ? { ...day, role: 'departure' } : index === back ? { ...day, role: 'return' } : day))
}

/** "Friday the 12th out, or Sunday the 21st back": one change at a time, the other is named. */
function leftOut(frames: readonly Frame[], context: DayContext): DatesChange['assumed'] {
  return frames.flatMap(({ value }) => {
    const said = (value.elseRet as WhenSpec | undefined)?.day?.said ?? ''
    return daysOf(value.elseRet, context).map((on) => ({ said, on, because: 'left-out' as const }))
  })
}

/** "Married on 5 June, flying on the 7th": a day without a month is the one nearest to the event. */
function inMonthOf(event: PlainDate, spec: DaySpec): DaySpec {
  if (!isBare(spec) || (spec.is !== 'date' && spec.is !== 'nth') || spec.d < 1) return spec
  const apart = spec.d - Number(event.slice(8))
  const months = Math.abs(apart) <= HALF_MONTH ? 0 : apart > 0 ? -1 : 1
  const month = ((Number(event.slice(5, 7)) - 1 + months + 12) % 12) + 1
  return { ...spec, m: month }
}

/** The day an event was moved to: "it moved to the 11th", "to Thursday". */
export function nearEvent({ day }: WhenSpec, event: PlainDate, today: PlainDate): PlainDate | null {
  if (!day) return null
  const earliest = isPlainWeekday(day) ? laterOf(addDays(event, -HALF_WEEK), today) : today
  return resolveDay(inMonthOf(event, day), { today, earliest, previous: event, spokenOf: null, order: 'day-first' })
}

/** "In Frankfurt on the 8th for a meeting at ten": the hour of an event that has no day of its own is the latest to be there. */
function hoursOfEvent(frames: readonly Frame[]): ClockSpec[] {
  const events = frames.flatMap(({ value }) => (value.event as WhenSpec | undefined) ?? [])
  return events.flatMap(({ day, clock = [] }) => (day ? [] : clock.map((one) => homeOf(one, true))))
}

/** An hour that's said of neither leaving nor landing. */
function isPlainHour({ isExact, side }: ClockSpec): boolean {
  return isExact === true && side === undefined
}

/** First and last day of the event that the trip is for. */
function eventDays(frames: readonly Frame[], context: DayContext): { first: PlainDate; last: PlainDate } | null {
  const days = frames.flatMap(({ value }) => [value.event, ...endsOf(value.eventSpan)]).flatMap((when) => daysOf(when, context))
  const [first, last] = [days[0], days.at(-1)]
  return first && last ? { first, last } : null
}

/** The days of what the trip goes to, where only days are said of it; null where a length of stay is said as well. */
function spanOfTrip(frames: readonly Frame[], context: DayContext): { first: PlainDate; last: PlainDate } | null {
  const goesTo = frames.filter(({ value }) => value.goesTo === true && value.isAsked !== true && value.eventSpan)
  const span = frames.some(({ value }) => value.stay || value.after || value.shift) ? null : eventDays(goesTo, context)
  return span && span.first < span.last ? span : null
}

/** "A stag do on 16–18 April, out on Friday, back on Sunday": weekdays lie around the event. */
function aroundEvent(day: SaidDay, { first, last }: { first: PlainDate; last: PlainDate }, today: PlainDate): SaidDay {
  if (!day.spec || day.part || day.choices.length > 1 || !isPlainWeekday(day.spec)) return day
  const on = day.role === 'return' ? weekdayFrom(last, day.spec.wd) : addDays(weekdayFrom(addDays(first, 1), day.spec.wd), -WEEK)
  const isInEvent = first <= on && on <= last
  return (day.role || isInEvent) && on > today ? { ...day, spec: plainDay(on, day.spec.said) } : day
}

function isHourOfArrival({ spec, clock, role }: SaidDay): boolean {
  return spec === null && role !== 'return' && clock.some(({ side }) => side === 'arrive')
}

/** Frames of days. A day directly after the return route or its flights is the return day: "back from Oslo on 9 March", "show me the way home on the 18th". */
function ownFrames(frames: readonly Frame[]): Frame[] {
  const corrected = correctedDay(frames)
  const ticket = returnTicket(frames)
  return frames.flatMap((frame, at) => {
    if (frame.skill !== 'dates' || frame === corrected) return []
    if (ticket?.includes(frame)) {
      const { ret, when, ...rest } = frame.value
      return [{ ...frame, value: { ...rest, [frame === ticket[0] ? 'out' : 'ret']: ret ?? when } }]
    }
    const before = frames[at - 1]
    const isOfReturn = frame.value.when && before && (before.value.retFrom || before.value.retTo || listedSide(before) === 1)
    if (!isOfReturn) return [frame]
    const { when, ...rest } = frame.value
    return [{ ...frame, value: { ...rest, ret: when } }]
  })
}

/** "A return on 14 January, back on the 15th": nobody is back before leaving, so the first is the ticket and its day that of leaving. */
function returnTicket(frames: readonly Frame[]): [ticket: Frame, back: Frame] | null {
  const days = frames.filter(({ skill, value }) => skill === 'dates' && [value.ret, value.when, value.out].some(dayIn))
  const [ticket, back, third] = days
  if (!ticket || !back || third || back.value.out || [ticket, back].some(({ value }) => value.again)) return null
  const [first, second] = [dayIn(ticket.value.ret), dayIn(back.value.ret ?? back.value.when)]
  if (first?.is !== 'date' || second?.is !== 'date' || (second.m ?? first.m) !== first.m) return null
  return second.d > first.d ? [ticket, back] : null
}

function dayIn(when: unknown): DaySpec | undefined {
  return (when as WhenSpec | undefined)?.day
}

/** The direction of a list that is asked for. */
function listedSide({ value }: Frame): unknown {
  return (value.list as { side?: unknown } | undefined)?.side
}

/** "The first weekend of December … actually the first week of October": the single day before its replacement. */
function correctedDay(frames: readonly Frame[]): Frame | null {
  const dayIn = ({ value }: Frame) => (value.when as WhenSpec | undefined)?.day
  const again = frames.findLastIndex((frame) => dayIn(frame) && (frame.value.when as WhenSpec).isAgain)
  const [before, another] = frames.slice(0, Math.max(0, again)).filter(dayIn)
  return before && !another ? before : null
}

/** "Move it to next week" moves the whole known trip; Hindi has the same words for "in a day" and "a day later". */
function shiftsMeant(
  { value }: Pick<Frame, 'value'>,
  { departureOn, returnOn }: { departureOn: PlainDate | null; returnOn: PlainDate | null },
): ShiftSpec[] | null {
  const [day, back] = [value.when ?? value.out, value.ret].map((when) => (when as WhenSpec | undefined)?.day)
  const later = day ?? back
  if (departureOn && later?.is === 'today' && later.isLater && later.ahead && !(day && back))
    return [{ by: later.ahead, sign: 1, ...(back ? { of: 'ret' } : value.out ? { of: 'out' } : {}) }]
  if (!value.isMoved || !departureOn || !returnOn || (day?.is !== 'week' && day?.is !== 'months') || day.plus !== 1) return null
  return [{ by: day.is === 'week' ? { n: 1, unit: 'week', days: WEEK } : { n: 1, unit: 'month', days: 30 }, sign: 1, of: 'both' }]
}

/** "The flight home a day later, so Tuesday". */
function shiftedRole(shifts: readonly ShiftSpec[]): DateRole | null {
  const of = shifts[0]?.of
  return of === 'ret' || of === 'stay' ? 'return' : of === 'out' ? 'departure' : null
}

/** The first day of a month that was named whole. */
function wholeMonth({ day, to }: Vague): PlainDate | null {
  return day.spec?.is === 'month' && !day.spec.part && to ? `${to.slice(0, 7)}-01` : null
}

/** First and last day of another event: "a conference from 4 to 6 May". */
function endsOf(span: unknown): unknown[] {
  const { out, ret } = (span ?? {}) as { out?: unknown; ret?: unknown }
  return [out, ret].filter((end) => end !== undefined)
}

function daysOf(when: unknown, context: DayContext): PlainDate[] {
  const day = (when as { day?: DaySpec } | undefined)?.day
  const on = day ? resolveDay(day.is === 'any' ? (day.of[0]?.day ?? day) : day, context) : null
  return on ? [on] : []
}

/** Three or more days belong to several flights, each after the one before. */
function legDaysOf(frames: readonly Frame[], single: readonly SaidDay[], context: DayContext): PlainDate[] | null {
  const listed = frames.findLast(({ value }) => value.days)?.value.days as DaySpec[] | undefined
  const specs = listed ?? single.flatMap(({ spec, part }) => (spec && !part ? [spec] : []))
  if (specs.length < 3) return null
  let earliest = context.today
  return specs.flatMap((spec) => {
    const on = resolveDay(spec, { ...context, earliest, previous: earliest })
    earliest = on ?? earliest
    return on ? [on] : []
  })
}

/** "Out on a Friday, back on a Sunday in January": the month applies to both. */
function isOfBoth({ spec, role }: SaidDay, said: readonly SaidDay[]): boolean {
  return role === 'return' && spec?.is === 'kind' && said.some((other) => other.role === 'departure' && other.spec?.is === 'weekday')
}

/** "Not on a Sunday", "no weekends". */
function weekdaysOf(when: unknown): number[] {
  const day = (when as { day?: DaySpec } | undefined)?.day
  return day?.is === 'kind' ? kindWeekdays(day) : []
}

function nameOf(spec: DaySpec | null): { name?: string } {
  return spec?.is === 'local' ? { name: spec.name } : {}
}

/** Relative days ("the day after") count from the event, from the day that they change, or from departure. */
function floatingBase(spec: DaySpec, leaving: PlainDate | null, event: PlainDate | null, standing: PlainDate | null): PlainDate | null {
  if (spec.is === 'same') return event !== null && leaving !== null && leaving < event ? event : leaving
  return isRelative(spec) ? (event ?? standing ?? leaving) : leaving
}

/** A day beside a period lies in it: the date to look from. */
function frameFor(role: DateRole, { spec }: SaidDay & { spec: DaySpec }, frame: Vague | null, today: PlainDate): PlainDate | null {
  if (!frame?.from) return null
  if (frame.role === 'return' && role === 'departure') return null
  if (isBare(spec)) return frame.ask === 'month' ? null : laterOf(`${frame.from.slice(0, 7)}-01`, today)
  const isWeek = frame.to !== undefined && daysBetween(frame.from, frame.to) < WEEK
  return isWeek && isPlainWeekday(spec) ? frame.from : null
}

/** "In January, out on a Friday": a weekday beside a period is some such day in it. */
function openInFrame(assigned: ReturnType<typeof assignDays>, frame: Vague | null, { today }: DatesContext): { open: DateRole[] } {
  const { from, to } = frame ?? {}
  if (!from || !to || daysBetween(from, to) < WEEK) return { open: [] }
  const isIn = (on: PlainDate) => on >= from && on <= to
  const open = (['departure', 'return'] as const).filter((role) => {
    const day = assigned[role]
    if (day?.spec.is !== 'weekday') return false
    if (frame?.role === 'return' && role === 'departure') return false
    if (isPlainWeekday(day.spec)) return !isIn(weekdayFrom(addDays(today, 1), day.spec.wd))
    return role === 'return'
  })
  return { open }
}

function dontcareOf(
  frames: Frame[],
  frame: Vague | null,
  { asked }: DatesContext,
): Pick<DatesChange, 'departureDontcare' | 'returnDontcare'> {
  const isOut = frames.some(({ value }) => value.anyOut) || (frame?.day.spec?.is === 'between' && frame.day.spec.isAny)
  const isRet = frames.some(({ value }) => value.anyRet)
  if (!isOut && !isRet) return {}
  const isBoth = asked.has('out') && asked.has('ret')
  const isReturn = isRet || asked.has('ret')
  return { ...(isBoth || !isReturn ? { departureDontcare: true as const } : {}), ...(isReturn ? { returnDontcare: true as const } : {}) }
}

function tripOf(frames: readonly Frame[]): Pick<DatesChange, 'tripType' | 'isReturnDropped'> {
  if (frames.some(({ value }) => value.noReturn)) return { tripType: 'one-way', isReturnDropped: true }
  const trip = frames.findLast(({ value }) => value.trip)?.value.trip
  return trip === 'one-way' || trip === 'round-trip' ? { tripType: trip } : {}
}

function vagueOf(
  frame: Vague | null,
  vagues: Vague[],
  assigned: { departure?: SaidDay | undefined; return?: SaidDay | undefined },
  { asked }: DatesContext,
): DatesChange['vague'] {
  const isDayNamed = Boolean(assigned.departure ?? assigned.return)
  for (const vague of frame ? vagues : []) {
    const role =
      vague.role ??
      (isDayNamed ? (assigned.departure ? null : 'departure') : asked.has('ret') && !asked.has('out') ? 'return' : 'departure')
    if (!role || assigned[role]) continue
    const { from, to, ask, said, name, day } = vague
    const isBetweenDays = day.spec?.is === 'between' || day.spec?.is === 'bound'
    return {
      said,
      role,
      ...(from ? { from } : {}),
      ...(to ? { to } : {}),
      ask,
      ...(name ? { name } : {}),
      ...(isBetweenDays ? { isBetweenDays } : {}),
    }
  }
  return undefined
}
