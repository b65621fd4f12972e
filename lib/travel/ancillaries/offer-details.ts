export type { BagOption, ExtraOption, MealOption, OfferDetails } from './offer-details-schema'

/** The specification's option names: one direction of a round trip, or all of the trip. */
export function coverageName(sliceIndexes: number[]): 'generic' | 'outward' | 'return' {
  if (sliceIndexes.length > 1) return 'generic'
  return sliceIndexes[0] === 0 ? 'outward' : 'return'
}
