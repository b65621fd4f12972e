import type { Situation } from '@/lib/travel/trip/situation'
import type { Table } from '../../table'
import type { FlightDetails } from '../../tool-results'
import { describeFlight } from '../say-flights'

/** What each traveller pays of the flights, and all together. */
export function sayShares(flights: FlightDetails[], situation: Situation): string {
  const { adults, children, infants } = situation.wishes
  const count = adults + children + infants
  if (count === 1) return 'You travel alone, so every price shown is the whole price, taxes and fees included.'
  const together = count === 2 ? 'both of you' : `all ${count} of you`
  return `${flights
    .slice(0, 2)
    .map((flight) => `${describeFlight(flight)} is ${flight.total} for ${together}: ${flight.shares}`)
    .join('; ')}.`
}

/** The same of the whole trip. */
export function sayTripShares(total: string, shares: string | undefined, { wishes }: Situation): string {
  const count = wishes.adults + wishes.children + wishes.infants
  if (count === 1 || !shares) return `The trip is ${total} for you alone, taxes and fees included.`
  return `The trip is ${total} for ${count === 2 ? 'both of you' : `all ${count}`}: ${shares}.`
}

/** How long the prices stand. */
export function sayHolds({ flights, situation }: Table): string {
  if (situation.result?.isExpired) return 'These prices have run out. Say “search again” and I fetch today’s.'
  const minutes = flights?.holdsMinutes
  const long = minutes === undefined ? 'a while' : `${minutes} minutes`
  return `They hold for ${long} from the search; I cannot keep them longer. Before you pay the price is checked again, and you would see any change.`
}

export const SEATS_LEFT =
  'How many seats are left is not told to me. What is shown can be booked now, and it is checked again before you pay.'
export const GOOD_PRICE =
  'I cannot foretell prices. The line above the flights says how this one compares with earlier searches, as soon as there are enough of them.'
export const UNLISTED = 'That is not among the facts I get, so I would rather not guess; the airline’s own page tells it.'
export const FEES = 'Every price shown has taxes and our service fee in it; the trip’s summary lists them one by one.'
