import { z } from 'zod'
import lands from './map-lands.json' with { type: 'json' }
import { NEIGHBOURHOOD_POINTS } from './neighbourhood-points'
import type { Point } from './words'

/** An SVG path of land on the square of 400 units of `components/content/points-map.tsx`, by the map's key. */
export const mapLandsSchema = z.record(z.string(), z.string().regex(/^M[-\d. lMz]+z$/))

const LANDS = mapLandsSchema.parse(lands)

/** What lies under the marks of a map: `land` where there is water too, and the districts with their names. */
export type MapGround = { land: string | undefined; areas: (Point & { name: string })[] }

/**
 * The ground of the map of a destination's sights ("lisbon") or of an itinerary's day ("lisbon-in-three-days/1"). Coasts are as
 * `npm run content:map-lands` writes them down.
 */
export function mapGroundOf(key: string, destinations: string[]): MapGround {
  const areas = destinations.flatMap((slug) =>
    Object.entries(NEIGHBOURHOOD_POINTS[slug] ?? {}).map(([name, [lat, lon]]) => ({ name, lat, lon })),
  )
  return { land: Object.hasOwn(LANDS, key) ? LANDS[key] : undefined, areas }
}
