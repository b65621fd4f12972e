import type { Situation } from '@/lib/travel/trip/situation'
import { amountOf, sumOf } from '../../skills/pick/flight-order'
import type { FareNeeds } from '../../skills/pick/fold'
import type { Table } from '../../table'
import type { Brief, FlightDetails, ShownFare } from '../../tool-results'
import { fixed } from '../marked'
import { dayName, forTravellers, listOf, placeName, sentences } from '../phrases'
import { describeFlight, shortly } from '../say-flights'
import { peopleOf } from '../search-words'

/** Flight prices per traveller and in total. */
export function sayShares(flights: FlightDetails[], situation: Situation): string {
  const { adults, children, infants } = situation.wishes
  const count = adults + children + infants
  if (count === 1) return 'You’re travelling alone, so every price shown is the total price, taxes and fees included.'
  const together = count === 2 ? 'both of you' : `all ${count} of you`
  return `${flights
    .slice(0, 2)
    .map((flight) => `${describeFlight(flight)} is ${flight.total} for ${together}: ${flight.shares}`)
    .join('; ')}.`
}

/** The same for the whole trip. */
export function sayTripShares(total: string, shares: string | undefined, { wishes }: Situation): string {
  const count = wishes.adults + wishes.children + wishes.infants
  if (count === 1 || !shares) return `The total price is ${total}, taxes and fees included.`
  return `The total price is ${total} for ${count === 2 ? 'both of you' : `all ${count} of you`}: ${shares}.`
}

/** "How many are we?" */
export function sayTravellers({ wishes, result }: Situation): string {
  const count = wishes.adults + wishes.children + wishes.infants
  const ages = wishes.childAges.length > 1 ? `, aged ${listOf(wishes.childAges.map(String))}` : ''
  const prices = result && count > 1 ? `, and every price shown is for ${count === 2 ? 'both' : `all ${count}`} of you` : ''
  return fixed('who-travels', `This trip is for ${peopleOf(wishes)}${ages}${prices}.`)
}

/** The total of all flights, one per direction, and which ones it counts. */
export function sayWholePrice(flights: Brief[], situation: Situation): string {
  const open = situation.slices.filter(({ picked }) => !picked).length
  const counted =
    open === flights.length ? 'That’s the cheapest flight each way.' : 'Where you haven’t picked a flight yet, that’s the cheapest.'
  const sum = sumOf(flights.map(({ total }) => total))
  const each = listOf(flights.map((flight) => `${describeFlight(flight)} for ${flight.total}`))
  const ways = flights.length === 2 ? 'Both ways come' : 'All the flights come'
  const said = `${ways} to ${sum}${forTravellers(situation)}, taxes and fees included: ${each}.`
  return sentences(fixed('whole-price', said, sum, ...flights.map((flight) => `${shortly(flight)} ${flight.total}`)), counted)
}

/** A flight of the trip with the cheapest of its fares that has what was asked for; null where none has. */
export type PricedFlight = { flight: Brief; fare: ShownFare | null }

/** What the trip comes to with a bag, or with money back. */
export function sayPriceWith(priced: readonly PricedFlight[], needs: FareNeeds, situation: Situation): string {
  const wanted = [needs.bag && 'a checked bag each', needs.refund && 'a refund if you cancel'].filter((one) => typeof one === 'string')
  const without = priced.find(({ fare }) => fare === null)
  if (without) return sentences(`No fare of ${describeFlight(without.flight)} has ${listOf(wanted)}.`, needs.bag && ADDED_LATER)
  const fares = priced.flatMap(({ flight, fare }) => (fare ? [{ flight, fare }] : []))
  const parts = fares.map(({ flight, fare }) => `${describeFlight(flight)} in ${fare.brand} for ${fare.total}`)
  const whole = fares.length === 1 ? 'it comes' : fares.length === 2 ? 'both ways come' : 'all the flights come'
  const isOpen = fares.length > 1 && situation.slices.some(({ picked }) => !picked)
  return sentences(
    `With ${listOf(wanted)}, ${whole} to ${sumOf(fares.map(({ fare }) => fare.total))}${forTravellers(situation)}, taxes and fees included: ${listOf(parts)}.`,
    isOpen && 'Where you haven’t picked a flight yet, that can still change.',
    needs.bag && situation.wishes.adults + situation.wishes.children > 1 && ADDED_LATER,
  )
}

const ADDED_LATER = 'You can add single bags once you’ve chosen your fares.'

/** What a price on the list stands for. */
export const EACH_WAY = 'Each price on the list is for one way.'
export const ONE_WAY = 'This trip is one way, so there’s no way back in the price.'

/** The price of the changed search's flights against the previous search's. */
export function sayWhatIf(then: Brief[], now: Brief[], situation: Situation): string {
  const total = (flights: Brief[]) => sumOf(flights.map((flight) => flight.total))
  const ways = situation.slices.flatMap(({ from, to, departureOn }, index) => {
    const flight = now[index]
    return flight
      ? [`${placeName(from)} to ${placeName(to)} on ${dayName(departureOn, situation)} with ${describeFlight(flight)} for ${flight.total}`]
      : []
  })
  const [old, changed] = [amountOf(total(then)), amountOf(total(now))]
  const verdict = changed === old ? 'the same' : changed < old ? 'cheaper' : 'more'
  const parts = then.length > 1 ? ` (${listOf(then.map((flight) => flight.total))})` : ''
  return sentences(
    `With that it’s ${total(now)}${forTravellers(situation)}: ${ways.join('; ')}.`,
    `That’s ${verdict === 'the same' ? 'the same as' : `${verdict} than`} before, when it was ${total(then)}${parts}.`,
    'Say “undo” to go back to the search before.',
  )
}

/** The cheapest direct flight against the cheapest with one stop; null if there is none. */
export function sayStopSaving(direct: Brief | null, withStop: Brief | null, situation: Situation): string {
  const priced = (flight: Brief) => `${flight.total}${forTravellers(situation)} (${describeFlight(flight)})`
  if (!direct)
    return withStop
      ? `There’s no direct flight; with one stop it’s from ${priced(withStop)}.`
      : 'There’s neither a direct flight nor one with a single stop.'
  if (!withStop) return `Nothing has exactly one stop; direct flights start at ${priced(direct)}.`
  const prices = `Direct flights start at ${priced(direct)}, and with one stop they start at ${priced(withStop)}.`
  if (amountOf(withStop.total) >= amountOf(direct.total)) return `A stop doesn’t save anything. ${prices}`
  return `A stop saves ${sumOf([direct.total, `-${withStop.total}`])}. ${prices}`
}

/** How long the prices are valid. */
export function sayHolds({ flights, situation }: Table): string {
  if (situation.result?.isExpired) return 'These prices have expired. Say “search again” and I’ll get today’s.'
  const minutes = flights?.holdsMinutes
  const long = minutes === undefined ? 'a while' : `${minutes} minutes`
  return `These prices hold for ${long} after the search. We check them again before you pay and show you any change.`
}

export const SEATS_LEFT =
  'I don’t know how many seats are left. You can book the flights shown now, and we check them again before you pay.'
export const GOOD_PRICE =
  'I can’t predict prices. Once there are enough earlier searches, the line above the flights compares this price with them.'
/** The list itself names the sellers that didn’t answer. */
export const ALL_FOUND = 'These are all the flights I found. If a seller couldn’t be reached, it’s named above the list.'
export const UNLISTED = 'I don’t have that information, and I’d rather not guess. The airline’s website will tell you.'
export const FEES = 'Every price shown includes taxes and our service fee. The trip summary lists them one by one.'
