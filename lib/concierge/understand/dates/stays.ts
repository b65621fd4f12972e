import { COUNT, daysIn } from './counts'
import { takeOut } from './masked'

const LENGTH = '(?:days?|nights?|weeks?|fortnights?|months?)'
const STAYS = [
  new RegExp(
    `\\bmake\\s+(?:it|that|this)\\s+(?:about\\s+|just\\s+)?(?<count>${COUNT})\\s+(?<unit>${LENGTH})\\b(?!\\s+(?:later|earlier|before|after))`,
    'gi',
  ),
  new RegExp(
    `\\bfor\\s+(?:about\\s+|around\\s+|just\\s+|only\\s+)?(?<count>${COUNT})(?:\\s*-?\\s*|\\s+whole\\s+)(?<unit>${LENGTH})\\b(?!\\s+(?:later|earlier|before|after))`,
    'gi',
  ),
  new RegExp(`\\b(?:stay(?:ing)?|spend(?:ing)?|there)\\s+(?:there\\s+)?(?:for\\s+)?(?<count>${COUNT})\\s+(?<unit>${LENGTH})\\b`, 'gi'),
  new RegExp(`(?<!\\b(?:last|within|±|in)\\s)\\b(?<count>${COUNT})[\\s-]+(?<unit>nights?)\\b(?!\\s+(?:earlier|later|before))`, 'gi'),
  new RegExp(
    `\\b(?<count>${COUNT})[\\s-]+(?<unit>${LENGTH})(?:'s?)?[\\s-]+(?:(?:long|city)\\s+)?(?:trip|stay|break|holiday|vacation|visit|getaway)\\b`,
    'gi',
  ),
  new RegExp(
    `(?<!\\b(?:in|within|last|next|every|than|least|±|by|a\\s+day\\s+or)\\s)(?<![±-]\\s?)\\b(?<count>(?!an?\\b)${COUNT}|a)\\s+(?<unit>weeks?|days?|fortnight|months?)\\s+(?:in|at)\\s+(?!(?:advance|total|the\\s+(?:morning|evening|afternoon)|a\\s+row))`,
    'gi',
  ),
  new RegExp(`\\b(?<count>${COUNT})\\s+(?<unit>${LENGTH})(?=\\s+(?:from|starting|beginning)\\s+(?:on\\s+)?(?:the\\s+)?~)`, 'gi'),
  new RegExp(
    `(?<!\\b(?:in|within|last|next|every|than|least|±|by|a\\s+day\\s+or|or)\\s)(?<![±-]\\s?)\\b(?<count>(?!an?\\b)${COUNT})\\s+(?<unit>days|weeks|fortnights|months)(?=\\s*(?:max(?:imum)?|tops|at most)?\\s*[.!]?\\s*$)`,
    'gi',
  ),
]
const ALONE = new RegExp(
  `^\\W*(?:(?:about|around|maybe|just|say|after|ok|let's say|make it|only|i think|probably|returning|back)\\s+)*(?<count>${COUNT})\\s+(?<unit>${LENGTH})(?=\\W*(?:please|total|in total|i think|there|instead|would be (?:good|great|perfect))?\\W*$)`,
  'gi',
)
const SAME_DAY =
  /\b(?:return(?:ing)?|back|home)\s+(?:again\s+)?(?:on\s+)?(?:the\s+)?same[\s-](?:day|evening|afternoon|night)\b|\b(?:the\s+)?same[\s-]day\s+(?:return|back)\b|\bday[\s-](?:trip|return)\b|\b(?:there|out) and back in (?:a|one) day\b|^\W*(?:on\s+)?(?:the\s+)?same day\W*(?:please\W*)?$/gi
/** "Our baby of 8 months", "she is six weeks old". */
const AGE_BEFORE =
  /\b(?:baby|infant|newborn|toddler|child|son|daughter|boy|girl|grandson|granddaughter|she|he|she's|he's)(?:[\s,]+(?:of|is|aged|who|who's|who\s+is|just|only|now|about))+\s+$|\b(?:she|he)'s\s+$/i
const AGE_AFTER = /^[\s-]+old\b/i
/** "Sorry, 11 months", where a baby comes along. */
const AGE_ALONE = /^\W*(?:(?:sorry|no|oh|oops|actually|i|mean|meant|rather|only|just)\W+)*\w+\s+months?\W*(?:(?:please|old)\W*)?$/i
const MAY_STAY = new RegExp(`\\b(?:${LENGTH}|evening|afternoon)\\b`, 'i')

/**
 * "For 5 nights", "a week's trip", "day trip": how many days lie between leaving and coming back. `isAsked`: a length alone answers;
 * else months alone are the age of a baby who is known.
 */
export function readStay(words: string, isAsked = false, isBabyKnown = false): { nights: number | null; rest: string } {
  let nights: number | null = null
  let rest = words
  if (!MAY_STAY.test(words) || (isBabyKnown && !isAsked && AGE_ALONE.test(words))) return { nights, rest }
  for (const pattern of isAsked ? [...STAYS, ALONE] : STAYS) {
    rest = takeOut(rest, pattern, ({ groups = {}, index, input, 0: said }) => {
      if (AGE_BEFORE.test(input.slice(0, index)) || AGE_AFTER.test(input.slice(index + said.length))) return false
      nights ??= daysIn(groups.count ?? 'a', groups.unit ?? '')
      return true
    })
  }
  rest = takeOut(rest, SAME_DAY, () => {
    nights ??= 0
    return true
  })
  return { nights, rest }
}
