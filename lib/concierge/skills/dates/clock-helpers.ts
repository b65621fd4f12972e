import type { Slots } from '../../grammar/lexicon'
import type { Helpers } from '../../grammar/rules'
import { numberIn } from '../numbers/helpers'
import type { ClockSpec } from './spec'

const DAY = 1440
const NOON = 720
/** "After midnight" is in the night. */
const NIGHT_ENDS = 300
/** An exact time is meant about so exactly. */
const ABOUT_MINUTES = 60
/** "9:40 is early": that flight goes, the next one may stay. */
const AFTER_MINUTES = 5
const FIRST_BARE_HOUR = 3
/** "Early in the morning" ends here, "late in the evening" begins here. */
const EARLY: Readonly<Record<string, [from: number, to: number]>> = {
  morning: [300, 540],
  afternoon: [NOON, 900],
  evening: [1020, 1140],
  night: [1260, 1380],
}
const LATE: Readonly<Record<string, [from: number, to: number]>> = {
  morning: [540, NOON],
  afternoon: [900, 1080],
  evening: [1200, DAY],
  night: [1320, DAY],
}
/** Of hours without "am" or "pm" those up to four are after noon; of an arrival, those up to seven. */
const LAST_AFTERNOON_HOUR = 4
const LAST_ARRIVAL_HOUR = 7
/** "After six" is in the evening. */
const LAST_AFTER_HOUR = 6

/** `at` in minutes of the day; `half` is missing where "nine" may be either. */
type Time = { at: number; isBare?: true; half?: string; isMidnight?: true }

/** What the rules of times reckon; none of it looks at words. */
export const CLOCK_HELPERS: Helpers = {
  time: timeOf,
  bareTime: (slots) => {
    const time = timeOf(slots)
    return time && { ...time, isBare: true }
  },
  timeOfWords: (slots) => {
    const min = numberIn(slots, 'minute', 'd')
    return min !== null && min >= 10 ? timeOf({ ...slots, h: slots.n, min }) : null
  },
  timeOfDigits: (slots) => {
    const min = numberIn(slots, 'minute')
    return min !== null && min < 60 ? timeOf({ ...slots, h: slots.n, min }) : null
  },
  partOfPart: ({ from, to, mod, name }) => {
    const [start, end] = edgeOf(name, mod) ?? [from, to]
    return { from: start, to: end, name, mod }
  },
  bound: (slots) => {
    const { rel } = slots
    if (typeof slots.at !== 'number') {
      // "Before lunch" ends where it begins, "after work" begins where it ends; "by the evening" is in its course.
      return rel === 'before' ? { to: slots.from } : rel === 'by' ? { to: slots.to } : { from: slots.to }
    }
    const time = slots as unknown as Time
    if (time.isMidnight)
      return rel === 'before' ? { to: DAY } : rel === 'after' ? { from: 0, to: NIGHT_ENDS } : { from: DAY - ABOUT_MINUTES, to: DAY }
    const mark = {
      rel,
      ...(time.isBare || !time.half ? { hours: time.isBare ? 'bare' : 'unmarked' } : {}),
      ...(slots.isBy ? { isBy: true } : {}),
    }
    if (rel === 'before' || rel === 'by') return { to: time.at, ...mark }
    if (rel === 'after') return { from: time.at, ...mark }
    return { about: time.at, ...mark }
  },
  /** "By teatime, say 6": the hour is in that half of the day. */
  hourOfMoment: ({ moment, hour, rel }) => {
    const [{ from, to }, { at, half }] = [moment as { from: number; to: number }, hour as Time]
    const isAfterNoon = half === undefined && at < NOON && Math.abs(at + NOON - (from + to) / 2) < Math.abs(at - (from + to) / 2)
    const meant = isAfterNoon ? at + NOON : at
    return rel === 'before' ? { to: meant } : rel === 'after' ? { from: meant } : { about: meant }
  },
  /** "5 pm, 7 or 8 too": any hour between them will do. */
  anyHour: ({ hours }) => {
    const isAfterNoon = (hours as Time[]).some(({ half, at }) => half !== undefined && at >= NOON)
    const all = (hours as Time[]).map(({ at, half }) => (half === undefined && isAfterNoon && at < NOON ? at + NOON : at))
    return { from: Math.max(0, Math.min(...all) - ABOUT_MINUTES), to: Math.min(DAY, Math.max(...all) + ABOUT_MINUTES) }
  },
  timesBetween: ({ from, to }) => {
    const [first, last] = [from as Time, to as Time]
    const end = last.half || !first.half ? shifted(last, last.half ? undefined : 'unmarked') : shifted(last, first.half)
    const start = first.half ? first.at : startBefore(first, end, last.half)
    return start < end ? { from: start, to: end } : null
  },
  flipped: ({ a, b }) => {
    const all = [a, b].filter((one) => one !== undefined).map((one) => flip(one as Slots))
    return { all }
  },
  flippedReturn: ({ a }) => ({ ret: { clock: [clockOf(flip(a as Slots), undefined)] } }),
  tooMuch: ({ side, of, a, isBed }) => {
    if (isBed) return { all: [{ from: (a as Time).at + 120, isNegated: true }] }
    const part = of as { name?: string } | undefined
    if (side === 'early') return { all: [{ from: part?.name === 'morning' ? 540 : 480, isNegated: true }] }
    return { all: [{ to: part?.name === 'evening' ? 1200 : 1260, isNegated: true }] }
  },
  /** "The evening one is too late": none of that part. */
  tooMuchOfPart: ({ side, of }) => {
    const { name, from, to } = of as { name?: string; from: number; to: number }
    if (side === 'early') return { all: [{ from: name === 'morning' ? 540 : to, isNegated: true }] }
    return from > 300 ? { all: [{ to: from, isNegated: true }] } : null
  },
  tooMuchReturn: (slots) => {
    const flown = CLOCK_HELPERS.tooMuchOfPart?.(slots)
    return flown ? { ret: { clock: (flown.all as Slots[]).map((one) => clockOf(one, undefined)) } } : null
  },
  tooMuchAt: ({ side, a }) => {
    const { at, isBare, half } = a as Time
    // "The first one is early."
    if (isBare && at < FIRST_BARE_HOUR * 60) return null
    if (side === 'early') return { all: [{ from: at + AFTER_MINUTES }] }
    // "10 is too late" is said of the evening, "9:40 is too late" of what a clock shows.
    const isHour = isBare && !half && at < NOON && at % 60 === 0
    return { all: [{ to: at + (isHour ? NOON : 0) - AFTER_MINUTES }] }
  },
  tooMuchThere: ({ a, much }) => {
    const { at } = a as Time
    const clock = (much as Slots).side === 'early' ? { from: at + AFTER_MINUTES } : { to: at - AFTER_MINUTES }
    return { when: { clock: [{ ...clock, side: 'arrive' }] } }
  },
  windows: ({ w, on, isFlipped }) => {
    const given = w as Slots
    const all = Array.isArray(given.all) ? (given.all as Slots[]) : [given]
    return { all: all.map((one) => clockOf(isFlipped ? flip(one) : one, on === 'arrive' || on === 'depart' ? on : undefined)) }
  },
  allWindows: ({ all }) => ({ list: (all as { all: ClockSpec[] }[]).flatMap(({ all: some }) => some) }),
  eitherWindow: ({ all }) => {
    const [first, second] = (all as { all: ClockSpec[] }[]).flatMap(({ all: some }) => some)
    if (first?.to === undefined || second?.from === undefined || second.from > first.to) return null
    const { to: _, ...start } = first
    return { list: [{ ...start, ...(second.to === undefined ? {} : { to: second.to }) }] }
  },
}

/** "Early in the evening", in minutes of the day. */
export function edgeOf(name: unknown, mod: unknown): [from: number, to: number] | undefined {
  return typeof name === 'string' ? (mod === 'early' ? EARLY : LATE)[name] : undefined
}

/** A window that is about arriving: "by six" is then in the evening. */
export function arrivalOf({ isBare, ...clock }: ClockSpec): ClockSpec {
  const meant = (minutes: number) =>
    isBare && minutes > LAST_AFTERNOON_HOUR * 60 && minutes < (LAST_ARRIVAL_HOUR + 1) * 60 ? minutes + NOON : minutes
  return {
    ...clock,
    ...(clock.from === undefined ? {} : { from: meant(clock.from) }),
    ...(clock.to === undefined ? {} : { to: meant(clock.to) }),
    side: 'arrive',
  }
}

function timeOf(slots: Slots): Slots | null {
  if (slots.isMidnight) return { at: 0, isMidnight: true, half: 'am' }
  const { half, add } = slots
  const hour = typeof slots.h === 'number' ? slots.h : slots.n
  const minute = typeof slots.min === 'number' ? slots.min : 0
  if (typeof hour !== 'number' || hour > 24 || minute > 59 || (slots.n === 0 && slots.h === undefined && slots.length === 1)) return null
  if (half !== undefined && hour > 12) return half === 'am' ? null : { at: hour * 60 + minute, half: 'pm' }
  const marked = half === 'night' ? (hour < 5 || hour === 12 ? 'am' : 'pm') : half
  const whole = marked === 'pm' && hour < 12 ? hour + 12 : marked === 'am' && hour === 12 ? 0 : hour
  const at = whole * 60 + minute + (typeof add === 'number' ? add : 0)
  const isClear = typeof marked === 'string' || hour > 12 || slots.length === 2 ? isLeadingZero(slots) || marked || hour > 12 : false
  const isOfEither = slots.isBare === true && !isClear && hour < 12
  return {
    at: Math.min(at, DAY),
    ...(isClear || hour >= 12 ? { half: typeof marked === 'string' ? marked : 'clear' } : {}),
    // "6 baje" is of either half of the day.
    ...(isOfEither ? { isBare: true } : {}),
  }
}

/** "0930" is before noon. */
function isLeadingZero(slots: Slots): boolean {
  return slots.length === 2 && typeof slots.n === 'number' && slots.n < 10
}

function shifted({ at, half }: Time, by: string | undefined): number {
  if (half && half !== 'clear') return at
  if (by === 'pm' && at < NOON) return at + NOON
  if (by === 'unmarked' && !half && at >= 60 && at < (LAST_AFTERNOON_HOUR + 1) * 60) return at + NOON
  return at
}

/** "2 to 5 pm" is after noon, "9 to 12" before it. */
function startBefore(first: Time, end: number, half: string | undefined): number {
  const later = first.at + NOON
  return half === 'pm' && first.at < NOON && later < end ? later : end > NOON && !half && later < end && first.at < 300 ? later : first.at
}

function flip(window: Slots): Slots {
  const { from, to, about, hours, name, mod } = window as {
    from?: number
    to?: number
    about?: number
    hours?: string
    name?: string
    mod?: string
  }
  const kept = hours === undefined ? {} : { hours }
  if (about !== undefined) return { not: [about - ABOUT_MINUTES, about + ABOUT_MINUTES], isNegated: true }
  if (from === undefined) return { from: to, isNegated: true, ...kept }
  if (to === undefined) return { to: from, isNegated: true, ...kept }
  // What is left of the day: after a morning, before an evening, between two nights.
  if (name === 'night') return { from: 300, to: from, not: [from, to], isNegated: true }
  if (from <= 300) return { from: to, not: [from, to], isNegated: true }
  return { to: from, not: [from, to], isNegated: true, ...(mod ? { mod } : {}) }
}

function clockOf(window: Slots, on: 'depart' | 'arrive' | undefined): ClockSpec {
  const { hours, about, from, to, not, isNegated, side, isBy, rel, isOfAll } = window as {
    isOfAll?: true
    hours?: string
    about?: number
    from?: number
    to?: number
    not?: [number, number]
    isNegated?: true
    side?: 'depart' | 'arrive'
    isBy?: true
    rel?: string
  }
  const way = on ?? side
  const isAfter = hours === 'bare' && rel === 'after' && !isNegated
  const last = way === 'arrive' && hours === 'bare' ? LAST_ARRIVAL_HOUR : isAfter ? LAST_AFTER_HOUR : LAST_AFTERNOON_HOUR
  const meant = (minutes: number) => (hours && minutes >= 60 && minutes < (last + 1) * 60 ? minutes + NOON : minutes)
  return {
    ...(about === undefined ? {} : { from: Math.max(0, meant(about) - ABOUT_MINUTES), to: Math.min(DAY, meant(about) + ABOUT_MINUTES) }),
    ...(from === undefined ? {} : { from: meant(from) }),
    ...(to === undefined ? {} : { to: meant(to) }),
    ...(not === undefined ? {} : { not }),
    ...(isNegated ? { isNegated } : {}),
    ...(hours === 'bare' && !way ? { isBare: true as const } : {}),
    ...(isBy ? { isBy } : {}),
    ...(isOfAll ? { isOfAll } : {}),
    ...(about === undefined ? {} : { isExact: true as const }),
    ...(way ? { side: way } : {}),
  }
}
