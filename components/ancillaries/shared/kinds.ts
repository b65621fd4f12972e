import * as texts from '@/lib/texts/ancillaries/shared'
import type { AncillaryLine } from '@/lib/travel/ancillaries/ancillaries'

export type AncillaryKind = AncillaryLine['kind']

export const KIND_NAMES: Record<AncillaryKind, string> = { seats: texts.seats, bags: texts.bags, meals: texts.meals, extras: texts.extras }

/** The same inside a sentence. */
export const KIND_NOUNS: Record<AncillaryKind, string> = {
  seats: texts.seatsInSentence,
  bags: texts.bagsInSentence,
  meals: texts.mealsInSentence,
  extras: texts.extrasInSentence,
}

const COUNTS: Record<AncillaryKind, (count: number) => string> = {
  seats: texts.countOfSeats,
  bags: texts.countOfBags,
  meals: texts.countOfMeals,
  extras: texts.countOfExtras,
}

/** "1 bag", "3 meals". */
export function countOfKind(kind: AncillaryKind, count: number): string {
  return COUNTS[kind](count)
}
