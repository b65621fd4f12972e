import { addDays, daysBetween, type PlainDate } from '@/lib/travel/dates'
import type { Frame } from '../../grammar/cover'
import type { Table } from '../../table'
import { readAlone } from '../grammar'
import type { ClockWindow, DatesChange } from './change'
import { foldDates, nearEvent } from './fold'
import type { WhenSpec } from './spec'

/** An appointment of earlier messages, with the hours that it gave the flights; none once the trip left its day, or they were lifted. */
type StandingAppointment = { on: PlainDate; windows: ClockWindow[] }

/**
 * The hours of an appointment belong to its day: where it is moved they go along, and where the trip leaves on another day for any other
 * reason they are gone. Hours said now, or wished for by themselves, are left alone.
 */
export function withAppointmentMoved(dates: DatesChange, frames: readonly Frame[], table: Table): DatesChange {
  const { daysSearchedNow, situation } = table
  const leaving = situation.wishes.departureOn
  const event = eventOf(frames)
  // An hour alone is of the appointment that stands, whose day it may not be to leave on.
  const standingOn = event && !event.day && leaving !== null && dates.appointment ? (standingAppointment(table)?.on ?? null) : null
  if (standingOn !== null && leaving !== null && leaving < standingOn) {
    const { appointment: _hour, arriveOn: _day, ...others } = dates
    return { ...others, windows: [] }
  }
  const { departureOn } = dates
  const isMoved = departureOn !== undefined && (departureOn !== leaving || daysSearchedNow.includes(departureOn))
  if (leaving === null || dates.windows.length > 0 || !(isMoved || (event?.day && departureOn === undefined))) return dates
  const standing = standingAppointment(table)
  if (!standing) return dates
  if (isMoved) {
    const isLimit = standing.windows.length > 0 && departureOn !== standing.on
    return isLimit ? { ...dates, leavesAppointment: { on: standing.on, isReturnMoved: dates.returnOn !== undefined } } : dates
  }
  const movedTo = event && nearEvent(event, standing.on, situation.today)
  if (!movedTo || movedTo === standing.on) return dates
  const { returnOn } = situation.wishes
  const isReturnOver = returnOn !== null && returnOn < movedTo
  const moved = { ...dates, ...(isReturnOver ? { returnOn: addDays(returnOn, daysBetween(standing.on, movedTo)) } : {}) }
  if (standing.windows.length > 0) return { ...moved, departureOn: movedTo, arriveOn: movedTo, windows: standing.windows }
  // Whoever chose another day than that of the appointment keeps the distance.
  const apart = daysBetween(standing.on, leaving)
  return { ...moved, departureOn: daysSearchedNow.includes(leaving) ? leaving : addDays(movedTo, apart) }
}

function standingAppointment({ earlierWords, names, situation: { today } }: Table): StandingAppointment | null {
  return earlierWords.reduce<StandingAppointment | null>((standing, words) => {
    const { frames } = readAlone(words, names)
    const wishes = { departureOn: standing?.on ?? null, returnOn: null }
    const { appointment, departureOn, otherDays, windows } = foldDates(frames, { today, situation: { wishes }, asked: new Set() })
    const isLimit = windows.some(({ arriveBefore }) => arriveBefore !== undefined)
    const event = eventOf(frames)
    if (!event) return isLimit ? null : standing && { ...standing, windows: isLeft(standing, departureOn, frames) ? [] : standing.windows }
    const on = standing ? nearEvent(event, standing.on, today) : (appointment?.startsOn ?? otherDays[0] ?? departureOn)
    return on && (isLimit || appointment) ? { on, windows } : standing && { ...standing, on: on ?? standing.on }
  }, null)
}

function isLeft({ on }: StandingAppointment, departureOn: PlainDate | undefined, frames: readonly Frame[]): boolean {
  const isLifted = frames.some(({ value }) => value.reset === true || value.resetOne === true || typeof value.lifted === 'string')
  return isLifted || (departureOn !== undefined && departureOn !== on)
}

function eventOf(frames: readonly Frame[]): WhenSpec | null {
  const spans = frames.flatMap(({ skill, value }) => (skill === 'dates' ? [value.event, (value.eventSpan as { out?: WhenSpec })?.out] : []))
  return (spans.find((event) => event !== undefined) as WhenSpec | undefined) ?? null
}
