import type { CabinClass } from '@/lib/travel/flights/search-labels'
import { CABIN_LABELS } from '@/lib/travel/flights/search-labels'
import type { ShownFare } from '../../tool-results'
import { byPrice } from '../pick/flight-order'

/** A fare that is taken for a flight. */
export type FareChoice = { sliceIndex: number; fareId: string; brand: string }

/** The fares of the cabin that was searched for where that is not the plainest; all where none is of it. */
export function inWantedCabin(fares: ShownFare[], wantedCabin: CabinClass): ShownFare[] {
  const label = wantedCabin === 'economy-with-restrictions' ? null : CABIN_LABELS[wantedCabin]
  const wanted = fares.filter(({ cabinClass }) => cabinClass === label)
  return wanted.length > 0 ? wanted : fares
}

/** A brand is named by all its words, or by one that no other brand has: "flexible" names "Economy Flex". */
export function namedByBrand(words: string, fares: ShownFare[]): ShownFare[] {
  const spoken = wordsOf(words)
  const says = (part: string) => spoken.some((word) => word === part || (part.length >= 4 && word.startsWith(part)))
  const parts = (fare: ShownFare) => wordsOf(fare.brand)
  const whole = fares.filter((fare) => parts(fare).every(says))
  if (whole.length > 0) {
    const longest = Math.max(...whole.map((fare) => parts(fare).length))
    return whole.filter((fare) => parts(fare).length === longest)
  }
  const own = (fare: ShownFare) => parts(fare).filter((part) => !fares.some((other) => other !== fare && parts(other).includes(part)))
  return fares.filter((fare) => own(fare).some((part) => part.length >= 4 && says(part)))
}

/** The words in small letters; "Plus+" is one. */
export function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\d+]+/gu) ?? []
}

/** The cheapest fare that gives money back; none where no fare does. */
export function refundable(fares: ShownFare[]): ShownFare | undefined {
  return byPrice(fittingTo(fares, 'refund'))[0]
}

/** The fares that allow it free of charge; if none does, those that allow it for a fee. */
export function fittingTo(fares: ShownFare[], need: 'refund' | 'change' | 'bag'): ShownFare[] {
  if (need === 'bag') return fares.filter(({ checkedBags }) => checkedBags > 0)
  const free = fares.filter((fare) => fare[need] === 'yes')
  return free.length > 0 ? free : fares.filter((fare) => fare[need].startsWith('fee'))
}
