import type { Situation } from '@/lib/travel/trip/situation'
import { flightKey } from '../pending'
import type { FlightQuery } from '../skills/pick/flight-query'
import type { Brief } from '../tool-results'
import { asking } from './marked'
import { countOf, sentences } from './phrases'
import { describeFlight, offerFlight } from './say-flights'
import { askNext } from './say-talk'

/** None of all flights is what was asked for. */
export function sayNotThere(query: FlightQuery, offerCount: number | null, situation: Situation): string {
  const none =
    offerCount === null
      ? 'None of these flights'
      : offerCount === 1
        ? 'The only flight left is another one: none'
        : `None of the ${countOf(offerCount, 'flight')}`
  const { airline, flightNumber, departsAt, via } = query
  const what = airline
    ? `${none} is with ${airline}${departsAt ? ` around ${departsAt}` : ''}.`
    : flightNumber
      ? `There is no ${flightNumber} among these flights.`
      : departsAt
        ? `Nothing leaves around ${departsAt}.`
        : via
          ? `${none} has a stop in ${via}.`
          : `${none} fits that.`
  return sentences(what, askNext(situation))
}

/** Nothing leaves at that time, but something close to it. */
export function sayNearest(clock: string, flights: Brief[], sliceIndex: number): string {
  const [first, second] = flights
  if (!first) return ''
  if (!second)
    return `Nothing leaves at ${clock}; the nearest is ${describeFlight(first)} for ${first.total}. ${offerFlight(first, sliceIndex)}`
  const which = asking({ asked: 'which-flight', about: null, choices: [first, second].map(flightKey) }, 'Which one?')
  return `Nothing leaves at ${clock}; the nearest are ${describeFlight(first)} and ${describeFlight(second)}. ${which}`
}
