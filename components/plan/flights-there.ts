import { countTravellers } from '@/lib/travel/flights/search'
import type { Money } from '@/lib/travel/money'
import type { Place } from '@/lib/travel/places/place'
import type { KnownPrices } from '@/lib/travel/plan/plan-budget'
import type { TripPlan } from '@/lib/travel/plan/trip-plan'
import type { TripStays } from '@/lib/travel/stays/trip-stays'
import { hasAllFares } from '@/lib/travel/trip/is-complete'
import { tripPrice } from '@/lib/travel/trip/price'
import type { Trip } from '@/lib/travel/trip/trip'

/** The direction that leads to the place of the plan; null while no flights there were searched. */
export function sliceThere({ result }: Pick<Trip, 'result'>, plan: TripPlan, airport: Place | null): number | null {
  if (!result) return null
  const { tripType, slices } = result.search
  const index = slices.findIndex(({ destination }) => isThere(destination, plan, airport))
  // Of a way there and back the second direction leads home.
  return index < 0 || (tripType !== 'multi-trip' && index > 0) ? null : index
}

function isThere(place: Place, { destination }: TripPlan, airport: Place | null): boolean {
  if (airport && (place.iataCode === airport.iataCode || place.cityName === airport.cityName)) return true
  return place.cityName === destination.name
}

/** What is chosen for this place and known in price: flights once all fares are, and a place to stay. */
export function knownPrices(trip: Trip, plan: TripPlan, airport: Place | null): KnownPrices {
  const isFlown = sliceThere(trip, plan, airport) !== null && hasAllFares(trip)
  const travellers = Math.max(1, countTravellers(trip.result?.search.travellers ?? trip.wishes.travellers))
  return { flights: isFlown ? (tripPrice(trip)?.total ?? null) : null, stay: stayFor(trip.stays, plan, travellers), travellers }
}

/** The stay as if those who fly shared it: other people may sleep there than fly. */
function stayFor(stays: TripStays | null, { destination }: TripPlan, travellers: number): Money | null {
  if (!stays?.chosen) return null
  const { city, adults, children } = stays.search
  if (city.slug !== destination.slug && city.name !== destination.name) return null
  const { total } = stays.chosen
  return { ...total, amountMinor: Math.ceil(total.amountMinor / Math.max(1, adults + children)) * travellers }
}
