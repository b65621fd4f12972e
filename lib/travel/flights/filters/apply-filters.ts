import type { FlightOffer } from '../offer-schema'
import type { FlightSearch } from '../search'
import { checkOffers } from './check-offers'
import type { FlightFilters } from './flight-filters'

/** The offers of one direction that pass every filter, in the order they came. */
export function applyFilters(offers: FlightOffer[], filters: FlightFilters, search: FlightSearch): FlightOffer[] {
  if (Object.keys(filters).length === 0) return offers
  return checkOffers(offers, filters, search).flatMap(({ offer, failed }) => (failed === 0 ? [offer] : []))
}
