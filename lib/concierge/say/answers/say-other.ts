import type { Situation } from '@/lib/travel/trip/situation'
import { amountOf } from '../../skills/pick/flight-order'
import type { Asking } from '../../skills/pick/fold'
import type { Brief, FlightDetails, ShownFlights } from '../../tool-results'
import { about, type Fact, only } from '../facts'
import { telling } from '../marked'
import { clock, countOf, forTravellers, sentences } from '../phrases'
import { describeFlight, flightFact, stopsFact, stopsOf } from '../say-flights'
import { OTHER_DAYS } from './say-rank'

export type Comparison = Extract<Asking, 'earlier' | 'later' | 'cheaper' | 'faster' | 'is-direct'>
type Found = { matchCount: number; flights: FlightDetails[] } | null

/** Whether another flight is earlier, later, cheaper, faster or direct; `found` is null if none is. */
export function sayOther(asking: Comparison, from: Brief, found: Found, { offerCount }: ShownFlights, situation: Situation): string {
  const [best] = found?.flights ?? []
  const price = best ? `${best.total}${forTravellers(situation)}` : ''
  const than = clock(from.departsAt)
  const priced = (flight: Brief, ...facts: Fact[]) => about(flightFact(flight), ['name', flight.total], ...facts)
  const sayBest = () =>
    best && telling({ lead: ['best'], ...priced(best, stopsFact(best)) }, `The best is ${describeFlight(best)} for ${price}.`)
  switch (asking) {
    case 'earlier':
    case 'later': {
      if (!best || !found)
        return sentences(telling(only([`none-${asking}`, than]), `No, none of these flights leaves ${asking} than ${than}.`), OTHER_DAYS)
      const lead: Fact = [asking, found.matchCount, than]
      if (found.matchCount === 1)
        return telling({ lead, ...priced(best) }, `Yes, one leaves ${asking} than ${than}: ${describeFlight(best)} for ${price}.`)
      return sentences(telling(only(lead), `Yes, ${found.matchCount} leave ${asking} than ${than}.`), sayBest())
    }
    case 'cheaper':
      if (best && amountOf(best.total) < amountOf(from.total))
        return telling(
          priced(best, ['cheapest'], stopsFact(best)),
          `Yes, ${describeFlight(best)} is the cheapest: ${price}, ${stopsOf(best)}.`,
        )
      return sentences(
        telling(
          priced(from, ['already-cheapest']),
          `No, ${describeFlight(from)} for ${from.total} is already the cheapest of ${countOf(offerCount, 'flight')}.`,
        ),
        OTHER_DAYS,
      )
    case 'faster':
      return best && best.durationMinutes < from.durationMinutes
        ? telling(priced(best, ['fastest'], stopsFact(best)), `Yes, ${describeFlight(best)} is the fastest: ${price}, ${stopsOf(best)}.`)
        : telling(
            about(flightFact(from), ['already-fastest']),
            `No, none of the ${countOf(offerCount, 'flight')} is faster than ${describeFlight(from)}.`,
          )
    case 'is-direct':
      if (!best || !found) return telling(only(['none-direct']), 'No, every flight that day has a stop.')
      return sentences(
        telling(
          only(['direct', found.matchCount, offerCount]),
          found.matchCount >= offerCount ? 'Yes, all of them are direct.' : `Yes, ${found.matchCount} of ${offerCount} are direct.`,
        ),
        sayBest(),
      )
  }
}
