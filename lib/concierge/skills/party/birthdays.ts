import type { PlainDate } from '@/lib/travel/dates'
import { AGE_READINGS, passengerTypeOfAge } from '@/lib/travel/passengers/age-class'
import type { Frame } from '../../grammar/cover'
import { addMonths, monthDayFrom, plainDate } from '../dates/calendar'
import { agesOf, countOf, knownMinors, type Minor } from './minor'
import type { Travellers } from './people'

/** Somebody's age on the last flight, which a birthday before or after it settles. */
export type AgeOnLastFlight = { age: number; isBirthdayBefore: boolean }

const OLDEST_MINOR = 17

type Birthday = { turns: number | null; isBeforeLast: boolean }

/** How old the children are on the last flight, by the birthdays and months that were told; null where nothing of it is. */
export function ageOnLastFlight(
  frames: readonly Frame[],
  { months, known, lastFlightOn, today }: { months?: number; known: Travellers; lastFlightOn: PlainDate | null; today: PlainDate },
): AgeOnLastFlight | null {
  const birthday = birthdayIn(frames, lastFlightOn, today)
  if (birthday) {
    const now = birthday.turns === null ? onlyAge(known) : birthday.turns - 1
    return now === null ? null : { age: birthday.isBeforeLast ? now + 1 : now, isBirthdayBefore: birthday.isBeforeLast }
  }
  const { childFrom } = AGE_READINGS.ours
  const isTwoByThen = months !== undefined && lastFlightOn !== null && lastFlightOn >= addMonths(today, childFrom * 12 - months)
  return isTwoByThen ? { age: childFrom, isBirthdayBefore: true } : null
}

/** The party with that age in place of the child’s age before; null if there is no such child. */
export function withAgeOnLastFlight({ age }: AgeOnLastFlight, known: Travellers): Partial<Travellers> | null {
  const minors = knownMinors(known)
  const isYear = (one: Minor) => one.age === age || one.age === age - 1
  const isOpen = (kind: Minor['kind']) => (one: Minor) => one.age === null && one.kind === kind
  const child =
    minors.find(isYear) ?? minors.find((one) => one.age === age + 1) ?? minors.find(isOpen('infants')) ?? minors.find(isOpen('children'))
  if (!child) return null
  const type = passengerTypeOfAge(age)
  const others = minors.filter((one) => one !== child)
  const people: Minor[] = type === 'adult' ? others : [...others, { kind: type === 'infant' ? 'infants' : 'children', age }]
  const [children, infants, childAges] = [countOf(people, 'children'), countOf(people, 'infants'), agesOf(people)]
  return {
    ...(type === 'adult' ? { adults: known.adults + 1 } : {}),
    ...(children === known.children ? {} : { children }),
    ...(infants === known.infants ? {} : { infants }),
    ...(childAges.join() === known.childAges.join() ? {} : { childAges }),
  }
}

function birthdayIn(frames: readonly Frame[], lastFlightOn: PlainDate | null, today: PlainDate): Birthday | null {
  for (const { value } of frames.toReversed()) {
    const turns = numberIn(value.turns, 'n') ?? (value.event ? numberIn(value, 'n') : null)
    if (turns !== null && turns > OLDEST_MINOR) continue
    if (value.turnsBy === 'last' || value.turnsBy === 'after') return { turns, isBeforeLast: value.turnsBy === 'last' }
    const on = turns !== null || value.isBirthday ? dayIn(slotsIn(value.event).day, today) : null
    if (on !== null && lastFlightOn !== null) return { turns, isBeforeLast: on <= lastFlightOn }
  }
  return null
}

function dayIn(spec: unknown, today: PlainDate): PlainDate | null {
  const [day, month, year] = ['d', 'm', 'y'].map((name) => numberIn(spec, name))
  if (!day || !month) return null
  return year ? plainDate(year, month, day) : monthDayFrom(today, month, day)
}

function onlyAge({ children, infants, childAges }: Travellers): number | null {
  return children + infants === 1 ? (childAges[0] ?? null) : null
}

function numberIn(slots: unknown, name: string): number | null {
  const value = slotsIn(slots)[name]
  return typeof value === 'number' ? value : null
}

function slotsIn(value: unknown): { readonly [slot: string]: unknown } {
  return typeof value === 'object' && value !== null ? (value as { readonly [slot: string]: unknown }) : {}
}
