import type { CreateOfferRequest } from '@duffel/api/types'
import type { SearchResult } from '@/lib/travel/flights/offer'
import type { CabinClass, FlightSearch } from '@/lib/travel/flights/search'
import type { DuffelClient, FailureLog } from './client/duffel-client'
import { DuffelFailure, SERVICE } from './client/failure'
import type { Deadlines } from './deadlines'
import { groupOffers } from './group-offers'
import { requestPassengers } from './passengers'
import { type PricedOffer, readOffers } from './read-offers'
import { readOfferRequest } from './schemas/offer'

// More than two changes nobody wants, and each more costs Duffel time.
const MOST_CONNECTIONS = 2
const OFFER_MINUTES = 30

type SearchDeps = { client: DuffelClient; deadlines: Deadlines; isSimulated: boolean; log: FailureLog }

/** Asks for whole trips at once, with every price already that of the pair. Throws `DuffelFailure`. */
export async function searchDuffel(
  search: FlightSearch,
  now: Date,
  { client, deadlines, isSimulated, log }: SearchDeps,
): Promise<{ result: SearchResult; offers: PricedOffer[] }> {
  const request = await client(
    { name: 'search', deadlineMs: deadlines.searchMs, isRead: true },
    (duffel) =>
      duffel.offerRequests.create({ ...offerRequestBody(search), return_offers: true, supplier_timeout: deadlines.supplierTimeoutMs }),
    ({ data }) => {
      const answered = readOfferRequest(data)
      if (!answered) throw new DuffelFailure('bad-answer')
      return answered
    },
  )
  const { offers, dropped } = readOffers(request.offers)
  if (dropped > 0) log({ level: 'warn', where: SERVICE, call: 'search', dropped, of: request.offers.length })
  const fitting = offers.filter((offer) => isForSale(offer, search, offers[0], now))
  const expiries = fitting.map(({ expiresAt }) => expiresAt).toSorted()
  return {
    result: {
      searchId: request.id,
      search,
      supplier: SERVICE,
      isSimulated,
      searchedAt: now.toISOString(),
      expiresAt: expiries[0] ?? new Date(now.getTime() + OFFER_MINUTES * 60_000).toISOString(),
      offers: groupOffers(fitting, search, request.id),
      sources: [],
    },
    offers: fitting,
  }
}

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

const DUFFEL_CABINS: Record<CabinClass, 'economy' | 'premium_economy' | 'business' | 'first'> = {
  'economy-with-restrictions': 'economy',
  'economy-without-restrictions': 'economy',
  'economy-premium': 'premium_economy',
  business: 'business',
  first: 'first',
}

/** "Without restrictions" is no cabin of Duffel's: what may not be changed and refunded is left out here. */
function isForSale(offer: PricedOffer, search: FlightSearch, first: PricedOffer | undefined, now: Date): boolean {
  if (offer.duffel.partial || offer.slices.length !== search.slices.length || offer.expiresAt <= now.toISOString()) return false
  if (offer.total.currency !== first?.total.currency) return false
  if (search.directOnly && offer.slices.some(({ itinerary }) => itinerary.connections > 0)) return false
  const { change, refund } = offer.rules
  return search.cabinClass !== 'economy-without-restrictions' || (change.allowed === true && refund.allowed === true)
}
