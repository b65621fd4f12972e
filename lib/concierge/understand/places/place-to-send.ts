import { foldWord, longestName } from '@/lib/adapters/places/place-names'
import type { SaidPlace } from './said-place'

/** A place as the search is asked for it: in the traveller's words, but "nyc" by its code and a slip as what was meant. */
export function placeToSend({ text, name, kind, iataCode, isKnown }: SaidPlace): string {
  if (!isKnown || /^[A-Z]{3}$/.test(text) || longestName(text.split(/\s+/).map(foldWord))) return text
  const isCode = text.toUpperCase() === iataCode
  return iataCode !== null && (isCode || kind === 'airport') ? iataCode : name
}
