import type { CreateOfferRequest } from '@duffel/api/types'
import type { FlightSearch } from '@/lib/travel/flights/search'
import type { CabinClass } from '@/lib/travel/flights/search-labels'
import type { DuffelClient, FailureLog } from './client/duffel-client'
import { DuffelFailure, SERVICE } from './client/failure'
import { requestPassengers } from './passengers'
import { type PricedOffer, readOffers } from './read-offers'
import { readOfferRequest } from './schemas/offer'

// More than two changes nobody wants, and each more costs Duffel time.
const MOST_CONNECTIONS = 2

/** Enough to see what is wrong with an offer. */
const SAMPLE_CHARACTERS = 500

const DUFFEL_CABINS: Record<CabinClass, 'economy' | 'premium_economy' | 'business' | 'first'> = {
  'economy-with-restrictions': 'economy',
  'economy-without-restrictions': 'economy',
  'economy-premium': 'premium_economy',
  business: 'business',
  first: 'first',
}

/** What is asked: whole trips for everybody, so that every price that comes back is already that of a pair. */
export function offerRequestBody(search: FlightSearch): CreateOfferRequest {
  return {
    slices: search.slices.map(({ origin, destination, departureOn }) => ({
      origin: origin.iataCode,
      destination: destination.iataCode,
      departure_date: departureOn,
      arrival_time: null,
      departure_time: null,
    })),
    passengers: requestPassengers(search.travellers),
    cabin_class: DUFFEL_CABINS[search.cabinClass],
    max_connections: search.directOnly ? 0 : MOST_CONNECTIONS,
  }
}

/** Reads an answer that holds a whole offer request. Throws `DuffelFailure` when it does not. */
export function readAnsweredRequest(data: unknown, log: FailureLog): { id: string; offers: PricedOffer[] } {
  const request = readOfferRequest(data)
  if (!request) throw new DuffelFailure('bad-answer')
  return { id: request.id, offers: readAndCount(request.offers, log) }
}

/** Offers that cannot be read are left out; how many, and the beginning of the first, is logged. */
export function readAndCount(unread: unknown[], log: FailureLog): PricedOffer[] {
  const { offers, broken } = readOffers(unread)
  if (broken.length > 0) {
    const sample = JSON.stringify(broken[0]).slice(0, SAMPLE_CHARACTERS)
    log({ level: 'warn', where: SERVICE, call: 'search', dropped: broken.length, of: unread.length, sample })
  }
  return offers
}

/** All offers that an earlier request has brought by now: they can be read for longer than its batches. */
export function fetchOffersOf(
  offerRequestId: string,
  { client, log, deadlineMs }: { client: DuffelClient; log: FailureLog; deadlineMs: number },
): Promise<PricedOffer[]> {
  return client(
    { name: 'get offer request', deadlineMs, isRead: true },
    (duffel) => duffel.offerRequests.get(offerRequestId),
    ({ data }) => readAnsweredRequest(data, log).offers,
  )
}
