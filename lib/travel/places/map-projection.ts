import type { Coordinates } from './great-circle'

/** A point of the drawing: x to the right, y down, from the upper left corner. */
export type MapPoint = { x: number; y: number }
export type MapSize = { width: number; height: number }
/** A window on the globe: where its middle lies, and how many units of the drawing a degree takes there. */
export type MapView = MapSize & { middle: Coordinates; unitsPerDegree: { east: number; north: number } }

/** Nearer than this nobody knows where they are: degrees of latitude that are shown at least. */
const LEAST_DEGREES = 6
/** Of the drawing, on each side: room for labels. */
const MARGIN = 0.12
const MOST_NORTHERN_MIDDLE = 70

/**
 * The window that holds all points, on an equirectangular map that is true around its middle. It is turned so that the largest empty
 * stretch of longitudes lies behind the reader: a route over the Pacific is drawn whole. A trip round the world shows the whole world.
 */
export function viewOf(points: Coordinates[], { width, height }: MapSize): MapView {
  const { west, span } = longitudeSpan(points.map(({ longitude }) => longitude))
  const latitudes = points.map(({ latitude }) => latitude)
  const [south, north] = [Math.min(...latitudes), Math.max(...latitudes)]
  const shrink = Math.cos((Math.min(Math.abs((south + north) / 2), MOST_NORTHERN_MIDDLE) * Math.PI) / 180)
  const room = 1 - 2 * MARGIN
  const unitsNorth = Math.min(
    (height * room) / Math.max(north - south, LEAST_DEGREES * room),
    // No wider than the world, whatever the margin asks for.
    width / Math.min(360 * shrink, Math.max(span * shrink, LEAST_DEGREES * room) / room),
  )
  // Beyond the poles there is nothing to see: the window ends there.
  const reach = Math.max(0, 90 - height / 2 / unitsNorth)
  return {
    width,
    height,
    middle: { latitude: Math.min(reach, Math.max(-reach, (south + north) / 2)), longitude: turned(west + span / 2) },
    unitsPerDegree: { east: unitsNorth * shrink, north: unitsNorth },
  }
}

export function project({ longitude, latitude }: Coordinates, view: MapView): MapPoint {
  return {
    x: view.width / 2 + turned(longitude - view.middle.longitude) * view.unitsPerDegree.east,
    y: yOf(latitude, view),
  }
}

/** A line over the globe as lines of the drawing: one, or one on each side where it leaves the map and comes in again. */
export function projectLine(line: Coordinates[], view: MapView): MapPoint[][] {
  const around = 360 * view.unitsPerDegree.east
  const [first, ...rest] = line.map((coordinates) => project(coordinates, view))
  if (!first) return []
  let current = [first]
  const lines = [current]
  let last = first
  for (const point of rest) {
    const jump = point.x - last.x
    if (Math.abs(jump) <= around / 2) current.push(point)
    else {
      const shift = Math.sign(jump) * around
      current.push({ x: point.x - shift, y: point.y })
      current = [{ x: last.x + shift, y: last.y }, point]
      lines.push(current)
    }
    last = point
  }
  return lines
}

/** A closed ring of [longitude, latitude] pairs as it shows in the window, as often as it does: cut at the window's edges. */
export function projectRing(ring: [number, number][], view: MapView, margin: number): MapPoint[][] {
  const { east } = view.unitsPerDegree
  const around = 360 * east
  const flat = ring.map(([longitude, latitude]) => ({
    x: view.width / 2 + (longitude - view.middle.longitude) * east,
    y: yOf(latitude, view),
  }))
  const [left, right] = extent(flat.map(({ x }) => x))
  const [top, bottom] = extent(flat.map(({ y }) => y))
  if (bottom < -margin || top > view.height + margin) return []
  return [-1, 0, 1].flatMap((turns) => {
    const shift = turns * around
    if (right + shift < -margin || left + shift > view.width + margin) return []
    const cut = cutToWindow(
      flat.map(({ x, y }) => ({ x: x + shift, y })),
      view,
      margin,
    )
    return cut.length < 3 ? [] : [cut]
  })
}

function yOf(latitude: number, { middle, height, unitsPerDegree }: MapView): number {
  return height / 2 - (latitude - middle.latitude) * unitsPerDegree.north
}

/** From -180 up to, and not with, 180. */
function turned(longitude: number): number {
  return ((((longitude + 180) % 360) + 360) % 360) - 180
}

/** The shortest stretch of longitudes that holds them all; from `west`, `span` degrees to the east. */
function longitudeSpan(longitudes: number[]): { west: number; span: number } {
  const sorted = [...new Set(longitudes.map(turned))].sort((first, second) => first - second)
  let [west, gap] = [sorted[0] ?? 0, -1]
  for (const [index, longitude] of sorted.entries()) {
    const next = sorted[index + 1] ?? (sorted[0] ?? 0) + 360
    if (next - longitude > gap) [west, gap] = [next, next - longitude]
  }
  return { west, span: 360 - gap }
}

/** Sutherland and Hodgman: the ring is cut at one edge of the window after the other. */
function cutToWindow(ring: MapPoint[], { width, height }: MapSize, margin: number): MapPoint[] {
  const left = cutAt(ring, 'x', -margin, 1)
  const right = cutAt(left, 'x', width + margin, -1)
  const top = cutAt(right, 'y', -margin, 1)
  return cutAt(top, 'y', height + margin, -1)
}

function cutAt(ring: MapPoint[], axis: 'x' | 'y', edge: number, inside: 1 | -1): MapPoint[] {
  const kept: MapPoint[] = []
  let previous = ring.at(-1)
  for (const point of ring) {
    const isIn = (point[axis] - edge) * inside >= 0
    const wasIn = previous !== undefined && (previous[axis] - edge) * inside >= 0
    if (previous && isIn !== wasIn) kept.push(crossing(previous, point, axis, edge))
    if (isIn) kept.push(point)
    previous = point
  }
  return kept
}

function crossing(from: MapPoint, to: MapPoint, axis: 'x' | 'y', edge: number): MapPoint {
  const share = (edge - from[axis]) / (to[axis] - from[axis])
  return axis === 'x' ? { x: edge, y: from.y + (to.y - from.y) * share } : { x: from.x + (to.x - from.x) * share, y: edge }
}

function extent(values: number[]): [number, number] {
  let [least, most] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (const value of values) {
    if (value < least) least = value
    if (value > most) most = value
  }
  return [least, most]
}
