import { daysBetween, type PlainDate } from '@/lib/travel/dates'
import type { Frame } from '../../grammar/cover'
import type { Reading } from '../../grammar/read'
import type { Pending } from '../../pending'
import type { Table } from '../../table'
import { readAlone } from '../grammar'
import { isSlots } from '../pick/helpers'
import { type DatesChange, withoutDays } from './change'
import { type HeardDays, hasOpenDays } from './date-window'
import { foldDates } from './fold'
import { isPeriod } from './period'
import { isPlainWeekday } from './resolve'
import type { DaySpec, WhenSpec } from './spec'

const MESSAGES_BACK = 4
const LONGEST_MONTH = 31
const MOST_STAYS_WITHIN = 3
const WEEK = 7
/** Questions whose answer leaves the days as they were said. */
const OPEN: readonly Pending['asked'][] = ['origin', 'destination', 'which-place', 'trip-type', 'departure-day', 'return-day']

const COMPARED: readonly Pending['asked'][] = ['which-dates', 'which-route']

/** What the traveller said of the length of the stay before its first day was known. */
export function nightsSpokenOf(table: Table): number | null {
  return spokenBefore(table, nightsOf)
}

/** The length of the stay; of "about a fortnight" the middle. */
export function nightsOf({ nights, nightsRange }: DatesChange): number | null {
  if (nights !== undefined) return nights
  return nightsRange && nightsRange.max !== null ? Math.round((nightsRange.min + nightsRange.max) / 2) : null
}

/** The first day of the month that an earlier message spoke of ("in May", "late next month", "our wedding on 5 June"); null for a longer time. */
export function monthSpokenOf(table: Table): PlainDate | null {
  return spokenBefore(table, ({ vague, choice, otherDays }, { frames }) => {
    const { from, to } = vague?.from && vague.to ? vague : (choice?.window ?? {})
    const isMonth = from && to && daysBetween(from, to) < LONGEST_MONTH
    const day = isMonth ? from : frames.some(isOfEvent) ? otherDays[0] : null
    return day ? `${day.slice(0, 7)}-01` : null
  })
}

/** Whether the traveller's last message spoke of the day of coming back, and not of the day of leaving. */
export function sideSpokenOf({ earlierWords, names, situation }: Table): 'return' | null {
  const words = earlierWords.at(-1)
  if (words === undefined) return null
  const { departureOn, returnOn } = foldDates(readAlone(words, names).frames, {
    today: situation.today,
    situation,
    asked: new Set<string>(),
  })
  return returnOn && !departureOn ? 'return' : null
}

/** A birthday tells an age, and a day that only a question names is not the trip's. */
function isOfEvent({ skill, value }: Frame): boolean {
  return skill === 'dates' && value.event !== undefined && value.isBirthday !== true && value.turns === undefined && value.isAsked !== true
}

/**
 * "Thursday to Sunday", "the cheapest weekend", after "any time in January" and before any day is known: they are days of that time. Gives the frames of the
 * message together with those that spoke of it.
 */
export function withPeriodSpokenOf(frames: readonly Frame[], table: Table): readonly Frame[] {
  const days = frames.flatMap(({ skill, value }) => (skill === 'dates' ? [value.when, value.out, value.ret].flatMap(daySaid) : []))
  const isInSomeWeek = (day: DaySpec) => isPlainWeekday(day) || (day.is === 'kind' && day.in === undefined)
  if (table.situation.wishes.departureOn || days.length === 0 || !days.every(isInSomeWeek)) return frames
  const period = spokenBefore(table, ({ vague, departureOn, returnOn, choice }, { frames: earlier }) => {
    if (departureOn || returnOn) return []
    const { from, to } = vague?.from && vague.to ? vague : (choice?.window ?? {})
    const isLong = from && to && daysBetween(from, to) >= WEEK && daysBetween(from, to) < LONGEST_MONTH
    if (!isLong || vague?.name) return vague || choice ? [] : null
    return earlier.filter(({ skill, value }) => skill === 'dates' && [value.when, value.out].flatMap(daySaid).some(isPeriod))
  })
  return [...(period ?? []), ...frames]
}

/** The lengths of stay of the last comparison of days, until flights of a search are shown. */
export function nightsCompared({ comparison, pending, situation }: Table): number[] {
  if (situation.result) return []
  const { window } = comparison?.input ?? {}
  if (isSlots(window) && Array.isArray(window.nights)) return window.nights.filter((nights) => typeof nights === 'number')
  if (pending?.asked !== 'which-dates') return []
  const nights = pending.choices.flatMap(({ departureOn, returnOn }) => (returnOn ? [daysBetween(departureOn, returnOn)] : []))
  return [...new Set(nights)]
}

function daySaid(when: unknown): DaySpec[] {
  const day = (when as WhenSpec | undefined)?.day
  return day ? [day] : []
}

/**
 * The message together with the days that an earlier one left open, where it answers a question: "London", "4 nights". `isForOthers`: it names
 * another end of the journey, other people or another stay, for which days that were compared are compared again.
 */
export function withDaysSpokenOf({ dates, stays, frames, limits }: HeardDays, table: Table, isForOthers: boolean): HeardDays | null {
  const { situation } = table
  const pending = table.pending ?? table.carried.findLast((one) => one?.pending)?.pending
  const { departureOn, returnOn, vague, choice } = dates
  const isOpen = pending && (OPEN.includes(pending.asked) || (isForOthers && COMPARED.includes(pending.asked)))
  if (!isOpen || situation.wishes.departureOn) return null
  if (departureOn && returnOn && !saysLength(dates))
    return withLengthSpokenOf({ dates, stays, frames, limits }, daysBetween(departureOn, returnOn), table)
  // "Anything between 13 and 28 March", after "six nights in spring break".
  if (vague?.isBetweenDays && vague.from && vague.to && !departureOn && !returnOn && !choice && !saysLength(dates))
    return withLengthSpokenOf({ dates, stays, frames, limits }, 0, table)
  if (departureOn || returnOn || vague || choice) return null
  const lengthBefore = spokenBefore(table, (before) => (saysLength(before) ? before : null))
  return spokenBefore(table, (before, reading) => {
    const { nights, nightsRange, tripType } = [dates, before].find(saysLength) ?? lengthBefore ?? {}
    const whole = { ...withoutLength(before), ...(nights === undefined ? {} : { nights }), ...(nightsRange ? { nightsRange } : {}) }
    const heard = {
      dates: tripType ? { ...whole, tripType } : whole,
      limits: situation.wishes.preference === 'cheapest' ? { ...limits, preference: 'cheapest' as const } : limits,
      frames: [...reading.frames, ...frames],
      stays,
    }
    return hasOpenDays(heard) ? heard : null
  })
}

/** "13 to 21 February", after "four or five nights": days of which the stay leaves some over. */
function withLengthSpokenOf(heard: HeardDays, span: number, table: Table): HeardDays | null {
  const before = spokenBefore(table, ({ nights, nightsRange }) => (nights !== undefined || nightsRange ? { nights, nightsRange } : null))
  if (!before) return null
  const { nights, nightsRange } = before
  // Days three times as far apart are those of leaving and coming back.
  if (span > MOST_STAYS_WITHIN * (nightsRange?.max ?? nightsRange?.min ?? nights ?? 1)) return null
  const dates = { ...heard.dates, ...(nights === undefined ? {} : { nights }), ...(nightsRange ? { nightsRange } : {}) }
  return hasOpenDays({ ...heard, dates }) ? { ...heard, dates } : null
}

function saysLength({ nights, nightsRange, tripType }: DatesChange): boolean {
  return nights !== undefined || nightsRange !== undefined || tripType === 'one-way'
}

function withoutLength({ nights: _nights, nightsRange: _range, tripType: _type, ...others }: DatesChange): DatesChange {
  return others
}

function spokenBefore<Found>(table: Table, find: (dates: DatesChange, reading: Reading) => Found | null): Found | null {
  const { situation } = table
  const context = { today: situation.today, situation: withoutDays(situation), asked: new Set<string>() }
  for (const words of table.earlierWords.toReversed().slice(0, MESSAGES_BACK)) {
    const reading = readAlone(words, table.names)
    const found = find(foldDates(reading.frames, context), reading)
    if (found !== null) return found
  }
  return null
}
