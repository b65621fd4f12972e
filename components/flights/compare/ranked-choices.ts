import type { RankedOffer } from '@/lib/travel/flights/ranked-offer'
import type { SideBySideChoice } from './side-by-side'
import type { Comparison } from './use-comparison'

/** The ticked flights that are still in the list, in the order they were ticked. */
export function rankedChoices({ keys }: Comparison, ranked: readonly RankedOffer[], chosenOfferId: string | null): SideBySideChoice[] {
  return keys.flatMap((key) => {
    const found = ranked.find(({ offer }) => offer.offerId === key)
    return found ? [{ key, offers: [found.offer], labels: found.labels, isChosen: key === chosenOfferId }] : []
  })
}
