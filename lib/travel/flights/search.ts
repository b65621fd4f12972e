import type { TripType } from './search-labels'
import type { FlightSearch, SearchChange, SearchWishes, TravellerCounts } from './search-schema'

export type { FlightSearch, Preference, SearchChange, SearchWishes, SliceSearch, TravellerCounts } from './search-schema'

export const NO_WISHES: SearchWishes = {
  tripType: null,
  origin: null,
  destination: null,
  departureOn: null,
  returnOn: null,
  slices: [],
  travellers: { adults: 1, children: 0, infants: 0, pets: 0, childAges: [] },
  cabinClass: 'economy-with-restrictions',
  directOnly: false,
  checkedBags: 0,
  preference: 'best-value',
}

/**
 * What is named changes, the rest stays; a return date makes a round trip, `slices` make a multi-trip. One place or day alone gives a
 * multi-trip up: nobody said which of its flights is meant.
 */
export function changeWishes(wishes: SearchWishes, change: SearchChange): SearchWishes {
  const { travellers, currency, ...rest } = change
  const { currency: oldCurrency, ...old } = wishes
  const wantedCurrency = currency === undefined ? oldCurrency : (currency ?? undefined)
  const changed: SearchWishes = {
    ...old,
    ...rest,
    travellers: { ...wishes.travellers, ...travellers },
    ...(wantedCurrency ? { currency: wantedCurrency } : {}),
  }
  if (change.slices) return { ...changed, tripType: 'multi-trip' }
  if (change.returnOn === null || change.tripType === 'one-way') return { ...changed, tripType: 'one-way', returnOn: null, slices: [] }
  if (change.returnOn) return { ...changed, tripType: 'round-trip', slices: [] }
  if (change.tripType === 'round-trip') return { ...changed, slices: [] }
  const isOtherTrip = change.origin !== undefined || change.destination !== undefined || change.departureOn !== undefined
  if (wishes.tripType === 'multi-trip' && isOtherTrip) return { ...changed, tripType: null, returnOn: null, slices: [] }
  return changed
}

/** The wishes that a search came from. */
export function wishesOf({ slices, tripType, ...terms }: FlightSearch): SearchWishes {
  const [first, second] = slices
  const isMulti = tripType === 'multi-trip'
  return {
    ...terms,
    tripType,
    origin: first?.origin ?? null,
    destination: first?.destination ?? null,
    departureOn: first?.departureOn ?? null,
    returnOn: tripType === 'round-trip' ? (second?.departureOn ?? null) : null,
    slices: isMulti ? slices : [],
  }
}

/** "Outbound", "Return", or "Flight 3" on a multi-trip. */
export function sliceLabel(tripType: TripType, sliceIndex: number): string {
  if (tripType === 'multi-trip') return `Flight ${sliceIndex + 1}`
  return sliceIndex === 0 ? 'Outbound' : 'Return'
}

/** Everybody who travels; pets are not counted. */
export function countTravellers(travellers: TravellerCounts): number {
  return travellers.adults + travellers.children + travellers.infants
}

/** "2 adults, 1 child", without what is zero. */
export function describeTravellers(travellers: TravellerCounts): string {
  const kinds: [number, string, string][] = [
    [travellers.adults, 'adult', 'adults'],
    [travellers.children, 'child', 'children'],
    [travellers.infants, 'infant', 'infants'],
    [travellers.pets, 'pet', 'pets'],
  ]
  return kinds
    .filter(([count]) => count > 0)
    .map(([count, one, many]) => `${count} ${count === 1 ? one : many}`)
    .join(', ')
}
