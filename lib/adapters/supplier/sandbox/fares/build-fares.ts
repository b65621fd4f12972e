import type { Fare, PassengerFare } from '@/lib/travel/flights/offer'
import type { CabinClass, TravellerCounts } from '@/lib/travel/flights/search'
import { addMoney, type Money, multiplyMoney, zeroMoney } from '@/lib/travel/money'
import type { Itinerary } from '../network/itineraries'
import { type Brand, brandsOf } from './brands'
import { moneyFromEuro } from './currency'
import { taxesInEuro } from './taxes'

/** Ours, for each seated traveller and direction. */
const SERVICE_FEE_EURO = 4.5
const CHILD_SHARE = 0.75
const INFANT_SHARE = 0.1
// However low prices fall, the airline keeps this much.
const LEAST_BASE_EURO = 6

/** What one adult pays for a brand in euros, before taxes. */
export function brandBaseInEuro(standardEuro: number, brand: Brand): number {
  return Math.max(standardEuro * brand.factor + brand.plusEuro, LEAST_BASE_EURO)
}

/** The fares of an itinerary, cheapest first. `standardEuro` is what an adult pays for the standard fare before taxes. */
export function buildFares(
  itinerary: Itinerary,
  itineraryId: string,
  standardEuro: number,
  wanted: CabinClass,
  travellers: TravellerCounts,
  currency: string,
): Fare[] {
  return brandsOf(itinerary, wanted)
    .map((brand) => buildFare(itinerary, itineraryId, standardEuro, brand, travellers, currency))
    .sort((first, second) => first.total.amountMinor - second.total.amountMinor)
}

/** One brand at its price. Everything is whole minor units; the sums hold exactly. */
export function buildFare(
  itinerary: Itinerary,
  itineraryId: string,
  standardEuro: number,
  brand: Brand,
  travellers: TravellerCounts,
  currency: string,
): Fare {
  const adultBase = moneyFromEuro(brandBaseInEuro(standardEuro, brand), currency)
  const adultTaxes = moneyFromEuro(taxesInEuro(itinerary, brand.cabinClass), currency)
  const passengerFares: PassengerFare[] = [
    passengerFare('adult', travellers.adults, adultBase, adultTaxes),
    passengerFare('child', travellers.children, shareOf(adultBase, CHILD_SHARE), adultTaxes),
    passengerFare('infant', travellers.infants, shareOf(adultBase, INFANT_SHARE), zeroMoney(currency)),
  ].filter((fare) => fare.count > 0)
  const serviceFee = multiplyMoney(moneyFromEuro(SERVICE_FEE_EURO, currency), travellers.adults + travellers.children)
  const condition = ({ allowed, penaltyEuro }: Brand['change']) => ({
    allowed,
    penalty: allowed && penaltyEuro > 0 ? moneyFromEuro(penaltyEuro, currency) : allowed ? zeroMoney(currency) : null,
  })
  return {
    fareId: `${itineraryId}-${brand.key}`,
    brand: brand.name,
    cabinClass: brand.cabinClass,
    change: condition(brand.change),
    refund: condition(brand.refund),
    cabinBags: brand.cabinBags,
    checkedBags: brand.checkedBags,
    seatIncluded: brand.seatIncluded,
    mealIncluded: brand.mealIncluded,
    passengerFares,
    serviceFee,
    total: addMoney(serviceFee, ...passengerFares.map((fare) => multiplyMoney(fare.total, fare.count))),
  }
}

function passengerFare(type: PassengerFare['type'], count: number, base: Money, taxes: Money): PassengerFare {
  return { type, count, base, taxes, total: addMoney(base, taxes) }
}

function shareOf(money: Money, share: number): Money {
  return { amountMinor: Math.round(money.amountMinor * share), currency: money.currency }
}
