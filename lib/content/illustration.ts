import { findDestination, findItinerary } from './find-content'
import type { Landmark } from './landmark'
import { landmarkOf } from './landmarks'
import type { Scene } from './scene'

/** What a page's picture shows; its `seed` moves sun, hills and houses, so that two trips to one city look different. */
export type Illustration = { name: string; scene: Scene; landmark: Landmark | null; seed: string }

/** The picture of a destination or an itinerary by the last part of its address: a trip shows where it begins. Null for other names. */
export function findIllustration(slug: string): Illustration | null {
  const destination = findDestination(findItinerary(slug)?.destinations[0] ?? slug)
  if (!destination) return null
  return { name: destination.name, scene: destination.scene, landmark: landmarkOf(destination.slug), seed: slug }
}
