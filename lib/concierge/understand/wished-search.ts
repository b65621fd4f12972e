import type { Preference } from '@/lib/travel/flights/search'
import type { CabinClass } from '@/lib/travel/flights/search-labels'

/** The input of the search tool: only what the words change. Places stay in the traveller's own words. */
export type SearchWish = {
  from?: string
  to?: string
  departureOn?: string
  returnOn?: string
  tripType?: 'one-way' | 'round-trip'
  adults?: number
  children?: number
  infants?: number
  pets?: number
  childAges?: number[]
  cabinClass?: CabinClass
  directOnly?: boolean
  checkedBags?: number
  preference?: Preference
  currency?: string
  withNearbyAirports?: boolean
  withAirportChange?: boolean
}
