import { metresBetween } from '@/lib/travel/stays/placed-hotel'
import type { StayPlace } from '@/lib/travel/stays/stay-place-schema'
import type { StayCity } from '@/lib/travel/stays/stay-search'

/** A city that is asked for by its centre is a place of ours when the centres are this near. */
const SAME_CITY_METRES = 15_000

/** The place of the simulation that is meant; null where it has no hotels. */
export function findPlace(places: StayPlace[], { slug, centre }: StayCity): StayPlace | null {
  if (slug !== null) return places.find((place) => place.slug === slug) ?? null
  const near = places.map((place) => ({ place, metres: metresBetween(place.centre, centre) }))
  const [nearest] = near.toSorted((one, other) => one.metres - other.metres)
  return nearest && nearest.metres <= SAME_CITY_METRES ? nearest.place : null
}
