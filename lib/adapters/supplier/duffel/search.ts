import type { SearchResult } from '@/lib/travel/flights/offer-schema'
import type { FlightSearch } from '@/lib/travel/flights/search'
import type { Answered, AskDeps } from './answered'
import { askAtOnce } from './ask-at-once'
import { beginBatches, readBatches } from './ask-in-batches'
import { SERVICE } from './client/failure'
import { groupOffers } from './group-offers'
import type { PricedOffer } from './read-offers'

const OFFER_MINUTES = 30

type SearchDeps = AskDeps & { isSimulated: boolean }

/** The result so far, each time Duffel brings more of it, with the offers it was made of. Throws `DuffelFailure`. */
export async function* searchDuffel(
  search: FlightSearch,
  now: Date,
  deps: SearchDeps,
): AsyncGenerator<{ result: SearchResult; offers: PricedOffer[] }> {
  for await (const { offerRequestId, offers, sources } of askDuffel(search, deps)) {
    const fitting = offers.filter((offer) => isForSale(offer, search, offers[0], now))
    const expiries = fitting.map(({ expiresAt }) => expiresAt).toSorted()
    yield {
      result: {
        searchId: offerRequestId,
        search,
        supplier: SERVICE,
        isSimulated: deps.isSimulated,
        searchedAt: now.toISOString(),
        expiresAt: expiries[0] ?? new Date(now.getTime() + OFFER_MINUTES * 60_000).toISOString(),
        offers: groupOffers(fitting, search, offerRequestId),
        sources,
      },
      offers: fitting,
    }
  }
}

async function* askDuffel(search: FlightSearch, deps: AskDeps): AsyncGenerator<Answered> {
  const begun = await beginBatches(search, deps)
  if (begun) yield* readBatches(begun, deps)
  else yield await askAtOnce(search, deps)
}

/** "Without restrictions" is no cabin of Duffel's: what may not be changed and refunded is left out here. */
function isForSale(offer: PricedOffer, search: FlightSearch, first: PricedOffer | undefined, now: Date): boolean {
  if (offer.duffel.partial || offer.slices.length !== search.slices.length || offer.expiresAt <= now.toISOString()) return false
  if (offer.total.currency !== first?.total.currency) return false
  if (search.directOnly && offer.slices.some(({ itinerary }) => itinerary.connections > 0)) return false
  if (!search.withAirportChange && offer.slices.some(changesAirport)) return false
  const { change, refund } = offer.rules
  return search.cabinClass !== 'economy-without-restrictions' || (change.allowed === true && refund.allowed === true)
}

function changesAirport({ itinerary }: PricedOffer['slices'][number]): boolean {
  return itinerary.layovers.some(({ leavesFrom }) => leavesFrom !== undefined)
}
