// "I would like to snorkel": what follows is something to do.
const TO = /\b(?:to|for)\s+(?:the\s+)?$/i
const MOVES_TO =
  /(?:^|[,;.?!]|\b(?:go|going|goes|fly|flying|flights?|travel|travell?ing|trips?|tickets?|get|getting|way|head|headed|heading|return|back|from|journey|plane|seats?|transfer|drive|arriv\w+|visit|destination|leav\w+|out|over)\b[^.,;?!]{0,25})\s*\b(?:to|for)\s+(?:the\s+)?$/i
const CLOSED =
  /^\s*(?:$|[.,;!?~)-]|(?:from|to|on|for|via|and|or|but|by|with|next|this|tomorrow|today|tonight|please|pls|in|at|leaving|departing|returning|return|back|then|the \d|airport|instead|\d|one|round|first|around|between|as|is|i|we|me|can|any|so|because|after|before|if|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b)/i

const LEADS_CLOSELY = /\b(?:from|to|into|in|at|of|via|through|for|is|be|leaving|departing|visiting|city|airport|the|fro|frm)[\s:]+$/i

/** A word in small letters that no index knows: the sentence has to speak of going there, and to end with it or go on to something else. */
export function isLikelyPlace(before: string, after: string): boolean {
  return CLOSED.test(after) && LEADS_CLOSELY.test(before) && (!TO.test(before) || MOVES_TO.test(before))
}
