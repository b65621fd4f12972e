import type { FeatureCollection } from 'geojson'
import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'

/** The coasts of the world from Natural Earth (public domain): at 1:110 million for maps of continents, at 1:50 million for nearer ones. */
const ATLASES = {
  coarse: () => import('world-atlas/land-110m.json', { with: { type: 'json' } }),
  fine: () => import('world-atlas/land-50m.json', { with: { type: 'json' } }),
}
type Detail = keyof typeof ATLASES

const read = new Map<Detail, Promise<FeatureCollection>>()

/** Each is read once, when the first map needs it. */
export function readLand(detail: Detail): Promise<FeatureCollection> {
  const land = read.get(detail) ?? decodeLand(detail)
  read.set(detail, land)
  return land
}

async function decodeLand(detail: Detail): Promise<FeatureCollection> {
  const { default: atlas } = await ATLASES[detail]()
  // The package is data without types of its own; its README says what it holds.
  const topology = atlas as unknown as Topology<{ land: GeometryCollection }>
  return feature(topology, topology.objects.land)
}
