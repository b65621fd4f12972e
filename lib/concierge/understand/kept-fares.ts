import type { FareSlice, Table } from '../table'
import type { ShownFare } from '../tool-results'
import { type FareChoice, inWantedCabin } from './fares'
import { amountOf } from './pointing/order-words'

/** What the button below the fares says, in a traveller's own words. */
const KEEPS =
  /\b(?:those|these|the) (?:fares?|prices?)(?: shown)? (?:are|look|seem|will) (?:fine|ok|okay|good|great|all right|do)\b|\b(?:keep|take|accept|choose|go with|book|want|leave|use|have)\b.{0,12}\b(?:the|those|these|all|both)\b(?: of)?(?: the| those| these)?(?: \w+)? (?:fares?|tickets?|prices?)(?: (?:as )?(?:shown|displayed|listed|there|above|given|suggested|offered|named|they are))?\W*(?:please|then|for both|for all|both|thanks)?\W*$|\b(?:fares?|prices?) (?:as )?(?:shown|displayed|listed|suggested)\b(?!\s*\?)|^\W*(?:(?:ok|okay|yes|please|just)\W+)*(?:keep|take|accept|go with) (?:them|those|these|both|the ones shown|what(?:'s| is) shown|the shown ones)\W*(?:please|then|as they are)?\W*$/i
const NAMED =
  /\b(?:cheap\w*|low\w*|basic|light|flex\w*|plus|standard|saver|classic|refund\w*|changeable|business|economy|first|second|third|last|dear\w*|expensive|best)\b/i

/** Whether words take up the fares as they are shown: no price is to be held, and none is named. */
export function keepsFares(words: string): boolean {
  return KEEPS.test(words) && !NAMED.test(words)
}

/** "Keep the fares shown": of every direction that has none yet, the fare whose price is shown; null where the words say another thing. */
export function keptFares(words: string, { fares: slices, situation }: Pick<Table, 'fares' | 'situation'>): FareChoice[] | null {
  if (!keepsFares(words)) return null
  const { cabinClass, checkedBags } = situation.wishes
  const bagsOf = (fare: ShownFare) => Math.min(fare.checkedBags, checkedBags)
  const isOpen = ({ sliceIndex }: FareSlice) => !situation.slices.find((slice) => slice.sliceIndex === sliceIndex)?.picked?.fare
  const choices = slices.filter(isOpen).flatMap(({ sliceIndex, fares }) => {
    const [shown] = inWantedCabin(fares, cabinClass).toSorted(
      (one, other) => bagsOf(other) - bagsOf(one) || amountOf(one.total) - amountOf(other.total),
    )
    return shown ? [{ sliceIndex, fareId: shown.fareId, brand: shown.brand }] : []
  })
  return choices.length > 0 ? choices : null
}
