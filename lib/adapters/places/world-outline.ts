import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import type { LandRings } from '@/lib/travel/places/route-map'

let read: Promise<LandRings> | undefined

/** The coasts of the world from Natural Earth at 1:50 million (public domain), read once, when the first map is drawn. */
export function readLand(): Promise<LandRings> {
  read ??= decodeLand()
  return read
}

async function decodeLand(): Promise<LandRings> {
  const { default: atlas } = await import('world-atlas/land-50m.json', { with: { type: 'json' } })
  // The package is data without types of its own; its README says what it holds.
  const topology = atlas as unknown as Topology<{ land: GeometryCollection }>
  return feature(topology, topology.objects.land).features.flatMap(({ geometry }) => {
    if (geometry.type !== 'MultiPolygon') return []
    // Rings of water inside of land are among them: filled by the even-odd rule they stay water.
    return geometry.coordinates.flatMap((polygon) => polygon.map((ring) => continuousRing(ring as [number, number][])))
  })
}

/**
 * The same ring without jumps at the antimeridian: its longitudes go on beyond 180 instead. A coast that runs round the whole globe
 * (Antarctica) is closed by way of its pole.
 */
export function continuousRing(ring: [number, number][]): [number, number][] {
  let turns = 0
  const continuous = ring.map(([longitude, latitude], index): [number, number] => {
    const step = longitude - (ring[index - 1]?.[0] ?? longitude)
    if (Math.abs(step) > 180) turns -= Math.sign(step)
    return [longitude + 360 * turns, latitude]
  })
  const [first, last] = [continuous[0], continuous.at(-1)]
  if (!first || !last || turns === 0) return continuous
  const pole = last[1] < 0 ? -90 : 90
  return [...continuous, [last[0], pole], [first[0], pole]]
}
