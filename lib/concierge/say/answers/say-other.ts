import type { Situation } from '@/lib/travel/trip/situation'
import { amountOf } from '../../skills/pick/flight-order'
import type { Asking } from '../../skills/pick/topics'
import type { Brief, FlightDetails, ShownFlights } from '../../tool-results'
import { about, type Fact, only } from '../facts'
import { telling } from '../marked'
import { capitalised, clock, countOf, flightPrice, forTravellers, sentences } from '../phrases'
import { describeFlight, flightFact, stopsFact, stopsOf } from '../say-flights'
import { OTHER_DAYS } from './say-rank'

export type Comparison = Extract<Asking, 'earlier' | 'later' | 'cheaper' | 'faster' | 'is-direct'>
type Found = { matchCount: number; flights: FlightDetails[] } | null

/**
 * Whether another flight is earlier, later, cheaper, faster or direct; `found` is null if none is. A complaint ("that’s too early") is
 * answered with what there is, without yes or no.
 */
export function sayOther(
  comparison: { asking: Comparison; isComplaint: boolean },
  from: Brief,
  found: Found,
  { offerCount }: ShownFlights,
  situation: Situation,
): string {
  const { asking, isComplaint } = comparison
  const [best] = found?.flights ?? []
  const price = best ? `${flightPrice(best.total, situation)}${forTravellers(situation)}` : ''
  const than = clock(from.departsAt)
  const priced = (flight: Brief, ...facts: Fact[]) => about(flightFact(flight), ['name', flight.total], ...facts)
  const answer = (is: 'yes' | 'no'): Fact[] => (isComplaint ? [] : [[is]])
  const yes = (said: string) => (isComplaint ? capitalised(said) : `Yes, ${said}`)
  const no = (said: string) => (isComplaint ? capitalised(said) : `No, ${said}`)
  const sayBest = () =>
    best && telling({ lead: ['best'], ...priced(best, stopsFact(best)) }, `The best is ${describeFlight(best)} for ${price}.`)
  switch (asking) {
    case 'earlier':
    case 'later': {
      if (!best || !found)
        return sentences(
          telling(only(...answer('no'), [`none-${asking}`, than]), no(`none of these flights leaves ${asking} than ${than}.`)),
          OTHER_DAYS,
        )
      const parts: Fact[] = [...answer('yes'), [asking, found.matchCount, than]]
      if (found.matchCount === 1)
        return telling(
          { rows: [{ parts }, ...priced(best).rows] },
          yes(`one leaves ${asking} than ${than}: ${describeFlight(best)} for ${price}.`),
        )
      return sentences(telling(only(...parts), yes(`${found.matchCount} leave ${asking} than ${than}.`)), sayBest())
    }
    case 'cheaper':
      if (best && amountOf(best.total) < amountOf(from.total))
        return telling(
          { lead: answer('yes')[0], ...priced(best, ['cheapest'], stopsFact(best)) },
          yes(`${describeFlight(best)} is the cheapest: ${price}, ${stopsOf(best)}.`),
        )
      return sentences(
        telling(
          { lead: answer('no')[0], ...priced(from, ['already-cheapest']) },
          no(
            `${describeFlight(from)} for ${flightPrice(from.total, situation)} is already the cheapest of ${countOf(offerCount, 'flight')}.`,
          ),
        ),
        OTHER_DAYS,
      )
    case 'faster':
      return best && best.durationMinutes < from.durationMinutes
        ? telling(
            { lead: answer('yes')[0], ...priced(best, ['fastest'], stopsFact(best)) },
            yes(`${describeFlight(best)} is the fastest: ${price}, ${stopsOf(best)}.`),
          )
        : telling(
            { lead: answer('no')[0], ...about(flightFact(from), ['already-fastest']) },
            no(`none of the ${countOf(offerCount, 'flight')} is faster than ${describeFlight(from)}.`),
          )
    case 'is-direct':
      if (!best || !found) return telling(only(['no'], ['none-direct']), 'No, every flight that day has a stop.')
      return sentences(
        telling(
          only(['yes'], ['direct', found.matchCount, offerCount]),
          found.matchCount >= offerCount ? 'Yes, all of them are direct.' : `Yes, ${found.matchCount} of ${offerCount} are direct.`,
        ),
        sayBest(),
      )
  }
}
