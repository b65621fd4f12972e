import { addMoney, type Money } from '../money'
import { type Criteria, criteriaOf, dominates, settleCosts } from './dominates'
import { applyFilters } from './filters/apply-filters'
import { type FlightFilters, NO_FILTERS } from './filters/flight-filters'
import { leadFare } from './lead-fare'
import { offerCost } from './offer-cost'
import type { FlightOffer, SearchResult } from './offer-schema'
import { areSoldTogether } from './pairing'
import { rankReason } from './rank-reason'
import { ORDINARY_WEIGHTS, type RankWeights } from './rank-weights'
import type { PickLabel, RoundTrips } from './ranked-offer'

/** Whoever lands and leaves within this time has not been there. */
export const SHORTEST_STAY_MINUTES = 120

const SHOWN = 3
/** How many of the best by each order are compared with each other. */
const CANDIDATES = 12
const LABELS: PickLabel[] = ['cheapest', 'fastest', 'best-value']
/** More than any price in minor units, so that the price decides between equal durations; and more minutes than any journey has. */
const PRICES_BELOW = 1e10
const MINUTES_BELOW = 1e5

type Weighed = Criteria & { offer: FlightOffer; total: Money; cost: number; leaves: number; lands: number }
type Pair = Criteria & { offers: [FlightOffer, FlightOffer]; total: Money; cost: number }

/**
 * The cheapest, fastest and best-value round trips that pass the filters of both directions; the traveller's preference comes first. If one
 * wins several labels, the next best joins it, unless a shown one is better in every way. Null for a one-way search, or if no two flights
 * go together.
 */
export function rankRoundTrips(
  { search, offers }: Pick<SearchResult, 'search' | 'offers'>,
  { weights = ORDINARY_WEIGHTS, filters = [] }: { weights?: RankWeights | undefined; filters?: FlightFilters[] | undefined } = {},
): RoundTrips | null {
  if (search.tripType !== 'round-trip') return null
  const [out = [], back = []] = offers.map((ofSlice, index) =>
    applyFilters(ofSlice, filters[index] ?? NO_FILTERS, search).map(
      (offer): Weighed => ({
        ...criteriaOf(offer, search),
        offer,
        total: leadFare(offer, search).total,
        cost: offerCost(offer, search, weights),
        leaves: minuteOf(offer.departsAt),
        lands: minuteOf(offer.arrivesAt),
      }),
    ),
  )
  const candidates = distinct(WEIGHTS.flatMap((weightOf) => bestPairs(out, back, weightOf)))
  const orders: Record<PickLabel, Pair[]> = {
    cheapest: candidates.toSorted(ORDERS.cheapest),
    fastest: candidates.toSorted(ORDERS.fastest),
    'best-value': settleCosts(candidates.toSorted(ORDERS.cheapest)).sort(ORDERS['best-value']),
  }
  const [cheapest, next = null] = orders.cheapest
  const [fastest] = orders.fastest
  if (!cheapest || !fastest) return null
  const labelled = [search.preference, ...LABELS].flatMap((label) => orders[label].slice(0, 1))
  const shown = withNextBest(distinct(labelled), orders['best-value'])
  return {
    trips: shown.map((pair) => ({
      offerIds: [pair.offers[0].offerId, pair.offers[1].offerId],
      labels: LABELS.filter((label) => keyOf(orders[label][0]) === keyOf(pair)),
      reason: rankReason(pair, { cheapest, fastest, next }),
      total: pair.total,
      durationMinutes: pair.durationMinutes,
    })),
    offers: [...new Set(shown.flatMap((pair) => pair.offers))],
    returnCount: back.length,
    ...(filters[1] && Object.keys(filters[1]).length > 0 ? { returnFilters: filters[1] } : {}),
  }
}

type Order = (one: Pair, other: Pair) => number
const byPrice: Order = (one, other) => one.priceMinor - other.priceMinor
const byDuration: Order = (one, other) => one.durationMinutes - other.durationMinutes
const byRest: Order = (one, other) =>
  one.connections - other.connections || one.missingBags - other.missingBags || compareText(keyOf(one), keyOf(other))
const ORDERS: Record<PickLabel, Order> = {
  cheapest: (one, other) => byPrice(one, other) || byDuration(one, other) || byRest(one, other),
  fastest: (one, other) => byDuration(one, other) || byPrice(one, other) || byRest(one, other),
  'best-value': (one, other) => one.cost - other.cost || ORDERS.cheapest(one, other),
}

/** What a pair's best is looked for by; each adds up over both flights. */
const WEIGHTS: ((one: Weighed) => number)[] = [
  ({ priceMinor, durationMinutes }) => priceMinor * MINUTES_BELOW + durationMinutes,
  ({ priceMinor, durationMinutes }) => durationMinutes * PRICES_BELOW + priceMinor,
  ({ cost }) => cost,
]

/** The lightest pairs that can be flown and bought together. Both lists are gone through from their lightest, no farther than a pair can still be among them. */
function bestPairs(out: Weighed[], back: Weighed[], weightOf: (one: Weighed) => number): Pair[] {
  const weighed = (list: Weighed[]) =>
    list
      .map((one) => ({ one, weight: weightOf(one) }))
      .sort((first, second) => first.weight - second.weight || compareText(first.one.offer.offerId, second.one.offer.offerId))
  const [outbound, returns] = [weighed(out), weighed(back)]
  const least = returns[0]?.weight ?? 0
  const kept: { pair: Pair; weight: number }[] = []
  const isTooHeavy = (weight: number) => kept.length === CANDIDATES && weight >= (kept.at(-1)?.weight ?? 0)
  for (const first of outbound) {
    if (isTooHeavy(first.weight + least)) break
    for (const later of returns) {
      const weight = first.weight + later.weight
      if (isTooHeavy(weight)) break
      if (!goTogether(first.one, later.one)) continue
      const place = kept.findIndex((other) => other.weight > weight)
      kept.splice(place === -1 ? kept.length : place, 0, { pair: pairOf(first.one, later.one), weight })
      kept.length = Math.min(kept.length, CANDIDATES)
    }
  }
  return kept.map(({ pair }) => pair)
}

function goTogether(out: Weighed, back: Weighed): boolean {
  return (
    back.leaves - out.lands >= SHORTEST_STAY_MINUTES && areSoldTogether(out.offer, back.offer) && out.total.currency === back.total.currency
  )
}

function pairOf(out: Weighed, back: Weighed): Pair {
  return {
    offers: [out.offer, back.offer],
    priceMinor: out.priceMinor + back.priceMinor,
    durationMinutes: out.durationMinutes + back.durationMinutes,
    connections: out.connections + back.connections,
    missingBags: out.missingBags + back.missingBags,
    total: addMoney(out.total, back.total),
    cost: out.cost + back.cost,
  }
}

function withNextBest(labelled: Pair[], byValue: Pair[]): Pair[] {
  const shown = [...labelled]
  for (const isWorth of [(pair: Pair) => !shown.some((other) => dominates(other, pair)), () => true]) {
    for (const pair of byValue) {
      if (shown.length >= SHOWN) return shown
      if (isWorth(pair) && !shown.some((other) => keyOf(other) === keyOf(pair))) shown.push(pair)
    }
  }
  return shown
}

function distinct(pairs: Pair[]): Pair[] {
  return [...new Map(pairs.map((pair) => [keyOf(pair), pair])).values()]
}

function keyOf(pair: Pair | undefined): string {
  return pair ? pair.offers.map(({ departsAt, offerId }) => `${departsAt} ${offerId}`).join(' ') : ''
}

/** Both are on the clock of the place where the first lands and the second leaves. */
function minuteOf(localTime: string): number {
  return Date.parse(`${localTime}Z`) / 60_000
}

function compareText(first: string, second: string): number {
  return first < second ? -1 : first > second ? 1 : 0
}
