import { addMoney, type Money } from '../money'
import { leadFare } from './lead-fare'
import type { FlightOffer, SearchResult } from './offer-schema'
import { areSoldTogether } from './pairing'

/** The lowest price for everybody of all flights of a search together, of flights that can be flown and bought one after the other; null without any. */
export function lowestTotal({ search, offers }: Pick<SearchResult, 'search' | 'offers'>): Money | null {
  const priceOf = (offer: FlightOffer) => leadFare(offer, search).total
  const [out = [], back] = offers
  const totals = out.flatMap((first) => {
    if (!back) return [priceOf(first)]
    const later = back.filter((offer) => offer.departsAt > first.arrivesAt && areSoldTogether(first, offer)).map(priceOf)
    const cheapest = lowest(later)
    return cheapest ? [addMoney(priceOf(first), cheapest)] : []
  })
  return lowest(totals)
}

function lowest(totals: Money[]): Money | null {
  return totals.reduce<Money | null>((least, total) => (least && least.amountMinor <= total.amountMinor ? least : total), null)
}
