const THINGS = '(?:seats?|bags?|luggage|baggage|suitcases?|meals?|food|extras?|lounge|priority|skis?)'
const CHANGES = new RegExp(
  `\\b(?:add|change|swap|switch|choose|pick|select|book|buy|want|need|get|move|order|upgrade|remove|cancel|like)\\b.{0,25}\\b${THINGS}\\b|^\\W*(?:an?|another|one more|extra) (?:\\w+ )?${THINGS}\\b`,
  'i',
)
const ASKS_LATER = new RegExp(
  `\\b(?:chang\\w*|swap|move|cancel|return|refund\\w*|give back)\\b.{0,25}\\b${THINGS}\\b.{0,25}\\b(?:later|afterwards|after)\\b|\\b${THINGS}\\b.{0,25}\\b(?:refund\\w*|changeable|be changed|money back)\\b`,
  'i',
)

/** A wish to change what was bought with a trip: of a booked one only the airline can. */
export function wantsBoughtChanged(words: string): boolean {
  return CHANGES.test(words)
}

/** "Can we still change the seats later?", "are the seats refundable?" */
export function asksIfChangeable(words: string): boolean {
  return ASKS_LATER.test(words)
}
