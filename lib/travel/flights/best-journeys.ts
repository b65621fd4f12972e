import { addMoney, type Money } from '../money'
import { leadFare } from './lead-fare'
import { offerCost } from './offer-cost'
import type { FlightOffer, SearchResult } from './offer-schema'
import { areSoldTogether } from './pairing'
import type { PickLabel } from './ranked-offer'
import type { Journey, JourneyFlight } from './route-choices-schema'

type Weighed = { offer: FlightOffer; total: Money; cost: number }
type Whole = { offers: FlightOffer[]; total: Money; durationMinutes: number; cost: number }

/**
 * The cheapest, the fastest and the best-value journey of a one-way or return search, each once, with the total for everybody: the return
 * leaves after the outbound has landed and is sold with it.
 */
export function bestJourneys({ search, offers }: Pick<SearchResult, 'search' | 'offers'>): Journey[] {
  const best = new Map<PickLabel, Whole>()
  for (const whole of wholeJourneys({ search, offers })) {
    for (const [label, isBetter] of Object.entries(ORDERS) as [PickLabel, Order][]) {
      const known = best.get(label)
      if (!known || isBetter(whole, known) < 0) best.set(label, whole)
    }
  }
  const journeys = new Map<Whole, PickLabel[]>()
  for (const [label, whole] of best) journeys.set(whole, [...(journeys.get(whole) ?? []), label])
  return [...journeys].map(([{ offers: flown, total, durationMinutes }, labels]) => ({
    labels,
    total,
    durationMinutes,
    flights: flown.map(flightOf),
  }))
}

/** Each outbound flight with its price there and back for everybody, by the cheapest return that is sold with it. */
export function cheapestByOutbound(
  result: Pick<SearchResult, 'search' | 'offers'>,
): { offerId: string; total: Money; flights: JourneyFlight[] }[] {
  const cheapest = new Map<string, Whole>()
  for (const whole of wholeJourneys(result)) {
    const offerId = whole.offers[0]?.offerId ?? ''
    const known = cheapest.get(offerId)
    if (!known || ORDERS.cheapest(whole, known) < 0) cheapest.set(offerId, whole)
  }
  return [...cheapest].map(([offerId, { offers, total }]) => ({ offerId, total, flights: offers.map(flightOf) }))
}

type Order = (one: Whole, other: Whole) => number
const byPrice: Order = (one, other) => one.total.amountMinor - other.total.amountMinor
const byDuration: Order = (one, other) => one.durationMinutes - other.durationMinutes
const ORDERS: Record<PickLabel, Order> = {
  cheapest: (one, other) => byPrice(one, other) || byDuration(one, other),
  fastest: (one, other) => byDuration(one, other) || byPrice(one, other),
  'best-value': (one, other) => one.cost - other.cost || byPrice(one, other),
}

function* wholeJourneys({ search, offers }: Pick<SearchResult, 'search' | 'offers'>): Generator<Whole> {
  const weigh = (offer: FlightOffer): Weighed => ({ offer, total: leadFare(offer, search).total, cost: offerCost(offer, search) })
  const [out = [], back] = offers.map((slice) => slice.map(weigh))
  for (const first of out) {
    if (!back) yield { offers: [first.offer], total: first.total, durationMinutes: first.offer.durationMinutes, cost: first.cost }
    for (const later of back ?? []) {
      if (later.offer.departsAt <= first.offer.arrivesAt || !areSoldTogether(first.offer, later.offer)) continue
      yield {
        offers: [first.offer, later.offer],
        total: addMoney(first.total, later.total),
        durationMinutes: first.offer.durationMinutes + later.offer.durationMinutes,
        cost: first.cost + later.cost,
      }
    }
  }
}

function flightOf({ segments: [first, ...others], departsAt, arrivesAt, durationMinutes, connections }: FlightOffer): JourneyFlight {
  if (!first) throw new Error('A flight has no segment')
  const all = [first, ...others]
  return {
    flightNumbers: all.map(({ flightNumber }) => flightNumber),
    airline: [...new Set(all.map(({ marketingCarrier }) => marketingCarrier.name))].join(' and '),
    origin: first.origin,
    destination: (others.at(-1) ?? first).destination,
    departsAt,
    arrivesAt,
    durationMinutes,
    connections,
  }
}
