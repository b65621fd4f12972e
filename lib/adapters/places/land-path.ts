import { type GeoPermissibleObjects, type GeoProjection, geoPath } from 'd3-geo'
import type { MapPoint } from '@/lib/travel/places/place-labels'

/** Points nearer to the line between their neighbours than this do not show. */
const TOLERANCE = 0.6
/** A shape smaller than this in both directions is a speck. */
const LEAST_SIZE = 1.6

/** The land within the projection's frame as one short SVG path: without specks, without points that do not show, each point as its way from the last. */
export function landPath(land: GeoPermissibleObjects, projection: GeoProjection): string {
  const rings: MapPoint[][] = []
  const collect = {
    beginPath: () => {},
    closePath: () => {},
    arc: () => {},
    moveTo: (x: number, y: number) => void rings.push([{ x, y }]),
    lineTo: (x: number, y: number) => void rings.at(-1)?.push({ x, y }),
  }
  geoPath(projection.precision(0), collect)(land)
  return rings
    .filter((ring) => sizeOf(ring) >= LEAST_SIZE)
    .map(shapePath)
    .join('')
}

function shapePath(ring: MapPoint[]): string {
  const path = relativePath(simplify(ring))
  return path && `${path}z`
}

function relativePath(line: MapPoint[]): string {
  // Tenths as whole numbers: differences of rounded places do not drift.
  const tenths = line.map(({ x, y }) => [Math.round(x * 10), Math.round(y * 10)] as const)
  const [first, ...rest] = tenths
  if (!first) return ''
  let [x, y] = first
  const steps = rest.flatMap(([nextX, nextY]) => {
    const [byX, byY] = [nextX - x, nextY - y]
    ;[x, y] = [nextX, nextY]
    return byX === 0 && byY === 0 ? [] : [`${tenth(byX)}${byY < 0 ? '' : ' '}${tenth(byY)}`]
  })
  if (steps.length === 0) return ''
  const body = steps.reduce((path, step) => `${path}${path && !step.startsWith('-') ? ' ' : ''}${step}`, '')
  return `M${tenth(first[0])} ${tenth(first[1])}l${body}`
}

function tenth(value: number): string {
  return String(value / 10).replace(/^(-?)0\./, '$1.')
}

/** Douglas and Peucker: only points that stand out from the line between those kept. A ring begins where it ends, so it is taken as two halves. */
function simplify(ring: MapPoint[]): MapPoint[] {
  const isKept = new Array<boolean>(ring.length).fill(false)
  const half = Math.floor(ring.length / 2)
  isKept[0] = isKept[half] = isKept[ring.length - 1] = true
  const spans: [number, number][] = [
    [0, half],
    [half, ring.length - 1],
  ]
  for (let span = spans.pop(); span; span = spans.pop()) {
    const [from, to] = span
    let [farthest, distance] = [-1, TOLERANCE]
    for (let index = from + 1; index < to; index++) {
      const away = distanceToLine(ring[index], ring[from], ring[to])
      if (away > distance) [farthest, distance] = [index, away]
    }
    if (farthest < 0) continue
    isKept[farthest] = true
    spans.push([from, farthest], [farthest, to])
  }
  return ring.filter((_, index) => isKept[index])
}

function distanceToLine(point: MapPoint | undefined, from: MapPoint | undefined, to: MapPoint | undefined): number {
  if (!point || !from || !to) return 0
  const [byX, byY] = [to.x - from.x, to.y - from.y]
  const length = Math.hypot(byX, byY)
  if (length === 0) return Math.hypot(point.x - from.x, point.y - from.y)
  return Math.abs(byX * (point.y - from.y) - byY * (point.x - from.x)) / length
}

function sizeOf(ring: MapPoint[]): number {
  const width = Math.max(...ring.map(({ x }) => x)) - Math.min(...ring.map(({ x }) => x))
  const height = Math.max(...ring.map(({ y }) => y)) - Math.min(...ring.map(({ y }) => y))
  return Math.max(width, height)
}
