import { allFrames } from '../grammar/clauses'
import { sayDescribed } from '../say/answers/say-described'
import {
  sayAirports,
  sayArrival,
  sayCabin,
  sayCo2,
  sayDuration,
  sayFlownBy,
  sayLayovers,
  sayTerminal,
  sayTimes,
} from '../say/answers/say-journey'
import { type Comparison, sayOther } from '../say/answers/say-other'
import { sayShares } from '../say/answers/say-price'
import { sayDifference, sayIsCheapest, sayRecommended, sayWhy } from '../say/answers/say-rank'
import { about, only, SAID } from '../say/facts'
import { telling } from '../say/marked'
import { flightPrice, forTravellers, sentences, travellersOf } from '../say/phrases'
import { describeFlight, flightFact } from '../say/say-flights'
import { sayNotThere } from '../say/say-looked-up'
import { inWantedCabin } from '../skills/fares/fare-sets'
import { firstSentences, sayGuide } from '../skills/guide/say-guide'
import { shownRoundTrips } from '../skills/pick/find-flights'
import { byPrice } from '../skills/pick/flight-order'
import type { Asking } from '../skills/pick/topics'
import type { Brief, FlightDetails, ShownFare } from '../tool-results'
import type { HeardAsk } from '../understand/heard-asks'
import { OF_FARES, sayOfFares } from './answer-of-fares'
import { type AskedFlights, briefsOf, detailsOf, shownFor } from './asked-flights'
import type { Position } from './decision'

const OTHER_ON_TOP = sentences(
  telling(only(['others-on-top']), 'That’s for this flight only.'),
  telling(SAID, 'The flights you’ve already chosen come on top.'),
)
/** The fare of a flight that is taken with it. */
function takenFare({ offerId, fares }: FlightDetails, { slices }: Position['table']['situation']): ShownFare | null {
  const brand = slices.find(({ picked }) => picked?.offerId === offerId)?.picked?.fare
  return fares.find((fare) => fare.brand === brand) ?? null
}

/** Beside the price of one flight of a search there and back, what both cost. */
function fromThereAndBack(table: Position['table']): string | null {
  const [cheapest] = byPrice(shownRoundTrips(table))
  const from = cheapest && `That’s for this flight alone: there and back it’s from ${cheapest.total}${forTravellers(table.situation)}.`
  return from ? telling(SAID, from) : null
}

const NO_CO2_RANK = 'I can’t sort flights by CO₂ yet.'

/** "Would you call that enough?": how long a change of planes should be, where the flight has one. */
function ifEnough(flights: readonly FlightDetails[], { understood, table }: Position): string | null {
  const isJudged = allFrames(understood.heard?.reading.clauses ?? []).some(({ value }) => value.judged === true)
  return isJudged && flights.some(({ connections }) => connections > 0) ? firstSentences(sayGuide('connection', '', table)) : null
}

/** "Is there a direct one?" is about another flight, "is it direct?" about the flight itself. */
export function isComparison({ what: asking, flights }: HeardAsk): boolean {
  if (asking === 'is-direct') return !flights?.isPronoun && !flights?.isExact
  return asking === 'earlier' || asking === 'later' || asking === 'cheaper' || asking === 'faster'
}

/** The flight that others are compared with: the best shown, where the question describes only what is sought. */
export function comparedFrom(asked: AskedFlights, position: Position): Brief | null {
  return briefsOf(asked, position.table)[0] ?? (Array.isArray(asked) ? null : (shownFor(position)?.briefs[0] ?? null))
}

/** Whether there is another flight that is earlier, cheaper … */
export function compareFlights(asking: Comparison, asked: AskedFlights, position: Position): string | null {
  const { table, understood, made } = position
  const from = comparedFrom(asked, position)
  const shown = shownFor(position)
  if (!from || !shown) return null
  const result = made.findLast(({ tool, input }) => tool === 'lookUpFlights' && !('offerIds' in input))?.result
  const found = result?.status === 'looked-up' && !result.areFilteredOut ? result : null
  const isComplaint = understood.asks.some((ask) => ask.what === asking && ask.isComplaint)
  return sayOther({ asking, isComplaint }, from, found, shown, table.situation)
}

/** What is known of the flights asked about; null where nothing is. */
export function answerOfFlights(asking: Asking, asked: AskedFlights, position: Position): string | null {
  const { understood, table, made } = position
  const { situation } = table
  const result = made.findLast(({ tool }) => tool === 'lookUpFlights')?.result
  if (!Array.isArray(asked) && result?.status === 'not-there') return sayNotThere(asked.query, result.offerCount, situation)
  const found = result?.status === 'looked-up' ? result.flights.slice(0, 1) : []
  const details = Array.isArray(asked) ? detailsOf(asked, table) : found
  const briefs = Array.isArray(asked) ? briefsOf(asked, table) : found
  const shown = shownFor(position)
  const [first] = briefs
  const [whole] = details
  if (!first) return null
  switch (asking) {
    case 'described':
      return sayDescribed(briefs, situation, 1)
    case 'why':
      return shown && sayWhy(first, shown, situation)
    case 'recommend':
      return shown && sayRecommended(first, shown, situation)
    case 'is-cheapest': {
      const isFiltered = situation.slices.some(({ sliceIndex, filters }) => sliceIndex === shown?.sliceIndex && filters !== undefined)
      return shown && sayIsCheapest(first, shown, isFiltered, situation)
    }
    case 'difference':
      return (
        sayDifference(details.length > 1 ? details : briefs, situation) ??
        telling(about(flightFact(first), ['only-shown']), `${describeFlight(first)} is the only flight I can look at.`)
      )
    case 'duration':
      return sayDuration(briefs)
    case 'arrival':
      return sayArrival(briefs, situation.today)
    case 'times':
      return sayTimes(briefs)
    case 'total':
    case 'made-of':
      return sentences(
        telling(
          about(flightFact(first), ['price', first.total, travellersOf(situation)]),
          `${describeFlight(first)} is ${flightPrice(first.total, situation)}${forTravellers(situation)}, taxes and fees included.`,
        ),
        situation.slices.some(({ picked, sliceIndex }) => picked && sliceIndex !== shown?.sliceIndex) && OTHER_ON_TOP,
        fromThereAndBack(table),
      )
    case 'stops':
    case 'is-direct':
    case 'layover':
      return details.length > 0 ? sentences(sayLayovers(details), ifEnough(details, position)) : sayDuration(briefs)
    case 'aircraft':
    case 'operator':
      return whole ? sayFlownBy(details) : null
    case 'cabin':
      return whole ? sayCabin(details) : null
    case 'airport':
      return whole ? sayAirports(details) : null
    case 'terminal':
      return whole ? sayTerminal(details) : null
    case 'co2':
      return whole ? sentences(understood.asks.some((ask) => ask.what === 'co2' && ask.isRanked) && NO_CO2_RANK, sayCo2(details)) : null
    case 'shares':
      return whole ? sayShares(details, situation) : null
    default:
      return whole && OF_FARES.includes(asking)
        ? sayOfFares(
            asking,
            [{ flight: whole, fares: inWantedCabin(whole.fares, situation.wishes.cabinClass), chosen: takenFare(whole, situation) }],
            position,
          )
        : null
  }
}
