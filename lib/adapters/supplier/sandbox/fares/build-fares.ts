import type { Fare, PassengerFare, TaxItem } from '@/lib/travel/flights/offer-schema'
import type { TravellerCounts } from '@/lib/travel/flights/search'
import type { CabinClass } from '@/lib/travel/flights/search-labels'
import { addMoney, type Money, multiplyMoney, subtractMoney } from '@/lib/travel/money'
import { PASSENGER_TYPES, type PassengerType } from '@/lib/travel/passengers/passenger-options'
import type { Itinerary } from '../network/itineraries'
import type { AirlineKind } from '../world/airlines'
import { amenitiesOf } from './amenities'
import { type Brand, brandsOf } from './brands'
import { moneyFromEuro } from './currency'
import { longestFlight } from './price-level'
import { taxesByName, taxesInEuro } from './taxes'

/** Ours, for each seated traveller and direction. */
const SERVICE_FEE_EURO = 4.5
/** What a child pays of the adult's fare: low-cost airlines sell seats, whoever sits in them. */
const CHILD_SHARE: Readonly<Record<AirlineKind, number>> = { 'full-service': 0.75, regional: 0.75, leisure: 0.9, 'low-cost': 1 }
const INFANT_SHARE = 0.1
/** Low-cost and leisure airlines take a flat fee for a lap, as long as a seat would not be cheaper. */
const INFANT_FEE_EURO = 26
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

/** One brand at its price, moved by `movedBy` when it changed since; `namesTaxes` tells what its taxes consist of. Everything is whole minor units; the sums hold exactly. */
export function buildFare(
  itinerary: Itinerary,
  itineraryId: string,
  standardEuro: number,
  brand: Brand,
  travellers: TravellerCounts,
  currency: string,
  { movedBy = 1, namesTaxes = false }: { movedBy?: number; namesTaxes?: boolean } = {},
): Fare {
  const passengerFares = sharesOf(itinerary, standardEuro, brand, travellers, currency, movedBy).map(
    ({ type, count, baseEuro, base, taxes }): PassengerFare => ({
      type,
      count,
      base: { amountMinor: base, currency },
      taxes: { amountMinor: taxes, currency },
      ...(namesTaxes && { taxItems: taxItems(taxesByName(itinerary, brand.cabinClass, baseEuro, type), { amountMinor: taxes, currency }) }),
      total: { amountMinor: base + taxes, currency },
    }),
  )
  const serviceFee = { amountMinor: serviceFeeMinor(travellers, currency), currency }
  const condition = ({ allowed, penaltyEuro }: Brand['change']) => ({
    allowed,
    penalty: allowed ? moneyFromEuro(penaltyEuro, currency) : null,
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
    amenities: amenitiesOf(itinerary, brand.cabinClass),
    passengerFares,
    serviceFee,
    total: addMoney(serviceFee, ...passengerFares.map((fare) => multiplyMoney(fare.total, fare.count))),
  }
}

/** The total that `buildFare` comes to, in minor units: for the thousands of itineraries that are only compared. */
export function fareTotalMinor(
  itinerary: Itinerary,
  standardEuro: number,
  brand: Brand,
  travellers: TravellerCounts,
  currency: string,
): number {
  let total = serviceFeeMinor(travellers, currency)
  for (const { count, base, taxes } of sharesOf(itinerary, standardEuro, brand, travellers, currency, 1)) total += count * (base + taxes)
  return total
}

/** Each tax in the currency. They add up: what rounding leaves over is on the largest of them. */
function taxItems(named: (readonly [name: string, euro: number])[], taxes: Money): TaxItem[] {
  const items = named.map(([name, euro]) => ({ name, amount: moneyFromEuro(euro, taxes.currency) }))
  const largest = items.toSorted((one, other) => other.amount.amountMinor - one.amount.amountMinor)[0]
  const rest = items.reduce((left, { amount }) => subtractMoney(left, amount), taxes)
  return items.map((item) => (item === largest ? { ...item, amount: addMoney(item.amount, rest) } : item))
}

type Share = { type: PassengerType; count: number; baseEuro: number; base: number; taxes: number }

/** What one passenger of each type pays, in minor units. */
function sharesOf(
  itinerary: Itinerary,
  standardEuro: number,
  brand: Brand,
  { adults, children, infants }: TravellerCounts,
  currency: string,
  movedBy: number,
): Share[] {
  const adultEuro = brandBaseInEuro(standardEuro, brand) * movedBy
  const { kind } = longestFlight(itinerary).airline
  const counts = { adult: adults, child: children, infant: infants }
  return PASSENGER_TYPES.filter((type) => counts[type] > 0).map((type) => {
    const baseEuro = baseOfType(type, adultEuro, kind)
    const base = moneyFromEuro(baseEuro, currency).amountMinor
    const taxes = moneyFromEuro(taxesInEuro(itinerary, brand.cabinClass, baseEuro, type), currency).amountMinor
    return { type, count: counts[type], baseEuro, base, taxes }
  })
}

function serviceFeeMinor({ adults, children }: TravellerCounts, currency: string): number {
  return moneyFromEuro(SERVICE_FEE_EURO, currency).amountMinor * (adults + children)
}

function baseOfType(type: PassengerType, adultEuro: number, kind: AirlineKind): number {
  if (type === 'adult') return adultEuro
  const childEuro = adultEuro * CHILD_SHARE[kind]
  if (type === 'child') return childEuro
  return kind === 'low-cost' || kind === 'leisure' ? Math.min(INFANT_FEE_EURO, childEuro) : adultEuro * INFANT_SHARE
}
