import { readFileSync } from 'node:fs'
import { geoArea, geoBounds, geoContains } from 'd3-geo'
import type { Feature, MultiPolygon, Polygon } from 'geojson'
import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import { MAP_SIZE, type MapFrame, type NamedPoint, placeOnMap } from '@/components/content/place-on-map'
import { flatProjection } from '@/lib/adapters/places/flat-projection'
import { landPath } from '@/lib/adapters/places/land-path'

/** Nearer than this a coast at 1:10 million is too coarse to draw: streets would stand in the water. */
const LEAST_KM = 3
/** Of the places on the map; where fewer stand on land, the coast is too coarse for them. */
const LEAST_ON_LAND = 0.8
/** In steradians. */
const HALF_OF_EARTH = 2 * Math.PI
const KM_PER_DEGREE = 111.2

/** What places and ways along the edges of a frame are written with: 4 units outside of it. */
const ON_EDGES = new Set([0, 4, MAP_SIZE + 4, MAP_SIZE + 8])

type Outline = { polygon: Feature<Polygon>; west: number; south: number; east: number; north: number }

/** The coasts of the world from Natural Earth at 1:10 million (public domain), each landmass with its bounds. */
export function readOutlines(): Outline[] {
  const path = new URL('../../node_modules/world-atlas/land-10m.json', import.meta.url)
  const topology: Topology<{ land: GeometryCollection<object> }> = JSON.parse(readFileSync(path, 'utf8'))
  return feature(topology, topology.objects.land).features.flatMap(({ geometry }) =>
    polygonsOf(geometry as Polygon | MultiPolygon).flatMap((coordinates) => {
      const polygon: Feature<Polygon> = { type: 'Feature', properties: {}, geometry: { type: 'Polygon', coordinates } }
      // Slivers of islands are wound the wrong way round in places: they would be all of the earth but themselves.
      if (geoArea(polygon) > HALF_OF_EARTH) return []
      const [[west, south], [east, north]] = geoBounds(polygon)
      return [{ polygon, west, south, east, north }]
    }),
  )
}

/** The land on a map of these places as one path of its square; null where the map shows no water, or is too near for what is known of the coast. */
export function drawLandAround(points: NamedPoint[], outlines: Outline[]): string | null {
  const { frame, unitsPerKm, placed } = placeOnMap(points)
  if (MAP_SIZE / 2 / unitsPerKm < LEAST_KM) return null
  const near = outlines.filter((outline) => touches(outline, frame))
  const inside = points.filter((_, index) => !placed[index]?.isOutside)
  const onLand = inside.filter(({ lat, lon }) => near.some(({ polygon }) => geoContains(polygon, [lon, lat])))
  if (onLand.length < inside.length * LEAST_ON_LAND) return null
  const middle = { latitude: (frame.south + frame.north) / 2, longitude: (frame.west + frame.east) / 2 }
  const projection = flatProjection({ width: MAP_SIZE, height: MAP_SIZE, middle, unitsPerDegree: unitsPerKm * KM_PER_DEGREE })
  const path = landPath({ type: 'FeatureCollection', features: near.map(({ polygon }) => polygon) }, projection)
  return path === '' || isWholeFrame(path) ? null : path
}

function polygonsOf(geometry: Polygon | MultiPolygon): Polygon['coordinates'][] {
  return geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates
}

function touches({ west, south, east, north }: Outline, frame: MapFrame): boolean {
  // A landmass over the antimeridian has its west to the east of its east.
  const isBeside = west <= east ? frame.east < west || frame.west > east : frame.east < west && frame.west > east
  return !isBeside && frame.north >= south && frame.south <= north
}

/** One rectangle along the frame's edges: nothing but land. */
function isWholeFrame(path: string): boolean {
  return (path.match(/-?[\d.]+/g) ?? []).every((number) => ON_EDGES.has(Math.abs(Number(number))))
}
