/** Degrees; north and east are positive. */
export type Coordinates = { latitude: number; longitude: number }

const EARTH_RADIUS_KM = 6_371
const RADIANS = Math.PI / 180

type Vector = [number, number, number]

/** The shortest distance over the globe. */
export function greatCircleKm(from: Coordinates, to: Coordinates): number {
  return EARTH_RADIUS_KM * angleBetween(toVector(from), toVector(to))
}

/** The shortest way over the globe as points, both ends included. Longitudes may jump by 360 at the antimeridian. */
export function greatCircle(from: Coordinates, to: Coordinates, steps: number): Coordinates[] {
  const [start, end] = [toVector(from), toVector(to)]
  const angle = angleBetween(start, end)
  // Between a place and its antipode every way is the shortest; between a place and itself there is none.
  if (Math.sin(angle) < 1e-6) return [from, to]
  const between = Array.from({ length: steps - 1 }, (_, index) => {
    const share = (index + 1) / steps
    const [first, second] = [Math.sin((1 - share) * angle) / Math.sin(angle), Math.sin(share * angle) / Math.sin(angle)]
    return toCoordinates([first * start[0] + second * end[0], first * start[1] + second * end[1], first * start[2] + second * end[2]])
  })
  return [from, ...between, to]
}

function toVector({ latitude, longitude }: Coordinates): Vector {
  const [north, east] = [latitude * RADIANS, longitude * RADIANS]
  return [Math.cos(north) * Math.cos(east), Math.cos(north) * Math.sin(east), Math.sin(north)]
}

function toCoordinates([x, y, z]: Vector): Coordinates {
  return { latitude: Math.atan2(z, Math.hypot(x, y)) / RADIANS, longitude: Math.atan2(y, x) / RADIANS }
}

/** By both products, which keeps its precision for near and for opposite places. */
function angleBetween([x, y, z]: Vector, [u, v, w]: Vector): number {
  return Math.atan2(Math.hypot(y * w - z * v, z * u - x * w, x * v - y * u), x * u + y * v + z * w)
}
