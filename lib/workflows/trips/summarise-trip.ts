import { flownRoute } from '../../travel/flights/flown-route'
import type { FlightOffer } from '../../travel/flights/offer-schema'
import { sliceLabel } from '../../travel/flights/search'
import { type Refusal, refuse } from '../../travel/refusal'
import { hasAllFares, hasAllPicks } from '../../travel/trip/is-complete'
import { type TripPrice, tripPrice } from '../../travel/trip/price'
import type { TripCaller } from './issue-trip-command'
import { type LiveTripDeps, loadLiveTrip } from './load-live-trip'

export type FlightSummary =
  | { status: 'ready'; slices: { sliceIndex: number; label: string; offer: FlightOffer; fareId: string | null }[] }
  | { status: 'refused'; refusal: Refusal }
export type TripSummary = { status: 'ready'; price: TripPrice; route: string } | { status: 'refused'; refusal: Refusal }

/** The picked flights with their fares. */
export async function summariseFlight(caller: Pick<TripCaller, 'threadId' | 'userId'>, deps: LiveTripDeps): Promise<FlightSummary> {
  const trip = (await loadLiveTrip(caller.threadId, caller.userId, deps))?.trip
  if (!trip?.result || !hasAllPicks(trip))
    return { status: 'refused', ...refuse('picks-missing', 'Choose a flight for each direction first.') }
  const { tripType } = trip.result.search
  const slices = trip.picks.flatMap((pick, sliceIndex) =>
    pick ? [{ sliceIndex, label: sliceLabel(tripType, sliceIndex), offer: pick.offer, fareId: pick.fare?.fareId ?? null }] : [],
  )
  return { status: 'ready', slices }
}

/** The whole trip's price by traveller type. */
export async function summariseTrip(caller: Pick<TripCaller, 'threadId' | 'userId'>, deps: LiveTripDeps): Promise<TripSummary> {
  const trip = (await loadLiveTrip(caller.threadId, caller.userId, deps))?.trip
  const price = trip && hasAllFares(trip) ? tripPrice(trip) : null
  if (!trip || !price) return { status: 'refused', ...refuse('fares-missing', 'Choose a fare for each flight first.') }
  return { status: 'ready', price, route: flownRoute(trip.result?.search.slices ?? [], ({ name }) => name, ' – ') }
}
