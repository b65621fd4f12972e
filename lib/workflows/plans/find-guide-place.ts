import type { Places } from '../../ports/places'
import type { DestinationGuide } from '../../travel/places/destination-guide'
import type { Place } from '../../travel/places/place'
import type { PlaceProfile } from '../../travel/places/place-profile'
import type { PlanPlace } from '../../travel/plan/plan-place-schema'
import type { Trip } from '../../travel/trip/trip'

/** A place without a page of ours, and those that have one. */
export type UnknownPlace = { status: 'unknown-place'; said: string; known: string[] }

/** The page of what was said: its own name, or another name of its city ("Lissabon", "LIS"). */
export function findGuidePlace(said: string, { guide, places }: { guide: DestinationGuide; places: Places }): PlanPlace | UnknownPlace {
  const named = guide.findPlace(said)
  if (named) return named
  const match = places.findPlace(said)
  const city = match.status === 'found' ? cityOf(match.place) : null
  const known = guide.stayPlaces.map(({ name }) => name)
  return (city !== null && guide.findPlace(city)) || { status: 'unknown-place', said, known }
}

/** What is known of a place that has no page, by any name of it. */
export function findPlaceProfile(
  said: string,
  { guide, places }: { guide: DestinationGuide; places: Places },
): (PlaceProfile & { airport: Place }) | null {
  const match = places.findPlace(said)
  const profile = match.status === 'found' ? guide.profileOf(match.place) : null
  return match.status === 'found' && profile ? { ...profile, airport: match.place } : null
}

/** What the trip's destination is called where plans and places to stay are looked for: the town, where an airport stands in for one. */
export function nameOfDestination(trip: Pick<Trip, 'wishes'> | undefined): string | undefined {
  const { cityName, standsFor } = trip?.wishes.destination ?? {}
  return standsFor?.name ?? cityName
}

/** The city of the place found; of an airport that stands in for a town farther away there is none. */
function cityOf({ cityName, standsFor }: Place): string | null {
  return (standsFor?.km ?? 0) > FARTHEST_SUBURB_KM ? null : cityName
}

const FARTHEST_SUBURB_KM = 40
