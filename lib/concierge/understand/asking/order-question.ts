/** What is asked of an order that was pressed: its money, or how it stands and what comes. */
export type OrderQuestion = 'money' | 'standing'

const MONEY = new RegExp(
  [
    /\b(?:did|have|has|had) (?:you|u|it|they|wayfarer) (?:\w+ )?(?:charged?|bill(?:ed)?|debit(?:ed)?|took|take|taken)\b.{0,20}(?:\b(?:me|us|my|our|card|money|anything|already|yet)\b|\W*$)/,
    /\b(?:was|am|were|have|has|had|is|been|did|got)\b (?:i|we|it|anything|(?:my|our|the) (?:card|money|amount|account))\b.{0,15}\b(?:charged|billed|debited)\b/,
    /\bhow much (?:was|is|has been|have you|did you|have i been|was i|were we)\b.{0,12}\b(?:charged?|held|debited)\b/,
    /\b(?:is|was|has|have|did) (?:my|our|the) (?:money|payment|amount)\b.{0,20}\b(?:charged|taken|held|on hold|released|debited|go(?:ne)? through|work(?:ed)?|succeed(?:ed)?|arrived?)\b/,
    /\bwhere(?:'s| is| did) (?:all )?(?:my|our|the) money\b/,
    /\bhold (?:is )?on (?:my|our|the) (?:card|account)\b/,
    /\b(?:charged|billed|paid|debited) (?:me |us )?(?:twice|double|two times)\b/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'i',
)

const STANDING = new RegExp(
  [
    /\b(?:is|was|has|have|am|are) (?:it|i|we|everything|(?:my|our|the|this) (?:\w+ )?)\b.{0,20}\b(?:booked|confirmed|paid|gone? through)\b/,
    /\bdid (?:it|(?:my|the|our) (?:booking|order|trip|flight|reservation))\b.{0,8}\b(?:go through|work|succeed)\b/,
    /\bwhat(?:'s| is| has)? (?:happens?|happening|happened|going on|next|the status)(?: (?:now|next|then|with (?:it|my|our|the)\b.*))?\W*$/,
    /\bwhat (?:happens|comes|is) (?:now|next)\b|\bwhat now\b|\bwhat went wrong\b/,
    /\bhow (?:long|much longer)\b(?!.*\b(?:flights?|layovers?|journey|stops?)\b).{0,30}\b(?:take|wait|this)\b|\btak(?:ing|es?) (?:so|this|that) (?:very )?long\b|\bstill waiting\b/,
    /\b(?:do|must|should|need) (?:i|we) (?:have to |need to )?(?:do (?:anything|something)|wait)\b/,
    /\b(?:my|the|our) (?:card|payment|bank)\b.{0,20}\b(?:declined?|rejected|refused|failed|asks?|asking|wants?)\b/,
    /\b(?:why|how come) (?:was|did|is|has) (?:my|the|our) (?:card|payment|bank|booking|order)\b/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'i',
)

/** Null where the words ask for neither. */
export function readOrderQuestion(words: string): OrderQuestion | null {
  if (MONEY.test(words)) return 'money'
  return STANDING.test(words) ? 'standing' : null
}
