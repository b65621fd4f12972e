import type { CabinClass } from '@/lib/travel/flights/search'

/** The cabins as a traveller asks for them: the same in the chip, in its list and in the line of the change. */
export const CABIN_WORDS: Record<CabinClass, string> = {
  'economy-with-restrictions': 'Economy',
  'economy-without-restrictions': 'Economy, no restrictions',
  'economy-premium': 'Premium economy',
  business: 'Business',
  first: 'First',
}
