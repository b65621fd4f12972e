import { isOutsideFailure } from '../../ports/outside-failure'
import type { Places, WorldMap } from '../../ports/places'
import type { Place } from '../../travel/places/place'
import { compareDestinations, type DestinationComparison } from '../../travel/plan/compare-destinations'
import { refuse } from '../../travel/refusal'
import type { TripCaller, TripDeps } from '../trips/issue-trip-command'
import { loadLiveTrip } from '../trips/load-live-trip'
import { airportOf, candidatesFrom, fareTo } from './find-fares'
import { findGuidePlace, findPlaceProfile, type UnknownPlace } from './find-guide-place'
import type { LeadFare } from './lead-price'
import { candidateWithoutPage } from './network-places'
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
  const named = new Map<string, NamedPlace>()
  for (const said of request.destinations) {
    const place = placeNamed(said, deps)
    if ('status' in place) return place
    named.set('slug' in place ? place.slug : place.airport.iataCode, place)
  }
  if (named.size < 2 || named.size > MOST_PLACES) {
    return { status: 'refused', ...refuse('place-count', `You can compare two to ${MOST_PLACES} places at once.`, 'destinations') }
  }
  const journey = readJourney(request, trip, caller, deps.places)
  if ('status' in journey) return journey
  const pages = candidatesFrom(journey, deps.guide, deps.places)
  const compared = [...named.values()].flatMap((place) => {
    if ('airport' in place) return [{ candidate: candidateWithoutPage(place.airport, journey.origin, deps), airport: place.airport }]
    const candidate = pages.find(({ slug }) => slug === place.slug)
    return candidate ? [{ candidate, airport: airportOf(place.slug, deps.guide, deps.places) }] : []
  })
  const fares = await Promise.all(compared.map(({ airport }) => (airport ? fareTo(airport, journey, deps).catch(unanswered) : null)))
  const candidates = compared.map(({ candidate }, index) => ({ ...candidate, fare: fares[index]?.fare ?? null }))
  const flights = compared.map(({ airport }, index) => {
    const { departureOn = null, returnOn = null } = fares[index] ?? {}
    return { airport, departureOn, returnOn }
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

type NamedPlace = { slug: string } | { airport: Place }

/** A place with a page, or one whose weather is known. */
function placeNamed(said: string, deps: Pick<TripDeps, 'guide'> & { places: Places }): NamedPlace | UnknownPlace {
  const page = findGuidePlace(said, deps)
  const profile = 'status' in page ? findPlaceProfile(said, deps) : null
  return profile ? { airport: profile.airport } : page
}

/** A price that did not come is told as such beside those that did. */
function unanswered(failure: unknown): null {
  if (!isOutsideFailure(failure)) throw failure
  return null
}
