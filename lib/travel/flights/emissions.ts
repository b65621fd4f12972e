import type { FlightOffer } from './offer-schema'
import type { CabinClass } from './search-labels'

/** Flights of five hours and more are long-haul here: about 3,700 km, as in the UK factors. */
const LONG_HAUL_MINUTES = 300

/**
 * What a seat of a cabin stands for against an economy seat, by the floor it takes: the ratios that the UK government's
 * conversion factors for company reporting use (DESNZ/DEFRA: long-haul 1.6, 2.9 and 4; short-haul 1.5 in front).
 */
const CABIN_FACTORS: Record<CabinClass, { short: number; long: number }> = {
  'economy-with-restrictions': { short: 1, long: 1 },
  'economy-without-restrictions': { short: 1, long: 1 },
  'economy-premium': { short: 1, long: 1.6 },
  business: { short: 1.5, long: 2.9 },
  first: { short: 1.5, long: 4 },
}

/** How many economy seats the cabin stands for on these flights, each flight counted by its time. */
export function cabinFactor({ segments }: Pick<FlightOffer, 'segments'>, cabinClass: CabinClass): number {
  const factors = CABIN_FACTORS[cabinClass]
  const minutes = segments.reduce((sum, { durationMinutes }) => sum + durationMinutes, 0)
  const weighted = segments.reduce(
    (sum, { durationMinutes }) => sum + durationMinutes * (durationMinutes >= LONG_HAUL_MINUTES ? factors.long : factors.short),
    0,
  )
  return weighted / minutes
}

/**
 * Kilograms of CO₂ of one seat in the cabin; null when the supplier gives no figure. An offer's own figure is that of an economy
 * seat where we estimate it (simulated flights); a real seller's figure is shown as it came.
 */
export function seatCo2Kg(
  offer: Pick<FlightOffer, 'co2Kg' | 'segments'>,
  cabinClass: CabinClass,
  { isSimulated }: { isSimulated: boolean },
): number | null {
  if (offer.co2Kg === null) return null
  return isSimulated ? Math.round(offer.co2Kg * cabinFactor(offer, cabinClass)) : offer.co2Kg
}

/** The method behind the figure, in words for the traveller. */
export function co2Method({ isSimulated }: { isSimulated: boolean }): string {
  return isSimulated
    ? 'Estimated, not measured: the shortest distance between the airports plus 95 km for detours, times the fuel this type of aircraft burns for one economy seat, plus an amount for each take-off. Seats in other cabins count by the floor space they take (UK government factors). Carbon dioxide only, however many seats are empty.'
    : 'The seller’s own estimate for each traveller on this fare; not measured.'
}
