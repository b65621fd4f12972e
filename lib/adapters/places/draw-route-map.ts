import { type GeoProjection, geoBounds, geoInterpolate, geoPath } from 'd3-geo'
import type { LineString, MultiLineString } from 'geojson'
import { type Coordinates, greatCircleKm } from '@/lib/travel/places/great-circle'
import { type MapPoint, placeLabels } from '@/lib/travel/places/place-labels'
import type { Route, RouteMap } from '@/lib/travel/places/route-map-schema'
import { flatProjection, shrinkAt } from './flat-projection'
import { landPath } from './land-path'
import { readLand } from './world-outline'

const SIZE = { width: 640, height: 320 }
/** Nearer than this nobody knows where they are: degrees of latitude that are shown at least. */
const LEAST_DEGREES = 6
/** Of the drawing, without the room for labels at its edges. */
const ROOM = 0.76
/** A map that shows more than this is drawn from coarser coasts. */
const WIDE_DEGREES = 70
/** How far a flight may be off its great circle, in units. */
const PRECISION = 0.4
/** Points of a flight that its labels keep clear of. */
const STEPS = 60

/** Great circles over the land around them, with a point for each airport. `places` must know every code of the routes. */
export async function drawRouteMap(routes: Route[], places: Map<string, Coordinates>): Promise<RouteMap> {
  const flights = flightsOf(routes).map((pair) => pair.map((code) => lonLat(placeIn(places, code))))
  const { projection, degreesWide } = viewOf({ type: 'MultiLineString', coordinates: flights })
  const points = [...new Set(routes.flat())].map((code) => ({ iataCode: code, ...pointAt(lonLat(placeIn(places, code)), projection) }))
  const labels = placeLabels(
    points,
    SIZE,
    flights.flatMap((flight) => alongFlight(flight, projection)),
  )
  const land = await readLand(degreesWide > WIDE_DEGREES ? 'coarse' : 'fine')
  const path = geoPath(projection.precision(PRECISION)).digits(1)
  return {
    ...SIZE,
    flights: flights.map((coordinates) => path({ type: 'LineString', coordinates } satisfies LineString) ?? ''),
    land: landPath(land, projection),
    points: points.map((point, index) => ({ ...point, label: labels[index] ?? 'right' })),
    km: Math.round(flownKm(routes, places)),
  }
}

/** The frame that holds all flights, turned so that the largest empty stretch of longitudes lies behind the reader. */
function viewOf(flights: MultiLineString): { projection: GeoProjection; degreesWide: number } {
  const [[west, south], [east, north]] = geoBounds(flights)
  const span = east < west ? east - west + 360 : east - west
  const shrink = shrinkAt((south + north) / 2)
  const unitsPerDegree = Math.min(
    (SIZE.height * ROOM) / Math.max(north - south, LEAST_DEGREES * ROOM),
    // No wider than the world, whatever the margin asks for.
    SIZE.width / Math.min(360 * shrink, Math.max(span * shrink, LEAST_DEGREES * ROOM) / ROOM),
  )
  // Beyond the poles there is nothing to see: the frame ends there.
  const reach = Math.max(0, 90 - SIZE.height / 2 / unitsPerDegree)
  const middle = { latitude: Math.min(reach, Math.max(-reach, (south + north) / 2)), longitude: west + span / 2 }
  return { projection: flatProjection({ ...SIZE, middle, unitsPerDegree }), degreesWide: SIZE.width / unitsPerDegree }
}

/** Each pair of airports once, whichever way it is flown: the way back lies on the way out. */
function flightsOf(routes: Route[]): [string, string][] {
  const pairs = routes.flatMap((route) => route.slice(1).map((to, index): [string, string] => [route[index] ?? to, to]))
  return [...new Map(pairs.map(([from, to]) => [[from, to].sort().join(), [from, to] as [string, string]])).values()]
}

function alongFlight([from = [0, 0], to = [0, 0]]: [number, number][], projection: GeoProjection): MapPoint[] {
  const between = geoInterpolate(from, to)
  return Array.from({ length: STEPS + 1 }, (_, step) => pointAt(between(step / STEPS), projection))
}

function flownKm(routes: Route[], places: Map<string, Coordinates>): number {
  return routes
    .flatMap((route) => route.slice(1).map((to, index) => greatCircleKm(placeIn(places, route[index] ?? to), placeIn(places, to))))
    .reduce((sum, km) => sum + km, 0)
}

function placeIn(places: Map<string, Coordinates>, code: string): Coordinates {
  const place = places.get(code)
  if (!place) throw new Error(`the map does not know where ${code} is`)
  return place
}

function lonLat({ longitude, latitude }: Coordinates): [number, number] {
  return [longitude, latitude]
}

function pointAt(lonLat: [number, number], projection: GeoProjection): MapPoint {
  const [x, y] = projection(lonLat) ?? [0, 0]
  return { x: Math.round(x * 10) / 10, y: Math.round(y * 10) / 10 }
}
