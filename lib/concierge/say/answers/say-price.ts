import type { Situation } from '@/lib/travel/trip/situation'
import type { Table } from '../../table'
import type { FlightDetails } from '../../tool-results'
import { describeFlight } from '../say-flights'

/** What each traveller pays of the flights, and all together. */
export function sayShares(flights: FlightDetails[], situation: Situation): string {
  const { adults, children, infants } = situation.wishes
  const count = adults + children + infants
  if (count === 1) return 'You’re travelling alone, so every price shown is the total price, taxes and fees included.'
  const together = count === 2 ? 'both of you' : `all ${count} of you`
  return `${flights
    .slice(0, 2)
    .map((flight) => `${describeFlight(flight)} is ${flight.total} for ${together}: ${flight.shares}`)
    .join('; ')}.`
}

/** The same of the whole trip. */
export function sayTripShares(total: string, shares: string | undefined, { wishes }: Situation): string {
  const count = wishes.adults + wishes.children + wishes.infants
  if (count === 1 || !shares) return `The total price is ${total}, taxes and fees included.`
  return `The total price is ${total} for ${count === 2 ? 'both of you' : `all ${count} of you`}: ${shares}.`
}

/** How long the prices hold. */
export function sayHolds({ flights, situation }: Table): string {
  if (situation.result?.isExpired) return 'These prices have expired. Say “search again” and I’ll get today’s.'
  const minutes = flights?.holdsMinutes
  const long = minutes === undefined ? 'a while' : `${minutes} minutes`
  return `These prices hold for ${long} after the search. We check them again before you pay and show you any change.`
}

export const SEATS_LEFT =
  'I don’t know how many seats are left. You can book the flights shown now, and we check them again before you pay.'
export const GOOD_PRICE =
  'I can’t predict prices. Once there are enough earlier searches, the line above the flights compares this price with them.'
export const UNLISTED = 'I don’t have that information, and I’d rather not guess. The airline’s website will tell you.'
export const FEES = 'Every price shown includes taxes and our service fee. The trip summary lists them one by one.'
