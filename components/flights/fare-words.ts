import type { BagAllowance, Condition, Fare, FlightOffer } from '@/lib/travel/flights/offer'
import { sliceLabel, type TripType } from '@/lib/travel/flights/search'
import { formatMoney } from '@/lib/travel/money'

/**
 * "Free changes", "Change for £40.00 each", "No changes"; what the supplier does not say, the rule or its price, is called so. The
 * penalty is per traveller.
 */
export function changeWords({ allowed, penalty }: Condition, travellerCount: number): string {
  if (allowed === null) return 'Changes: not stated'
  if (!allowed) return 'No changes'
  if (!penalty) return 'Changes: fee not stated'
  return penalty.amountMinor > 0 ? `Change for ${formatMoney(penalty)}${eachWords(travellerCount)}` : 'Free changes'
}

export function refundWords({ allowed, penalty }: Condition, travellerCount: number): string {
  if (allowed === null) return 'Refund: not stated'
  if (!allowed) return 'No refund'
  if (!penalty) return 'Refund: fee not stated'
  return penalty.amountMinor > 0 ? `Refund less ${formatMoney(penalty)}${eachWords(travellerCount)}` : 'Full refund'
}

function eachWords(travellerCount: number): string {
  return travellerCount > 1 ? ' each' : ''
}

/** The same two rules as whole sentences, for the summary before paying. The penalty is per traveller. */
export function conditionSentences({ change, refund }: Pick<Fare, 'change' | 'refund'>): string[] {
  return [changeSentence(change), refundSentence(refund)]
}

function changeSentence({ allowed, penalty }: Condition): string {
  if (allowed === null) return 'The airline does not say whether flights can be changed.'
  if (!allowed) return 'Flights cannot be changed.'
  if (!penalty) return 'Flights can be changed; the airline does not say for what fee.'
  return penalty.amountMinor > 0
    ? `Changes cost ${formatMoney(penalty)} per traveller, plus any difference in fare.`
    : 'Changes are free; only a difference in fare is paid.'
}

function refundSentence({ allowed, penalty }: Condition): string {
  if (allowed === null) return 'The airline does not say what is refunded after a cancellation.'
  if (!allowed) return 'A cancellation is not refunded.'
  if (!penalty) return 'A cancellation is refunded less a fee, if any; the airline does not say how much.'
  return penalty.amountMinor > 0
    ? `A cancellation is refunded less ${formatMoney(penalty)} per traveller.`
    : 'A cancellation is refunded in full.'
}

export function cabinBagWords({ pieces }: BagAllowance): string {
  if (pieces === 0) return 'Small item only'
  return pieces === 1 ? 'Cabin bag' : `${pieces} cabin bags`
}

export function checkedBagWords({ pieces, weightKg }: BagAllowance): string {
  if (pieces === 0) return 'No checked bag'
  const bags = pieces === 1 ? '1 checked bag' : `${pieces} checked bags`
  return weightKg === null ? bags : `${bags}, ${weightKg} kg`
}

/** "1 cabin bag 8 kg, 1 checked bag 23 kg": all that a fare lets each traveller take. */
export function includedBagsWords({ cabinBags, checkedBags }: Pick<Fare, 'cabinBags' | 'checkedBags'>): string {
  return [
    allowanceWords('cabin bag', cabinBags) ?? 'a small item under the seat',
    allowanceWords('checked bag', checkedBags) ?? 'no checked bag',
  ].join(', ')
}

function allowanceWords(name: string, { pieces, weightKg }: BagAllowance): string | null {
  if (pieces === 0) return null
  const bags = pieces === 1 ? `1 ${name}` : `${pieces} ${name}s`
  return weightKg === null ? bags : `${bags} ${weightKg} kg`
}

/** What a traveller may count on, one by one; seat and meal are left out where the supplier does not say. */
export function inclusions({
  cabinBags,
  checkedBags,
  seatIncluded,
  mealIncluded,
}: Pick<Fare, 'cabinBags' | 'checkedBags' | 'seatIncluded' | 'mealIncluded'>): { words: string; isIncluded: boolean }[] {
  return [
    { words: allowanceWords('cabin bag', cabinBags) ?? 'Cabin bag', isIncluded: cabinBags.pieces > 0 },
    { words: allowanceWords('checked bag', checkedBags) ?? 'Checked bag', isIncluded: checkedBags.pieces > 0 },
    ...(seatIncluded === null ? [] : [{ words: 'Choice of seat', isIncluded: seatIncluded }]),
    ...(mealIncluded === null ? [] : [{ words: 'Meal', isIncluded: mealIncluded }]),
  ]
}

/** Null when the supplier does not say. */
export function seatWords({ seatIncluded }: Pick<Fare, 'seatIncluded'>): string | null {
  if (seatIncluded === null) return null
  return seatIncluded ? 'Seat included' : 'Seat costs extra'
}

/**
 * What the price beside a flight is for: "round trip" or "whole trip", "on top" of the flights before, or its own direction; null
 * where the trip has one direction only.
 */
export function priceScopeWords(
  { priceCovers, sliceIndex }: Pick<FlightOffer, 'priceCovers' | 'sliceIndex'>,
  tripType: TripType,
): string | null {
  if (tripType === 'one-way') return null
  if (priceCovers === 'trip' && tripType === 'round-trip') return 'round trip'
  return coverWords({ priceCovers }) ?? sliceLabel(tripType, sliceIndex).toLowerCase()
}

/** The same where the kind of trip is not at hand; null for the price of the slice alone. */
export function coverWords({ priceCovers }: Pick<FlightOffer, 'priceCovers'>): string | null {
  if (priceCovers === undefined) return null
  return priceCovers === 'trip' ? 'whole trip' : 'on top'
}

/** "CO₂ 14% below typical"; null when either figure is unknown. */
export function co2Words({ co2Kg, typicalCo2Kg }: Pick<FlightOffer, 'co2Kg' | 'typicalCo2Kg'>): string | null {
  if (co2Kg === null) return null
  if (typicalCo2Kg === null || typicalCo2Kg === 0) return `CO₂ ${co2Kg} kg each`
  const percent = Math.round((100 * (co2Kg - typicalCo2Kg)) / typicalCo2Kg)
  if (Math.abs(percent) < 2) return 'CO₂ as typical'
  return `CO₂ ${Math.abs(percent)}% ${percent < 0 ? 'below' : 'above'} typical`
}

/** The airlines that really fly it, where they are not the ones that sell it; null when they are the same. */
export function operatedByWords(offer: FlightOffer): string | null {
  const operators = offer.segments
    .filter((segment) => segment.operatingCarrier.iataCode !== segment.marketingCarrier.iataCode)
    .map((segment) => segment.operatingCarrier.name)
  return operators.length > 0 ? `Operated by ${[...new Set(operators)].join(', ')}` : null
}

/** Some sellers have one currency only: that it is another than was asked for is said. Null where it is the wanted one. */
export function otherCurrencyWords({ currency }: { currency?: string | undefined }, sold: string | undefined): string | null {
  if (!currency || !sold || currency === sold) return null
  return `Prices are in ${sold}: these flights are not sold in ${currency}.`
}
