import type { WorldMap } from '../../ports/places'
import { drawRouteMap, type Route, type RouteMap } from '../../travel/places/route-map'

/** The map of some routes; null when the world does not know one of their airports. */
export async function drawMap(routes: Route[], { places }: { places: WorldMap }): Promise<RouteMap | null> {
  const located = new Map(
    routes.flat().flatMap((code) => {
      const place = places.locate(code)
      return place ? [[code, place] as const] : []
    }),
  )
  if (routes.flat().some((code) => !located.has(code))) return null
  return drawRouteMap(routes, located, await places.land())
}
