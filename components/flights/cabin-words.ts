import * as texts from '@/lib/texts/flights'
import type { CabinClass } from '@/lib/travel/flights/search'

/** The cabins as a traveller asks for them: the same in the chip, in its list and in the line of the change. */
export const CABIN_WORDS: Record<CabinClass, string> = {
  'economy-with-restrictions': texts.economy,
  'economy-without-restrictions': texts.economyNoRestrictions,
  'economy-premium': texts.premiumEconomy,
  business: texts.business,
  first: texts.first,
}
