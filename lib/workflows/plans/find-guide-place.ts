import type { Places } from '../../ports/places'
import type { DestinationGuide } from '../../travel/places/destination-guide'
import type { PlanPlace } from '../../travel/plan/plan-place'

/** A place without a page of ours, and those that have one. */
export type UnknownPlace = { status: 'unknown-place'; said: string; known: string[] }

/** The page of what was said: its own name, or another name of its city ("Lissabon", "LIS"). */
export function findGuidePlace(said: string, { guide, places }: { guide: DestinationGuide; places: Places }): PlanPlace | UnknownPlace {
  const named = guide.findPlace(said)
  if (named) return named
  const match = places.findPlace(said)
  const city = match.status === 'found' ? match.place.cityName : null
  const known = guide.stayPlaces.map(({ name }) => name)
  return (city !== null && guide.findPlace(city)) || { status: 'unknown-place', said, known }
}
