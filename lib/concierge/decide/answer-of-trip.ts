import { readMessage } from '../read-message'
import { asksAboutFares, namesFare } from '../say/answers/named-fares'
import { pickedFares, sayAllFares, sayBags, sayFares, sayFaresOfTrip, sayWhichFare } from '../say/answers/say-fares'
import {
  ALL_FOUND,
  EACH_WAY,
  FEES,
  GOOD_PRICE,
  ONE_WAY,
  PRICE_LATER,
  SEATS_LEFT,
  sayHolds,
  sayMadeOf,
  sayPartOfTotal,
  sayRoundTripShares,
  sayServiceFee,
  sayTravellers,
  sayTripShares,
  UNLISTED,
} from '../say/answers/say-price'
import { sayChosen, sayLeftToDo, WHERE_EXTRAS, WHERE_PASSENGERS } from '../say/answers/say-progress'
import { only } from '../say/facts'
import { telling } from '../say/marked'
import { forTravellers, sentences } from '../say/phrases'
import { sayAirlines } from '../say/say-flights'
import { askNext, SAFE_TO_PAY } from '../say/say-talk'
import { sayStayOnTop } from '../say/stays/say-stay-answers'
import { pickContext } from '../skills/pick/context'
import { shownRoundTrips, spokenRoundTrip } from '../skills/pick/find-flights'
import { type FareNeeds, foldPick } from '../skills/pick/fold'
import type { HeardAsk } from '../understand/heard-asks'
import { normaliseWords } from '../understand/words'
import { sayBagsOfTrip } from './already-purchased'
import { OF_FARES, sayOfFares } from './answer-of-fares'
import { directionOf } from './asked-flights'
import type { Position } from './decision'
import { callOr, type Decision } from './decision'
import { priceWith, wholePrice } from './whole-price'

/** What the trip itself tells, or what is the same for every flight; null where the answer is about some flights. */
export function answerOfTrip(ask: HeardAsk, position: Position): Decision | null {
  const { understood, table, made, allowed } = position
  const { what: asking, flights } = ask
  const { situation } = table
  const fares = pickedFares(table)
  const [first] = fares
  const isReady = situation.mode === 'trip_summary' && situation.order === null
  const bags = sayBagsOfTrip(position)
  switch (asking) {
    case 'chosen':
      return { say: sayChosen(situation, directionOf(ask, position)) }
    case 'left-to-do':
      return { say: sayLeftToDo(situation) }
    case 'where-passengers':
      return isReady
        ? callOr('startCheckout', {}, made, allowed, askNext(situation))
        : { say: sentences(WHERE_PASSENGERS, askNext(situation)) }
    case 'where-payment':
      return isReady ? callOr('startCheckout', {}, made, allowed, askNext(situation)) : { say: sentences(SAFE_TO_PAY, askNext(situation)) }
    case 'when-payment':
      return { say: sentences(SAFE_TO_PAY, askNext(situation)) }
    case 'where-extras':
      return { say: sentences(WHERE_EXTRAS, askNext(situation)) }
    case 'who-travels':
      return { say: sayTravellers(situation) }
    case 'all-found':
      return { say: sentences(ALL_FOUND, askNext(situation)) }
    case 'airlines':
      return table.flights && { say: sayAirlines(table.flights) }
    case 'seats-left':
      return { say: SEATS_LEFT }
    case 'holds':
      return { say: sayHolds(table) }
    case 'good-price':
      return { say: GOOD_PRICE }
    case 'extra-price':
      return { say: situation.mode === 'trip_summary' ? '' : PRICE_LATER }
    case 'fees':
      return serviceFee(position)
    case 'unlisted':
      return { say: UNLISTED }
    case 'cabin':
      return table.flights ? null : { say: UNLISTED }
    case 'total': {
      const part = partOfTotal(ask, position)
      if (part) return { say: part }
      if (situation.total && situation.order?.status === 'success')
        return { say: telling(only(['trip-total', situation.total]), `The total price was ${situation.total}, taxes and fees included.`) }
      if (isReady && situation.total)
        return {
          say: sentences(
            telling(
              only(['trip-total', situation.total]),
              `The total price${situation.stay?.chosen ? ' of the flights' : ''} is ${situation.total}${forTravellers(situation)}, taxes and fees included.`,
            ),
            sayStayOnTop(situation),
          ),
        }
      if (situation.mode === 'flight_summary' && first)
        return { say: fares.length > 1 ? sayFaresOfTrip(fares, situation) : sayAllFares(first, situation) }
      return isOfWhole(ask, position) ? wholePrice(position) : null
    }
    case 'made-of':
      if (situation.mode === 'flight_search') return wholePrice(position)
      if (situation.mode === 'flight_summary' && first) return { say: sayFares(understood.words, first, situation, true) }
      {
        const madeOf = sayMadeOf(fares, situation)
        return madeOf ? { say: madeOf } : null
      }
    case 'total-with': {
      const total = isReady && first ? answerOfTrip({ ...ask, what: 'total' }, position) : null
      return total && 'say' in total && first
        ? { say: sentences(total.say, sayBags(first, situation)) }
        : priceWith(ask.needs ?? {}, position)
    }
    case 'bags':
      return bags === null ? answerOfFares(ask, position) : { say: bags }
    case 'both-ways': {
      if (bags !== null && bagsSpokenOf(table)) return { say: bags }
      if (situation.slices.length < 2) return { say: ONE_WAY }
      const whole = answerOfTrip({ ...ask, what: 'total', scope: 'both', flights: null }, position)
      if (situation.mode !== 'flight_search' || !whole || 'call' in whole) return whole
      return { say: sentences(shownRoundTrips(table).length === 0 && EACH_WAY, whole.say) }
    }
    case 'shares': {
      if (situation.mode !== 'trip_summary') return sharesOfWhole(ask, position)
      const summary = made.findLast(({ tool }) => tool === 'summariseTrip')?.result
      if (summary?.status === 'ready' && 'route' in summary) return { say: sayTripShares(summary.total, summary.shares, situation) }
      return callOr('summariseTrip', {}, made, allowed, askNext(situation))
    }
    case 'recommend':
      if (situation.mode === 'trip_summary') return { say: askNext(situation) }
      return situation.mode === 'flight_summary' && first ? { say: sayWhichFare(first) } : null
    case 'difference':
      if (!first || (flights?.kept.length ?? 0) > 1) return null
      return situation.mode !== 'flight_search' || asksAboutFares(understood.words, table)
        ? { say: sayFares(understood.words, first, situation, true) }
        : null
    case 'why':
      return first && namesFare(understood.words, table) ? { say: sayFares(understood.words, first, situation) } : null
    default:
      return answerOfFares(ask, position)
  }
}

/** "How much is it?" after a round trip was named asks for both flights. */
function isOfWhole({ scope, flights }: HeardAsk, { table }: Position): boolean {
  if (flights !== null && !flights.isPronoun) return false
  return scope === 'both' || (scope === null && spokenRoundTrip(table) !== null)
}

/** What each pays of what was priced last: with a bag, or of a round trip; null where the price of a flight tells it. */
function sharesOfWhole(ask: HeardAsk, position: Position): Decision | null {
  const { table } = position
  const { situation, earlierWords } = table
  const isOfOne = ask.flights !== null && !ask.flights.isPronoun
  const needs = isOfOne ? null : needsAskedBefore(earlierWords.at(-1), table)
  if (needs) return priceWith(needs, position)
  const trip = isOfOne || typeof ask.scope === 'number' ? null : spokenRoundTrip(table)
  const said = trip && sayRoundTripShares(trip, situation)
  return said ? { say: said } : null
}

/** "And per person?", after what it all comes to with a bag. */
function needsAskedBefore(words: string | undefined, table: Position['table']): FareNeeds | null {
  if (words === undefined || table.situation.mode !== 'flight_search') return null
  const { asks } = foldPick(readMessage(normaliseWords(words), table).clauses, pickContext(table))
  return asks.find(({ what }) => what === 'total-with')?.needs ?? null
}

/** One flight of the total, where a direction is named; null where the whole is asked for. */
function partOfTotal({ scope }: HeardAsk, { table }: Position): string | null {
  const { situation } = table
  const index = table.fares.findIndex(({ sliceIndex }) => sliceIndex === scope)
  const fare = pickedFares(table)[index]
  const slice = situation.slices.find(({ sliceIndex }) => sliceIndex === scope)
  if (typeof scope !== 'number' || situation.slices.length < 2 || !slice) return null
  if (situation.mode === 'flight_summary') return fare ? sayAllFares(fare, situation) : null
  if (situation.mode !== 'trip_summary' || !situation.total) return null
  return sayPartOfTotal(slice, fare?.chosen ?? null, situation)
}

/** Our fee, which the trip's price names; before there is one, that it's in every price. */
function serviceFee({ table, made, allowed }: Position): Decision {
  const { situation } = table
  const summary = made.findLast(({ tool }) => tool === 'summariseTrip')?.result
  const fee = summary?.status === 'ready' && 'serviceFee' in summary ? summary.serviceFee : null
  if (fee) return { say: sayServiceFee(fee, situation) }
  return situation.mode === 'trip_summary' && !summary ? callOr('summariseTrip', {}, made, allowed, FEES) : { say: FEES }
}

function answerOfFares({ what }: HeardAsk, position: Position): Decision | null {
  const { table } = position
  const fares = pickedFares(table)
  const isOfFares = OF_FARES.includes(what) && table.situation.mode !== 'flight_search' && fares.length > 0
  return isOfFares ? { say: sayOfFares(what, fares, position) } : null
}

function bagsSpokenOf({ bought, isBoughtNewest }: Position['table']): boolean {
  return isBoughtNewest && bought.at(-1)?.tool === 'chooseBags'
}
