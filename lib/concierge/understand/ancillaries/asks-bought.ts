import type { AncillaryKind } from './wish'

/** What is asked of what was bought: one kind of it, all of it, or what it costs. */
export type BoughtQuestion = { about: AncillaryKind | 'all'; isOfSum: boolean; isOfSelf: boolean }

const SEATS =
  /\b(?:where|how) (?:do|are|will|am|would|does|did) (?:i|we|\w+(?: \w+)?) (?:sit|sat|seated|sitting)\b|\b(?:am i|are we|do i|do we) (?:sit|sitting|seated|really sitting)\b(?! together)|\bwho (?:sits|is sitting|has which)\b|\b(?:which|what) seats? (?:is|are) (?:mine|ours|hers|his|for)\b|\bwhat(?:'s| is| are) (?:my|our) seats?(?: numbers?)?\b|\b(?:which|what) seats? (?:do|did|have|am|are) (?:i|we|you)\b(?!.{0,20}\b(?:left|free|want|sell|offer))|^\W*(?:(?:and|so|but|ok|then)\W+)*(?:do|are|will|would) (?:we|they|the kids|the children) (?:all )?(?:sit|sitting|be sitting|seated|be seated)?\s*(?:together|next to each other|apart|beside each other)\b/i
const KINDS: [AncillaryKind, RegExp][] = [
  [
    'bags',
    /\b(?:which|what|how many) (?:\w+ )?(?:bags?|luggage|baggage|suitcases?)\b.{0,12}\b(?:do|did|have|are|has)\b.{0,8}\b(?:i|we|you)\b(?!.{0,20}\b(?:take|bring|sell|offer|allowed|buy)\b)/i,
  ],
  [
    'meals',
    /\bwhat (?:do|will|am|are) (?:i|we) (?:going to )?eat(?:ing)?\b|\b(?:which|what) (?:meals?|food)\b.{0,12}\b(?:do|did|have|are|has)\b.{0,8}\b(?:i|we|you)\b(?!.{0,20}\b(?:get|sell|offer|serve|want|there)\b)/i,
  ],
  [
    'extras',
    /\b(?:which|what) (?:extras?|add-?ons?)\b.{0,12}\b(?:do|did|have|has)\b.{0,8}\b(?:i|we)\b(?!.{0,20}\b(?:buy|get|offer|sell)\b)/i,
  ],
]
const ALL =
  /\bwhat (?:did|have|do|had) (?:i|we|you)\b.{0,12}\b(?:add(?:ed)?|bought|buy|order(?:ed)?|reserved?|on top)\b|\bwhat(?:'s| is| are) (?:all )?(?:in|added to|on) (?:my|our|the) (?:trip|basket|cart|order|booking)\b|\bwhat(?:'s| has| have| is)? (?:been )?added\b|\b(?:show|list|tell) (?:me |us )?(?:what(?:'s| is| was)|everything) (?:chosen|added|in (?:the|my|our) (?:trip|basket))\b/i
const SUM =
  /\bhow much\b.{0,25}\b(?:extras?|add-?ons?|seats?(?: and bags?)?|bags?|meals?|everything|all that)\b.{0,15}\b(?:in all|altogether|in total|together|so far|all in all)\b|\b(?:total|sum|cost|price) (?:of|for) (?:all )?(?:the |my |our )?(?:extras?|add-?ons?)\b|\b(?:what|how much) (?:did|do) (?:the|my|our|these|those) (?:seats|bags|meals|extras)\b.{0,20}\b(?:cost (?:us|me|now|so far)|come to)\b|\b(?:what|how much) did (?:the|my|our) (?:seats?|bags?|meals?|extras?) cost\b|\bhow much\b.{0,15}\b(?:did|have|do) (?:i|we)\b.{0,10}\b(?:add(?:ed)?|spen[dt])\b/i
const SELF = /\b(?:mine|my seat|i (?:sit|have|sitting|seated)|am i)\b/i

/** A question about what the trip holds beside its fares; null for anything else. */
export function asksBought(words: string): BoughtQuestion | null {
  const isOfSelf = SELF.test(words)
  if (SUM.test(words)) return { about: 'all', isOfSum: true, isOfSelf }
  if (SEATS.test(words)) return { about: 'seats', isOfSum: false, isOfSelf }
  const kind = KINDS.find(([, pattern]) => pattern.test(words))?.[0]
  if (kind) return { about: kind, isOfSum: false, isOfSelf }
  return ALL.test(words) ? { about: 'all', isOfSum: false, isOfSelf } : null
}
