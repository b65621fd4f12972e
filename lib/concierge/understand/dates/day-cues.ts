import { everyMatch } from '@/lib/travel/every-match'
import type { DateRole } from './said-dates'

/** "A return to Rome", "a return ticket": a round trip, not the way back. */
const ROUND_TRIP = '(?<!\\b(?:an?|any|cheap|cheapest|economy|business|class|one|two|three|four|\\d|day|buy|book|adult|round)\\s)'
const RETURN_WORDS = `${ROUND_TRIP}\\breturn\\b(?!\\s+(?:it|them|the\\s+(?:car|vehicle|bike|keys?))\\b)|(?<=\\bwith\\s+an?\\s)return\\b|\\breturn(?=\\s+(?:date|day|by|the)\\b)|\\b(?:return(?:ing|s|ed)|rtn|inbound|homeward|home|way\\s+back|back(?!\\s+(?:by\\s+(?:an?|one|two|three|\\d+)\\s+\\w*(?:day|week|night)|to\\s+you\\b|and\\s+forth\\b)|pack))\\b`
const LEAVING_WORDS =
  '\\b(?:leav(?:e|es|ing)|left|depart\\w*|outbound|outward|onward|way\\s+out|going\\s+out|fly(?:ing|s)?|flies|go(?:ing|es)?|travel(?:l?ing|s)?|head(?:ing|s)?|start(?:ing|s)?|begin(?:ning|s)?|set(?:ting)?\\s+off|take\\s+off|tak(?:e|ing)\\s+off|arriv\\w*|get(?:ting)?\\s+(?:there|in|to)|land(?:ing)?|visit(?:ing)?|move|moving)\\b'
/** Things with days of their own. */
const OTHER_WORDS =
  '\\b(?:meeting|wedding|conference|interview|appointments?|calendar|(?<=\\bmy\\s)schedule|reminder|pto|funeral|exam|deadline|events?|concerts?|gigs?|festival|games?|match(?:es)?|shows?|birthday|anniversary|party|born|birth|dob|hotels?|check(?:ing)?[\\s-]?(?:in|out)|rooms?|airbnb|(?:rental\\s+)?cars?|vehicle|weather|forecast|temperature|bus(?:es)?|train|restaurant|table|dinner|movie|film|salon|doctor|dentist|passport|visa|expires?|booked|reserved|paid|payday)\\b'
const NUMBER = '(?:\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)'
/** "Turns 2 on 15 February". */
const AGE_WORDS = `\\bturn(?:s|ing)?\\s+${NUMBER}\\b|(?<!\\b(?:there|we|it)\\s)\\bwill\\s+be\\s+${NUMBER}(?=\\s+(?:on|in)\\b)`
const KEPT = '(?:it|this|that|them|these|those|the|my|our|for|me|us|one|price|fare|flights?|seats?|tickets?|offer|booking)'
/** What is done about a trip before it begins: its day is no day of travel, even where a flight is named. */
const BEFOREHAND_WORDS = `(?<!\\bhow\\s+much\\b[^.?!]{0,25})\\bpay(?:ing|ment)?\\b(?!\\s+(?:(?:more|less|extra)\\b|for\\s+(?:the\\s+)?$))|\\bthink\\s+(?:(?:about|on)\\s+(?:it|this|that|them)\\b|(?:it|this|that)\\s+(?:over|through)\\b|(?=until\\b|till\\b))|\\bsleep\\s+on\\s+it\\b|(?<!n't\\s|\\bcannot\\s)\\bdecide\\b|\\b(?:hold|keep|reserve|save|block)(?:\\s+${KEPT}){0,4}\\s+(?:until|till|'til)\\b|\\blet\\s+you\\s+know\\b|\\b(?:get|come)\\s+back\\s+to\\s+you\\b`
const CUE = new RegExp(
  `(?<beforehand>${BEFOREHAND_WORDS})|(?<back>${RETURN_WORDS})|(?<out>${LEAVING_WORDS})|(?<other>${OTHER_WORDS}|${AGE_WORDS})`,
  'gi',
)

/** `isBeforehand`: "hold this flight until tomorrow", where the flight does not make it a day of travel. */
export type Cue = { role: DateRole | 'other'; isBeforehand: boolean; index: number; end: number; said: string }

/** What in a stretch of words says which way a day is for, or that it belongs to something else. */
export function cuesIn(words: string): Cue[] {
  return everyMatch(words, CUE).map(({ groups = {}, index, 0: said }) => ({
    role: groups.back ? 'return' : groups.out ? 'departure' : 'other',
    isBeforehand: groups.beforehand !== undefined,
    index,
    end: index + said.length,
    said: said.toLowerCase(),
  }))
}

const OTHER_SERVICE =
  /\b(?:calendar|cars?|vehicle|hotels?|rooms?|airbnb|bus(?:es)?|train|weather|forecast|restaurant|table|concerts?|events?|movies?|films?|gigs?)\b(?!.*\b(?:flights?|fly)\b)/i

/** "Find me a rental car. I need it until the 9th": a sentence without a word of flying goes on about what the one before was about. */
export function goesOnAboutOther(earlier: string, sentence: string): boolean {
  return OTHER_SERVICE.test(earlier) && !FLYING.test(sentence)
}

/** "Until the 9th", "through Sunday": the end of the time away. */
export const UNTIL = /\b(?:until|till?|'til|through|thru)\s+(?:about\s+|around\s+)?(?:the\s+)?$/i
export const FLYING =
  /\b(?:flights?|fly\w*|airlines?|airport|plane|depart\w*|leav(?:e|ing)|return\w*(?! it\b)|one[\s-]way|round[\s-]trip|back|home)\b/i
