import type { Situation } from '@/lib/travel/trip/situation'
import { flightKey } from '../pending'
import type { FlightQuery } from '../skills/pick/flight-query'
import type { Brief } from '../tool-results'
import { asking, fixed } from './marked'
import { countOf, sentences } from './phrases'
import { describeFlight, offerFlight, shortly } from './say-flights'
import { askNext } from './say-talk'

/** No flight is what the traveller asked for. */
export function sayNotThere(query: FlightQuery, offerCount: number | null, situation: Situation): string {
  const not = (one: string, many: string) => {
    if (offerCount === 1) return `The only flight ${one}`
    return `None of ${offerCount === null ? 'these flights' : `the ${countOf(offerCount, 'flight')}`} ${many}`
  }
  const { airline, flightNumber, departsAt, via } = query
  const what = airline
    ? `${not('isn’t', 'is')} with ${airline}${departsAt ? ` around ${departsAt}` : ''}.`
    : flightNumber
      ? fixed('not-these', `${flightNumber} isn’t one of these flights.`, flightNumber)
      : departsAt
        ? fixed('none-at', `No flight leaves around ${departsAt}.`, departsAt)
        : via
          ? `${not('doesn’t stop', 'stops')} in ${via}.`
          : `${not('doesn’t fit', 'fits')}.`
  return sentences(what, askNext(situation))
}

/** The flights closest to a time at which none leaves. */
export function sayNearest(clock: string, flights: Brief[], sliceIndex: number): string {
  const [first, second] = flights
  if (!first) return ''
  if (!second)
    return `No flight leaves at ${clock}. The closest is ${describeFlight(first)} for ${first.total}. ${offerFlight(first, sliceIndex)}`
  const which = asking({ asked: 'which-flight', about: null, choices: [first, second].map(flightKey) }, 'Which one would you like?')
  const closest = `The closest are ${describeFlight(first)} and ${describeFlight(second)}.`
  return sentences(
    fixed('none-at', `No flight leaves at ${clock}.`, clock),
    fixed('closest', closest, ...[first, second].map(shortly)),
    which,
  )
}
