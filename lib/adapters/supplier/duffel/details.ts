import type { FareRequest } from '@/lib/ports/flight-supplier'
import type { OfferDetails } from '@/lib/travel/ancillaries/offer-details'
import { zeroMoney } from '@/lib/travel/money'
import type { Refusal } from '@/lib/travel/refusal'
import { readCatalogue } from './catalogue'
import { readFareId } from './fare-id'
import { featuresOf } from './features'
import { findOffer, type OfferDeps } from './find-offer'
import { groupOffers } from './group-offers'
import type { KnownFares } from './known-fares'
import type { PricedOffer } from './read-offers'
import { requiredDetailsOf, takesPassports } from './required-details'
import { allSegments } from './segment-places'

/** All that can be bought with these fares. Duffel sells no meals, and only its seat maps say which flights have seats to choose. */
export async function fetchDuffelDetails(
  request: FareRequest,
  deps: OfferDeps & { knownFares: KnownFares },
): Promise<{ details: OfferDetails } | { refusal: Refusal }> {
  const found = await findOffer(request, deps)
  if ('refusal' in found) return found
  const { offer } = found
  const { bags, extras } = readCatalogue(found)
  return {
    details: {
      fareIds: request.fareIds,
      fareOptions: deps.knownFares.find(request.fareIds) ?? chosenFares(offer, request),
      bags: bags.map(({ option }) => option),
      meals: null,
      extras: extras.map(({ option }) => option),
      seatSegments: allSegments(offer),
      requiredDetails: requiredDetailsOf(offer),
      supplierParameters: parametersOf(offer),
      supplierFeatures: featuresOf(offer),
      serviceFee: zeroMoney(offer.total.currency),
      total: offer.total,
      expiresAt: offer.expiresAt,
    },
  }
}

function chosenFares(offer: PricedOffer, { search, fareIds }: FareRequest) {
  const fareId = readFareId(fareIds[0] ?? '')
  const flights = groupOffers([offer], search, fareId?.kind === 'part' ? fareId.offerRequestId : '')
  return flights.map((ofSlice) => ofSlice.flatMap(({ fares }) => fares))
}

function parametersOf(offer: PricedOffer): Record<string, string> {
  if (requiredDetailsOf(offer).includes('passport')) return { Passport: 'Needed for every passenger' }
  return takesPassports(offer) ? { Passport: 'Taken, not needed' } : {}
}
