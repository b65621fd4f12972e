import { countTravellers } from '../../travel/flights/search'
import type { Money } from '../../travel/money'
import { type Refusal, refuse } from '../../travel/refusal'
import { tripPrice } from '../../travel/trip/price'
import { issueTripCommand, type TripCaller, type TripDeps } from './issue-trip-command'
import { loadLiveTrip } from './load-live-trip'

/** `movedTo` is what the airline asks now, where that is not the total shown so far: the traveller accepts it or looks elsewhere. */
export type CheckoutAnswer =
  | { status: 'open'; total: Money; movedTo: Money | null; passengerCount: number }
  | { status: 'refused'; refusal: Refusal }

/** Opens the checkout; opening it twice changes nothing. Nothing is bought here. */
export async function startCheckout(caller: TripCaller, deps: TripDeps): Promise<CheckoutAnswer> {
  const before = await loadLiveTrip(caller.threadId, caller.userId, deps)
  const isOpen = before?.trip.isCheckingOut === true
  const issued = before && isOpen ? { live: before } : await issueTripCommand({ type: 'start-checkout' }, caller, deps)
  if ('refusal' in issued) return { status: 'refused', refusal: issued.refusal }
  const { trip } = issued.live
  const price = tripPrice(trip)
  if (!price || !trip.result) return { status: 'refused', ...refuse('trip-incomplete', 'Choose your flights and fares first.') }
  const movedTo = trip.priceChange?.total ?? null
  return { status: 'open', total: price.total, movedTo, passengerCount: countTravellers(trip.result.search.travellers) }
}
