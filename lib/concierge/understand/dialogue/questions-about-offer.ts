import { soundsLikeYes } from './answers'

const SENTENCE = /[^.?!]+[.?!]*\s*/g
const REQUEST =
  /\b(?:(?:can|could|would|will) you(?: please)? (?!tell|confirm|let|check (?:if|whether|what|when|where|which|how)|know)\w+|(?:can|could|will|would|may) (?:you|i|we)(?: please)? (?:\w+ )?(?:find|get|book|search|look|check|show|see|help|give|reserve|buy|make|have|pull|change|switch|try|go|fly|leave|travel|add)|(?:is|are) there|do you have|have you got|any (?:\w+ )?(?:flights?|tickets?)|how about|what about|(?:what|and|but) if|i (?:want|need|'d like|would like)|(?:looking|search\w*) for|(?:find|get|book) me|(?:can|could) (?:the|my|it)\b.*\bbe|possible for you to|you (?:are |be )?able to (?:find|get|book|help))\b|^\W*(?:please )?(?:get|find|book|give|show|search|look|pull|reserve|buy)\b/i
const ASKS =
  /\?\s*$|^\W*(?:(?:and|but|so|ok|okay|great|nice|cool|alright|all right|yes|no|well|thanks?|thank you|good|perfect|sure|fine|i see|hm+)[,.\s]+)*(?:what|which|when|where|who|why|how (?:many|much|long|far)|is|are|does|do|did|will|would|has|can (?:i|you tell)|could you tell|tell me)\b/i
const SHOWN =
  /\b(?:it|its|it's|(?:this|that)(?! (?:sun|mon|tue|wed|thu|fri|sat|week|month|morning|afternoon|evening|night))|those|these|the (?:\w+ ){0,3}(?:flights?|tickets?|fares?|seats?|price|plane|airline|airport|reservation|class)|they|i (?:arrive|land|leave|depart|get there|be (?:arriving|landing|departing|leaving))|am i|will i|my (?:\w+ )?(?:flight|tickets?|seat|reservation)|how many|how much|what (?:time|airport|class|day)|which (?:airport|class))\b/i

const WHETHER = /\b(?:tell|check|know|see|confirm|ask|sure)\b(?: me| for me)?\s+(?:if|whether|what|when|where|which|how|who)\b/i
const LEAVE =
  /\b(?:can|could|may|would|am|are|is|do|does|will)\b.*\b(?:(?:check|take|bring|carry)\b.*\b(?:bags?|luggage|baggage|suitcases?)|allowed|permitted|included|be able to)\b/i
const REFUND =
  /^\W*(?:(?:and|also|ok|okay|so|well|great|sure)\W+){0,3}(?:if\b[^,]*,\s*)?(?:is|are|does|do|will|would|can|could)\b(?!.*\b(?:find|get me|want|need|look|looking|book|please)\b).*\brefund/i
const FOUND = /^\W*(?:\w+\W+){0,2}?(?:did|have) you (?:find|found|get|book|booked|reserve)\b/i
const LEAD = /^[^,.?!]{1,40}[,.]\s*/
const TAIL = /\b(?:and|but)\s+(?:i|we)(?:'ll|'d| will| would| am|'m)?(?: be)? (?:need|want|like|prefer)\w*\b[^?]*[.?!]*\s*$/i
/** Where a question begins behind a statement: "I return on Monday, and is it direct?" */
const TURN =
  /[,;]\s*(?:(?:and|but|also)\s+)?(?=(?:what|which|when|(?:from )?where|how|is|are|does|do|will|can|could|would)\b)|\b(?:and|but)\s+(?=(?:what|which|when|where|how|is|are|does|can|could)\b)/i

const QUESTION_WORD = /^\W*(?:\w+\W+){0,2}?(?:if|what|which|when|where|who|why|how|is|are|does|do|did|will|would|can|could)\b/i

/** "How many bags does it include?" asks about what was offered; "is there a flight on Friday?" asks for one. */
export function asksAboutOffer(sentence: string): boolean {
  if (!/\?|\b(?:what|which|when|where|who|why|how|is|are|does|do|did|will|would|can|could|tell|know)\b/i.test(sentence)) return false
  if (
    (WHETHER.test(sentence) &&
      SHOWN.test(sentence) &&
      !/\b(?:able|available|have|has|find|get|booked|bookable|bought|reserved)\b/i.test(sentence)) ||
    FOUND.test(sentence)
  )
    return true
  if (REFUND.test(sentence)) return true
  if (/\?\s*$/.test(sentence) && LEAVE.test(sentence)) return !/\bi(?:'d| would)? (?:want|need|like)\b/i.test(sentence)
  return ASKS.test(sentence) && SHOWN.test(sentence) && !REQUEST.test(sentence)
}

/** The words with the questions about what was offered masked, and whether there were any. */
export function withoutQuestions(words: string): { rest: string; hasQuestion: boolean } {
  let hasQuestion = false
  const rest = words.replace(SENTENCE, (sentence) => {
    if (!asksAboutOffer(sentence)) return sentence
    hasQuestion = true
    // "That's right, when does it land?" answers before it asks; "… and I need 3 seats" goes on after asking.
    const lead = LEAD.exec(sentence)?.[0] ?? ''
    const statement = sentence.slice(0, TURN.exec(sentence)?.index ?? 0)
    const isPlain = statement !== '' && !asksAboutOffer(statement) && !QUESTION_WORD.test(statement)
    const kept = isPlain ? statement : lead.length < sentence.length && soundsLikeYes(lead) ? lead : ''
    const tail = TAIL.exec(sentence.slice(kept.length))?.[0] ?? ''
    return kept + '~'.repeat(sentence.length - kept.length - tail.length) + tail
  })
  return { rest, hasQuestion }
}
