import type { CabinClass } from '@/lib/travel/flights/search-labels'
import type { PassengerType } from '@/lib/travel/passengers/passenger-options'
import { type Itinerary, lastLeg } from '../network/itineraries'
import type { Airport } from '../world/airport'
import { distanceKm } from '../world/distance'
import { departureTaxesOf } from './departure-taxes'

/** Arrival tax, immigration, customs and inspection fees. */
const ENTERING_US_EUROS = 36
const CHANGING_EUROS = 11
/** Federal excise, goods and services or value added tax on flights within a country, as a share of the fare. */
const SHARE_OF_HOME_FARE: Readonly<Record<string, [economy: number, premium: number]>> = {
  US: [0.075, 0.075],
  CA: [0.05, 0.05],
  MX: [0.16, 0.16],
  IN: [0.05, 0.18],
}

/**
 * Taxes and charges of one passenger, in euros, with the rates of where the trip starts. `baseEuro` is the passenger's own fare: some
 * countries take a share of it. Infants on a lap pay none.
 */
export function taxesInEuro(itinerary: Itinerary, cabinClass: CabinClass, baseEuro: number, type: PassengerType): number {
  return taxesByName(itinerary, cabinClass, baseEuro, type).reduce((sum, [, euro]) => sum + euro, 0)
}

/** The same, each tax and charge by its name; none of nothing. */
export function taxesByName(
  itinerary: Itinerary,
  cabinClass: CabinClass,
  baseEuro: number,
  type: PassengerType,
): (readonly [name: string, euro: number])[] {
  if (type === 'infant') return []
  const from = itinerary.legs[0].flight.origin
  const to = lastLeg(itinerary).flight.destination
  const isHome = from.countryCode === to.countryCode
  const isPremium = cabinClass === 'economy-premium' || cabinClass === 'business' || cabinClass === 'first'
  const [economyShare, premiumShare] = (isHome && SHARE_OF_HOME_FARE[from.countryCode]) || [0, 0]
  const [charge, tax] = departureEuros(from, to, isHome, isPremium, type === 'child')
  const named = [
    ['Airport and security charges', charge],
    [from.countryCode === 'GB' ? 'Air Passenger Duty' : 'Departure tax', tax],
    ['US arrival taxes and fees', to.countryCode === 'US' && !isHome ? ENTERING_US_EUROS : 0],
    ['Transfer charges', (itinerary.legs.length - 1) * CHANGING_EUROS],
    ['Tax on the fare', baseEuro * (isPremium ? premiumShare : economyShare)],
  ] as const
  return named.filter(([, euro]) => euro > 0)
}

function departureEuros(from: Airport, to: Airport, isHome: boolean, isPremium: boolean, isChild: boolean): [charge: number, tax: number] {
  const { charges, bands, tax, premiumTax, childrenAre } = departureTaxesOf(from.countryCode)
  const charge = charges[isHome ? 0 : 1] * (isChild && childrenAre === 'half-charged' ? 0.5 : 1)
  if (isChild && (childrenAre === 'free' || (childrenAre === 'free-in-economy' && !isPremium))) return [charge, 0]
  return [charge, (isPremium ? premiumTax : tax)[isHome ? 0 : bandOf(distanceKm(from, to), bands)] ?? 0]
}

/** 1 is short, 2 medium, 3 long. */
function bandOf(km: number, [short, medium]: [number, number]): number {
  if (km <= short) return 1
  return km <= medium ? 2 : 3
}
