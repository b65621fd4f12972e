import type { BagOption } from './offer-details'

/** "a checked bag of 23 kg", "2 cabin bags"; without the weight where the airline does not say it. `quantity` is of the option. */
export function bagPhrase({ kind, pieces, weightKg }: Pick<BagOption, 'kind' | 'pieces' | 'weightKg'>, quantity = 1): string {
  const count = pieces * quantity
  const bags = count === 1 ? `a ${kind} bag` : `${count} ${kind} bags`
  return weightKg === null ? bags : `${bags} of ${weightKg} kg${count > 1 ? ' each' : ''}`
}
