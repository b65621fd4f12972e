import { formatDuration } from '@/lib/travel/dates'
import type { Situation } from '@/lib/travel/trip/situation'
import { flightKey } from '../pending'
import type { Table } from '../table'
import type { Brief, ShownFlights } from '../tool-results'
import type { SearchWish } from '../understand/wished-search'
import { asking, namingFlight } from './marked'
import { capitalised, clock, countOf, dayName, forTravellers, listOf, placeName, sentences, wayName } from './phrases'
import { bagsOf, inCabin, PEOPLE, peopleOf } from './search-words'

/** A fare is chosen after the flights, so the wish is kept until then. */
export const WILL_REFUND = 'Once the flights are picked I will look for a refundable fare.'

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
function sayLooked(shown: ShownFlights, situation: Situation, ending = ''): string {
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
  const day = dayName(shown.departureOn, situation)
  const where = situation.slices.length === 1 ? `On ${day}` : `For ${wayName(shown.label)} on ${day}`
  const looked = `${where} there ${shown.offerCount === 1 ? 'is' : 'are'} ${countOf(shown.offerCount, 'flight')}${underFilters(shown, situation)}.`
  return sentences(looked, sayBest(shown, situation, by))
}

/** Filters outlive the search they were set for, so they are recalled. */
function underFilters({ sliceIndex }: ShownFlights, { slices }: Situation): string {
  const isFiltered = slices.some((slice) => slice.sliceIndex === sliceIndex && slice.filters?.length)
  return isFiltered ? ' under your filters' : ''
}

/** The table holds the best ones of the whole list, so a flight further down can be chosen there. */
export function sayNoneFits({ flights }: Table): string {
  if (!flights || flights.offerCount <= flights.briefs.length)
    return `None of the flights on the list fits that. ${asking({ asked: 'which-flight', about: null, choices: [] }, 'Which one would you like?')}`
  return `None of the best ${flights.briefs.length} fits that; “Show more flights” lists all ${flights.offerCount}, each with its Choose button.`
}

/** Who flies there, as far as the table knows. */
export function sayAirlines({ briefs, offerCount }: ShownFlights): string {
  const names = [...new Set(briefs.flatMap(({ airline }) => airline.split(' and ')))]
  const whose = briefs.length < offerCount ? `The best ${briefs.length} of ${offerCount} are` : 'These flights are'
  return `${whose} with ${listOf(names.length > MOST_AIRLINES ? [...names.slice(0, MOST_AIRLINES), 'others'] : names)}.`
}

/** More names than these make no sentence. */
const MOST_AIRLINES = 6

/** An airline that none of the flights on the table has. */
export function sayAirlineNotShown(airline: string, { briefs, offerCount }: ShownFlights): string {
  const few = briefs.length < offerCount ? `the best ${briefs.length}` : 'these flights'
  return `None of ${few} is with ${airline}. Say “only ${airline}” and I look through all ${offerCount}.`
}

/** "TP1361 at 09:40". */
export function describeFlight(brief: Brief): string {
  return `${namingFlight(flightKey(brief))} at ${clock(brief.departsAt)}`
}

/** "Shall I take it?" of the flight just described, in its direction. */
export function offerFlight({ offerId }: Brief, sliceIndex: number): string {
  return asking({ asked: 'confirm', acts: [{ tool: 'chooseFlight', input: { sliceIndex, offerId } }] }, 'Shall I take it?')
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
  const fewer = sayFewerBags(pick.checkedBags, situation)
  const isBoth = pick.labels.includes('cheapest') && pick.labels.includes('fastest')
  if (isBoth) return sentences(`The cheapest${way} is also the fastest: ${describeFlight(brief)}, ${price}.`, fewer)
  if (pick.labels.includes('fastest') && by === 'fastest') {
    return sentences(`The fastest${way} takes ${formatDuration(brief.durationMinutes)} and costs ${price}.`, fewer)
  }
  if (pick.labels.includes('cheapest') && by !== 'best-value') return sentences(`The cheapest${way} is ${price}.`, fewer)
  return sentences(`The best value is ${describeFlight(brief)}: ${price}.`, fewer)
}

/** No fare of the flight holds as many bags as were wished for, so its price is not yet the whole one. */
function sayFewerBags(held: number | undefined, { wishes }: Situation): string | null {
  if (held === undefined) return null
  const each = wishes.adults + wishes.children > 1 ? ' each' : ''
  if (held === 0) return 'That price holds no checked bag; bags can be added after the fare.'
  return `That price is with ${countOf(held, 'checked bag')}${each}; more can be added after the fare.`
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
  const touchesPeople = PEOPLE.some((key) => Object.hasOwn(change, key))
  return [
    touchesPeople && `now for ${peopleOf(wishes)}`,
    change.cabinClass && inCabin(change.cabinClass),
    change.directOnly !== undefined && (change.directOnly ? 'direct flights only' : 'stops allowed'),
    change.checkedBags !== undefined && bagsOf(change.checkedBags),
    change.tripType === 'one-way' && 'one way',
    change.returnOn && `coming back on ${dayName(change.returnOn, situation)}`,
  ].filter((part) => typeof part === 'string')
}
