import type { PlainDate } from '@/lib/travel/dates'
import { everyMatch } from '@/lib/travel/every-match'
import { SIGN_AFTER, SIGN_BEFORE } from '../money-signs'
import type { AssistantTurn } from './assistant-turn'
import { isAboutElsewhere, namesFlights } from './elsewhere'
import { readClock } from './read-clock'
import { readSaid } from './read-said'
import type { Fact, TravelFacts } from './travel-facts'

const MONEY = new RegExp(`${SIGN_BEFORE}\\s?\\d|\\b\\d+ (?:${SIGN_AFTER}|credits)`, 'i')
const CONFIRMS =
  /\b(?:confirm(?:ing)?(?! to proceed)|verify(?:ing)?|to (?:review|recap|sum up|be sure)|(?:make|ensure|be) sure|ensure that|your confirmation|check (?:the|these) (?:following|details)|(?:i'm|i am|i will be|i'll be) (?:booking|buying|purchasing|reserving)|is (?:that|this|it|everything) (?:correct|right|ok(?:ay)?)|does (?:that|this|it|everything) (?:work|sound|look|suit)\b[^.?!]*\?|(?:that|this)'s (?:correct|right)\?|correct\?|right\?|double[\s-]check|you(?:'d| would)? (?:want|like) (?:me )?to (?:buy|book|reserve|purchase))\b|\b(?:correct|right)\?/i
const FAILS =
  /\b(?:not available|no longer available|unavailable|un?successful|could ?n[o']t (?:be )?(?:book|reserv|complet|mak)\w*|failed|no flights?\b.{0,40}\bmatch|nothing (?:is )?(?:available|found)|(?:there (?:are|is)|have|found) no flights?)\b/i
const OFFERS = /\b(?:leav|depart|tak(?:es?|ing) off|return|fl(?:ies|ying))\w*\b.{0,30}\b\d{1,2}(?::\d\d)?\s*(?:[ap]\.?m|o'clock)/i
const LEAVES_OUT =
  /\b(?:not to|without|rather not|don't have to|do not have to|drop(?:ping)?|skip(?:ping)?|remov(?:e|ing)|leav(?:e|ing) out|giv(?:e|ing) up)\b(?<what>[^.?!,]*)/i
const QUESTION = /[^.?!]+\?/g
const BARE_CITY = /^\W*(?:(?:ok(?:ay)?|sure|and|so|great|in)\W+)*(?:which|what) (?:city|airport|place)(?: (?:and when|then|please))?\W*$/i
const RETURN_FLIGHT =
  /\breturn(?:ing)? (?:flight|trip|date|day|journey)\b.*|\b(?:leav\w+|depart\w*|go\w*)\b[^?]*\b(?:in|on|for) (?:the |your )?return\b.*/gi
const LEAVING = /\b(?:leav\w*|depart\w*|go|going|travel\w*|fly\w*|outbound|onward|start\w*)\b/i
const RETURN_SENTENCE = /(?<=[.,!?])\s[^.?!]*\breturn(?:ing|s)?\b|,? (?:and |with a )?(?:the |your )?return(?:ing|s)?\b/i
const ONE_TRAVELLER = /\b(?:1|one|a single) (?:\w+[ -]){0,3}?(?:passengers?|persons?|travell?ers?|seats?|tickets?|adults?|flight|people)\b/i
const ASKS: [Fact, RegExp][] = [
  [
    'returnOn',
    /\b(?:when|what (?:day|date)|which (?:day|date)|date|day|how long)\b.*\b(?:return\w*|back|come home|inbound|stay)\b|\breturn(?:ing)? (?:date|day|when|trip|flight)\b.*\?/i,
  ],
  [
    'departureOn',
    /\b(?:when|(?:what|which)(?: \w+)? (?:day|date)s?|dates?|day)\b(?!.*\b(?:return\w*|back)\b(?!.*\b(?:leav|depart|go)))|\b(?:departure|travel|leaving) (?:date|day)\b|\bwhen\b.*\b(?:leav|depart|go|fly|travel|start)/i,
  ],
  [
    'origin',
    /\b(?:where|(?:what|which) (?:city|airport|place)|city|airport|origin)\b.*\b(?:from|leav\w+|depart\w*|fly(?:ing)? out|tak(?:e|ing) off|start\w*|origin|com(?:e|ing) from|board\w*)\b|\b(?:from (?:where|which|what)|(?:departure|origin|starting|leaving) (?:city|airport|place|location|point)|where (?:from|are you (?:now|leaving))|your origin)\b/i,
  ],
  [
    'destination',
    /\b(?:where|(?:what|which) (?:city|airport|place))\b.*\b(?:to|going|go|headed|heading|travel(?:l?ing)?|visit\w*|fly(?:ing)?|arriv\w+|land\w*|destination|get to)\b(?!.*\b(?:from|leave|leaving|depart)\b)|\b(?:destinations?|where to|arrival (?:city|airport|place|location)|to (?:where|which|what) city)\b|\bto (?:where|which)\b|\bwhere\b.*\b(?:and|,)\b.*\bto\b/i,
  ],
  [
    'adults',
    /\b(?:how many|number of)\b.*\b(?:people|passengers?|tickets?|seats?|travell?ers?|adults?|persons?|will be|in (?:your|the) (?:party|group))\b/i,
  ],
  ['airlines', /\b(?:which|what|preferred|prefer|any|a specific|particular)\b.*\b(?:airlines?|carriers?)\b/i],
  ['cabin', /\b(?:which|what|preferred|prefer|type of)\b.*\b(?:class|cabin|seat(?:ing)?)\b/i],
  [
    'returnsAt',
    /\bwhat time\b.*\b(?:return|back)|\breturn\w* (?:flight )?(?:leave |leaving |departure |take ?off )?times?\b|\bwhen\b.*\breturn flight\b/i,
  ],
  ['departsAt', /\bwhat time\b.*\b(?:leav|depart|fly|go|outbound)/i],
  ['maxPrice', /\b(?:budget|how much (?:do|would|can|are) you|price (?:range|limit))\b/i],
]

/** What an answer of the assistant asked, offered or wanted confirmed, read from its words alone. */
export function hearAssistant(words: string, today: PlainDate): AssistantTurn {
  const about = isAboutElsewhere(words) ? 'elsewhere' : namesFlights(words) ? 'flights' : 'same'
  const turn: AssistantTurn = {
    words,
    about,
    asks: [],
    proposes: {},
    offer: null,
    confirms: null,
    leavesOut: leftOut(words),
    isFailure: FAILS.test(words),
  }
  const isPriced = MONEY.test(words)
  const isConfirming = !isPriced && CONFIRMS.test(words)
  if (isConfirming) {
    const confirms = confirmedIn(words, today)
    if (Object.keys(confirms).length > 0) turn.confirms = confirms
  } else if (isPriced || OFFERS.test(words)) turn.offer = offerIn(words, today)
  if (turn.offer || turn.confirms) return turn
  for (const question of words.match(QUESTION) ?? []) {
    const asked = askedIn(question)
    turn.asks.push(...asked.filter((fact) => !turn.asks.includes(fact)))
    const on =
      /^\W*(?:(?:so|and|also|then|sure|okay|ok)\W+)*(?:will|would|are|is|do|should|you(?:'d| would)? (?:want|like|wish|plan|will)|leaving|returning)\b/i.test(
        question,
      )
        ? readSaid(question, { today, facts: {}, asked: [] }).facts
        : {}
    const proposed: TravelFacts = /\b(?:return|back)/i.test(question)
      ? { ...((on.returnOn ?? on.departureOn) ? { returnOn: on.returnOn ?? on.departureOn } : {}) }
      : { ...(on.departureOn ? { departureOn: on.departureOn } : {}) }
    Object.assign(turn.proposes, proposed)
  }
  return turn
}

/** What a question asks for; one for a bare city leaves open which end it is. */
function askedIn(question: string): Fact[] {
  if (BARE_CITY.test(question)) return ['origin', 'destination']
  const asked = ASKS.filter(([, pattern]) => pattern.test(question)).map(([fact]) => fact)
  // "Which date for the return?" asks for no other date, and "what time" for no day.
  const isOfReturn = asked.includes('returnOn') && !LEAVING.test(question.replace(RETURN_FLIGHT, ''))
  const isOfTime = /\btime\b/i.test(question) && !/\b(?:days?|dates?)\b/i.test(question)
  return asked.filter(
    (fact) =>
      !(isOfReturn && (fact === 'departureOn' || fact === 'departsAt')) && !(isOfTime && (fact === 'departureOn' || fact === 'returnOn')),
  )
}

/** What is read back, its places from what is said of the way out, and its hours as those of an offer. */
function confirmedIn(words: string, today: PlainDate): TravelFacts {
  const { departsAt, returnsAt, departureHours, arrivalHours, ...facts } = readSaid(words, { today, facts: {}, asked: [] }).facts
  const wayOut = words.slice(0, RETURN_SENTENCE.exec(words)?.index)
  const { origin, destination } = wayOut === words ? facts : readSaid(wayOut, { today, facts: {}, asked: [] }).facts
  const adults = facts.adults ?? (ONE_TRAVELLER.test(words) ? 1 : undefined)
  return {
    ...facts,
    ...(origin ? { origin } : {}),
    ...(destination ? { destination } : {}),
    ...(adults ? { adults } : {}),
    ...offeredTimes(words),
  }
}

/** "Perhaps you could fly without business class": what would be given up if the traveller agrees. */
function leftOut(words: string): Fact[] {
  const given = LEAVES_OUT.exec(words)?.groups?.what ?? ''
  const facts: [Fact, RegExp][] = [
    ['cabin', /\b(?:class|cabin)\b/i],
    ['airlines', /\b(?:airlines?|carrier|airways)\b/i],
    ['maxPrice', /\b(?:price|budget|limit)\b/i],
  ]
  return facts.flatMap(([fact, pattern]) => (pattern.test(given) ? [fact] : []))
}

/** A flight to be taken is told by its airline and its hour; "I found one with Delta" is none yet. */
function offerIn(words: string, today: PlainDate): TravelFacts | null {
  const { airlines } = readSaid(words, { today, facts: {}, asked: [] }).facts
  const { departsAt, returnsAt } = offeredTimes(words)
  if (!airlines || !departsAt) return null
  return { airlines, departsAt, ...(returnsAt ? { returnsAt } : {}) }
}

/** The first clock time is that of the way out, the second, or the one beside "return", of the way back. */
function offeredTimes(words: string): { departsAt?: string; returnsAt?: string } {
  const times: { departsAt?: string; returnsAt?: string } = {}
  for (const match of everyMatch(words, /\b\d{1,2}(?::\d{2})?\s*(?:[ap]\.?m\b\.?|o'clock)|\b\d{1,2}:\d{2}\b/gi)) {
    const at = readClock(match[0])
    const before = words.slice(Math.max(0, match.index - 60), match.index)
    const isReturn = /\b(?:return\w*|back|inbound|second)\b(?!.*\b(?:outbound|onward|departing|first)\b)/i.test(before)
    if (!at || /\b(?:arriv\w+|lands?|gets? (?:in|there))\b[^.,]*$/i.test(before)) continue
    if (isReturn || times.departsAt) times.returnsAt ??= at
    else times.departsAt = at
  }
  return times
}
