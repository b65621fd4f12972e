import type { NamedPoint } from '@/components/content/place-on-map'
import { DESTINATIONS } from '@/lib/content/destinations'
import { ITINERARIES } from '@/lib/content/itineraries'

/** Each map of the public pages by its key in `lib/content/map-lands.json`: "lisbon" for its sights, "lisbon-in-three-days/1" for a day. */
export function mapPoints(): Map<string, NamedPoint[]> {
  return new Map([
    ...DESTINATIONS.map(({ slug, sights }): [string, NamedPoint[]] => [slug, sights]),
    ...ITINERARIES.flatMap(({ slug, days }) => days.map(({ stops }, index): [string, NamedPoint[]] => [`${slug}/${index + 1}`, stops])),
  ])
}
