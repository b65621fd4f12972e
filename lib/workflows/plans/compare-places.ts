import { isOutsideFailure } from '../../ports/outside-failure'
import type { Places, WorldMap } from '../../ports/places'
import type { Place } from '../../travel/places/place'
import { compareDestinations, type DestinationComparison } from '../../travel/plan/compare-destinations'
import { refuse } from '../../travel/refusal'
import type { TripCaller, TripDeps } from '../trips/issue-trip-command'
import { loadLiveTrip } from '../trips/load-live-trip'
import { airportOf, candidatesFrom, createFareFinder } from './find-fares'
import { findGuidePlace, type UnknownPlace } from './find-guide-place'
import type { LeadFare } from './lead-price'
import { wishesOf } from './propose-destinations'
import { type JourneyProblem, type JourneyRequest, readJourney } from './read-journey'

export type ComparisonRequest = JourneyRequest & { destinations: string[] }

/** `flights[i]` belongs to the i-th place; its days are those of the fare, null where no price came. */
export type PlaceComparison = {
  origin: Place
  month: string
  days: number
  comparison: DestinationComparison
  flights: { airport: Place | null; departureOn: LeadFare['departureOn'] | null; returnOn: LeadFare['returnOn'] | null }[]
  isSimulated: boolean
  searchedAt: string
}
export type ComparisonAnswer = { status: 'compared'; compared: PlaceComparison } | UnknownPlace | JourneyProblem

const MOST_PLACES = 4

/** Places side by side in one month: weather, live fares, what a day costs, how long the flight takes. */
export async function comparePlaces(
  request: ComparisonRequest,
  caller: TripCaller,
  deps: TripDeps & { places: Places & Pick<WorldMap, 'locate'> },
): Promise<ComparisonAnswer> {
  const trip = (await loadLiveTrip(caller.threadId, caller.userId, deps))?.trip
  if (!trip) return { status: 'refused', ...refuse('not_found', 'We can’t find this trip.') }
  const slugs = new Set<string>()
  for (const said of request.destinations) {
    const place = findGuidePlace(said, deps)
    if ('status' in place) return place
    slugs.add(place.slug)
  }
  if (slugs.size < 2 || slugs.size > MOST_PLACES) {
    return { status: 'refused', ...refuse('place-count', `You can compare two to ${MOST_PLACES} places at once.`, 'destinations') }
  }
  const journey = readJourney(request, trip, caller, deps.places)
  if ('status' in journey) return journey
  const { leadPrice, found } = createFareFinder(journey, deps)
  const named = [...slugs]
  const fares = await Promise.all(named.map((slug) => leadPrice(slug, new AbortController().signal).catch(unanswered)))
  const all = candidatesFrom(journey, deps.guide, deps.places)
  const candidates = named.flatMap((slug, index) => {
    const candidate = all.find((one) => one.slug === slug)
    return candidate ? [{ ...candidate, fare: fares[index] ?? null }] : []
  })
  const flights = named.map((slug) => {
    const { departureOn = null, returnOn = null } = found.get(slug) ?? {}
    return { airport: airportOf(slug, deps.guide, deps.places), departureOn, returnOn }
  })
  const { origin, month, days } = journey
  return {
    status: 'compared',
    compared: {
      origin,
      month,
      days,
      comparison: compareDestinations(candidates, wishesOf(request, journey)),
      flights,
      isSimulated: deps.supplier.isSimulated,
      searchedAt: deps.clock().toISOString(),
    },
  }
}

/** A price that did not come is told as such beside those that did. */
function unanswered(failure: unknown): null {
  if (!isOutsideFailure(failure)) throw failure
  return null
}
