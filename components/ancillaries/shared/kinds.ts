import type { AncillaryLine } from '@/lib/travel/ancillaries/ancillaries'

export type AncillaryKind = AncillaryLine['kind']

export const KIND_NAMES: Record<AncillaryKind, string> = { seats: 'Seats', bags: 'Bags', meals: 'Meals', extras: 'Extras' }

/** One thing of a kind and several, inside a sentence. */
const KIND_NOUNS: Record<AncillaryKind, [string, string]> = {
  seats: ['seat', 'seats'],
  bags: ['bag', 'bags'],
  meals: ['meal', 'meals'],
  extras: ['extra', 'extras'],
}

/** "1 bag", "3 meals". */
export function countOfKind(kind: AncillaryKind, count: number): string {
  return `${count} ${KIND_NOUNS[kind][count === 1 ? 0 : 1]}`
}
