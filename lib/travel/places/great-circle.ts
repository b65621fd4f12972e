/** Degrees; north and east are positive. */
export type Coordinates = { latitude: number; longitude: number }

const EARTH_RADIUS_KM = 6_371
const RADIANS = Math.PI / 180

type Vector = [number, number, number]

/** The shortest distance over the globe. */
export function greatCircleKm(from: Coordinates, to: Coordinates): number {
  return EARTH_RADIUS_KM * angleBetween(toVector(from), toVector(to))
}

function toVector({ latitude, longitude }: Coordinates): Vector {
  const [north, east] = [latitude * RADIANS, longitude * RADIANS]
  return [Math.cos(north) * Math.cos(east), Math.cos(north) * Math.sin(east), Math.sin(north)]
}

/** By both products, which keeps its precision for near and for opposite places. */
function angleBetween([x, y, z]: Vector, [u, v, w]: Vector): number {
  return Math.atan2(Math.hypot(y * w - z * v, z * u - x * w, x * v - y * u), x * u + y * v + z * w)
}
