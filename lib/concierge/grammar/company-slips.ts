const PEOPLE = '(?:adults?|people|persons?|passengers?|travell?ers?|children|kids?|infants?|bab(?:y|ies)|of us)'
const STAYS = '(?:nights?|days?|weeks?|months?|hours?)'
const BAGS = '(?:(?:checked )?bags?|suitcases?|tickets?|seats?|flights?)'
const ONES = '(?:flights?|ones?|options?)'

/** Slips that make another real word: only the words beside it tell. */
const RULES: readonly (readonly [RegExp, string])[] = [
  // "A flight form Leeds to Rome".
  [/\bform(?=\s+[\p{L}'-]+(?:\s+[\p{L}'-]+)?\s+to\b)/giu, 'from'],
  [new RegExp(`\\btow(?=\\s+(?:${PEOPLE}|${STAYS}|${BAGS})\\b)`, 'gi'), 'two'],
  [new RegExp(`\\btree(?=\\s+(?:adults?|persons|passengers|travell?ers|children|kids|infants|babies|${STAYS})\\b)`, 'gi'), 'three'],
  [new RegExp(`\\bfist(?=\\s+(?:class|${ONES})\\b)`, 'gi'), 'first'],
  [new RegExp(`\\bforth(?=\\s+${ONES}\\b)`, 'gi'), 'fourth'],
  [new RegExp(`\\blats(?=\\s+${ONES}\\b)`, 'gi'), 'last'],
  [/\bplant(?=\s+(?:tickets?|seats?|fares?)\b)/giu, 'plane'],
  [/\bwarn(?= (?:in|and|places?)\b)/gi, 'warm'],
  [/(?<=\bone[\s-])(?:wya|wey|awy|wat)\b/gi, 'way'],
  [/(?<=\bround[\s-])(?:tirp|trp|trpi|tripp|trup)\b/gi, 'trip'],
  [/(?<=\bnon[\s-])(?:stpo|sotp|stopp)\b/gi, 'stop'],
]
const MAY_SLIP = /\b(?:form|tow|plant|warn|tree|fist|forth|lats|one[\s-][wa]|round[\s-]t|non[\s-]s)/i

export function companySlips(text: string): string {
  if (!MAY_SLIP.test(text)) return text
  return RULES.reduce((words, [pattern, meant]) => words.replace(pattern, (slip) => (/^[A-Z]/.test(slip) ? capital(meant) : meant)), text)
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
