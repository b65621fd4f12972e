import type { FareRequest, FlightSupplier } from '../../ports/flight-supplier'
import type { SearchStore } from '../../ports/search-store'
import type { OfferDetails } from '../../travel/ancillaries/offer-details'
import type { RecommendedFlight } from '../../travel/ancillaries/offer-details-schema'
import type { SeatMap } from '../../travel/ancillaries/seat-map'
import { unpairedSlice } from '../../travel/flights/pairing'
import { rankFlights } from '../../travel/flights/rank-flights'
import { type Refusal, refuse } from '../../travel/refusal'
import { describeOffer } from '../../travel/trip/describe-command'
import { callOutside } from '../orders/call-outside'
import { fareRequestOf } from './ancillary-facts'
import { type LiveTripDeps, loadLiveTrip } from './load-live-trip'

type Caller = { threadId: string; userId: string }
type Deps = LiveTripDeps & { supplier: FlightSupplier }

const RETRIES_MS = [200, 1000]

/** All that can be bought with the trip's fares. Refuses while one is open; null when the thread is not this user's. */
export async function loadOfferDetails(
  caller: Caller,
  deps: Deps & { searches: SearchStore },
): Promise<{ details: OfferDetails } | { refusal: Refusal } | null> {
  const answer = await askAboutFares(caller, deps, (request) => deps.supplier.fetchDetails(request))
  if (!answer || 'refusal' in answer) return answer
  return { details: { ...answer.details, recommended: await recommendedFlights(caller, deps) } }
}

/** The best value of each direction among what is sold together with the other flights of the trip; null where nothing was found. */
async function recommendedFlights(
  { threadId, userId }: Caller,
  deps: Deps & { searches: SearchStore },
): Promise<(RecommendedFlight | null)[]> {
  const trip = (await loadLiveTrip(threadId, userId, deps))?.trip
  const result = trip?.result && (await deps.searches.find(trip.result.searchId, userId))
  if (!result) return []
  return result.offers.map((offers) => {
    const sold = offers.filter((offer) => unpairedSlice(offer, trip.picks) === null)
    const [best] = rankFlights(sold, result.search, 'best-value', trip.weights)
    return best ? { offerId: best.offer.offerId, flight: describeOffer(best.offer), reason: best.reason } : null
  })
}

/** The seats of the trip's flights, as they are sold now. */
export function loadSeatMaps(caller: Caller, deps: Deps): Promise<{ seatMaps: SeatMap[] } | { refusal: Refusal } | null> {
  return askAboutFares(caller, deps, (request) => deps.supplier.fetchSeatMaps(request))
}

async function askAboutFares<Answer>(
  { threadId, userId }: Caller,
  deps: Deps,
  ask: (request: FareRequest) => Promise<Answer>,
): Promise<Answer | { refusal: Refusal } | null> {
  const live = await loadLiveTrip(threadId, userId, deps)
  if (!live) return null
  const request = fareRequestOf(live.trip)
  if (!request) return refuse('trip-incomplete', 'Choose your flights and a fare for each first, then seats, bags and meals.')
  const called = await callOutside(() => ask(request), RETRIES_MS)
  if ('answer' in called) return called.answer
  return refuse('supplier-silent', 'The airline didn’t answer just now. We’ve kept your trip; please try again in a moment.')
}
