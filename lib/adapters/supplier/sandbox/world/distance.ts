import type { Airport } from './airport.ts'

const EARTH_RADIUS_KM = 6_371

/** Great-circle distance. */
export function distanceKm(from: Airport, to: Airport): number {
  const cosine = from.x * to.x + from.y * to.y + from.z * to.z
  return EARTH_RADIUS_KM * Math.acos(Math.min(1, Math.max(-1, cosine)))
}
