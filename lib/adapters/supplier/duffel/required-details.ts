import type { RequiredDetail } from '@/lib/travel/passengers/passenger'
import type { PricedOffer } from './read-offers'

/** What the airline will not sell without. */
export function requiredDetailsOf({ duffel }: PricedOffer): RequiredDetail[] {
  return duffel.passenger_identity_documents_required ? ['passport'] : []
}

/** Whether passports may be sent at all: airlines that do not take them refuse the order. */
export function takesPassports({ duffel }: PricedOffer): boolean {
  const taken = [...duffel.supported_passenger_identity_document_types, ...duffel.allowed_passenger_identity_document_types]
  return taken.includes('passport') || duffel.passenger_identity_documents_required === true
}
