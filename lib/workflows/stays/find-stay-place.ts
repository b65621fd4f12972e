import type { Places } from '../../ports/places'
import type { DestinationGuide } from '../../travel/places/destination-guide'
import { findNearby } from '../../travel/stays/find-nearby'
import { findGuidePlace, type UnknownPlace } from '../plans/find-guide-place'

const WELL_KNOWN = ['London', 'Paris', 'Rome', 'New York']

/**
 * The place with hotels that was said. "In Alfama" names a part of one: of the place that is `usual` here, or of the only one that has it.
 * Of those that are told instead of an unknown one, its own country's come first, then those that everybody knows.
 */
export function findStayPlace(
  said: string,
  usual: string | null,
  deps: { guide: DestinationGuide; places: Places },
): { slug: string; near?: string } | UnknownPlace {
  const found = findGuidePlace(said, deps)
  if (!('status' in found)) return { slug: found.slug }
  const { stayPlaces } = deps.guide
  const holding = stayPlaces.filter((place) => findNearby(said, place) !== null)
  const here = holding.find(({ slug }) => slug === usual) ?? (holding.length === 1 ? holding[0] : undefined)
  if (here) return { slug: here.slug, near: said }
  const country = countryOf(said, deps.places)
  const rankOf = (name: string) => {
    if (stayPlaces.some((place) => place.name === name && place.country === country)) return 0
    return WELL_KNOWN.includes(name) ? 1 : 2
  }
  return { ...found, known: found.known.toSorted((one, other) => rankOf(one) - rankOf(other)) }
}

function countryOf(said: string, places: Places): string | null {
  const match = places.findPlace(said)
  if (match.status !== 'found') return null
  return new Intl.DisplayNames(['en'], { type: 'region' }).of(match.place.countryCode) ?? null
}
