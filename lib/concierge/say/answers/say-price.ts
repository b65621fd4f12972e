import type { Situation } from '@/lib/travel/trip/situation'
import { shareOf, sumOf } from '../../skills/pick/flight-order'
import type { FareNeeds } from '../../skills/pick/fold'
import type { Table } from '../../table'
import type { Brief, FlightDetails, ShownFare, ShownRoundTrip } from '../../tool-results'
import { about, only, SAID } from '../facts'
import { fixed, namingFlight, telling } from '../marked'
import { flightPrice, forTravellers, isParty, listOf, sentences, travellersOf } from '../phrases'
import { describeFlight, flightFact, shortly } from '../say-flights'
import { peopleOf } from '../search-words'
import { sayStayOnTop } from '../stays/say-stay-answers'
import type { FaresOfFlight } from './say-fares'

/** Flight prices per traveller and in total. */
export function sayShares(flights: FlightDetails[], situation: Situation): string {
  const count = travellersOf(situation)
  if (count === 1)
    return telling(only(['alone']), 'You’re travelling alone, so every price shown is the total price, taxes and fees included.')
  const together = count === 2 ? 'both of you' : `all ${count} of you`
  const few = flights.slice(0, 2)
  return telling(
    { rows: few.map((flight) => ({ head: flightFact(flight), parts: [['shares', flight.total, count, flight.shares]] })) },
    `${few.map((flight) => `${describeFlight(flight)} is ${flightPrice(flight.total, situation)} for ${together}: ${flight.shares}`).join('; ')}.`,
  )
}

/** The same for the whole trip. */
export function sayTripShares(total: string, shares: string | undefined, situation: Situation): string {
  const count = travellersOf(situation)
  if (count === 1 || !shares) return telling(only(['trip-total', total]), `The total price is ${total}, taxes and fees included.`)
  return telling(
    only(['shares', total, count, shares]),
    `The total price is ${total} for ${count === 2 ? 'both of you' : `all ${count} of you`}: ${shares}.`,
  )
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
    open === flights.length ? 'That’s the cheapest flight each way.' : 'Where you haven’t chosen a flight yet, that’s the cheapest.'
  const sum = sumOf(flights.map(({ total }) => total))
  const each = listOf(flights.map((flight) => `${describeFlight(flight)} for ${flight.total}`))
  const ways = flights.length === 2 ? 'Both ways come' : 'All the flights come'
  const said = `${ways} to ${sum}${forTravellers(situation)}, taxes and fees included: ${each}.`
  return sentences(
    fixed('whole-price', said, sum, ...flights.map((flight) => `${shortly(flight)} ${flight.total}`)),
    telling(only(['cheapest-each-way']), counted),
  )
}

/** The price of a round trip on the list. */
export function sayRoundTripPrice({ total, flightNumbers, departs }: ShownRoundTrip, situation: Situation): string {
  const [out, back] = flightNumbers.map((key, index) => `${namingFlight(key)} at ${departs[index]}`)
  const [leaves = '', returns = ''] = flightNumbers.map((key, index) => `${namingFlight(key)}, ${departs[index]}`)
  return telling(
    only(['round-trip', leaves, returns, total, []], ['taxes-included']),
    `${total}${forTravellers(situation)} is the whole price there and back, taxes and fees included: ${out} out and ${back} back.`,
  )
}

/** The same for each, where all pay alike; null where they don't. */
export function sayRoundTripShares({ total }: ShownRoundTrip, situation: Situation): string | null {
  const count = travellersOf(situation)
  const share = areAlike(situation) ? shareOf(total, count) : null
  if (count < 2 || share === null) return null
  return `${total} is for ${count === 2 ? 'both of you' : `all ${count} of you`}, there and back, taxes and fees included: ${share} each.`
}

/** Whether everybody pays the same. */
function areAlike({ wishes }: Situation): boolean {
  return wishes.children + wishes.infants === 0
}

/** What the total is made of: each flight in its fare, what was added, and the stay on top; null before there is a total. */
export function sayMadeOf(fares: readonly FaresOfFlight[], situation: Situation): string | null {
  const { total, slices, bought } = situation
  if (!total) return null
  const flights = slices.flatMap(({ picked }, index) => {
    const fare = fares[index]?.chosen
    return picked && fare ? [{ flight: picked.flight, fare }] : []
  })
  const parts = flights.map(({ flight, fare }) => `${flight} in ${fare.brand} for ${fare.total}`)
  const told = flights.map(({ flight, fare }) => `${flight} ${fare.brand} ${fare.total}`)
  const added = bought ? `what you’ve added for ${bought.total}` : null
  return sentences(
    telling(
      about(['sum', total, bought ? [...told, bought.total] : told], ['taxes-included']),
      `${total}${forTravellers(situation)} is ${listOf(added ? [...parts, added] : parts)}, taxes and fees included.`,
    ),
    sayStayOnTop(situation),
  )
}

/** The price of one of the flights that a total is made of, if its fare is known. */
export function sayPartOfTotal({ label, picked }: Situation['slices'][number], fare: ShownFare | null, situation: Situation): string {
  const whole = `The total of all flights${situation.bought ? ' and extras' : ''} is ${situation.total}${forTravellers(situation)}.`
  if (!picked || !fare) return sentences('I don’t have the price of one flight alone: they’re sold together.', whole)
  return sentences(
    `${label}: ${picked.flight} in ${fare.brand} is ${fare.total}${forTravellers(situation)}, taxes and fees included.`,
    whole,
  )
}

/** Our fee in the total, and what that is for each. */
export function sayServiceFee(fee: string, situation: Situation): string {
  const count = travellersOf(situation)
  const share = count > 1 ? shareOf(fee, count) : null
  return `Our service fee is ${fee}${forTravellers(situation)}${share ? `, ${share} each` : ''}. It’s in the total already.`
}

/** A flight of the trip with the cheapest of its fares that has what was asked for; null where none has. */
export type PricedFlight = { flight: Brief; fare: ShownFare | null }

/** What the trip comes to with a bag, or with money back. */
export function sayPriceWith(priced: readonly PricedFlight[], needs: FareNeeds, situation: Situation): string {
  const isOfOne = needs.isOneBag === true && isParty(situation)
  const wanted = [needs.bag && 'a checked bag each', needs.refund && 'a refund if you cancel'].filter((one) => typeof one === 'string')
  const without = priced.find(({ fare }) => fare === null)
  const facts = ['with', needs.bag === true, needs.refund === true, isParty(situation)] as const
  if (without)
    return sentences(
      telling(
        { lead: flightFact(without.flight), ...about([...facts], ['no-fare-with']) },
        `No fare of ${describeFlight(without.flight)} has ${listOf(wanted)}.`,
      ),
      needs.bag && ADDED_LATER,
    )
  const fares = priced.flatMap(({ flight, fare }) => (fare ? [{ flight, fare }] : []))
  const parts = fares.map(({ flight, fare }) => `${describeFlight(flight)} in ${fare.brand} for ${fare.total}`)
  const whole = fares.length === 1 ? 'it comes' : fares.length === 2 ? 'both ways come' : 'all the flights come'
  const isOpen = fares.length > 1 && situation.slices.some(({ picked }) => !picked)
  const sum = sumOf(fares.map(({ fare }) => fare.total))
  const told = fares.map(({ flight, fare }) => `${shortly(flight)} ${fare.brand} ${fare.total}`)
  const share = fares.length === 1 && areAlike(situation) && isParty(situation) ? shareOf(sum, travellersOf(situation)) : null
  return sentences(
    telling(
      about([...facts], ['sum', sum, told], ['taxes-included']),
      `With ${listOf(wanted)}, ${whole} to ${sum}${forTravellers(situation)}, taxes and fees included: ${listOf(parts)}.`,
    ),
    share !== null && telling(SAID, `That’s ${share} each.`),
    isOpen && telling(only(['can-still-change']), 'Where you haven’t chosen a flight yet, that can still change.'),
    needs.bag && isParty(situation) && (isOfOne ? ONE_BAG_LATER : ADDED_LATER),
  )
}

const ONE_BAG_LATER = telling(only(['single-bags-later']), 'You can add a bag for one of you alone once you’ve chosen your fares.')
const ADDED_LATER = telling(only(['single-bags-later']), 'You can add single bags once you’ve chosen your fares.')

/** What a price on the list stands for. */
export const EACH_WAY = telling(only(['each-way']), 'The list prices each flight by itself.')
export const ONE_WAY = telling(only(['one-way']), 'This trip is one way, so there’s no return in the price.')

/** How long the prices are valid. */
export function sayHolds({ flights, situation }: Table): string {
  if (situation.result?.isExpired)
    return sentences(telling(only(['expired']), 'These prices have expired.'), telling(SAID, 'Say “search again” and I’ll get today’s.'))
  const minutes = flights?.holdsMinutes
  const long = minutes === undefined ? 'a while' : `${minutes} minutes`
  return sentences(
    telling(only(['holds', minutes ?? null]), `These prices hold for ${long} after the search.`),
    telling(SAID, 'We check them again before you pay and show you any change.'),
  )
}

export const SEATS_LEFT = sentences(
  telling(only(['seats-left']), 'I don’t know how many seats are left.'),
  telling(SAID, 'You can book the flights shown now, and we check them again before you pay.'),
)
export const GOOD_PRICE = sentences(
  telling(only(['no-forecast']), 'I can’t predict prices.'),
  telling(SAID, 'Once there are enough earlier searches, the line above the flights compares this price with them.'),
)
export const PRICE_LATER = 'What that costs I can tell you as soon as you’ve chosen your fares.'
/** The list itself names the sellers that didn’t answer. */
export const ALL_FOUND = 'These are all the flights I found. If a seller couldn’t be reached, it’s named above the list.'
export const UNLISTED = sentences(
  telling(only(['unlisted']), 'I don’t have that information, and I’d rather not guess.'),
  telling(SAID, 'The airline’s website will tell you.'),
)
export const FEES = sentences(
  telling(only(['fees']), 'Every price shown includes taxes and our service fee.'),
  telling(SAID, 'The trip summary lists them one by one.'),
)
