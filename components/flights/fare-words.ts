import type { BagAllowance, Condition, Fare, FlightOffer } from '@/lib/travel/flights/offer'
import { formatMoney } from '@/lib/travel/money'

/** "Free changes", "Change for £40.00 each", "No changes"; what the supplier does not say is called so. The penalty is per traveller. */
export function changeWords({ allowed, penalty }: Condition, travellerCount: number): string {
  if (allowed === null) return 'Changes: not stated'
  if (!allowed) return 'No changes'
  return penalty && penalty.amountMinor > 0 ? `Change for ${formatMoney(penalty)}${eachWords(travellerCount)}` : 'Free changes'
}

export function refundWords({ allowed, penalty }: Condition, travellerCount: number): string {
  if (allowed === null) return 'Refund: not stated'
  if (!allowed) return 'No refund'
  return penalty && penalty.amountMinor > 0 ? `Refund less ${formatMoney(penalty)}${eachWords(travellerCount)}` : 'Full refund'
}

function eachWords(travellerCount: number): string {
  return travellerCount > 1 ? ' each' : ''
}

/** The same two rules as whole sentences, for the summary before paying. The penalty is per traveller. */
export function conditionSentences(fare: Fare): string[] {
  const change =
    fare.change.allowed === null
      ? 'The airline does not say whether flights can be changed.'
      : !fare.change.allowed
        ? 'Flights cannot be changed.'
        : fare.change.penalty && fare.change.penalty.amountMinor > 0
          ? `Changes cost ${formatMoney(fare.change.penalty)} per traveller, plus any difference in fare.`
          : 'Changes are free; only a difference in fare is paid.'
  const refund =
    fare.refund.allowed === null
      ? 'The airline does not say what is refunded after a cancellation.'
      : !fare.refund.allowed
        ? 'A cancellation is not refunded.'
        : fare.refund.penalty && fare.refund.penalty.amountMinor > 0
          ? `A cancellation is refunded less ${formatMoney(fare.refund.penalty)} per traveller.`
          : 'A cancellation is refunded in full.'
  return [change, refund]
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

export function seatWords(fare: Pick<Fare, 'seatIncluded'>): string {
  return fare.seatIncluded ? 'Seat included' : 'Seat costs extra'
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
