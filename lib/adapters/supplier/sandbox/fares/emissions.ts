import type { Itinerary } from '../network/itineraries'
import { AIRCRAFT } from '../world/aircraft'

const TAKE_OFF_KG = 12

/**
 * By distance and aircraft type. Carbon dioxide of one economy seat: 0.085 kg a kilometre (0.075 above 3,500 km), scaled by the
 * aircraft's thirst against an Airbus A320, plus 12 kg for each take-off and climb. An estimate: no other gases, no load factor.
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

function seatKg(km: number): number {
  return km * (km > 3_500 ? 0.075 : 0.085)
}
