import { ORDINARY_WEIGHTS } from '@/lib/travel/flights/rank-weights'
import { type FlightSearch, type SearchChange, wishesOf } from '@/lib/travel/flights/search'
import { EMPTY_SLICE, type FlightsAddress, shownAtFirst, writeFlightsAddress } from '@/lib/travel/flights/search-url'
import { unmistakableCode } from '@/lib/travel/places/place'

/** The change that makes the same search once more: same places, days and people. */
export function searchAgain(search: FlightSearch): SearchChange {
  const { travellers, cabinClass, directOnly, checkedBags, preference, currency, withNearbyAirports, withAirportChange } = search
  const terms = {
    travellers,
    cabinClass,
    directOnly,
    checkedBags,
    preference,
    ...(currency ? { currency } : {}),
    ...(withNearbyAirports ? { withNearbyAirports } : {}),
    ...(withAirportChange ? { withAirportChange } : {}),
  }
  const { tripType, origin, destination, departureOn, returnOn } = wishesOf(search)
  if (tripType === 'multi-trip') return { ...terms, slices: search.slices }
  return {
    ...terms,
    ...(tripType ? { tripType } : {}),
    ...(origin ? { origin } : {}),
    ...(destination ? { destination } : {}),
    ...(departureOn ? { departureOn } : {}),
    ...(tripType === 'round-trip' && returnOn ? { returnOn } : {}),
  }
}

/** The search page with the same places and people and no days: nothing is searched until they are chosen. */
export function sameTripAddress(search: FlightSearch): string {
  const { tripType, slices, travellers, cabinClass, directOnly, checkedBags, currency } = search
  const places = slices.map(({ origin, destination }) => ({
    ...EMPTY_SLICE,
    from: unmistakableCode(origin),
    to: unmistakableCode(destination),
  }))
  const address: FlightsAddress = {
    tripType,
    slices: tripType === 'multi-trip' ? places : places.slice(0, 1),
    returnOn: null,
    flexibleDays: 0,
    travellers,
    cabinClass,
    directOnly,
    checkedBags,
    currency: currency ?? null,
    withNearbyAirports: search.withNearbyAirports ?? false,
    withAirportChange: search.withAirportChange ?? false,
    filters: [],
    weights: ORDINARY_WEIGHTS,
    sort: { by: 'rank', isDescending: false },
    shownSlice: shownAtFirst(tripType),
  }
  return `/flights?${writeFlightsAddress(address)}`
}
