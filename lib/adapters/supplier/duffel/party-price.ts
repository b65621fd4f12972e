import type { PassengerFare } from '@/lib/travel/flights/offer-schema'
import { countTravellers, type TravellerCounts } from '@/lib/travel/flights/search'
import { type Money, subtractMoney } from '@/lib/travel/money'

/** A price for everybody together; `taxes` are the part of `total` that is tax, null when the airline does not say. */
export type PartyPrice = { total: Money; taxes: Money | null }

/** Duffel has one price for everybody and never says who pays what: so do we, since any share of it would be a guess. */
export function partyFare({ total, taxes }: PartyPrice, travellers: TravellerCounts): PassengerFare {
  return { type: 'everyone', count: countTravellers(travellers), base: taxes && subtractMoney(total, taxes), taxes, total }
}
