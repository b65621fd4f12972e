import { foldWord, longestName } from '@/lib/adapters/places/place-names'

const FROM_OR_TO = /\bcheaper\s+(?:(?:if|when) (?:i|we) (?:fly|go|leave|start)\s+)?(?:from|to|out of|into)\s+(?<place>\p{L}.*)/iu
const NAMED =
  /\b(?:is|are|isn't|would|will)\s+(?:flying (?:from|to) )?(?<place>\p{L}[\p{L}' -]*?)\s+(?:be\s+)?(?:any\s+|much\s+)?cheaper\b/iu
/** Smaller places are called like fares, airlines and plain words. */
const LEAST_WEIGHT = 1

/** "Is it cheaper from Bristol?", "is Porto cheaper?": of another place, which only a search can tell. */
export function comparesElsewhere(words: string): boolean {
  const beside = FROM_OR_TO.exec(words)?.groups?.place
  const named = NAMED.exec(words)?.groups?.place?.split(/[\s-]+/) ?? []
  const found = beside ? longestName(beside.split(/[^\p{L}'’]+/u).map(foldWord)) : longestName(named.map(foldWord))
  if (!found) return false
  return beside !== undefined || (found.length === named.length && found.named.weight >= LEAST_WEIGHT)
}
