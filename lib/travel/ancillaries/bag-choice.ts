import type { BagOption } from './offer-details'

export type BagChoice = { option: BagOption; quantity: number }

/**
 * The cheapest way to exactly so many pieces, of the weight said, else of the next heavier one, else of the heaviest; of any weight
 * where none is said. Airlines sell two bags as one option of two pieces, or as twice the option of one. Undefined where they sell
 * fewer.
 */
export function bagChoice(options: BagOption[], pieces: number, weightKg?: number): BagChoice | undefined {
  const choices = options.flatMap((option): BagChoice[] => {
    const quantity = pieces / option.pieces
    return Number.isInteger(quantity) && quantity <= option.mostQuantity ? [{ option, quantity }] : []
  })
  // A price for one direction before one that covers several: nothing is bought that was not asked for.
  const single = choices.filter(({ option }) => option.sliceIndexes.length === 1)
  const fitting = (single.length > 0 ? single : choices).toSorted((one, other) => priceOf(one) - priceOf(other))
  const weight = weightKg === undefined ? undefined : nearestWeight(fitting, weightKg)
  return fitting.find(({ option }) => weight === undefined || option.weightKg === weight)
}

/** How many pieces can be bought at most. */
export function mostPieces(options: BagOption[]): number {
  return Math.max(0, ...options.map(({ pieces, mostQuantity }) => pieces * mostQuantity))
}

function priceOf({ option, quantity }: BagChoice): number {
  return option.price.amountMinor * quantity
}

function nearestWeight(choices: BagChoice[], weightKg: number): number | undefined {
  const known = choices.flatMap(({ option }) => option.weightKg ?? []).toSorted((one, other) => one - other)
  return known.find((weight) => weight >= weightKg) ?? known.at(-1)
}
