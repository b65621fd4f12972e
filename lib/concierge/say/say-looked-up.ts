import { describeFilters } from '@/lib/travel/flights/filters/describe-filters'
import { LAST_MINUTE_OF_DAY } from '@/lib/travel/flights/filters/facet'
import type { Situation } from '@/lib/travel/trip/situation'
import { flightKey } from '../pending'
import { type FlightQuery, minuteOfClock } from '../skills/pick/flight-query'
import type { Brief } from '../tool-results'
import { only } from './facts'
import { asking, fixed, telling } from './marked'
import { countOf, listOf, sentences } from './phrases'
import { describeFlight, offerFlight, shortly } from './say-flights'
import { askNext } from './say-talk'

/** No flight is what the traveller asked for. */
export function sayNotThere(query: FlightQuery, offerCount: number | null, situation: Situation): string {
  return sentences(sayNone(query, offerCount), askNext(situation))
}

/** "There’s nothing leaving after 21:00. The latest is BA496 at 19:20": what comes first or last without the hours. */
export function sayOutsideHours(query: FlightQuery, first: Brief, sliceIndex: number): string {
  const which = `The ${query.order?.startsWith('earliest') ? 'earliest' : 'latest'} is ${describeFlight(first)}, for ${first.total}.`
  return sentences(sayNone(query, null), which, offerFlight(first, sliceIndex))
}

function sayNone(query: FlightQuery, offerCount: number | null): string {
  const not = (one: string, many: string) => {
    if (offerCount === 1) return `The only flight ${one}`
    return `None of ${offerCount === null ? 'these flights' : `the ${countOf(offerCount, 'flight')}`} ${many}`
  }
  const { airline, flightNumber, departsAt, via } = query
  const hours = hoursSaid(query)
  return airline
    ? telling(only(['none-with', airline]), `${not('isn’t', 'is')} with ${airline}${departsAt ? ` around ${departsAt}` : ''}.`)
    : flightNumber
      ? fixed('not-these', `${flightNumber} isn’t one of these flights.`, flightNumber)
      : departsAt
        ? fixed('none-at', `No flight leaves around ${departsAt}.`, departsAt)
        : via
          ? telling(only(['none-via', via]), `${not('doesn’t stop', 'stops')} in ${via}.`)
          : hours.length > 0
            ? telling(only(['none-so']), `There’s nothing ${listOf(hours)}.`)
            : telling(only(['none-so']), `${not('doesn’t fit', 'fits')}.`)
}

/** "leaving after 21:00" */
function hoursSaid({ departAfter, departBefore, arriveAfter, arriveBefore }: FlightQuery): string[] {
  const windows = { departure: windowOf(departAfter, departBefore), arrival: windowOf(arriveAfter, arriveBefore) }
  return describeFilters(Object.fromEntries(Object.entries(windows).filter(([, window]) => window !== null)))
}

function windowOf(after: string | undefined, before: string | undefined): { from: number; to: number } | null {
  if (!after && !before) return null
  return { from: after ? minuteOfClock(after) : 0, to: before ? minuteOfClock(before) - 1 : LAST_MINUTE_OF_DAY }
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
