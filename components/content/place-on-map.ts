import type { Point } from '@/lib/content/words'

/** Of the square drawing, in units. */
export const MAP_SIZE = 400
export const MAP_MARGIN = 28
const KM_PER_DEGREE = 111.2
/** Of a numbered mark, in units, where nothing else is said. */
export const MARK_RADIUS = 12
const ROUNDS = 60
/** So many times as far as most others: then it is an outing. */
const OUTING = 2.2

export type NamedPoint = Point & { name: string }
export type Placed = { x: number; y: number; isOutside: boolean; name: string }
/** Degrees at the edges of the drawing. */
export type MapFrame = { west: number; east: number; south: number; north: number }
export type PlacedPoints = { placed: Placed[]; scaleKm: number; unitsPerKm: number; frame: MapFrame }

/** Kilometres become units around the middle of most of them; `scaleKm` is a round length for the scale. Marks keep clear of each other. */
export function placeOnMap(points: NamedPoint[], markRadius = MARK_RADIUS): PlacedPoints {
  const middle = { lat: median(points.map(({ lat }) => lat)), lon: median(points.map(({ lon }) => lon)) }
  const narrowing = Math.cos((middle.lat * Math.PI) / 180)
  const away = points.map(({ lat, lon, name }) => ({
    east: (lon - middle.lon) * narrowing * KM_PER_DEGREE,
    north: (lat - middle.lat) * KM_PER_DEGREE,
    name,
  }))
  const reaches = away.map(({ east, north }) => Math.max(Math.abs(east), Math.abs(north))).toSorted((one, other) => one - other)
  // What nearly all of them need, unless the others are hardly further: an outing does not shrink the town to a dot.
  const [nearly, all] = [reaches[Math.floor((reaches.length - 1) * 0.8)] ?? 1, reaches.at(-1) ?? 1]
  const reachKm = Math.max(0.4, all <= nearly * OUTING ? all : nearly * 1.08)
  const unitsPerKm = (MAP_SIZE / 2 - MAP_MARGIN) / reachKm
  const placed = away.map(({ east, north, name }) => {
    const far = Math.max(Math.abs(east), Math.abs(north)) / reachKm
    const pull = far > 1 ? 1 / far : 1
    return { x: MAP_SIZE / 2 + east * pull * unitsPerKm, y: MAP_SIZE / 2 - north * pull * unitsPerKm, isOutside: far > 1.001, name }
  })
  const scaleKm = [0.2, 0.5, 1, 2, 5, 10, 20, 50, 100, 200].findLast((km) => km * unitsPerKm <= 120) ?? 0.1
  const halfKm = MAP_SIZE / 2 / unitsPerKm
  const [byNorth, byEast] = [halfKm / KM_PER_DEGREE, halfKm / KM_PER_DEGREE / narrowing]
  const frame = { west: middle.lon - byEast, east: middle.lon + byEast, south: middle.lat - byNorth, north: middle.lat + byNorth }
  return { placed: spreadOut(placed, markRadius), scaleKm, unitsPerKm, frame }
}

/** Marks that lie on each other are pushed apart a little; the first of a pair gives way as much as the second. */
function spreadOut(placed: Placed[], markRadius: number): Placed[] {
  const leastApart = 2 * markRadius + 1
  const inside = (at: number) => Math.min(MAP_SIZE - markRadius - 2, Math.max(markRadius + 2, at))
  const marks = placed.map((mark) => ({ ...mark }))
  for (let round = 0; round < ROUNDS; round++) {
    for (const [index, one] of marks.entries()) {
      for (const [place, other] of marks.slice(index + 1).entries()) {
        // Two in the very same place part in a direction that their numbers give.
        const [east, south] = [other.x - one.x || Math.cos(index + place), other.y - one.y || Math.sin(index + place)]
        const apart = Math.hypot(east, south)
        if (apart >= leastApart) continue
        const push = (leastApart - apart) / 2 / apart
        one.x = inside(one.x - east * push)
        one.y = inside(one.y - south * push)
        other.x = inside(other.x + east * push)
        other.y = inside(other.y + south * push)
      }
    }
  }
  return marks
}

function median(values: number[]): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}
