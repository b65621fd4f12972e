const NOT =
  "(?:(?:is|are|will|can|could|does|do|did|would|has|have|may|might|am) not|not|cannot|(?:is|are|wo|ca|could|does|do|did|would|has|have)n'?t|no longer)"
const STAYS = new RegExp(
  `^[~\\s,]*(?:who |that )?(?:(?:(?:will|is|are|'s|has to|have to|had to|must|would|rather|should|can|wants? to|going to|'ll|prefers? to|now|just|'s|decided to|need to|needs to) )*(?:stays?|staying|remains?|remaining)(?: (?:at )?(?:home|behind|here|with (?:her|him|them|us|me|my \\w+|the \\w+|grandma|granny)|in \\w+|back))?(?: after all| instead| then)?|${NOT} (?:\\w+ ){0,2}?(?:com(?:e|ing)|join(?:ing)?|travel\\w*|fly(?:ing)?|go(?:ing)?|make it|able|part of|with us|this time|after all|any ?more)(?: (?:after all|this time|along|with us|any ?more|later|too))*|(?:will |would |is |are |can )?(?:joins?|joining|comes?|coming|follows?|following|flies|fly|flying|travels?|travelling|traveling|goes|going|gets?) (?:us |there |by train |on )?(?:later|afterwards|after|separately|another|next|on (?:her|his|their) own|alone|by (?:train|car|bus|boat|ferry|\\w+self|themselves))|(?:has |have |had )?(?:dropped|pulled|backed|drops?|pulls?|backs?|opted|opts?|cancell?ed|cancels?|bailed|fallen) ?(?:out|off|ill|sick)?|(?:has|have) to work|(?:is|are|'s|got|fell|falls) (?:now )?(?:out|ill|sick|unwell|too busy|busy|staying))\\b`,
  'i',
)
const COMES_TOO =
  /^[~\s,]*(?:(?:who |that )?(?:(?:is|are|will|'s|'re|'ll|be|has|have|can|now|also|just|decided to|wants? to|would like to|likes? to) )*(?:com(?:e|es|ing)|join(?:s|ing)?|tag(?:s|ging)? along)\b(?! (?:later|back|home|from)))/i
const TOO = /^[~\s]*(?:,\s*)?(?:too|as well|along|also)(?=\s*(?:$|[.,;!?:~-]|so\b|and\b|please\b))/i
const TRAVELS =
  /^[~\s]*,?\s*(?:(?:who |that )?(?:(?:all|both|will|would|is|are|like|also|want|wants|plan|need|needs|be|'d) )*(?:to )?(?:go(?:ing)?(?! to (?:be|have|get|do|see|need|want|love|like|kill|meet|pick)\b)|fly(?:ing)?|flies|travel\w*|leav(?:e|ing)|take|visit|book|(?:wants?|needs?) (?:an? )?(?:flights?|tickets?|seats?))\b)/i
const LIVES =
  /^[~\s]*(?:lives?|living|is (?:in|from|getting|turning)|are in|in|said|says|thinks?|told|recommended|likes|who lives?|at|works?|was|were|has|have|had|got|gave|sent|paid|pays)\b/i

/** Words right after somebody: "… stays at home", "… is not coming", "… joins later", "… has to work". */
export function staysAway(after: string): boolean {
  return STAYS.test(after)
}

/** How many letters after the last of a group say that it stays away, and are read with it. */
export function stayingLength(after: string): number {
  return STAYS.exec(after)?.[0].length ?? 0
}

/** "… is coming too", "… joins us", "… as well". */
export function comesAlong(after: string): boolean {
  return COMES_TOO.test(after) || TOO.test(after)
}

/** "… want to go", "… would like to fly". */
export function travels(after: string): boolean {
  return TRAVELS.test(after)
}

/** "… lives in Oslo", "… said": somebody who is spoken of, and does not fly. */
export function isSpokenOf(after: string): boolean {
  return LIVES.test(after)
}
