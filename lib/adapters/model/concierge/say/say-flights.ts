import { formatDay, formatDuration } from '@/lib/travel/dates'
import type { Situation } from '@/lib/travel/trip/situation'
import type { Table } from '../table'
import type { Brief, ShownFlights } from '../tool-results'
import type { DateAssumption } from '../understand/dates/said-dates'
import type { SearchWish } from '../understand/wishes'
import { capitalised, clock, countOf, dayName, forTravellers, listOf, placeName, sentences, wayName } from './phrases'

/** Before the first search: what it will look for, if nothing is missing and no day is past. */
export function sayLooking(change: SearchWish, { wishes, today }: Situation): string | null {
  const from = change.from ?? wishes.from
  const to = change.to ?? wishes.to
  const out = change.departureOn ?? wishes.departureOn
  const back = change.returnOn === undefined ? wishes.returnOn : change.returnOn
  const isOneWay = (change.tripType ?? wishes.tripType) === 'one-way' || change.returnOn === null
  if (!from || !to || !out || out < today || (back ? back < out : !isOneWay)) return null
  return `Looking from ${properName(from)} to ${properName(to)} on ${formatDay(out, today)}${back ? `, back on ${formatDay(back, today)}` : ''}.`
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

export const ANYWHERE =
  'I cannot search everywhere at once yet, and the weather is beyond me. Name a city that tempts you and I find flights that fit the rest.'

/** A place as it was said, with the capitals it deserves: "london" is London, "lhr" is LHR. */
function properName(said: string): string {
  const name = placeName(said)
  if (name !== name.toLowerCase()) return name
  return name.length === 3 ? name.toUpperCase() : name.replace(/(^|[\s-])\p{L}/gu, (start) => start.toUpperCase())
}

/** What a search found; a changed search begins with what changed. */
export function sayFound(
  shown: ShownFlights,
  situation: Situation,
  change: SearchWish,
  isFirst: boolean,
  same: string | null = null,
): string {
  if (isFirst) return sentences(`${countOf(shown.offerCount, 'flight')} to choose from.`, sayBest(shown, situation))
  const moved = describeMove(change, shown, situation)
  const changed = listOf([...moved, ...describeChange(change, situation)])
  const looked = changed
    ? `${capitalised(changed)}${moved.length > 0 ? ' then' : ''}: ${flightsOf(shown, situation, change)}${keptReturn(change, situation)}.`
    : sayLooked(shown, situation, keptReturn(change, situation))
  return sentences(looked, same ?? sayBest(shown, situation))
}

/** What the flight spoken of costs under the changed search; null where it is not among the best. */
export function saySameFlight(flight: Brief, shown: ShownFlights, situation: Situation): string | null {
  const again = shown.briefs.find(({ flightNumbers }) => flightNumbers.join() === flight.flightNumbers.join())
  return again ? `${describeFlight(again)} is ${again.total}${forTravellers(situation)} now.` : null
}

/** "from London Gatwick", "leaving Sat 28 Nov": where or when the trip moved. */
function describeMove({ from, to, departureOn }: SearchWish, shown: ShownFlights, situation: Situation): string[] {
  return [
    from && `from ${placeName(shown.from)}`,
    to && `to ${placeName(shown.to)}`,
    departureOn && `leaving ${dayName(shown.departureOn, situation)}`,
  ].filter((part) => typeof part === 'string')
}

/** How many flights were looked at, where and on which day; `ending` goes before the full stop. */
export function sayLooked(shown: ShownFlights, situation: Situation, ending = ''): string {
  return `I looked at ${flightsOf(shown, situation)}${ending}.`
}

/** What has just been said of the move is left out. */
function flightsOf(shown: ShownFlights, situation: Situation, said: SearchWish = {}): string {
  const parts = [
    !said.from && `from ${placeName(shown.from)}`,
    !said.to && `to ${placeName(shown.to)}`,
    !said.departureOn && `on ${dayName(shown.departureOn, situation)}`,
  ].filter((part) => typeof part === 'string')
  return `${[countOf(shown.offerCount, 'flight'), ...parts].join(' ')}${underFilters(shown, situation)}`
}

/** The flights of a direction, after the one before was picked or because the traveller asked for them. */
export function sayRanked(shown: ShownFlights, situation: Situation, by: string | undefined): string {
  const where = `${wayName(shown.label)} on ${dayName(shown.departureOn, situation)}`
  const looked = `For ${where} there ${shown.offerCount === 1 ? 'is' : 'are'} ${countOf(shown.offerCount, 'flight')}${underFilters(shown, situation)}.`
  return sentences(looked, sayBest(shown, situation, by))
}

/** Filters outlive the search they were set for, so they are recalled. */
function underFilters({ sliceIndex }: ShownFlights, { slices }: Situation): string {
  const isFiltered = slices.some((slice) => slice.sliceIndex === sliceIndex && slice.filters?.length)
  return isFiltered ? ' under your filters' : ''
}

/** The table holds the best ones of the whole list, so a flight further down can be chosen there. */
export function sayNoneFits({ flights }: Table): string {
  if (!flights || flights.offerCount <= flights.briefs.length) return 'None of the flights on the list fits that. Which one would you like?'
  return `None of the best ${flights.briefs.length} fits that; “Show more flights” lists all ${flights.offerCount}, each with its Choose button.`
}

/** An airline that none of the flights on the table has. */
export function sayAirlineNotShown(airline: string, { briefs, offerCount }: ShownFlights): string {
  const few = briefs.length < offerCount ? `the best ${briefs.length}` : 'these flights'
  return `None of ${few} is with ${airline}. Say “only ${airline}” and I look through all ${offerCount}.`
}

/** "TP1361 at 09:40". */
export function describeFlight(brief: Brief): string {
  return `${brief.flightNumbers.join(' + ')} at ${clock(brief.departsAt)}`
}

/** "direct", "one stop in Madrid". */
export function stopsOf(brief: Brief): string {
  if (brief.connections === 0) return 'direct'
  return `${brief.connections === 1 ? 'one stop' : countOf(brief.connections, 'stop')} in ${listOf(brief.via)}`
}

/** The pick that matters most to this traveller, in one sentence. */
export function sayBest(shown: ShownFlights, situation: Situation, by: string = situation.wishes.preference): string {
  const pick = shown.picks.find(({ labels }) => labels.some((label) => label === by)) ?? shown.picks[0]
  const brief = shown.briefs.find(({ offerId }) => offerId === pick?.offerId)
  if (!pick || !brief) return ''
  const price = `${pick.total}${forTravellers(situation)}`
  const way = wayOf(shown, situation)
  const isBoth = pick.labels.includes('cheapest') && pick.labels.includes('fastest')
  if (isBoth) return `The cheapest${way} is also the fastest: ${describeFlight(brief)}, ${price}.`
  if (pick.labels.includes('fastest') && by === 'fastest') {
    return `The fastest${way} takes ${formatDuration(brief.durationMinutes)} and costs ${price}.`
  }
  if (pick.labels.includes('cheapest') && by !== 'best-value') return `The cheapest${way} is ${price}.`
  return `The best value is ${describeFlight(brief)}: ${price}.`
}

/** "The cheapest way out", "the cheapest for flight 2". */
function wayOf({ label }: ShownFlights, { slices }: Situation): string {
  if (slices.length < 2 || label === 'Return') return ''
  return label === 'Outbound' ? ' way out' : ` for ${wayName(label)}`
}

/** When only the way out moved, the way back is said to stay. */
function keptReturn({ departureOn, returnOn }: SearchWish, situation: Situation): string {
  const kept = situation.wishes.returnOn
  return departureOn && !returnOn && kept ? `, with the way back still on ${dayName(kept, situation)}` : ''
}

/** "direct flights only, leaving Sat 28 Nov". */
function describeChange(change: SearchWish, situation: Situation): string[] {
  const { wishes } = situation
  const touchesPeople = ['adults', 'children', 'infants', 'pets'].some((key) => Object.hasOwn(change, key))
  const people = [
    countOf(wishes.adults, 'adult'),
    wishes.children > 0 && countOf(wishes.children, 'child', 'children'),
    wishes.infants > 0 && countOf(wishes.infants, 'infant'),
    wishes.pets > 0 && countOf(wishes.pets, 'pet'),
  ].filter((part) => typeof part === 'string')
  const bags = change.checkedBags
  return [
    touchesPeople && `now for ${listOf(people)}`,
    change.cabinClass && CABIN_WORDS[change.cabinClass],
    change.directOnly !== undefined && (change.directOnly ? 'direct flights only' : 'stops allowed'),
    bags !== undefined && (bags === 0 ? 'without checked bags' : `with ${countOf(bags, 'checked bag')} each`),
    change.tripType === 'one-way' && 'one way',
    change.returnOn && `coming back on ${dayName(change.returnOn, situation)}`,
  ].filter((part) => typeof part === 'string')
}

const CABIN_WORDS: Record<NonNullable<SearchWish['cabinClass']>, string> = {
  'economy-with-restrictions': 'in economy',
  'economy-without-restrictions': 'in flexible economy',
  'economy-premium': 'in premium economy',
  business: 'in business',
  first: 'in first class',
}
