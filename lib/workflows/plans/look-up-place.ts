import type { Places } from '../../ports/places'
import type { PlaceGuide } from '../../travel/places/place-guide-schema'
import type { PlaceProfile } from '../../travel/places/place-profile'
import type { TripCaller, TripDeps } from '../trips/issue-trip-command'
import { loadLiveTrip } from '../trips/load-live-trip'
import { findGuidePlace, findPlaceProfile, nameOfDestination, type UnknownPlace } from './find-guide-place'

/** What is asked of a place; without one that of the plan, or where the flights go. */
export type PlaceQuestion = { place?: string | undefined }

export type PlaceAnswer =
  | { status: 'told'; guide: PlaceGuide /** The part of it that was named, by its name in the guide. */; quarter: string | null }
  /** Of a place without a page only the weather is known. */
  | { status: 'weather'; place: Pick<PlaceProfile, 'name' | 'months'> }
  | { status: 'missing'; missing: 'destination' }
  | UnknownPlace

/** What our page of a place tells: its weather month by month, what is eaten there, and its quarters. Nothing of the trip changes. */
export async function lookUpPlace({ place }: PlaceQuestion, caller: TripCaller, deps: TripDeps & { places: Places }): Promise<PlaceAnswer> {
  const trip = (await loadLiveTrip(caller.threadId, caller.userId, deps))?.trip
  const own = trip?.plan?.destination.slug ?? nameOfDestination(trip)
  const said = place ?? own
  if (said === undefined) return { status: 'missing', missing: 'destination' }
  const found = findGuidePlace(said, deps)
  if (!('status' in found)) return told(found.slug, null, deps)
  // "Alfama" is a part of Lisbon: of the trip's own place first.
  const quarter = deps.guide.findQuarter(said, own ?? null)
  if (quarter) return told(quarter.slug, quarter.name, deps)
  const profile = findPlaceProfile(said, deps)
  return profile ? { status: 'weather', place: { name: profile.name, months: profile.months } } : found
}

function told(slug: string, quarter: string | null, { guide }: Pick<TripDeps, 'guide'>): PlaceAnswer {
  const found = guide.guideOf(slug)
  return found
    ? { status: 'told', guide: found, quarter }
    : { status: 'unknown-place', said: slug, known: guide.stayPlaces.map(({ name }) => name) }
}
