import { formatDay } from '@/lib/travel/dates'
import type { Situation } from '@/lib/travel/trip/situation'
import type { DateAssumption } from '../skills/dates/change'
import { readPlaces } from '../understand/places/read-places'
import type { SearchWish } from '../understand/wished-search'
import { dayName, listOf, placeName } from './phrases'
import { bagsOf, inCabin, peopleOf } from './search-words'

/** Longer names are those of airports that carry a whole life. */
const LONGEST_NAME = 24

/** Before the first search: what it will look for, if nothing is missing and no day is past. */
export function sayLooking(change: SearchWish, { wishes, today }: Situation): string | null {
  const from = change.from ?? wishes.from
  const to = change.to ?? wishes.to
  const out = change.departureOn ?? wishes.departureOn
  const back = change.returnOn === undefined ? wishes.returnOn : change.returnOn
  const isOneWay = (change.tripType ?? wishes.tripType) === 'one-way' || change.returnOn === null
  if (!from || !to || !out || out < today || (back ? back < out : !isOneWay)) return null
  const { cabinClass, directOnly, checkedBags, children, infants, pets } = { ...wishes, ...change }
  const isFamily = children + infants + pets > 0
  const parts = [
    `from ${properName(from)} to ${properName(to)} on ${formatDay(out, today)}`,
    back && `back on ${formatDay(back, today)}`,
    isFamily && `for ${peopleOf({ ...wishes, ...change })}`,
    cabinClass !== 'economy-with-restrictions' && inCabin(cabinClass),
    directOnly && 'direct flights only',
    checkedBags > 0 && bagsOf(checkedBags),
  ].filter((part) => typeof part === 'string')
  return `Looking ${parts.join(', ')}.`
}

/** The same of a trip with several flights. */
export function sayLookingForSeveral(slices: { from: string; to: string; departureOn: string }[], { today }: Situation): string {
  const legs = slices.map(({ from, to, departureOn }) => `${properName(from)} to ${properName(to)} on ${formatDay(departureOn, today)}`)
  return `Looking from ${listOf(legs)}.`
}

/** How a day was read that could have been another one; null where it went without saying. */
export function sayAssumedDays(assumed: DateAssumption[], situation: Situation): string | null {
  const doubtful = assumed.filter(({ because }) => because === 'day-first' || because === 'month-first' || because === 'weekday-differs')
  return doubtful.length > 0 ? `I read ${listOf(doubtful.map(({ said, on }) => `“${said}” as ${dayName(on, situation)}`))}.` : null
}

/** Places that were named beside the one that is searched for; null where there were none. */
export function sayAlternatives(alternatives: string[]): string | null {
  const names = alternatives.map(properName)
  return names.length > 0 ? `I search one place at a time; to look at ${names.join(' or ')} too, say “${names[0]} instead”.` : null
}

/** A place by its own name ("Dublin" for "dulbin"); one that is not known as it was said, with the capitals it deserves. */
export function properName(said: string): string {
  const name = placeName(said)
  const known = readPlaces(`from ${name}`, { asked: 'origin', origin: null, destination: null }).origin
  if (known?.isKnown) return known.name.length <= LONGEST_NAME ? known.name : known.cityName
  if (name !== name.toLowerCase()) return name
  return name.length === 3 ? name.toUpperCase() : name.replace(/(^|[\s-])\p{L}/gu, (start) => start.toUpperCase())
}
