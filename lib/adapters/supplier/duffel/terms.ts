import type { FareRequest, FlightTerms } from '@/lib/ports/flight-supplier'
import type { WantedService } from '@/lib/travel/ancillaries/ancillaries'
import { zeroMoney } from '@/lib/travel/money'
import type { Refusal } from '@/lib/travel/refusal'
import { findOffer, type OfferDeps } from './find-offer'
import { partyFare } from './party-price'
import { requiredDetailsOf } from './required-details'
import { resolveServices, serviceLines, totalWith } from './resolve-services'

/** The offer that the fares of all slices are together, asked for again with today's price and that of what is bought with it. */
export async function fetchDuffelTerms(
  request: FareRequest & { services: WantedService[] },
  deps: OfferDeps,
): Promise<{ terms: FlightTerms } | { refusal: Refusal }> {
  const found = await findOffer(request, deps)
  if ('refusal' in found) return found
  const resolved = await resolveServices(request.services, found, deps)
  if ('refusal' in resolved) return resolved
  const { offer } = found
  const { services } = resolved
  const fare = partyFare(offer, request.travellers)
  return {
    terms: {
      termsId: offer.offerId,
      // Duffel tells one sum, and not what it consists of.
      lines: [{ ...fare, subtotal: fare.total, ...(fare.taxes && { taxItems: [{ name: 'Taxes and charges', amount: fare.taxes }] }) }],
      serviceFee: zeroMoney(offer.total.currency),
      ancillaries: serviceLines(services),
      total: totalWith(offer.total, services),
      requiredDetails: requiredDetailsOf(offer),
      expiresAt: offer.expiresAt,
    },
  }
}
