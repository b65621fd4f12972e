import type { Places } from '../../ports/places'
import { completeSearch, type MissingWish } from '../../travel/flights/complete-search'
import type { SearchResult } from '../../travel/flights/offer-schema'
import { toFlightPicks } from '../../travel/flights/rank-flights'
import type { FlightPicks } from '../../travel/flights/ranked-offer'
import { describeTravellers, type SearchChange } from '../../travel/flights/search'
import { type SearchProgress, searchProgress } from '../../travel/flights/search-progress'
import { searchChangeSchema } from '../../travel/flights/search-schema'
import type { Place } from '../../travel/places/place'
import type { Refusal } from '../../travel/refusal'
import { heldFlights } from '../../travel/trip/held-flights'
import type { HeldFlights } from '../../travel/trip/held-flights-schema'
import type { LiveTrip } from '../../travel/trip/live-trip-schema'
import { nextSliceIndex } from '../../travel/trip/mode'
import type { BudgetOutlook } from '../../travel/trip/trip-budget'
import { budgetOutlookOf } from '../trips/budget-outlook'
import { issueTripCommand, type TripCaller, type TripDeps } from '../trips/issue-trip-command'
import { loadLiveTrip } from '../trips/load-live-trip'
import { noFlightsSentence } from './no-flights-sentence'
import { rankFlights } from './rank-flights'
import { type SearchProblem, type SearchRequest, toSearchChange } from './to-search-change'

export type SearchAnswer =
  /** `held`: what became of flights that were chosen before. */
  | { status: 'found'; flights: FlightPicks; held?: HeldFlights | undefined; budget?: BudgetOutlook | undefined }
  /** Every flight that was chosen is kept, so none is to be chosen. */
  | { status: 'kept'; held: HeldFlights }
  | { status: 'none'; message: string }
  | { status: 'missing'; missing: MissingWish }
  | { status: 'unclear-place'; field: 'from' | 'to'; said: string; candidates: Place[] }
  | { status: 'refused'; refusal: Refusal }

/** What a running search can show already: its progress, and picks once there are flights. */
export function searchSoFar(result: SearchResult): { progress: SearchProgress; flights: FlightPicks | null } {
  return { progress: searchProgress(result), flights: result.offers[0]?.length ? toFlightPicks(result, 0, { roundTripFilters: [] }) : null }
}

/**
 * Changes the trip's search and, as soon as nothing is missing, answers it with the picks for the first direction without a flight. What cannot be taken
 * (an unknown place, a day in the past) is answered with its sentence; everything else that was said is kept.
 */
export async function searchFlights(
  request: SearchRequest,
  caller: TripCaller,
  deps: TripDeps & { places: Places },
): Promise<SearchAnswer> {
  const understood = toSearchChange(request, deps.places)
  const { change, problem } = understood
  // Nothing of it holds, so nothing changes: an empty change would search again and drop what is picked.
  if (problem && Object.keys(change).length === 0) return toAnswer(problem)
  const before = await loadLiveTrip(caller.threadId, caller.userId, deps)
  const issued = await keepWhatHolds(change, caller, deps)
  if (problem) return toAnswer(problem)
  if ('refusal' in issued) return { status: 'refused', refusal: await withWhomShown(issued.refusal, caller, deps) }
  const { trip } = issued.live
  if (!trip.result) {
    const completed = completeSearch(trip.wishes, caller.today)
    return { status: 'missing', missing: 'missing' in completed ? completed.missing : 'departureOn' }
  }
  const emptySlice = trip.result.offerCounts.indexOf(0)
  const slice = trip.result.search.slices[emptySlice]
  if (slice) return { status: 'none', message: noFlightsSentence(trip.result.search, slice) }
  const held = before && heldFlights(before.trip, trip)
  if (held && nextSliceIndex(trip) === null) return { status: 'kept', held }
  const ranked = await rankFlights({}, caller, deps)
  if (ranked.status !== 'found') return { status: 'refused', refusal: ranked.refusal }
  const budget = await budgetOutlookOf(trip, caller, deps)
  return { ...ranked, ...(held ? { held } : {}), ...(budget ? { budget } : {}) }
}

function toAnswer(problem: SearchProblem): SearchAnswer {
  return 'refusal' in problem ? { status: 'refused', ...problem } : { status: 'unclear-place', ...problem }
}

/** Flights for others than those who were named are not shown without a word. */
async function withWhomShown(refusal: Refusal, { threadId, userId }: TripCaller, deps: TripDeps): Promise<Refusal> {
  if (refusal.field !== 'travellers') return refusal
  const result = (await loadLiveTrip(threadId, userId, deps))?.trip.result
  return result
    ? { ...refusal, message: `${refusal.message} The flights shown are for ${describeTravellers(result.search.travellers)}.` }
    : refusal
}

/** Issues the change; what is refused is left out and the rest issued, but the first refusal is still the answer. */
async function keepWhatHolds(change: SearchChange, caller: TripCaller, deps: TripDeps): Promise<{ live: LiveTrip } | { refusal: Refusal }> {
  const issued = await issueTripCommand({ type: 'change-search', change }, caller, deps)
  if (!('refusal' in issued)) return issued
  const { field } = issued.refusal
  const rest = searchChangeSchema.parse(Object.fromEntries(Object.entries(change).filter(([name]) => name !== field)))
  const isLess = field !== undefined && Object.hasOwn(change, field)
  // A way back on an impossible day is still a way back.
  if (isLess && field === 'returnOn' && rest.departureOn) rest.tripType = 'round-trip'
  if (isLess && Object.keys(rest).length > 0) await keepWhatHolds(rest, caller, deps)
  return issued
}
