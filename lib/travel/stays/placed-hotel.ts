import { type Coordinates, greatCircleKm } from '../places/great-circle'
import type { Hotel } from './hotel-schema'
import type { PlacedHotel } from './placed-hotel-schema'
import type { StaySight } from './stay-place-schema'

export type { PlacedHotel } from './placed-hotel-schema'

/** As far as most people walk to a sight: a quarter of an hour, in a straight line. */
export const WALKABLE_METRES = 1_200

/** The hotel with its distances to the centre and to every sight: measured here, whatever its supplier says. */
export function placeHotel(hotel: Hotel, centre: Coordinates, sights: StaySight[]): PlacedHotel {
  const measured = sights.map(({ sightId, name, point }) => ({ sightId, name, metres: metresBetween(hotel.point, point) }))
  return {
    ...hotel,
    metresToCentre: metresBetween(hotel.point, centre),
    sights: measured.toSorted((one, other) => one.metres - other.metres || (one.sightId < other.sightId ? -1 : 1)),
  }
}

/** From a sight of its place, or from the centre where none is named; null for a sight that the place does not have. */
export function metresFrom(hotel: PlacedHotel, sightId?: string): number | null {
  if (sightId === undefined) return hotel.metresToCentre
  return hotel.sights.find((sight) => sight.sightId === sightId)?.metres ?? null
}

/** Whole metres in a straight line. */
export function metresBetween(from: Coordinates, to: Coordinates): number {
  return Math.round(greatCircleKm(from, to) * 1_000)
}
