import { formatDuration } from '@/lib/travel/dates'
import type { Situation } from '@/lib/travel/trip/situation'
import { flightKey } from '../pending'
import type { FareSpec } from '../skills/fares/fold'
import type { WishedTerm } from '../skills/fares/refund-wish'
import type { Table } from '../table'
import type { Brief, ShownFlights, ShownRoundTrip } from '../tool-results'
import type { SearchWish } from '../understand/wished-search'
import { type Fact, only } from './facts'
import { asking, namingFlight, noting, telling } from './marked'
import { capitalised, clock, countOf, dayName, flightPrice, forTravellers, landing, listOf, placeName, sentences, wayName } from './phrases'
import { bagsOf, inCabin, PEOPLE, peopleOf } from './search-words'

/** Fares come after the flights, so the wish is kept until then. */
export function willLookFor(term: WishedTerm): string {
  return `I’ll look for a ${term === 'refund' ? 'refundable' : 'changeable'} fare once you’ve chosen your flights.`
}

/** The promise to come back to a fare that was named before any is known. */
export function sayFareLater({ brand }: FareSpec): string {
  return `I’ve noted ${brand === undefined ? 'the cheapest fare' : `a ${brand} fare`} for when you’ve chosen your flights.`
}

/** A search's results; for a changed search, first what changed. */
export function sayFound(
  shown: ShownFlights,
  situation: Situation,
  change: SearchWish,
  isFirst: boolean,
  same: string | null = null,
): string {
  const trips = sayBestRoundTrip(shown, situation)
  if (isFirst && trips) return sentences(trips, `I found ${bothWays(shown, situation)}.`)
  if (isFirst) return sentences(`I found ${countOf(shown.offerCount, 'flight')}.`, sayBest(shown, situation))
  const changed = listOf([...describeMove(change, shown, situation), ...describeChange(change, situation)])
  const found = changed
    ? `${capitalised(changed)}: I found ${flightsOf(shown, situation, change)}.`
    : `I found ${flightsOf(shown, situation)}.`
  return sentences(found, sayReturnKept(change, situation), same ?? sayBest(shown, situation))
}

/** The trip's new places and days, before its filters are told. */
export function sayMoved(shown: ShownFlights, situation: Situation, change: SearchWish): string | null {
  const { returnOn } = change
  const changed = listOf([...describeMove(change, shown, situation), ...describeChange(returnOn ? { returnOn } : {}, situation)])
  return changed ? sentences(`${capitalised(changed)}.`, sayReturnKept(change, situation)) : null
}

/** The airports that stand in for towns without one, where the search has just named them. */
export function sayStandIns({ standIns = [] }: ShownFlights, { from, to, slices }: SearchWish & { slices?: unknown }): string | null {
  if (from === undefined && to === undefined && slices === undefined) return null
  return sentences(
    ...standIns.map(({ town, airport, km, others = [] }) => {
      const near = others.length > 0 ? ` ${listOf(others)} ${others.length === 1 ? 'is' : 'are'} farther, but may be easier to reach.` : ''
      return km === undefined
        ? `For ${town} I searched ${airport}.`
        : `${town} has no airport with flights on sale, so I searched ${airport}, ${km} km away as the crow flies.${near}`
    }),
  )
}

/** The price of the flight in question under the changed search; null if it isn't among the best. */
export function saySameFlight(flight: Brief, shown: ShownFlights, situation: Situation): string | null {
  const again = shown.briefs.find(({ flightNumbers }) => flightNumbers.join() === flight.flightNumbers.join())
  return again ? `${describeFlight(again)} is now ${flightPrice(again.total, situation)}${forTravellers(situation)}.` : null
}

/** "from London Gatwick", "leaving Saturday 28 November": the trip's new place or day. */
function describeMove({ from, to, departureOn }: SearchWish, shown: ShownFlights, situation: Situation): string[] {
  return [
    from && `from ${placeName(shown.from)}`,
    to && `to ${placeName(shown.to)}`,
    departureOn && `leaving ${dayName(shown.departureOn, situation)}`,
  ].filter((part) => typeof part === 'string')
}

/** The number of flights, the route and the day, minus what was just said about the move. */
function flightsOf(shown: ShownFlights, situation: Situation, said: SearchWish = {}): string {
  const parts = [
    !said.from && `from ${placeName(shown.from)}`,
    !said.to && `to ${placeName(shown.to)}`,
    !said.departureOn && `on ${dayName(shown.departureOn, situation)}`,
  ].filter((part) => typeof part === 'string')
  return `${[countOf(shown.offerCount, 'flight'), ...parts].join(' ')}${underFilters(shown, situation)}`
}

/** The flights of a direction, after choosing the one before or on request. */
export function sayRanked(shown: ShownFlights, situation: Situation, by: string | undefined): string {
  const day = dayName(shown.departureOn, situation)
  const where = situation.slices.length === 1 ? `On ${day}` : `For ${wayName(shown.label)} on ${day}`
  const found = `${where} there ${shown.offerCount === 1 ? 'is' : 'are'} ${countOf(shown.offerCount, 'flight')}${underFilters(shown, situation)}.`
  return sentences(found, sayBest(shown, situation, by))
}

/** Filters outlive their search, so the traveller is reminded of them. */
function underFilters({ sliceIndex, offerCount }: ShownFlights, { slices }: Situation): string {
  const isFiltered = slices.some((slice) => slice.sliceIndex === sliceIndex && slice.filters !== undefined)
  return isFiltered ? ` that ${offerCount === 1 ? 'fits' : 'fit'} your filters` : ''
}

/** The table holds only the best flights of the list. */
export function sayNoneFits({ flights }: Table): string {
  if (!flights || flights.offerCount <= flights.briefs.length)
    return `None of the flights on the list fits. ${asking({ asked: 'which-flight', about: null, choices: [] }, 'Which one would you like?')}`
  return `None of the best ${flights.briefs.length} flights fits. “Show more flights” lists all ${flights.offerCount}, and you can choose any of them there.`
}

/** The airlines on the route, as far as the table knows. */
export function sayAirlines({ briefs, offerCount }: ShownFlights): string {
  const names = [...new Set(briefs.flatMap(({ airline }) => airline.split(' and ')))]
  const whose = briefs.length < offerCount ? `The best ${briefs.length} of ${offerCount} flights are` : 'These flights are'
  const few = names.slice(0, MOST_AIRLINES)
  return telling(
    only(['airlines', few, names.length > few.length]),
    `${whose} with ${listOf(names.length > few.length ? [...few, 'others'] : names)}.`,
  )
}

/** The most names in a sentence. */
const MOST_AIRLINES = 6

/** An airline with no flight on the table. */
export function sayAirlineNotShown(airline: string, { briefs, offerCount }: ShownFlights): string {
  const few = briefs.length < offerCount ? `the best ${briefs.length} flights` : 'these flights'
  return `None of ${few} is with ${airline}. Say “only ${airline}” and I’ll look through all ${offerCount}.`
}

type ChosenFlight = {
  sliceIndex: number
  flight: string
  departsAt: string
  arrivesAt: string
  fare?: string | null
  outbound?: { flight: string; departsAt: string; arrivesAt: string } | undefined
}

/** "Outbound: TP398, 22:40–01:15, Basic fare."; of a round trip both flights. */
export function sayFlightChosen({ outbound, ...chosen }: ChosenFlight, situation: Situation): string {
  return sentences(outbound && sayOneChosen({ ...outbound, sliceIndex: 0 }, situation), sayOneChosen(chosen, situation))
}

function sayOneChosen({ sliceIndex, flight, departsAt, arrivesAt, fare }: ChosenFlight, { slices }: Situation): string {
  const label = slices.length > 1 ? slices.find((slice) => slice.sliceIndex === sliceIndex)?.label : undefined
  return `${label ?? 'Your flight'}: ${namingFlight(flight)}, ${clock(departsAt)}–${landing(departsAt, arrivesAt)}${fare ? `, ${fare} fare` : ''}.`
}

/** "TP1361 at 09:40". */
export function describeFlight(brief: Brief): string {
  return `${namingFlight(flightKey(brief))} at ${clock(brief.departsAt)}`
}

export function flightFact(brief: Brief): Fact {
  return ['flight', flightKey(brief), clock(brief.departsAt)]
}

export function stopsFact({ connections, via }: Brief): Fact {
  return ['stops', connections, via]
}

/** "Shall I choose it?" of the flight just described, in its direction. */
export function offerFlight({ offerId }: Brief, sliceIndex: number): string {
  return asking({ asked: 'confirm', acts: [{ tool: 'chooseFlight', input: { sliceIndex, offerId } }] }, 'Shall I choose it?')
}

/** "TP1361 09:40", as every language has it. */
export function shortly(brief: Brief): string {
  return `${flightKey(brief)} ${clock(brief.departsAt)}`
}

/** "direct", "one stop in Madrid". */
export function stopsOf(brief: Brief): string {
  if (brief.connections === 0) return 'direct'
  return `${brief.connections === 1 ? 'one stop' : countOf(brief.connections, 'stop')} in ${listOf(brief.via)}`
}

/** The cheapest round trip is the fastest and the best value too: what is left to choose is it or the next best. */
export const ONE_TRIP_WINS_ALL = 'one-trip-wins-all'

/** The price there and back for everybody, with the round trip that it buys; null where only single flights are shown. */
function sayBestRoundTrip({ roundTrips }: ShownFlights, situation: Situation, by: string = situation.wishes.preference): string | null {
  const trips = roundTrips?.trips ?? []
  const trip = trips.find(({ labels }) => labels.some((label) => label === by)) ?? trips[0]
  if (!trip) return null
  const said = sayRoundTrip(trip, situation, by)
  // The next best stands second on the card.
  return trips.length > 1 && trip.labels.length === 3 ? said.replace(/\.$/, noting(ONE_TRIP_WINS_ALL, '.')) : said
}

/** A whole round trip under its label, with its price. */
export function sayRoundTrip(trip: ShownRoundTrip, situation: Situation, by: string): string {
  const [out, back] = trip.flightNumbers.map((key, index) => `${namingFlight(key)} at ${trip.departs[index]}`)
  const isBoth = trip.labels.includes('cheapest') && trip.labels.includes('fastest')
  const which = isBoth ? 'cheapest and fastest' : trip.labels.some((label) => label === by) ? by : (trip.labels[0] ?? 'first')
  const labels = isBoth ? (['cheapest', 'fastest'] as const) : trip.labels.slice(0, 1)
  const [leaves, returns] = trip.flightNumbers.map((key, index) => `${namingFlight(key)}, ${trip.departs[index]}`)
  return telling(
    only(['round-trip', leaves ?? '', returns ?? '', trip.total, [...labels]]),
    `The ${which} round trip is ${trip.total}${forTravellers(situation)}: ${out} out and ${back} back.`,
  )
}

/** "49 flights out and 46 back"; filters leave only those of the first direction counted. */
function bothWays(shown: ShownFlights, situation: Situation): string {
  const isFiltered = situation.slices.some(({ filters }) => filters !== undefined)
  const back = isFiltered ? undefined : situation.result?.offerCounts[1]
  return `${countOf(shown.offerCount, 'flight')} out${back === undefined ? '' : ` and ${back} back`}`
}

/** The pick that fits this traveller’s preference, in one sentence: a whole round trip where these are shown. */
export function sayBest(shown: ShownFlights, situation: Situation, by: string = situation.wishes.preference): string {
  const trip = sayBestRoundTrip(shown, situation, by)
  if (trip) return trip
  const pick = shown.picks.find(({ labels }) => labels.some((label) => label === by)) ?? shown.picks[0]
  const brief = shown.briefs.find(({ offerId }) => offerId === pick?.offerId)
  if (!pick || !brief) return ''
  const flight = describeFlight(brief)
  const of = directionOf(shown, situation)
  const price = `${flightPrice(pick.total, situation)}${forTravellers(situation)}`
  const fewer = sayFewerBags(pick.checkedBags, situation)
  const isBoth = pick.labels.includes('cheapest') && pick.labels.includes('fastest')
  if (isBoth) return sentences(`The cheapest${of}, ${flight}, is also the fastest: ${price}.`, fewer)
  if (pick.labels.includes('fastest') && by === 'fastest') {
    return sentences(`The fastest${of} is ${flight}: ${formatDuration(brief.durationMinutes)}, ${price}.`, fewer)
  }
  if (pick.labels.includes('cheapest') && by !== 'best-value') return sentences(`The cheapest${of} is ${flight}: ${price}.`, fewer)
  return sentences(`The ${of.endsWith('flight') ? 'best-value' : 'best value'}${of} is ${flight}: ${price}.`, fewer)
}

/** No fare of the flight includes as many bags as the traveller wants, so its price isn’t the whole one yet. */
function sayFewerBags(held: number | undefined, { wishes }: Situation): string | null {
  if (held === undefined) return null
  const each = wishes.adults + wishes.children > 1 ? ' each' : ''
  if (held === 0) return 'That price doesn’t include a checked bag. You can add bags once you’ve chosen the fare.'
  return `That price includes ${countOf(held, 'checked bag')}${each}. You can add more once you’ve chosen the fare.`
}

/** "The cheapest outbound flight", "the cheapest for flight 2". */
function directionOf({ label }: ShownFlights, { slices }: Situation): string {
  if (slices.length < 2 || label === 'Return') return ''
  return label === 'Outbound' ? ' outbound flight' : ` for ${wayName(label)}`
}

/** Only the outbound flight moved. */
function sayReturnKept({ departureOn, returnOn }: SearchWish, situation: Situation): string | null {
  const kept = situation.wishes.returnOn
  return departureOn && !returnOn && kept ? `The return stays on ${dayName(kept, situation)}.` : null
}

/** "direct flights only and with 1 checked bag each". */
function describeChange(change: SearchWish, situation: Situation): string[] {
  const { wishes } = situation
  const touchesPeople = PEOPLE.some((key) => Object.hasOwn(change, key))
  return [
    touchesPeople && `for ${peopleOf(wishes)}`,
    change.cabinClass && inCabin(change.cabinClass),
    change.directOnly !== undefined && (change.directOnly ? 'direct flights only' : 'with stops allowed'),
    change.checkedBags !== undefined && bagsOf(change.checkedBags, wishes),
    change.tripType === 'one-way' && 'one way',
    change.returnOn && `returning on ${dayName(change.returnOn, situation)}`,
    change.currency && `priced in ${change.currency}`,
  ].filter((part) => typeof part === 'string')
}
