import type { ChosenBag } from './ancillaries'
import { bagChoice } from './bag-choice'
import type { BagChange } from './change-ancillaries'
import type { BagOption } from './offer-details'

/** So many pieces fewer, as another option where the airline sells each number as one; none at all where it sells no such number. */
export function fewerBags(
  { option, passengerIndex, quantity: had }: ChosenBag,
  fewer: number | undefined,
  options: BagOption[],
): BagChange {
  const left = fewer === undefined ? 0 : had * option.pieces - fewer
  if (left > 0 && left % option.pieces === 0) return { optionId: option.optionId, passengerIndex, quantity: left / option.pieces }
  const alike = options.filter(
    (other) =>
      other.kind === option.kind &&
      other.weightKg === option.weightKg &&
      other.isPerPassenger === option.isPerPassenger &&
      other.sliceIndexes.join() === option.sliceIndexes.join(),
  )
  const choice = left > 0 ? bagChoice(alike, left) : undefined
  return choice
    ? { optionId: choice.option.optionId, passengerIndex, quantity: choice.quantity }
    : { optionId: option.optionId, passengerIndex, quantity: 0 }
}

/** How many bags one has, whichever way they are sold. */
export function piecesOf({ option, quantity }: ChosenBag): number {
  return option.pieces * quantity
}
