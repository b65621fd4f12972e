import { daysBetween, type PlainDate } from '@/lib/travel/dates'
import type { Frame } from '../../grammar/cover'
import type { Reading } from '../../grammar/read'
import type { Pending } from '../../pending'
import type { Table } from '../../table'
import { readAlone } from '../grammar'
import { type DatesChange, withoutDays } from './change'
import { type HeardDays, hasOpenDays } from './date-window'
import { foldDates } from './fold'

const MESSAGES_BACK = 4
const LONGEST_MONTH = 31
/** Questions whose answer leaves the days as they were said. */
const OPEN: readonly Pending['asked'][] = ['origin', 'destination', 'which-place', 'trip-type', 'departure-day', 'return-day']

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
  return spokenBefore(table, ({ vague, otherDays }, { frames }) => {
    const isMonth = vague?.from && vague.to && daysBetween(vague.from, vague.to) < LONGEST_MONTH
    const day = isMonth ? vague.from : frames.some(isOfEvent) ? otherDays[0] : null
    return day ? `${day.slice(0, 7)}-01` : null
  })
}

/** A birthday tells an age, and a day that only a question names is not the trip's. */
function isOfEvent({ skill, value }: Frame): boolean {
  return skill === 'dates' && value.event !== undefined && value.isBirthday !== true && value.turns === undefined && value.isAsked !== true
}

/** The message together with the days that an earlier one left open, where it answers a question: "London", "4 nights". */
export function withDaysSpokenOf({ dates, stays, frames, limits }: HeardDays, table: Table): HeardDays | null {
  const { situation, pending } = table
  const { departureOn, returnOn, vague, choice } = dates
  if (!pending || !OPEN.includes(pending.asked) || situation.wishes.departureOn || departureOn || returnOn || vague || choice) return null
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
