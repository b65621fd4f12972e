const LEAD = '^\\W*(?:(?:and|but|so|ok|okay|hm+|well|actually|please|sorry|great|thanks|yes|no|oh|also)\\b[\\s,]*)*'
const ASKS = new RegExp(
  `${LEAD}(?:what'?s?|which|how|where|when|who|is|are|isn'?t|aren'?t|do|does|don'?t|will|would it|would the|any\\b(?!.{0,12}\\b(?:is|are|will) fine)|tell me|show|list|see|view|display|let me see|let us see|let's see|i(?:'d| would) like to see|(?:can|could|may) (?:i|we) see|price|cost)\\b`,
  'i',
)
/** "Do not want" and "will take" are no questions. */
const NO_QUESTION = new RegExp(`${LEAD}(?:do(?:n'?t| not) (?:want|need|add|take|bother)|will (?:take|have)|is fine|are fine)\\b`, 'i')
const POLITE = new RegExp(
  `${LEAD}(?:can|could|may|might|shall|would|will|is it possible|would it be possible|am i able|any chance)\\b`,
  'i',
)
const WONDERS =
  /\b(?:how much|what (?:do|does|would|is|are)|price of|cost of|included|(?:still |left |remaining )?available|(?:seats|ones) (?:are )?(?:left|free))\b/i

/** A clause that asks what there is, or what it costs; "can we sit at the front?" asks for it to be done. */
export function asksWhatThereIs(clause: string, isQuestion: boolean): boolean {
  if (NO_QUESTION.test(clause)) return false
  if (ASKS.test(clause) || WONDERS.test(clause)) return true
  return isQuestion && !POLITE.test(clause)
}

const DROPS = new RegExp(
  [
    '\\bnot (?:those|these|that|this|the) (?:\\w+ )?(?:seats?|ones|bags?|suitcases?|meals?|extras?)\\b',
    '\\b(?:no|without(?: any)?|zero)\\s+(?:(?:extra|paid|more|reserved|chosen|special|checked|hold|cabin|any)\\s+)*(?:seats?|seating|seat (?:selection|reservations?)|bags?|luggage|baggage|suitcases?|meals?|food|extras?|lounge|priority(?: boarding)?|fast[- ]?track|skis?|add-?ons?)\\b',
    "\\b(?:don'?t|do not|didn'?t|doesn'?t|does not|won'?t|no longer|not) (?:really |actually )?(?:want|need|add|take|bring|have|book)\\b",
    '\\b(?:drop|remove|delete|cancel|skip|forget|scrap|lose|leave out|leave off|get rid of|give up|give back|take (?:away|off|out)|undo|unselect|deselect|clear|minus)\\b(?! for any reason)(?! ?\\w*ation)',
    '\\b(?:take|put|give)\\b.{1,25}\\b(?:back|away|off|out)\\W*(?:again|please)?\\W*$',
    '\\bwithout (?:the|my|our|a|an|any)\\b',
    '\\bno thank(?:s| you)\\b.{0,6}\\b(?:to|for)\\b',
  ].join('|'),
  'i',
)
/** Words that only look like giving up: "no meat", "don't want to sit apart", "cancel for any reason". */
const KEEPS =
  /\b(?:no|without|don'?t eat|do not eat) (?:meat|gluten|lactose|dairy|milk|salt|sugar)\b|\b(?:not|don'?t want to|do not want to|without) (?:be |being |sit |sitting )?(?:apart|separated?|split)\b|\bcancel(?:l?ation)?(?: it)? (?:for any reason|cover|protection)\b|\b(?:skip|jump) the (?:security )?(?:line|queue)\b|\b(?:don'?t|do not) (?:want|like) (?:to sit (?:in|at|on|by) )?(?:a |an |the )?(?:window|aisle|middle|back|front)\b/i

/** A clause that gives something up again, or wants none of it. */
export function dropsIt(clause: string): boolean {
  return DROPS.test(clause) && !KEEPS.test(clause)
}
