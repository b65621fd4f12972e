import type { CardInfo } from './card-info'

export type PaymentReadiness = { arePassengersValid: boolean; isBillingValid: boolean; card: CardInfo }
export type MissingForPayment = 'passengers' | 'billing' | 'card'

/** The specification's rule: valid passengers, valid billing, and a completed card unless a saved card form is hidden. */
export function isReadyForPayment(readiness: PaymentReadiness): boolean {
  return missingForPayment(readiness) === null
}

/** The first thing that is missing, in the order of the forms; null when it can be paid. */
export function missingForPayment({ arePassengersValid, isBillingValid, card }: PaymentReadiness): MissingForPayment | null {
  if (!arePassengersValid) return 'passengers'
  if (!isBillingValid) return 'billing'
  return card.showCardForm && !card.cardComplete ? 'card' : null
}
