import type { CabinClass } from '@/lib/travel/flights/search-labels'
import type { CabinName } from '../world/aircraft'

const FROM_THE_FRONT: CabinName[] = ['first', 'business', 'premium', 'economy']
const CABIN_OF: Readonly<Record<CabinClass, CabinName>> = {
  first: 'first',
  business: 'business',
  'economy-premium': 'premium',
  'economy-with-restrictions': 'economy',
  'economy-without-restrictions': 'economy',
}

/**
 * The cabin a fare is flown in: the one it is sold for, or the next one behind where the aircraft has none, as on a feeder flight; and
 * the last of all where there is no economy.
 */
export function yourCabin(cabinClass: CabinClass, cabins: CabinName[]): CabinName {
  const behind = FROM_THE_FRONT.slice(FROM_THE_FRONT.indexOf(CABIN_OF[cabinClass]))
  return behind.find((cabin) => cabins.includes(cabin)) ?? cabins.at(-1) ?? 'economy'
}
