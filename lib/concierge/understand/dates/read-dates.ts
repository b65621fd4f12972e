import { type PlainDate, weekday } from '@/lib/travel/dates'
import { everyMatch } from '@/lib/travel/every-match'
import { WEEKDAY, weekdayNumber } from '../../skills/dates/calendar'
import { type AssignedDays, assignDays } from './assign-days'
import { goesOnAboutOther } from './day-cues'
import { dayOrderOf } from './day-order'
import { type RoledDay, withRoles } from './day-roles'
import { windowIn } from './day-windows'
import { daysInFrame } from './days-in-frame'
import { findDays } from './find-days'
import { readFlexibility } from './flexibility'
import { masked } from './masked'
import { mayNameDays } from './may-name-days'
import { moveDays } from './move-days'
import type { NamedDay } from './named-day'
import { problemsOf, type ResolvedDays, resolveDays } from './resolve-days'
import { type Respelled, respell } from './respell'
import type { DateAssumption, DateMention, DateRole, DatesKnown, SaidDates } from './said-dates'
import { readShifts } from './shifts'
import { readStay } from './stays'
import { frameOfLimits, frameOfWeek, frameOfWindow } from './time-frames'
import { readVague } from './vague-times'

/** The days that the words name, read as of `known.today`. */
export function readDates(words: string, known: DatesKnown): SaidDates {
  const respelled = respell(words)
  if (!mayNameDays(respelled.words)) return { assumed: [], mentions: [], rest: words }
  const { today, isListShown, asked } = known
  const spokenOf = known.departureOn ? null : (known.spokenOf ?? null)
  const order = dayOrderOf(respelled.words, known.dayOrder ?? 'day-first')
  const found = findDays(respelled.words, { today, ...order, isListShown, isAsked: asked !== null, spokenOf })
  const named = withRoles(found.days, respelled.words).map((day) => asGiven(day, words, respelled))
  const weeks = found.weeks.map((week) => asGiven(week, words, respelled))
  const { shifts, rest: afterShift } = readShifts(found.rest)
  const { nights, rest: afterStay } = readStay(afterShift, asked !== null && asked !== 'departure', known.isBabyKnown)
  const { rest: afterFlexibility, ...flexibility } = readFlexibility(afterStay, named, known)
  const vague = readVague(afterFlexibility, known)
  const beforeFrame = respelled.words.slice(0, vague.start)
  const isForReturn = roleOfFrame(`${beforeFrame}${vague.frame?.said ?? ''}`, known, false) === 'return'
  const days = daysInFrame(named, vague, isForReturn, respelled.words, known)

  const window = windowIn(days, respelled.words)
  const assigned = assignDays(window ? days.filter((day) => !window.includes(day)) : days, known)
  const resolved = resolveDays(assigned, known)
  const isDepartureSure = assigned.departure?.role === 'departure'
  const moved = moveDays({ ...resolved, isDepartureSure }, shifts, nights, known)
  const reading: SaidDates = {
    ...moved,
    ...(nights === null ? {} : { nights }),
    ...flexibility,
    ...problemsOf(assigned, resolved, today),
    assumed: assumptionsOf(assigned, resolved),
    mentions: mentionsOf(days, assigned, resolved, today, respelled),
    rest: restOf(words, vague.rest, respelled),
  }
  const frame = frameOfWindow(window, today, spokenOf) ?? frameOfLimits(days, today, spokenOf) ?? frameOfWeek(weeks, today) ?? vague.frame
  const role = frame && (frame.role ?? roleOfFrame(beforeFrame, known, Boolean(assigned.departure ?? assigned.return)))
  // "What is the weather like this week?" is about something else.
  if (!frame || !role || assigned[role] || goesOnAboutOther(respelled.words, respelled.words)) return reading
  return { ...reading, vague: { ...frame, role } }
}

function assumptionsOf(assigned: AssignedDays, resolved: ResolvedDays): DateAssumption[] {
  return [
    { day: assigned.departure, on: resolved.departureOn },
    { day: assigned.return, on: resolved.returnOn },
  ].flatMap(({ day, on }) => {
    if (!day || !on) return []
    const because = isOtherWeekday(day.said, on) ? 'weekday-differs' : day.because
    return because ? [{ said: day.said, on, because }] : []
  })
}

const WEEKDAY_AND_NUMBER = new RegExp(`^${WEEKDAY}(?=.*\\d)`, 'i')

/** "Saturday the 27th", where the 27th is a Friday: the number counts, and it is said. */
function isOtherWeekday(said: string, on: PlainDate): boolean {
  const name = WEEKDAY_AND_NUMBER.exec(said)?.[0]
  return name !== undefined && weekdayNumber(name) !== weekday(on)
}

function mentionsOf(
  days: RoledDay[],
  assigned: AssignedDays,
  resolved: ResolvedDays,
  today: PlainDate,
  { positionOf }: Respelled,
): DateMention[] {
  let previous: PlainDate | null = null
  return days.map((day) => {
    const { said, start, end, resolve, isDropped } = day
    const role = day === assigned.departure ? 'departure' : day === assigned.return ? 'return' : day.role === 'other' ? 'other' : null
    const earliest: PlainDate = role !== 'other' && previous !== null && previous > today ? previous : today
    const own = role === 'departure' ? resolved.departureOn : role === 'return' ? resolved.returnOn : resolve(earliest, previous)
    const on = own ?? null
    if (!isDropped && role !== 'other') previous = on ?? previous
    return { on, said, start: positionOf(start), end: positionOf(end), role }
  })
}

/** The day with the words the traveller wrote, not those put right. */
function asGiven<Day extends NamedDay>(day: Day, words: string, { positionOf }: Respelled): Day {
  return { ...day, said: words.slice(positionOf(day.start), positionOf(day.end)).trim() }
}

/** The masks of the respelled words, put where the words as given had what was read. */
function restOf(words: string, rest: string, { positionOf }: Respelled): string {
  let result = words
  for (const { index, 0: mask } of everyMatch(rest, /~+/g)) result = masked(result, positionOf(index), positionOf(index + mask.length))
  return result
}

/** Beside a day that is named, a time needs words of its own that say which way it is for. */
function roleOfFrame(before: string, { asked }: DatesKnown, isDayNamed: boolean): DateRole | null {
  const clause = before.slice(-40).split(/[.,;]/).at(-1) ?? ''
  if (/\b(?:back|return(?:ing)?|home|until|till)\b/i.test(clause) && !/\ba\s+return\b/i.test(clause)) return 'return'
  if (isDayNamed) return /\b(?:leav\w+|depart\w*|fly(?:ing)?\s+out|out)\b/i.test(clause) ? 'departure' : null
  return asked === 'return' ? 'return' : 'departure'
}
