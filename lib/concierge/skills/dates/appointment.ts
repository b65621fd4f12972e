import { addDays, daysBetween, type PlainDate } from '@/lib/travel/dates'
import type { Frame } from '../../grammar/cover'
import type { Appointment, ClockWindow } from './change'
import type { WhenSpec } from './spec'

/** From landing to the start of what the trip is for, and from its end to the flight home. */
const MARGIN_MINUTES = 120
const DAY = 24 * 60
/** As long as a part of the day is: "in the afternoon". */
const PART_MINUTES = 120
const EVENING = 17 * 60
const DAYS_OF_WEEK = 7
/** With more nights a meeting without a day may be on any of them. */
const MOST_NIGHTS = 1

/**
 * The appointment with a day that the frames name, and its hour, which may be left open where the trip surely goes to it; its end only
 * where an hour says it. Null where the trip leaves on another day already than that of the appointment or the one before.
 */
export function appointmentOf(
  frames: readonly Frame[],
  daysOf: (when: unknown) => PlainDate[],
  leavesOn: PlainDate | null,
): Appointment | null {
  for (const { value } of frames) {
    const unhoured = value.goesTo === true && value.isAsked !== true ? unhouredDay(value.event, daysOf) : null
    if (unhoured && (leavesOn === null || isJustBefore(leavesOn, unhoured))) return { startsOn: unhoured, startsAt: null }
    const span = value.eventSpan as { out?: WhenSpec; ret?: WhenSpec } | undefined
    const start = momentOf(span?.out ?? value.event, daysOf)
    if (!start || (leavesOn && leavesOn !== start.on && leavesOn !== addDays(start.on, -1))) continue
    const end = momentOf(span?.ret, daysOf)
    return { startsOn: start.on, startsAt: start.at, ...(end ? { ends: { ...end, on: notBefore(end.on, start.on, span?.ret) } } : {}) }
  }
  return null
}

/** `startsOn` is null where only the end was said. */
type HourInTrip = { startsOn: PlainDate | null } & Pick<Appointment, 'startsAt' | 'ends'>
/** The days of a trip, as far as they are known. */
type TripDays = { leavesOn: PlainDate | null; returnsOn: PlainDate | null }

/**
 * The appointment of which only an hour was said: "the meeting's at 3", "it ends at 11 the next day". It is of the day of the trip where that
 * has one, or a single night; of a longer trip nobody knows the day.
 */
export function appointmentInTrip(
  frames: readonly Frame[],
  daysOf: (when: unknown) => PlainDate[],
  { leavesOn, returnsOn }: TripDays,
): HourInTrip {
  const over = frames.findLast(({ value }) => value.eventOver)?.value.eventOver as WhenSpec | undefined
  const overOn = over?.day ? (daysOf(over)[0] ?? null) : (returnsOn ?? leavesOn)
  const overAt = hourOf(over)
  const ends = overOn && overAt ? { on: overOn, at: overAt } : null
  const isShort = leavesOn !== null && (returnsOn === null || daysBetween(leavesOn, returnsOn) <= MOST_NIGHTS)
  const event = frames.findLast(({ value }) => value.goesTo === true && value.isAsked !== true && value.event)?.value.event as
    | WhenSpec
    | undefined
  const startsAt = event?.day ? null : hourOf(event)
  const isOfLeaving = isShort && startsAt !== null
  const isOfReturn = ends && (returnsOn === null || ends.on === returnsOn)
  return {
    startsOn: isOfLeaving ? leavesOn : null,
    startsAt: isOfLeaving ? startsAt : null,
    ...(isOfReturn ? { ends } : {}),
  }
}

/** The hours of the flights that leave time for it. */
export function appointmentWindows({ startsAt, ends }: Pick<Appointment, 'startsAt' | 'ends'>): ClockWindow[] {
  const earliest = ends && shifted(ends.at, MARGIN_MINUTES)
  return [
    ...(startsAt ? [{ direction: 'out' as const, arriveBefore: shifted(startsAt, -MARGIN_MINUTES) ?? '00:00' }] : []),
    ...(earliest ? [{ direction: 'ret' as const, departAfter: earliest }] : []),
  ]
}

/** The day of leaving for what starts then: that day, or the one before where its hour is open and that day is still to come. */
export function leavesForIt({ startsOn, startsAt }: Appointment, today: PlainDate): PlainDate {
  const before = addDays(startsOn, -1)
  return startsAt === null && before >= today ? before : startsOn
}

/** One day before, or two where the flight goes through the night. */
function isJustBefore(leavesOn: PlainDate, startsOn: PlainDate): boolean {
  return leavesOn < startsOn && leavesOn >= addDays(startsOn, -2)
}

/** "Monday 11 January to Wednesday": the Wednesday after it. */
function notBefore(on: PlainDate, start: PlainDate, when: WhenSpec | undefined): PlainDate {
  if (on >= start || when?.day?.is !== 'weekday') return on
  return addDays(on, Math.ceil(daysBetween(on, start) / DAYS_OF_WEEK) * DAYS_OF_WEEK)
}

/** The day of what has no hour, or only a part of the day that begins early. */
function unhouredDay(when: unknown, daysOf: (when: unknown) => PlainDate[]): PlainDate | null {
  const [on, another] = daysOf(when)
  const [hour] = ((when ?? {}) as WhenSpec).clock ?? []
  const isOpen =
    hour === undefined ||
    (!hour.isExact && hour.from !== undefined && hour.to !== undefined && hour.to - hour.from >= PART_MINUTES && hour.from < EVENING)
  return on && !another && isOpen ? on : null
}

function momentOf(when: unknown, daysOf: (when: unknown) => PlainDate[]): { on: PlainDate; at: string } | null {
  const { clock: [hour] = [] } = (when ?? {}) as WhenSpec
  const [on] = daysOf(when)
  if (!on || hour?.from === undefined) return null
  return { on, at: clockOf(hour.isExact && hour.to !== undefined ? (hour.from + hour.to) / 2 : hour.from) }
}

/** The hour, said to the minute. */
function hourOf(when: WhenSpec | undefined): string | null {
  const [hour] = when?.clock ?? []
  return hour?.isExact && hour.from !== undefined && hour.to !== undefined ? clockOf((hour.from + hour.to) / 2) : null
}

/** Null where it would be another day. */
function shifted(at: string, minutes: number): string | null {
  const sum = Number(at.slice(0, 2)) * 60 + Number(at.slice(3)) + minutes
  return sum >= 0 && sum < DAY ? clockOf(sum) : null
}

function clockOf(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
}
