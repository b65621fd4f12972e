import type { KnownNames } from '@/lib/ports/known-names'
import type { CabinClass } from '@/lib/travel/flights/search-labels'
import { CABIN_WORDS } from '@/lib/travel/flights/search-labels'
import type { SpecialService } from '@/lib/travel/passengers/passenger-options'
import { SPECIAL_SERVICE_WORDS } from '@/lib/travel/passengers/passenger-options'
import type { Situation } from '@/lib/travel/trip/situation'
import type { DateAssumption } from '../skills/dates/change'
import type { Table } from '../table'
import { placesIn } from '../understand/names-in'
import type { SearchWish } from '../understand/wished-search'
import { only } from './facts'
import { fixed, telling, tellingAll } from './marked'
import { dayName, listOf, placeName, sentences } from './phrases'
import { bagsOf, inCabin, peopleOf } from './search-words'

/** Longer names are those of airports that carry a whole life. */
const LONGEST_NAME = 24

/** Before the first search: what it will look for, if nothing is missing and no day is past. */
export function sayLooking(change: SearchWish, { situation, names }: Table): string | null {
  const { wishes, today } = situation
  const from = change.from ?? wishes.from
  const to = change.to ?? wishes.to
  const out = change.departureOn ?? wishes.departureOn
  const back = change.returnOn === undefined ? wishes.returnOn : change.returnOn
  const isOneWay = (change.tripType ?? wishes.tripType) === 'one-way' || change.returnOn === null
  if (!from || !to || !out || out < today || (back ? back < out : !isOneWay)) return null
  const meant = { ...wishes, ...change }
  const { children, infants, pets } = meant
  const isFamily = children + infants + pets > 0
  const parts = [
    `from ${properName(from, names)} to ${properName(to, names)} on ${dayName(out, situation)}`,
    back && `returning on ${dayName(back, situation)}`,
    isFamily && `for ${peopleOf(meant)}`,
    ...comfortOf(meant),
  ].filter((part) => typeof part === 'string')
  return `I’m looking for flights ${parts.join(', ')}.`
}

/** "I have that already: from London to Lisbon on Friday 27 November, direct flights only.": the search as it stands. */
export function sayKnown(situation: Situation): string {
  const { wishes } = situation
  const { from, to, departureOn, returnOn, adults, children, infants } = wishes
  const route = [from && `from ${placeName(from)}`, to && `to ${placeName(to)}`, departureOn && `on ${dayName(departureOn, situation)}`]
  const parts = [
    route.filter((part) => typeof part === 'string').join(' '),
    returnOn && `returning on ${dayName(returnOn, situation)}`,
    adults + children + infants > 1 && `for ${peopleOf(wishes)}`,
    ...comfortOf(wishes),
  ].filter((part) => typeof part === 'string' && part !== '')
  return fixed('known', parts.length > 0 ? `I have that already: ${parts.join(', ')}.` : 'I have that already.')
}

/** A cabin for some flights of a trip. */
export function sayOneCabin(cabin: CabinClass): string {
  const other = CABIN_WORDS[cabin]
  const compare = cabin === 'economy-with-restrictions' ? [] : [`To compare, say “all in ${other}”.`]
  return tellingAll(only(['one-cabin']), 'One search has one cabin for all its flights, so these are all in economy.', ...compare)
}

/** "You’re still leaving on Sunday 13 December and coming back on Sunday 20 December." */
export function sayDaysKept(situation: Situation): string {
  const { departureOn, returnOn } = situation.wishes
  const back = returnOn ? ` and coming back on ${dayName(returnOn, situation)}` : ''
  return departureOn ? fixed('known', `You’re still leaving on ${dayName(departureOn, situation)}${back}.`) : sayKnown(situation)
}

function comfortOf(wishes: Situation['wishes']): (string | false)[] {
  const { cabinClass, directOnly, checkedBags } = wishes
  return [
    cabinClass !== 'economy-with-restrictions' && inCabin(cabinClass),
    directOnly && 'direct flights only',
    checkedBags > 0 && bagsOf(checkedBags, wishes),
  ]
}

/** The same of a trip with several flights. */
export function sayLookingForSeveral(slices: { from: string; to: string; departureOn: string }[], { situation, names }: Table): string {
  const legs = slices.map(
    ({ from, to, departureOn }) => `${properName(from, names)} to ${properName(to, names)} on ${dayName(departureOn, situation)}`,
  )
  return `I’m looking for flights from ${listOf(legs)}.`
}

/** How a doubtful day was read; null where no day was doubtful. */
export function sayAssumedDays(assumed: DateAssumption[], situation: Situation): string | null {
  const doubtful = assumed.filter(({ because }) => because === 'day-first' || because === 'month-first' || because === 'weekday-differs')
  const taken = doubtful.length > 0 && `I’ve taken ${listOf(doubtful.map(({ said, on }) => `“${said}” as ${dayName(on, situation)}`))}.`
  const other = assumed.find(({ because }) => because === 'left-out')
  return sentences(taken, other && `I’ve changed the outbound only: for the other, ask for “${other.said}” as the return.`) || null
}

/** A place by its own name ("Dublin" for "dulbin"); an unknown one as it was said, with capitals. */
export function properName(said: string, names: KnownNames): string {
  const name = placeName(said)
  const [known] = placesIn(`from ${name}`, names)
  if (known) return known.named.name.length <= LONGEST_NAME ? known.named.name : known.named.city
  if (name !== name.toLowerCase()) return name
  return name.length === 3 ? name.toUpperCase() : name.replace(/(^|[\s-])\p{L}/gu, (start) => start.toUpperCase())
}

/** The words of the passenger form for the help that was described. */
export function sayAssistance(kind: SpecialService): string {
  const { words } = SPECIAL_SERVICE_WORDS[kind]
  return telling(only(['help-in-form', words]), `In the passenger form that’s “${words}”.`)
}
