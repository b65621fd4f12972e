import { type Coordinates, greatCircle, greatCircleKm } from './great-circle'
import { type MapPoint, type MapView, project, projectLine, projectRing, viewOf } from './map-projection'
import { placeLabels } from './place-labels'
import type { Route, RouteMap } from './route-map-schema'
import { linePath, shapePath } from './svg-path'

export type { Route, RouteMap } from './route-map-schema'

/** Outlines of the land: rings of [longitude, latitude] without jumps at the antimeridian. */
export type LandRings = [number, number][][]

const SIZE = { width: 640, height: 320 }
/** Points on each great circle: enough for the sharp bend near a pole. */
const STEPS = 120
/** Shapes go on this far outside of the window, so that its edges are no coast. */
const OUTSIDE = 4

/** Great circles over the land around them, with a point for each airport. `places` must know every code of the routes. */
export function drawRouteMap(routes: Route[], places: Map<string, Coordinates>, land: LandRings): RouteMap {
  const flights = flightsOf(routes).map(([from, to]) => [placeIn(places, from), placeIn(places, to)] as const)
  const lines = flights.map(([from, to]) => greatCircle(from, to, STEPS))
  const view = viewOf(lines.flat(), SIZE)
  const codes = [...new Set(routes.flat())]
  const points = codes.map((code) => ({ iataCode: code, ...rounded(project(placeIn(places, code), view)) }))
  const drawn = lines.map((line) => projectLine(line, view))
  const labels = placeLabels(points, SIZE, drawn.flat(2))
  return {
    ...SIZE,
    land: landPath(land, view),
    flights: drawn.map(linePath),
    points: points.map((point, index) => ({ ...point, label: labels[index] ?? 'right' })),
    km: Math.round(flownKm(routes, places)),
  }
}

/** Each pair of airports once, whichever way it is flown: the way back lies on the way out. */
function flightsOf(routes: Route[]): [string, string][] {
  const pairs = routes.flatMap((route) => route.slice(1).map((to, index): [string, string] => [route[index] ?? to, to]))
  return [...new Map(pairs.map(([from, to]) => [[from, to].sort().join(), [from, to] as [string, string]])).values()]
}

function flownKm(routes: Route[], places: Map<string, Coordinates>): number {
  return routes
    .flatMap((route) => route.slice(1).map((to, index) => greatCircleKm(placeIn(places, route[index] ?? to), placeIn(places, to))))
    .reduce((sum, km) => sum + km, 0)
}

function landPath(land: LandRings, view: MapView): string {
  return shapePath(land.flatMap((ring) => projectRing(ring, view, OUTSIDE)))
}

function placeIn(places: Map<string, Coordinates>, code: string): Coordinates {
  const place = places.get(code)
  if (!place) throw new Error(`the map does not know where ${code} is`)
  return place
}

function rounded({ x, y }: MapPoint): MapPoint {
  return { x: Math.round(x * 10) / 10, y: Math.round(y * 10) / 10 }
}
