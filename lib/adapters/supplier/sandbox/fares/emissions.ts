import type { Itinerary } from '../network/itineraries'
import { AIRCRAFT } from '../world/aircraft'

const TAKE_OFF_KG = 12
const LONG_KM = 3_500
/** Real flights are longer than the great circle between their airports; EN 16258 adds this much to each. */
const DETOUR_KM = 95

/**
 * By distance and aircraft type. Carbon dioxide of one economy seat: great-circle distance plus 95 km, 0.085 kg a kilometre (0.07
 * for those beyond 3,500), scaled by the aircraft's thirst against an Airbus A320, plus 12 kg for each take-off and climb. An estimate: no
 * other gases, no load factor. Other cabins: lib/travel/flights/emissions.ts, which also has these words for the traveller.
 */
export function emissionsKg(itinerary: Itinerary): number {
  return Math.round(
    itinerary.legs.reduce((sum, { flight }) => sum + seatKg(flight.km) * (AIRCRAFT[flight.aircraft]?.fuelShare ?? 1) + TAKE_OFF_KG, 0),
  )
}

/** The same for a direct flight of this length with an average aircraft: what an offer is held against. */
export function typicalEmissionsKg(directKm: number): number {
  return Math.round(seatKg(directKm) + TAKE_OFF_KG)
}

function seatKg(greatCircleKm: number): number {
  const km = greatCircleKm + DETOUR_KM
  return 0.085 * Math.min(km, LONG_KM) + 0.07 * Math.max(0, km - LONG_KM)
}
