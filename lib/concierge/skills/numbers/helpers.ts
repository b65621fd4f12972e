import type { Slots } from '../../grammar/lexicon'
import type { Helpers } from '../../grammar/rules'

/** Of a day or a number of people, "about" leaves this much either side. */
const ABOUT_SHARE = 0.25
/** "About a fortnight" is twelve to sixteen days; of longer stays people know the length less well. */
const LONGEST_KNOWN_STAY = 21
const DAYS: Readonly<Record<string, number>> = { day: 1, night: 1, week: 7, fortnight: 14, month: 30, year: 365 }

/** A number in a slot, or in the `key` of the value that stands there. */
export function numberIn(slots: Slots, slot: string, key = 'n'): number | null {
  const value = slots[slot]
  if (typeof value === 'number') return value
  const inner = typeof value === 'object' && value !== null ? (value as Slots)[key] : null
  return typeof inner === 'number' ? inner : null
}

/** What the rules of numbers reckon; none of it looks at words. */
export const NUMBER_HELPERS: Helpers = {
  sum: (slots) => ({ n: (numberIn(slots, 'a') ?? 0) + (numberIn(slots, 'b') ?? 0) }),
  hundreds: (slots) => ({ n: (numberIn(slots, 'a') ?? 1) * (numberIn(slots, 'h') ?? 1) + (numberIn(slots, 'b') ?? 0) }),
  ordinal: (slots) => ({ d: numberIn(slots, 'nth') }),
  ordinalOfDigits: (slots) => (isUpTo(slots.n, 99) ? { d: slots.n } : null),
  // "The 80th" is a birthday; no month is as long.
  ordinalOfDay: (slots) => (isUpTo(slots.n, 39) ? { d: slots.n } : null),
  ordinalOfAge: (slots) => (isUpTo(slots.n, 110) && slots.n >= 40 ? { d: slots.n } : null),
  minutes: (slots) => (isUpTo(slots.n, 3000) ? { minutes: slots.n } : null),
  minutesOfHours: (slots) => {
    const more = numberIn(slots, 'more') ?? (slots.half ? 30 : 0)
    return isUpTo(slots.n, 100) && more < 60 ? { minutes: Math.round(slots.n * 60) + more } : null
  },
  minutesOfClock: ({ h, min }) => (isUpTo(h, 100) && isUpTo(min, 59) ? { minutes: h * 60 + min } : null),
  days: ({ n = 1, unit, isFew }) => {
    if (!isUpTo(n, 400) || typeof unit !== 'string') return null
    return { n, unit, days: Math.round(n * (DAYS[unit] ?? 1)), ...(isFew ? { isFew: true } : {}) }
  },
  boundedHours: (slots) => range(slots, 'minutes'),
  boundedDays: (slots) => range(slots, 'days'),
  hoursBetween: (slots) => {
    const high = numberIn(slots, 'high', 'minutes') ?? 0
    const from = numberIn(slots, 'from')
    const low = numberIn(slots, 'low', 'minutes') ?? (from === null ? null : from * (high >= 60 ? 60 : 1))
    return low !== null && low < high ? { min: low, max: high } : null
  },
  daysBetween: (slots) => {
    const high = numberIn(slots, 'high', 'days') ?? 0
    const each = high / (numberIn(slots, 'high') ?? 1)
    const from = numberIn(slots, 'from')
    const low = numberIn(slots, 'low', 'days') ?? (from === null ? null : from * each)
    return low !== null && low < high ? { min: low, max: high } : null
  },
}

function range({ bound, isNegated, ...slots }: Slots, key: 'minutes' | 'days'): Slots | null {
  const value = slots[key]
  if (typeof value !== 'number') return null
  if (bound === 'exact') return { min: value, max: value }
  if (bound === 'about') {
    const share = Math.round(value * ABOUT_SHARE)
    const slack = key === 'minutes' ? Math.max(30, share) : value > LONGEST_KNOWN_STAY ? share : Math.min(2, Math.max(1, share))
    return isNegated ? null : { min: value - slack, max: value + slack }
  }
  return (bound === 'min') === Boolean(isNegated) ? { max: value } : { min: value }
}

function isUpTo(value: unknown, most: number): value is number {
  return typeof value === 'number' && value >= 0 && value <= most
}
