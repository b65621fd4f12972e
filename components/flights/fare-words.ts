import * as texts from '@/lib/texts/flights'
import type { BagAllowance, Condition, Fare, FlightOffer } from '@/lib/travel/flights/offer-schema'
import { type FlightSearch, sliceLabel } from '@/lib/travel/flights/search'
import { TRIP_TYPE_LABELS, type TripType } from '@/lib/travel/flights/search-labels'
import { formatMoney, type Money } from '@/lib/travel/money'
import { forTravellers } from './flight-words'

/**
 * "Free changes", "Change for £40.00 each", "No changes"; what the supplier does not say, the rule or its price, is called so. The
 * penalty is per traveller.
 */
export function changeWords({ allowed, penalty }: Condition, travellerCount: number): string {
  if (allowed === null) return texts.changesNotStated
  if (!allowed) return texts.noChanges
  if (!penalty) return texts.changesFeeNotStated
  return penalty.amountMinor > 0 ? texts.changeFor(penaltyWords(penalty, travellerCount)) : texts.freeChanges
}

export function refundWords({ allowed, penalty }: Condition, travellerCount: number): string {
  if (allowed === null) return texts.refundNotStated
  if (!allowed) return texts.noRefund
  if (!penalty) return texts.refundFeeNotStated
  return penalty.amountMinor > 0 ? texts.refundLess(penaltyWords(penalty, travellerCount)) : texts.fullRefund
}

function penaltyWords(penalty: Money, travellerCount: number): string {
  return travellerCount > 1 ? texts.priceEach(formatMoney(penalty)) : formatMoney(penalty)
}

/** The same two rules as whole sentences, for the summary before paying. The penalty is per traveller. */
export function conditionSentences({ change, refund }: Pick<Fare, 'change' | 'refund'>): string[] {
  return [changeSentence(change), refundSentence(refund)]
}

function changeSentence({ allowed, penalty }: Condition): string {
  if (allowed === null) return texts.changeIsNotStated
  if (!allowed) return texts.flightsCannotBeChanged
  if (!penalty) return texts.changeFeeIsNotStated
  return penalty.amountMinor > 0 ? texts.changesCost(formatMoney(penalty)) : texts.changesAreFree
}

function refundSentence({ allowed, penalty }: Condition): string {
  if (allowed === null) return texts.refundIsNotStated
  if (!allowed) return texts.cancellationIsNotRefunded
  if (!penalty) return texts.cancellationFeeIsNotStated
  return penalty.amountMinor > 0 ? texts.cancellationCosts(formatMoney(penalty)) : texts.cancellationIsRefunded
}

export function cabinBagWords({ pieces }: BagAllowance): string {
  if (pieces === 0) return texts.smallItemOnly
  return pieces === 1 ? texts.cabinBag : texts.countOfCabinBags(pieces)
}

export function checkedBagWords({ pieces, weightKg }: BagAllowance): string {
  if (pieces === 0) return texts.noCheckedBag
  const bags = texts.countOfCheckedBags(pieces)
  return weightKg === null ? bags : texts.bagsOfWeight(bags, weightKg)
}

/** "1 cabin bag 8 kg, 1 checked bag 23 kg": all that a fare lets each traveller take. */
export function includedBagsWords({ cabinBags, checkedBags }: Pick<Fare, 'cabinBags' | 'checkedBags'>): string {
  return [
    allowanceWords(texts.countOfCabinBags, cabinBags) ?? texts.smallItemUnderTheSeat,
    allowanceWords(texts.countOfCheckedBags, checkedBags) ?? texts.noCheckedBagInSentence,
  ].join(', ')
}

function allowanceWords(countOf: (count: number) => string, { pieces, weightKg }: BagAllowance): string | null {
  if (pieces === 0) return null
  return weightKg === null ? countOf(pieces) : texts.bagsAndWeight(countOf(pieces), weightKg)
}

/** What a traveller may count on, one by one; seat and meal are left out where the supplier does not say. */
export function inclusions({
  cabinBags,
  checkedBags,
  seatIncluded,
  mealIncluded,
}: Pick<Fare, 'cabinBags' | 'checkedBags' | 'seatIncluded' | 'mealIncluded'>): { words: string; isIncluded: boolean }[] {
  return [
    { words: allowanceWords(texts.countOfCabinBags, cabinBags) ?? texts.cabinBag, isIncluded: cabinBags.pieces > 0 },
    { words: allowanceWords(texts.countOfCheckedBags, checkedBags) ?? texts.checkedBag, isIncluded: checkedBags.pieces > 0 },
    ...(seatIncluded === null ? [] : [{ words: texts.choiceOfSeat, isIncluded: seatIncluded }]),
    ...(mealIncluded === null ? [] : [{ words: texts.meal, isIncluded: mealIncluded }]),
  ]
}

/** Null when the supplier does not say. */
export function seatWords({ seatIncluded }: Pick<Fare, 'seatIncluded'>): string | null {
  if (seatIncluded === null) return null
  return seatIncluded ? texts.seatIncluded : texts.seatCostsExtra
}

/** A bare "return" beside a price would pass for the round trip. */
const ONE_WAY = [TRIP_TYPE_LABELS['one-way'], texts.wayBackOnly] as const

/**
 * What the price beside a flight is for: "Round Trip" or "whole trip", "on top" of the flights before, or its own direction, which for a
 * search there and back is One Way; null where the trip has one direction only.
 */
export function priceScopeWords(
  { priceCovers, sliceIndex }: Pick<FlightOffer, 'priceCovers' | 'sliceIndex'>,
  tripType: TripType,
): string | null {
  if (tripType === 'one-way') return null
  if (priceCovers === 'trip' && tripType === 'round-trip') return TRIP_TYPE_LABELS['round-trip']
  const ofItsOwn = tripType === 'multi-trip' ? sliceLabel(tripType, sliceIndex).toLowerCase() : ONE_WAY[Math.min(sliceIndex, 1)]
  return coverWords({ priceCovers }) ?? ofItsOwn ?? null
}

/** "One Way, for 2 travellers": what the prices of a direction's flights are for, and for whom. */
export function pricedFor(
  offer: Pick<FlightOffer, 'priceCovers' | 'sliceIndex'> | undefined,
  { tripType, travellers }: Pick<FlightSearch, 'tripType' | 'travellers'>,
): string {
  const scope = offer && priceScopeWords(offer, tripType)
  return scope ? `${scope}, ${forTravellers(travellers)}` : forTravellers(travellers)
}

/** The same where the kind of trip is not at hand; null for the price of the slice alone. */
export function coverWords({ priceCovers }: Pick<FlightOffer, 'priceCovers'>): string | null {
  if (priceCovers === undefined) return null
  return priceCovers === 'trip' ? texts.wholeTrip : texts.onTop
}

/** "CO₂ 14% below typical"; null when either figure is unknown. */
export function co2Words({ co2Kg, typicalCo2Kg }: Pick<FlightOffer, 'co2Kg' | 'typicalCo2Kg'>): string | null {
  if (co2Kg === null) return null
  if (typicalCo2Kg === null || typicalCo2Kg === 0) return texts.co2KgEach(co2Kg)
  const percent = Math.round((100 * (co2Kg - typicalCo2Kg)) / typicalCo2Kg)
  if (Math.abs(percent) < 2) return texts.co2AsTypical
  return percent < 0 ? texts.co2BelowTypical(-percent) : texts.co2AboveTypical(percent)
}

/** The airlines that really fly it, where they are not the ones that sell it; null when they are the same. */
export function operatedByWords(offer: FlightOffer): string | null {
  const operators = offer.segments
    .filter((segment) => segment.operatingCarrier.iataCode !== segment.marketingCarrier.iataCode)
    .map((segment) => segment.operatingCarrier.name)
  return operators.length > 0 ? texts.operatedBy([...new Set(operators)].join(', ')) : null
}

/** Some sellers have one currency only: that it is another than was asked for is said. Null where it is the wanted one. */
export function otherCurrencyWords({ currency }: { currency?: string | undefined }, sold: string | undefined): string | null {
  if (!currency || !sold || currency === sold) return null
  return texts.pricesAreInOtherCurrency(sold, currency)
}
