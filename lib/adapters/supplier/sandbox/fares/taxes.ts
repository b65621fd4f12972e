import type { CabinClass } from '@/lib/travel/flights/search'
import type { Itinerary } from '../network/itineraries'
import { isDomestic } from '../world/countries'

/**
 * Departure taxes and airport charges for one adult in euros, by the country of departure: domestic, short and long (above
 * 4,000 km) flights. Orders of magnitude from the countries' published rates (UK air passenger duty, German Luftverkehrsteuer …).
 */
const DEPARTURE_TAXES: Readonly<Record<string, [number, number, number]>> = {
  GB: [22, 34, 122],
  IE: [12, 18, 22],
  DE: [38, 42, 92],
  FR: [19, 27, 62],
  NL: [44, 50, 62],
  BE: [24, 30, 40],
  AT: [28, 34, 46],
  CH: [26, 32, 42],
  ES: [14, 19, 27],
  PT: [15, 21, 30],
  IT: [17, 22, 32],
  US: [13, 24, 44],
  CA: [20, 30, 46],
  MX: [22, 38, 52],
  BR: [8, 26, 36],
  AU: [12, 62, 78],
  NZ: [10, 46, 62],
  JP: [4, 32, 38],
  SG: [0, 40, 48],
  HK: [0, 28, 34],
  AE: [0, 26, 34],
  IN: [10, 22, 30],
  ZA: [12, 28, 46],
}
const ELSEWHERE: [number, number, number] = [9, 21, 34]
const ENTERING_US_EUROS = 23
const CHANGING_EUROS = 11

/** Taxes and charges of one adult or child, in euros. Premium cabins pay the higher band of the countries that have one. */
export function taxesInEuro(itinerary: Itinerary, cabinClass: CabinClass): number {
  const from = itinerary.legs[0].flight.origin
  const to = (itinerary.legs[1] ?? itinerary.legs[0]).flight.destination
  const [domestic, short, long] = DEPARTURE_TAXES[from.countryCode] ?? ELSEWHERE
  const km = itinerary.legs.reduce((sum, leg) => sum + leg.flight.km, 0)
  const isLong = km > 4_000
  const isAtHome = from.countryCode === to.countryCode || (isDomestic(from.countryCode, to.countryCode) && !isLong)
  const band = isAtHome ? domestic : isLong ? long : short
  const premium = isLong && (cabinClass === 'business' || cabinClass === 'first' || cabinClass === 'economy-premium') ? 1.7 : 1
  const entering = to.countryCode === 'US' && from.countryCode !== 'US' ? ENTERING_US_EUROS : 0
  return band * premium + entering + (itinerary.legs.length - 1) * CHANGING_EUROS
}
