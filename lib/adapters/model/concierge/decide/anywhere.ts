import type { Position } from './decide'

const ANY_PLACE =
  /\b(?:any ?where|some ?where|any ?place|wherever|any (?:destination|city|country)|(?:some ?(?:thing|place)) (?:warm|hot|sunny|nice|cheap|quiet|close|nearby)|surprise me|no idea where|don't know where|not sure where|open to (?:anything|ideas|suggestions))\b/i

/** "Anywhere warm under 300": no place is named, now or before. */
export function isAnywhere({ understood, table }: Position): boolean {
  const { wishes, mode } = table.situation
  return mode === 'chat' && !wishes.to && !understood.change.to && ANY_PLACE.test(understood.words)
}
