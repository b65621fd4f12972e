const THINGS = '(?:seats?|bags?|luggage|baggage|suitcases?|meals?|food|extras?|lounge|priority|skis?)'
const ASKS_LATER = new RegExp(
  `\\b(?:chang\\w*|swap|move|cancel|return|refund\\w*|give back)\\b.{0,25}\\b${THINGS}\\b.{0,25}\\b(?:later|afterwards|after)\\b|\\b${THINGS}\\b.{0,25}\\b(?:refund\\w*|changeable|be changed|money back)\\b`,
  'i',
)

/** "Can we still change the seats later?", "are the seats refundable?" */
export function asksIfChangeable(words: string): boolean {
  return ASKS_LATER.test(words)
}
