import { addDays, daysBetween, type PlainDate, WEEKDAYS } from '@/lib/travel/dates'
import { type DateWindow, MOST_NIGHTS } from '@/lib/travel/flights/date-window'
import type { Frame } from '../../grammar/cover'
import type { FilterChange } from '../filters/fold'
import { isSlots } from '../pick/helpers'
import type { DatesChange } from './change'
import { asksDays } from './compared-days'

/** "At least 5 nights" compares a few lengths. */
const LENGTHS_OF_OPEN_RANGE = 3
const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6]

/** `trip`: the days of the search that stands. */
export type HeardDays = {
  dates: DatesChange
  limits: FilterChange
  frames: readonly Frame[]
  stays: readonly number[]
  trip?: { departureOn: PlainDate | null; returnOn: PlainDate | null; tripType: string | null }
  /** The lengths of stay that were compared before. */
  nightsBefore?: readonly number[]
}
type Span = Pick<DateWindow, 'leaveFrom' | 'leaveTo' | 'returnBy'> & { weekdays?: number[]; backOn?: number[]; isPeriod?: true }

/** Days that are left open, with the lengths of stay that would do, as one search; null where a day, or no length, was named. */
export function heardWindow(heard: HeardDays, today: PlainDate): DateWindow | null {
  // "A long weekend, 16 to 19 April" names its days.
  const isNamed =
    heard.stays.length === 0 && heard.frames.some(({ skill, value }) => skill === 'dates' && isDate(value.out) && isDate(value.ret))
  if (isNamed && heard.dates.nights === undefined && isWeekendSaid(heard.frames)) return null
  const span = spanOf(heard)
  const nights = span && lengthsOf(heard)
  if (!span || !nights || span.leaveTo <= span.leaveFrom) return null
  const notOn = heard.dates.notWeekdays ?? []
  const [most = 0] = nights.toSorted((one, other) => other - one)
  const { leaveFrom, leaveTo, weekdays = EVERY_DAY, backOn = EVERY_DAY } = span
  // "Four nights in February" are all of February, "two weeks in early September" end later.
  const isWithin = span.isPeriod && !span.returnBy && most > 0 && daysBetween(leaveFrom, leaveTo) > most
  const returnBy = isWithin ? leaveTo : span.returnBy
  const last = returnBy && nights.length > 0 ? addDays(returnBy, -Math.min(...nights)) : leaveTo
  return {
    leaveFrom: leaveFrom > today ? leaveFrom : today,
    leaveTo: [last, leaveTo].toSorted()[0] ?? leaveTo,
    nights,
    ...weekdaysOf('leaveOn', weekdays, notOn),
    ...(nights.length > 0 ? weekdaysOf('returnOn', backOn, notOn) : {}),
    ...(returnBy ? { returnBy } : {}),
  }
}

function isDate(value: unknown): boolean {
  return isSlots(value) && isSlots(value.day) && value.day.is === 'date'
}

function isWeekendSaid(frames: readonly Frame[]): boolean {
  return frames.some(({ value }) => isSlots(value.when) && isSlots(value.when.day) && value.when.day.wds === 'weekend')
}

/** Whether days were left open, whatever the length of the stay. */
export function hasOpenDays(heard: HeardDays): boolean {
  return spanOf(heard) !== null
}

/** Whether all that is missing for comparing days is how long the stay is. */
export function lacksNights(heard: HeardDays): boolean {
  const span = spanOf(heard)
  return span !== null && (isOpen(heard) || span.weekdays !== undefined) && lengthsOf(heard) === null
}

/** The cheapest day is asked for, or any. */
function isOpen({ dates, limits, frames }: HeardDays): boolean {
  return limits.preference === 'cheapest' || asksDays(frames) || dates.departureDontcare === true
}

/** The first and last day to leave on. */
function spanOf(heard: HeardDays): Span | null {
  const { choice, vague, departureOn, returnOn, flexDays } = heard.dates
  if (choice) {
    if (!choice.window || choice.role === 'return') return null
    const { from, to, weekdays, spans } = choice.window
    return { leaveFrom: from, leaveTo: to, weekdays, ...(spans ? { backOn: spans.map(({ back }) => back) } : {}) }
  }
  // "Leaving after the 10th, back by the 20th": the day of leaving is one of several.
  if (vague?.from && vague.isBetweenDays && vague.role === 'departure' && returnOn)
    return { leaveFrom: vague.from, leaveTo: vague.to ?? returnOn, returnBy: returnOn }
  if (departureOn && returnOn && isShorter(heard)) return { leaveFrom: departureOn, leaveTo: returnOn, returnBy: returnOn }
  if (departureOn) {
    const isAround = flexDays !== undefined && flexDays > 0
    return isAround ? { leaveFrom: addDays(departureOn, -flexDays), leaveTo: addDays(departureOn, flexDays) } : null
  }
  // Half-term isn't all of February.
  if (!vague?.from || !vague.to || vague.name) return null
  return vague.role === 'departure' || isOpen(heard) ? { leaveFrom: vague.from, leaveTo: vague.to, isPeriod: true } : null
}

/** The lengths of stay to compare, none of one way; null where nobody said. */
function lengthsOf({ dates, stays, trip, nightsBefore = [] }: HeardDays): number[] | null {
  const { nights, nightsRange, choice, departureOn, returnOn, tripType } = dates
  if (stays.length > 1) return [...stays]
  if (nights !== undefined) return [nights]
  if (nightsRange) return lengthsBetween(nightsRange)
  if (tripType === 'one-way') return []
  if (choice?.window?.spans) return [...new Set(choice.window.spans.map(({ out, back }) => (back - out + 7) % 7 || 7))]
  if (choice?.window?.nights !== undefined) return [choice.window.nights]
  if (departureOn && returnOn) return [daysBetween(departureOn, returnOn)]
  if (nightsBefore.length > 0) return [...nightsBefore]
  const span = dates.vague ?? dates.choice?.window
  // Around the trip its own days are compared (compared-days.ts).
  if (!trip?.departureOn || !span?.from || isWithin(trip.departureOn, span)) return null
  if (trip.returnOn) return [daysBetween(trip.departureOn, trip.returnOn)]
  return trip.tripType === 'one-way' ? [] : null
}

function isWithin(day: PlainDate, { from, to }: { from?: PlainDate | null; to?: PlainDate | null }): boolean {
  return from && to ? from <= day && day <= to : day.startsWith((from ?? to ?? '').slice(0, 7))
}

/** "13 to 20 February, 4 nights": a stay that leaves some of these days over. */
function isShorter({ dates: { departureOn, returnOn, nights, nightsRange } }: HeardDays): boolean {
  const most = nights ?? nightsRange?.max ?? null
  return departureOn !== undefined && returnOn !== undefined && most !== null && most > 0 && daysBetween(departureOn, returnOn) >= most + 2
}

function lengthsBetween({ min, max }: NonNullable<DatesChange['nightsRange']>): number[] {
  const last = Math.min(max ?? min + LENGTHS_OF_OPEN_RANGE - 1, MOST_NIGHTS)
  return Array.from({ length: Math.max(last - min + 1, 1) }, (_, index) => min + index)
}

function weekdaysOf(name: 'leaveOn' | 'returnOn', wanted: readonly number[], notOn: readonly number[]): Partial<DateWindow> {
  const left = wanted.filter((day) => !notOn.includes(day))
  return left.length < EVERY_DAY.length ? { [name]: left.map((day) => WEEKDAYS[day] ?? 'monday') } : {}
}
