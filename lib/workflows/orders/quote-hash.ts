import { wantedServices } from '../../travel/ancillaries/ancillaries'
import type { Money } from '../../travel/money'
import type { Trip } from '../../travel/trip/trip'

/** SHA-256 over what is bought, for whom, and for how much; independent of the order in which a database gives back keys. */
export async function quoteHash(trip: Pick<Trip, 'picks' | 'ancillaries' | 'passengers'>, total: Money): Promise<string> {
  const flights = trip.picks.map((pick) => [pick?.offer.offerId, pick?.fare?.fareId])
  // Whether a form was filled by hand or from a saved profile makes no other trip: the same one is not bought twice.
  const passengers = trip.passengers.map(({ savedPassengerId: _, ...person }) => person)
  const stated = new TextEncoder().encode(canonicalJson({ flights, services: wantedServices(trip.ancillaries), passengers, total }))
  const digest = await crypto.subtle.digest('SHA-256', stated)
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    inner !== null && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : inner,
  )
}
