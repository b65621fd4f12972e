import {
  ASSENT,
  BOARDING,
  BOOK,
  CHANGE,
  CLOSING,
  CONFIRM_IT,
  DATE,
  DETAIL,
  FINISHED,
  FLIGHT,
  GLUED,
  GREETING,
  KNOW_SEAT,
  PLEASED,
  QUESTION,
  REJECTION,
  SEAT,
  SEAT_KIND,
  THANKS,
  WAITING,
} from './act-words'
import { type ChatAct, openRequest } from './chat-act'

const FEW_WORDS = 8

/** What a turn of a chat does after what was done before, told from words typed fast: no capitals, no punctuation, many slips. */
export function readChatAct(message: string, earlier: readonly ChatAct[]): ChatAct {
  return actOf(plain(message), earlier)
}

function plain(message: string): string {
  return message
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{N}@]+/gu, ' ')
    .trim()
    .replace(GLUED, '$1 ')
}

function actOf(words: string, earlier: readonly ChatAct[]): ChatAct {
  const length = words === '' ? 0 : words.split(' ').length
  const rest = words.replace(GREETING, '').trim()
  if (BOARDING.test(words)) return 'getboardingpass'
  const seat = seatAct(words, length)
  if (seat) return seat
  const hasNumber = /\d/.test(words)
  if (isDetail(words, hasNumber, length)) return 'contentonly'
  // A bare "ok" while a booking is open agrees to book.
  if (words === 'ok' && openRequest(earlier) === 'bookflight') return 'bookflight'
  if (openRequest(earlier) === 'bookflight' && tellsJourney(words)) return 'contentonly'
  if (asksForFlight(words, rest)) return 'bookflight'
  if (FINISHED.test(words) && !THANKS.test(words)) return CLOSING.test(words) ? 'closinggreeting' : 'rejection'
  if (REJECTION.test(words) && !/^that/.test(words)) return 'rejection'
  if (GREETING.test(words) && !hasNumber) return rest.split(' ').length <= 6 ? 'openinggreeting' : 'outofdomain'
  if (/\bb+y+e+\b/.test(words)) return 'closinggreeting'
  if (THANKS.test(words)) return 'thankyou'
  if (CLOSING.test(words)) return 'closinggreeting'
  if (ASSENT.test(words)) return assentAct(words, length)
  if (WAITING.test(words) || PLEASED.test(words) || (CONFIRM_IT.test(words) && length <= FEW_WORDS)) return 'confirmation'
  if (FINISHED.test(words)) return 'rejection'
  if (QUESTION.test(words)) return 'outofdomain'
  if (hasNumber || DETAIL.test(words) || DATE.test(words)) return 'contentonly'
  return length <= 4 ? 'contentonly' : 'outofdomain'
}

/** "Yes, from Leeds" tells something; a long or asking "ok, but …" leaves the matter. */
function assentAct(words: string, length: number): ChatAct {
  const isConfirming = CONFIRM_IT.test(words)
  const tellsMore = /\b(?:from|(?:my|last|first|full|sur) ?name|am [a-z]+ [a-z]+ and|airport)\b/.test(words)
  if (tellsMore && length > 2 && !isConfirming) return 'contentonly'
  const isAsking = QUESTION.test(words.replace(/^(?:ok(?:ay)?|yes)\s+/, ''))
  return (length <= FEW_WORDS || isConfirming) && !isAsking ? 'confirmation' : 'outofdomain'
}

function seatAct(words: string, length: number): ChatAct | null {
  if (!SEAT.test(words)) return SEAT_KIND.test(words) && length > 2 ? 'changeseatassignment' : null
  if (CHANGE.test(words) || SEAT_KIND.test(words)) return length <= 2 && SEAT_KIND.test(words) ? 'contentonly' : 'changeseatassignment'
  if (/\bas+i\w*n/.test(words) && !/\b(?:no|number)\b/.test(words)) return 'changeseatassignment'
  if (KNOW_SEAT.test(words)) return 'getseatinfo'
  return 'changeseatassignment'
}

function isDetail(words: string, hasNumber: boolean, length: number): boolean {
  if (/(?:gmail|yahoo|hotmail|outlook|rediff|icloud|mail)\w*com\b|@/.test(words)) return true
  if (
    /\b(?:name|(?:booking|confirmation|conformation|reservation) (?:id|no|number|code)|phone (?:no|number)|mobile|e ?mail (?:id|address)|pnr)\b/.test(
      words,
    ) &&
    !QUESTION.test(words)
  )
    return hasNumber || length <= FEW_WORDS
  return hasNumber && !/\btickets?\b/.test(words) && (length <= FEW_WORDS || !QUESTION.test(words)) && !THANKS.test(words)
}

/** A place to go from or to, a price limit or a day, when a flight was asked for already. */
function tellsJourney(words: string): boolean {
  if (CONFIRM_IT.test(words) || QUESTION.test(words) || THANKS.test(words)) return false
  return (
    /\b\w+ to \w+|\bfrom \w+|\b(?:under|below|within|budget|prefer|any (?:time|date|day)s?|morning|evening|economy|business|first class|direct|non ?stop|departure|destination|leav\w+|depart\w*)\b/.test(
      words.replace(/\b(?:want|wants|need|like|going|have|able|has|help|happy|glad|nice|had|try\w*) to\b/g, ''),
    ) && !/\b(?:book|need|want|wants|reserve)\b.{0,25}\b(?:ticket|tickets|flight|flights)\b(?!.*\b(?:from|to [a-z]+|under)\b)/.test(words)
  )
}

function asksForFlight(words: string, rest: string): boolean {
  return FLIGHT.test(rest) && BOOK.test(rest) && !/^(?:what|when|is|are|how)\b/.test(words)
}
