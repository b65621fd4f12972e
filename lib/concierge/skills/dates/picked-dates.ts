import { addDays, daysBetween, weekday } from '@/lib/travel/dates'
import type { Frame } from '../../grammar/cover'
import type { Pending } from '../../pending'
import type { SearchWish } from '../../understand/wished-search'
import type { DatesChange } from './change'

type Offered = Extract<Pending, { asked: 'which-dates' }>
type Pair = Offered['choices'][number]

/** The search for the days that are taken of those last compared: "the second", "yes", "the 12th". Null where none of them is meant. */
export function pickedDates(
  offered: Offered | null,
  { frames, all }: { frames: readonly Frame[]; all: readonly Frame[] },
  dates: DatesChange,
  isAgreed: boolean,
): SearchWish | null {
  if (!offered) return null
  const pair =
    pairOfWeekday(offered, all) ??
    pairNamed(offered, dates) ??
    pairCounted(offered, frames) ??
    (isAgreed || takesIt(frames) ? offered.choices[0] : null)
  if (!pair) return null
  const { departureOn, returnOn } = pair
  // What a search was given before.
  return { ...(offered.input as SearchWish), departureOn, ...(returnOn ? { returnOn } : { tripType: 'one-way' as const }) }
}

/** A day of leaving alone comes back as in the comparison, or after as many nights where all stays are as long. */
function pairNamed({ choices }: Offered, { departureOn, returnOn }: DatesChange): Pair | null {
  if (!departureOn) return null
  if (returnOn) return { departureOn, returnOn }
  const known = choices.find((pair) => pair.departureOn === departureOn)
  const lengths = new Set(choices.map((pair) => (pair.returnOn ? daysBetween(pair.departureOn, pair.returnOn) : null)))
  const [only] = lengths
  if (known || lengths.size !== 1 || only === undefined) return known ?? null
  return { departureOn, returnOn: only === null ? null : addDays(departureOn, only) }
}

/** "The Thursday one": the only pair that leaves on it. */
function pairOfWeekday({ choices }: Offered, frames: readonly Frame[]): Pair | null {
  const days = frames.flatMap(({ skill, value }) => (skill === 'dates' && isWhen(value.when) ? [value.when.day] : []))
  const [day] = days
  if (!day || days.length > 1 || day.is !== 'weekday' || day.week !== undefined) return null
  const [pair, other] = choices.filter(({ departureOn }) => weekday(departureOn) === day.wd)
  return pair && !other ? pair : null
}

function isWhen(value: unknown): value is { day: { is: string; wd?: number; week?: string } } {
  return (
    typeof value === 'object' &&
    value !== null &&
    'day' in value &&
    typeof value.day === 'object' &&
    value.day !== null &&
    'is' in value.day
  )
}

function pairCounted({ choices }: Offered, frames: readonly Frame[]): Pair | null {
  const nth = frames.flatMap(({ value }) => (isNth(value.optionAt) ? [value.optionAt.nth] : [])).at(-1)
  return nth === undefined ? null : (choices.at(nth < 0 ? nth : nth - 1) ?? null)
}

function isNth(value: unknown): value is { nth: number } {
  return typeof value === 'object' && value !== null && 'nth' in value && typeof value.nth === 'number'
}

/** "Take that": the one that was named first. */
function takesIt(frames: readonly Frame[]): boolean {
  return frames.some(({ value }) => value.isOption === true)
}
