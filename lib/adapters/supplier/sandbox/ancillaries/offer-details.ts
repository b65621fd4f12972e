import type { OfferDetails } from '@/lib/travel/ancillaries/offer-details'
import type { CabinClass } from '@/lib/travel/flights/search-labels'
import { priceOfFares } from '@/lib/travel/trip/price'
import { minuteOf } from '@/lib/travel/zones'
import type { Dials } from '../dials'
import { needsPassport } from '../needs-passport'
import { fareOptions, type PricedTrip } from '../price-trip'
import { OFFER_MINUTES } from '../search-sandbox'
import { bagOptions } from './bags'
import { extraOptions } from './extras'
import { mealOptions } from './meals'
import { supplierFeatures, supplierParameters } from './supplier-features'

/** All that goes with the fares of a trip, as of `now`. `wanted` is the cabin that was searched for. */
export function detailsOf(trip: PricedTrip, wanted: CabinClass, now: Date, dials: Dials): OfferDetails {
  const fares = trip.directions.map(({ fare }) => fare)
  const { serviceFee, total } = priceOfFares(fares)
  return {
    fareIds: fares.map(({ fareId }) => fareId),
    fareOptions: trip.directions.map((direction) => fareOptions(direction, wanted, trip, dials)),
    bags: bagOptions(trip),
    meals: mealOptions(trip),
    extras: extraOptions(trip),
    seatSegments: trip.directions.flatMap(({ itinerary }, sliceIndex) =>
      itinerary.legs.map((_, segmentIndex) => ({ sliceIndex, segmentIndex })),
    ),
    requiredDetails: trip.directions.some(({ itinerary }) => needsPassport(itinerary)) ? ['passport'] : [],
    supplierParameters: supplierParameters(trip),
    supplierFeatures: supplierFeatures(trip),
    serviceFee,
    total,
    expiresAt: new Date((minuteOf(now) + OFFER_MINUTES) * 60_000).toISOString(),
  }
}
