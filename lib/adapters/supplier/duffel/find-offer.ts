import type { Clock } from '@/lib/ports/clock'
import type { FareRequest } from '@/lib/ports/flight-supplier'
import { countTravellers } from '@/lib/travel/flights/search'
import { type Refusal, refuse } from '@/lib/travel/refusal'
import type { DuffelClient, FailureLog } from './client/duffel-client'
import { DuffelFailure } from './client/failure'
import type { Deadlines } from './deadlines'
import { readFareId } from './fare-id'
import { fetchOffersOf } from './offer-request'
import { partyPlaces } from './party-places'
import { type PricedOffer, readOffer } from './read-offers'
import { refusalOf, searchSpent } from './sentences'
import type { SoldPaths } from './sold-paths'

export type OfferDeps = { client: DuffelClient; deadlines: Deadlines; clock: Clock; soldPaths: SoldPaths; log: FailureLog }

/** `places[passengerIndex]` is the id under which the offer knows that traveller. */
export type FoundOffer = { offer: PricedOffer; places: string[] }

/** The one offer that the fares of all slices are together, as it is sold now. */
export async function findOffer({ search, fareIds, travellers }: FareRequest, deps: OfferDeps): Promise<FoundOffer | { refusal: Refusal }> {
  if (fareIds.length !== search.slices.length) return refuse('fares-missing', 'Choose a fare for every flight of this trip first.')
  const found = await orRefusal(() => findOfferId(fareIds, deps))
  if ('refusal' in found) return found
  if (deps.soldPaths.isSpent(found.offerId, null)) return searchSpent()
  const fetched = await fetchOffer(found.offerId, deps)
  if ('refusal' in fetched) return fetched
  const { offer } = fetched
  const isOnItsDays = search.slices.every((slice, index) => offer.slices[index]?.itinerary.departsAt.startsWith(slice.departureOn))
  const isForThem = offer.duffel.passengers.length === countTravellers(travellers)
  if (!isOnItsDays || !isForThem || offer.slices.length !== search.slices.length) return fareGone()
  const places = partyPlaces(travellers, offer.duffel.passengers)
  return places ? { offer, places } : fareGone()
}

/** One offer as Duffel sells it now; a refusal when it is gone or has expired. */
export async function fetchOffer(
  offerId: string,
  { client, deadlines, clock }: Pick<OfferDeps, 'client' | 'deadlines' | 'clock'>,
): Promise<{ offer: PricedOffer } | { refusal: Refusal }> {
  const fetched = await orRefusal(() =>
    client(
      { name: 'get offer', deadlineMs: deadlines.readMs, isRead: true },
      (duffel) => duffel.offers.get(offerId, { return_available_services: true }),
      ({ data }) => {
        const offer = readOffer(data)
        if (!offer) throw new DuffelFailure('bad-answer')
        return { offer }
      },
    ),
  )
  if ('refusal' in fetched) return fetched
  return fetched.offer.expiresAt <= clock().toISOString()
    ? refuse('fare-expired', 'This price was held for a while and has expired. Please search again.')
    : fetched
}

/** Runs a call, with a clear "no" as a refusal; what is unknown stays thrown. */
export async function orRefusal<T extends object>(call: () => Promise<T>): Promise<T | { refusal: Refusal }> {
  try {
    return await call()
  } catch (error) {
    const refusal = error instanceof DuffelFailure && refusalOf(error)
    if (!refusal) throw error
    return { refusal }
  }
}

/** Fares of several slices are sold together only if one offer has them all: the pair is looked up, never assumed. */
async function findOfferId(
  fareIds: string[],
  { client, deadlines, soldPaths, log }: OfferDeps,
): Promise<{ offerId: string } | { refusal: Refusal }> {
  const [first, ...others] = fareIds.map(readFareId)
  if (first?.kind === 'offer' && others.length === 0) return { offerId: first.offerId }
  if (first?.kind !== 'part') return fareGone()
  const steps = [first.step]
  for (const part of others) {
    if (part?.kind !== 'part') return fareGone()
    if (part.offerRequestId !== first.offerRequestId) {
      return refuse('fares-of-two-searches', 'These flights come from different searches. Please choose them again from one.')
    }
    steps.push(part.step)
  }
  const known = soldPaths.find(first.offerRequestId) ?? (await fetchPaths(first.offerRequestId))
  const offerId = known.get(steps.join('/'))
  return offerId
    ? { offerId }
    : refuse(
        'not-sold-together',
        'The airline doesn’t sell these flights and fares together. Please choose another fare or flight for one direction.',
      )

  async function fetchPaths(offerRequestId: string) {
    return soldPaths.remember(offerRequestId, await fetchOffersOf(offerRequestId, { client, log, deadlineMs: deadlines.readMs }))
  }
}

function fareGone() {
  return refuse('fare-gone', 'This fare is no longer sold. Please search again.')
}
