import { explainNothing, filterToLift } from '../../travel/flights/filters/explain-nothing'
import { NO_FILTERS } from '../../travel/flights/filters/flight-filters'
import type { SearchResult } from '../../travel/flights/offer-schema'
import { unpairedSlice } from '../../travel/flights/pairing'
import { rankAllForView, toFlightPicks } from '../../travel/flights/rank-flights'
import type { FlightPicks, PickLabel, RankedOffer } from '../../travel/flights/ranked-offer'
import { type Refusal, refuse } from '../../travel/refusal'
import { nextSliceIndex } from '../../travel/trip/mode'
import type { Trip } from '../../travel/trip/trip'
import type { TripCaller, TripDeps } from '../trips/issue-trip-command'
import { type LiveTripDeps, loadLiveTrip } from '../trips/load-live-trip'
import { noFlightsSentence } from './no-flights-sentence'

export type RankAnswer = { status: 'found'; flights: FlightPicks } | { status: 'refused'; refusal: Refusal }

/**
 * The picks of one direction of the current result; flights that leave before the previous one arrives are left out. Where no direction
 * is named they are of the next one to choose, with whole round trips while both are open.
 */
export async function rankFlights(
  request: { sliceIndex?: number | undefined; by?: PickLabel | undefined },
  caller: Pick<TripCaller, 'threadId' | 'userId'>,
  deps: TripDeps,
): Promise<RankAnswer> {
  const found = await findResult(caller, deps)
  if ('refusal' in found) return { status: 'refused', refusal: found.refusal }
  const { search } = found.result
  const sliceIndex = request.sliceIndex ?? nextSliceIndex(found.trip) ?? 0
  const slice = search.slices[sliceIndex]
  if (slice && found.result.offers[sliceIndex]?.length === 0) {
    return { status: 'refused', ...refuse('no-flights', noFlightsSentence(search, slice)) }
  }
  const flyable = flyableResult(found.result, found.trip)
  const offers = flyable.offers[sliceIndex]
  if (!offers) return { status: 'refused', ...refuse('no-such-slice', 'This trip has no flight in that direction.') }
  if (offers.length === 0)
    return {
      status: 'refused',
      ...refuse('no-flights-left', 'No flight leaves after the one before it lands. Try another flight or day.'),
    }
  const filters = found.trip.filters[sliceIndex] ?? NO_FILTERS
  const isOpen =
    request.sliceIndex === undefined && sliceIndex === 0 && !found.trip.choosesSeparately && found.trip.picks.every((pick) => pick === null)
  const flights = toFlightPicks(flyable, sliceIndex, {
    by: request.by,
    weights: found.trip.weights,
    filters,
    roundTripFilters: isOpen ? found.trip.filters : undefined,
  })
  if (flights.offerCount > 0) return { status: 'found', flights }
  const lift = filterToLift(offers, filters, search)?.name
  return { status: 'refused', ...refuse('filtered-out', explainNothing(offers, filters, search), lift) }
}

/**
 * Every flight of one direction, filtered or not: what the thread's trip makes impossible is left out here too, and filters and
 * weights are the reader's own, who has all flights then. Null for a foreign or unknown search.
 */
export async function listFlights(
  request: { searchId: string; sliceIndex: number; by?: PickLabel | undefined; threadId?: string | undefined },
  caller: Pick<TripCaller, 'userId'>,
  deps: LiveTripDeps & Pick<TripDeps, 'searches'>,
): Promise<RankedOffer[] | null> {
  const result = await deps.searches.find(request.searchId, caller.userId)
  if (!result?.offers[request.sliceIndex]) return null
  const live = request.threadId ? await loadLiveTrip(request.threadId, caller.userId, deps) : null
  const isCurrent = live?.trip.result?.searchId === request.searchId
  return rankAllForView(live && isCurrent ? flyableResult(asAskedBy(live.trip, result), live.trip) : result, request.sliceIndex, request.by)
}

/** The trip with the result that its flights come from. */
export async function findResult(
  { threadId, userId }: Pick<TripCaller, 'threadId' | 'userId'>,
  deps: TripDeps,
): Promise<{ result: SearchResult; trip: Trip } | { refusal: Refusal }> {
  const live = await loadLiveTrip(threadId, userId, deps)
  const searchId = live?.trip.result?.searchId
  const result = searchId && (await deps.searches.find(searchId, userId))
  return live && result
    ? { result: asAskedBy(live.trip, result), trip: live.trip }
    : refuse('no-result', 'There are no flights to rank yet. Search first.')
}

/** Searches that differ in their preference alone may share one stored result; the trip knows its own. */
function asAskedBy({ result: facts }: Trip, result: SearchResult): SearchResult {
  return facts ? { ...result, search: facts.search } : result
}

/** Without the flights that the picks make impossible: those that leave too early, and those not sold together with them. */
export function flyableResult(result: SearchResult, trip: Trip): SearchResult {
  const offers = result.offers.map((slice, sliceIndex) => {
    const earlier = trip.picks.slice(0, sliceIndex)
    const previous = earlier.at(-1)
    const paired = slice.filter((offer) => unpairedSlice(offer, earlier) === null)
    return previous ? paired.filter((offer) => offer.departsAt > previous.offer.arrivesAt) : paired
  })
  return { ...result, offers }
}
