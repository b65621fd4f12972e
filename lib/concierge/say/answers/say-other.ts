import type { Situation } from '@/lib/travel/trip/situation'
import { amountOf } from '../../skills/pick/flight-order'
import type { Asking } from '../../skills/pick/fold'
import type { Brief, FlightDetails, ShownFlights } from '../../tool-results'
import { clock, countOf, forTravellers } from '../phrases'
import { describeFlight, stopsOf } from '../say-flights'

export type Comparison = Extract<Asking, 'earlier' | 'later' | 'cheaper' | 'faster' | 'is-direct'>
type Found = { matchCount: number; flights: FlightDetails[] } | null

/** Whether another flight is earlier, later, cheaper, faster or direct; `found` is null if none is. */
export function sayOther(asking: Comparison, from: Brief, found: Found, { offerCount }: ShownFlights, situation: Situation): string {
  const [best] = found?.flights ?? []
  const price = best ? `${best.total}${forTravellers(situation)}` : ''
  const days = '“Other days” above the flights shows the prices of other days.'
  switch (asking) {
    case 'earlier':
    case 'later': {
      if (!best || !found) return `No, none of these flights leaves ${asking} than ${clock(from.departsAt)}. ${days}`
      if (found.matchCount === 1) return `Yes, one leaves ${asking} than ${clock(from.departsAt)}: ${describeFlight(best)} for ${price}.`
      return `Yes, ${found.matchCount} leave ${asking} than ${clock(from.departsAt)}. The best is ${describeFlight(best)} for ${price}.`
    }
    case 'cheaper':
      return best && amountOf(best.total) < amountOf(from.total)
        ? `Yes, ${describeFlight(best)} is the cheapest: ${price}, ${stopsOf(best)}.`
        : `No, ${describeFlight(from)} for ${from.total} is already the cheapest of ${countOf(offerCount, 'flight')}. ${days}`
    case 'faster':
      return best && best.durationMinutes < from.durationMinutes
        ? `Yes, ${describeFlight(best)} is the fastest: ${price}, ${stopsOf(best)}.`
        : `No, none of the ${countOf(offerCount, 'flight')} is faster than ${describeFlight(from)}.`
    case 'is-direct':
      if (!best || !found) return 'No, every flight that day has a stop.'
      if (found.matchCount >= offerCount) return `Yes, all of them are direct. The best is ${describeFlight(best)} for ${price}.`
      return `Yes, ${found.matchCount} of ${offerCount} are direct. The best is ${describeFlight(best)} for ${price}.`
  }
}
