/** A question that wants an answer: "can you find me …?" asks for an action and is none. */
export function isQuestion(words: string): boolean {
  if (asksLeave(words)) return true
  if (
    /^\s*(?:(?:and|but|so|ok|okay|hm+|well|actually|please|sorry|great|thanks|yes|no),?\s+)*(?:(?:can|could|may|shall)\s+(?:i|we|you)|would you|will you)\b(?!\s+tell)/i.test(
      words,
    )
  )
    return false
  return (
    /\?\s*$/.test(words) ||
    /^\s*(?:(?:and|but|so|ok|okay|hm+|well),?\s+)*(?:why|what|how|which|when|where|who|is|are|does|do|did|has|can you tell|could you tell|will (?:it|the)|would (?:it|that|this)|tell me|compare|explain)\b/i.test(
      words,
    )
  )
}

const MAY = '\\b(?:can|could|may|am i allowed to|are we allowed to|what if)\\s+(?:i|we|my \\w+|our \\w+)?\\s*(?:\\w+\\s+){0,2}?'
const MAY_TAKE = new RegExp(
  `${MAY}(?:take|bring|carry|check|travel with|fly with)\\b.{0,30}\\b(?:bags?|luggage|baggage|suitcases?|carry-?on|backpack|dogs?|cats?|pets?|animals?)\\b`,
  'i',
)
const MAY_CHANGE = new RegExp(
  `${MAY}(?:cancel|get (?:a refund|(?:my|our|the) money)|(?:change|move|amend|reschedule|rebook)\\b(?!.*\\b(?:to|instead|into)\\b))`,
  'i',
)

/** "Can we take hand luggage?", "could I still cancel?": whether something is allowed, not a wish for it. */
function asksLeave(words: string): boolean {
  return MAY_TAKE.test(words) || MAY_CHANGE.test(words)
}
