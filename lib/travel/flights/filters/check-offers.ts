import type { Money } from '../../money'
import { leadFare } from '../lead-fare'
import type { FlightOffer } from '../offer-schema'
import type { FlightSearch } from '../search'
import { FILTER_NAMES, type FilterName, facetOf } from './facets'
import type { FlightFilters } from './flight-filters'

/** One bit for each thing that a filter can find wrong with a flight, by its name; most filters find one. */
const BITS: ReadonlyMap<string, number> = new Map(FILTER_NAMES.flatMap(faultNames).map((fault, index) => [fault, 1 << index]))

/** `failed` holds the bits of the filters that the offer does not pass: 0 is a flight that is shown. `lead` is the price shown. */
export type CheckedOffer = { offer: FlightOffer; lead: Money; failed: number }

/** Every offer with what the filters find wrong with it. */
export function checkOffers(offers: FlightOffer[], filters: FlightFilters, search: FlightSearch): CheckedOffer[] {
  const checks = FILTER_NAMES.flatMap((name) => {
    const value = filters[name]
    if (!value || (Array.isArray(value) && value.length === 0)) return []
    const bits = faultNames(name).map((fault) => faultBits([fault]))
    return facetOf(name)
      .checks(value, offers)
      .flatMap((check, index) => (check ? [{ check, bit: bits[index] ?? 0 }] : []))
  })
  return offers.map((offer) => {
    const lead = leadFare(offer, search).total
    let failed = 0
    for (const { check, bit } of checks) if (!check(offer, lead)) failed |= bit
    return { offer, lead, failed }
  })
}

/** What one filter can find wrong. */
export function faultNames(name: FilterName): readonly string[] {
  return facetOf(name).faults ?? [name]
}

/** The bits of some faults together. */
export function faultBits(faults: readonly string[]): number {
  return faults.reduce((bits, fault) => bits | (BITS.get(fault) ?? 0), 0)
}
