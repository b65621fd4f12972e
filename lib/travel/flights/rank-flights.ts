import type { Money } from '../money'
import { type Criteria, criteriaOf, settleCosts } from './dominates'
import { applyFilters } from './filters/apply-filters'
import { type FlightFilters, NO_FILTERS } from './filters/flight-filters'
import { leadFare } from './lead-fare'
import { offerCost } from './offer-cost'
import type { FlightOffer, SearchResult } from './offer-schema'
import { rankReason, type Yardsticks } from './rank-reason'
import { rankRoundTrips } from './rank-round-trips'
import { isOrdinary, ORDINARY_WEIGHTS, type RankWeights } from './rank-weights'
import type { FlightPicks, OfferBrief, PickLabel, RankedOffer } from './ranked-offer'
import type { FlightSearch } from './search'

const BRIEFS = 10
const LABELS: PickLabel[] = ['cheapest', 'fastest', 'best-value']

type Weighed = Criteria & { offer: FlightOffer; offers: FlightOffer[]; total: Money; cost: number }
type Order = (first: Weighed, second: Weighed) => number

/**
 * All offers of one slice in rank order, labelled and explained. `by` (the search's own preference if left out) decides the
 * order: cheapest by price, fastest by duration, best value by generalised cost under the traveller's `weights`. Ties go by price,
 * duration, connections, missing bags, departure. An offer never stands above one that is worse in none of price, duration,
 * connections and bags, and better in one.
 */
export function rankFlights(
  offers: FlightOffer[],
  search: FlightSearch,
  by: PickLabel = search.preference,
  weights: RankWeights = ORDINARY_WEIGHTS,
): RankedOffer[] {
  const weighed = offers.map((offer) => ({
    ...criteriaOf(offer, search),
    offer,
    offers: [offer],
    total: leadFare(offer, search).total,
    cost: offerCost(offer, search, weights),
  }))
  const orders: Record<PickLabel, Weighed[]> = {
    cheapest: weighed.toSorted(ORDERS.cheapest),
    fastest: weighed.toSorted(ORDERS.fastest),
    'best-value': settleCosts(weighed.toSorted(ORDERS.cheapest)).sort(ORDERS['best-value']),
  }
  const [cheapest, next = null] = orders.cheapest
  const [fastest] = orders.fastest
  if (!cheapest || !fastest) return []
  const yardsticks: Yardsticks<Weighed> = { cheapest, fastest, next }
  return orders[by].map((one, index) => ({
    offer: one.offer,
    place: index + 1,
    labels: LABELS.filter((label) => orders[label][0]?.offer === one.offer),
    reason: rankReason(one, yardsticks),
    total: one.total,
  }))
}

/** The offers that carry a label, in rank order: at most three, fewer when one offer earns several. */
export function pickThree(ranked: RankedOffer[]): RankedOffer[] {
  return ranked.filter(({ labels }) => labels.length > 0)
}

/** All offers of one slice in the order that travellers and the model count in: the picks, then the rest by rank. */
export function rankForView(offers: FlightOffer[], search: FlightSearch, by?: PickLabel, weights?: RankWeights): RankedOffer[] {
  const ranked = rankFlights(offers, search, by, weights)
  const picks = pickThree(ranked)
  const rest = ranked.filter(({ labels }) => labels.length === 0)
  return [...picks, ...rest].map((one, index) => ({ ...one, place: index + 1 }))
}

/** The same, of one slice of a result. */
export function rankAllForView(result: SearchResult, sliceIndex: number, by?: PickLabel, weights?: RankWeights): RankedOffer[] {
  return rankForView(result.offers[sliceIndex] ?? [], result.search, by, weights)
}

/** How one slice is shown: in which order, by whose weights, and under which filters. */
export type Shown = {
  by?: PickLabel | undefined
  weights?: RankWeights | undefined
  filters?: FlightFilters | undefined
  /** The filters of both directions, where whole round trips stand before the flights of the first. */
  roundTripFilters?: FlightFilters[] | undefined
}

/** What a tool hands on of one slice: its picks in full, the first ten in brief. */
export function toFlightPicks(
  result: SearchResult,
  sliceIndex: number,
  { by, weights, filters = NO_FILTERS, roundTripFilters }: Shown = {},
): FlightPicks {
  const offers = result.offers[sliceIndex] ?? []
  const all = rankForView(applyFilters(offers, filters, result.search), result.search, by, weights)
  const isFiltered = Object.keys(filters).length > 0
  const roundTrips = roundTripFilters && rankRoundTrips(result, { weights, filters: roundTripFilters })
  return {
    searchId: result.searchId,
    sliceIndex,
    ...(by ? { by } : {}),
    ...(weights && !isOrdinary(weights) ? { weights } : {}),
    ...(isFiltered ? { filters, totalCount: offers.length } : {}),
    search: result.search,
    offerCount: all.length,
    picks: pickThree(all),
    briefs: all.slice(0, BRIEFS).map(briefOf),
    ...(roundTrips ? { roundTrips } : {}),
    isSimulated: result.isSimulated,
    searchedAt: result.searchedAt,
    expiresAt: result.expiresAt,
    ...(result.sources.some(({ status }) => status !== 'answered') ? { sources: result.sources } : {}),
  }
}

const byPrice: Order = (first, second) => first.priceMinor - second.priceMinor
const byDuration: Order = (first, second) => first.durationMinutes - second.durationMinutes
const byRest: Order = (first, second) =>
  first.connections - second.connections ||
  first.missingBags - second.missingBags ||
  compareText(first.offer.departsAt, second.offer.departsAt) ||
  compareText(first.offer.offerId, second.offer.offerId)

const ORDERS: Record<PickLabel, Order> = {
  cheapest: (first, second) => byPrice(first, second) || byDuration(first, second) || byRest(first, second),
  fastest: (first, second) => byDuration(first, second) || byPrice(first, second) || byRest(first, second),
  'best-value': (first, second) => first.cost - second.cost || ORDERS.cheapest(first, second),
}

function briefOf({ offer, place, total }: RankedOffer): OfferBrief {
  const [first] = offer.segments
  const last = offer.segments.at(-1)
  return {
    offerId: offer.offerId,
    place,
    flightNumbers: offer.segments.map((segment) => segment.flightNumber),
    airline: [...new Set(offer.segments.map((segment) => segment.marketingCarrier.name))].join(' and '),
    from: first?.origin.iataCode ?? '',
    to: last?.destination.iataCode ?? '',
    departsAt: offer.departsAt,
    arrivesAt: offer.arrivesAt,
    durationMinutes: offer.durationMinutes,
    connections: offer.connections,
    via: offer.layovers.map(({ airport }) => airport.cityName),
    total,
    ...(offer.priceCovers ? { priceCovers: offer.priceCovers } : {}),
  }
}

function compareText(first: string, second: string): number {
  return first < second ? -1 : first > second ? 1 : 0
}
