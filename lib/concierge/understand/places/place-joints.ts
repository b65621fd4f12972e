import type { PlaceEvent } from './place-events'
import type { Lead } from './place-leads'
import type { SaidPlace } from './said-place'

const DASH = /^\s*(?:-+>?|–|—|>|→|\/|=>|\b2\b)\s*$/
const TO = /^\s*(?:airport\s+)?(?:-\s*)?to\s+(?:the\s+)?$/i
const BETWEEN = /\bbetween\s+(?:the\s+)?(?:cities\s+of\s+)?$/i
const AND_OR_TO = /^\s*(?:and|&|to|-)\s+(?:the\s+)?$/i
const OR =
  /^\s*(?:,?\s*or|nor)\s+(?:(?:maybe|perhaps|if not|else|possibly|alternatively|even|failing that),?\s+)?(?:in\s+|from\s+|to\s+|via\s+|at\s+)?(?:the\s+)?$/i
const AND = /^\s*(?:,|,?\s*(?:and|&|nad|then|and then|followed by))\s+(?:then\s+)?(?:in\s+|via\s+|at\s+|to\s+|on to\s+)?(?:the\s+)?$/i
const COMMA = /^\s*,\s*$/
const THEN = /^\s*[,;.]?\s*(?:and\s+)?(?:then|after that|afterwards|next|followed by)\s*,?\s+(?:on\s+)?(?:to\s+)?(?:the\s+)?$/i
// "To Paris on the 3rd and Rome on the 8th".
const AND_LATER =
  /^[\s~,]*(?:(?:on|for|in|from|until|till|the|of|may|june|july|nights?|days?|weeks?|weekend|next|this|\d+\w*|a|two|three|four|five|(?:mon|tues|wednes|thurs|fri|satur|sun)day|~+)[\s~,]*)*(?:and|then|and then|and finally|finally|,)\s*(?:finally\s+|lastly\s+)?$/i
const DAY_FOLLOWS = /^\s*(?:on|for|until|by|~|\d)/i
const AND_ON = /^\s*(?:\p{L}{2,3}\s)?,?\s*(?:and\s+)?(?:i'm\s+|we're\s+|i\s+|am\s+|then\s+)?$/iu
const PASSED_ON: readonly Lead[] = ['via', 'not-via', 'not', 'not-origin', 'not-destination', 'mention']
const OPEN: readonly Lead[] = ['none', 'likely-destination', 'likely-origin', 'mention']

/** The events with what neighbours say of each other: "X to Y", "between X and Y", "via X or Y", "X, then Y". */
export function joinEvents(events: readonly PlaceEvent[], words: string): PlaceEvent[] {
  const joined = events.map((event) => ({ ...event }))
  const isOriginSaid = () => joined.some(({ lead }) => lead === 'origin')
  for (const [first, second] of neighbours(joined)) joinPair(first, second, words, isOriginSaid())
  markAlternatives(joined, words)
  for (const [first, second] of neighbours(joined)) joinList(first, second, words, isOriginSaid())
  return joined
}

/** "Heathrow, Gatwick or Luton": one is searched for, the others are known to be left. */
function markAlternatives(events: PlaceEvent[], words: string) {
  for (const [index, first] of events.entries()) {
    if (PASSED_ON.includes(first.lead) || first.isAlternative) continue
    const others: PlaceEvent[] = []
    let isOr = false
    for (const other of events.slice(index + 1)) {
      const between = words.slice((others.at(-1) ?? first).end, other.place.start)
      if (isOr || !(OR.test(between) || COMMA.test(between)) || !['none', 'mention', first.lead].includes(other.lead)) break
      others.push(other)
      isOr = OR.test(between)
    }
    for (const other of isOr ? others : []) Object.assign(other, { lead: 'mention', isAlternative: true })
  }
}

function neighbours(events: PlaceEvent[]): [PlaceEvent, PlaceEvent][] {
  return events.flatMap((second, index) => {
    const first = events[index - 1]
    return first ? [[first, second] satisfies [PlaceEvent, PlaceEvent]] : []
  })
}

/** Two names that are the ends of one flight. */
function joinPair(first: PlaceEvent, second: PlaceEvent, words: string, isOriginSaid: boolean) {
  const between = words.slice(first.end, second.place.start)
  const isOpen = OPEN.includes(first.lead)
  const start = words.slice(0, first.place.start).search(BETWEEN)
  if (start >= 0 && AND_OR_TO.test(between)) {
    settle(first, 'origin')
    first.start = start
    settle(second, 'destination')
  } else if (
    DASH.test(between) &&
    !isOneAirport(first.place, second.place) &&
    (isOpen || first.lead === 'origin' || first.lead === 'destination') &&
    OPEN.includes(second.lead)
  ) {
    if (isOpen) settle(first, 'origin')
    settle(second, 'destination')
  } else if (TO.test(between) && second.lead === 'destination' && (isOpen || (first.lead === 'destination' && !isOriginSaid))) {
    settle(first, 'origin')
  } else if (/^\s+$/.test(between) && second.lead === 'back-to' && first.lead === 'none') {
    settle(first, 'origin')
  }
}

/** "Dallas/Fort Worth". */
function isOneAirport(one: SaidPlace, other: SaidPlace): boolean {
  return one.iataCode !== null && one.iataCode === other.iataCode
}

/** Names that are said in one breath. */
function joinList(first: PlaceEvent, second: PlaceEvent, words: string, isOriginSaid: boolean) {
  const between = words.slice(first.end, second.place.start)
  const isOpen = OPEN.includes(first.lead)
  if (OR.test(between) && (second.lead === 'none' || second.lead === first.lead || second.lead === 'mention')) {
    second.lead = PASSED_ON.includes(first.lead) ? first.lead : 'mention'
  } else if (THEN.test(between) && isOpen && OPEN.includes(second.lead) && first.isSure && second.isSure) {
    if (first.lead === 'none') settle(first, 'destination')
    settle(second, 'destination')
  } else if (isLaterStop(first, second, between, words.slice(second.end))) {
    settle(first, 'destination')
    settle(second, 'destination')
  } else if (AND.test(between) && second.lead === 'none' && isPassedOn(first.lead, between)) {
    settle(second, first.lead)
  } else if (AND.test(between) && first.lead === 'none' && first.isSure && second.lead === 'none') {
    second.isSure = true
  } else if (first.lead === 'none' && second.lead === 'destination' && first.isSure && !isOriginSaid) {
    if (AND_ON.test(words.slice(first.end, second.start))) settle(first, 'origin')
  }
}

/** "In Oslo on Monday, Bergen on Wednesday and …": after a comma only with its own day; "Oslo on Monday, then Bergen". */
function isLaterStop(first: PlaceEvent, second: PlaceEvent, between: string, after: string): boolean {
  const isStop =
    first.lead === 'destination' ||
    first.lead === 'likely-destination' ||
    (first.lead === 'none' && first.isSure && /\bthen\s*$/i.test(between))
  if (!isStop || second.lead !== 'none' || !second.isSure || !AND_LATER.test(between)) return false
  return !/,\s*$/.test(between) || (DAY_FOLLOWS.test(after) && /[\p{L}\d~]/u.test(between))
}

/** "Via Rome and Athens", "to Rome and Athens"; but "not Lisbon, Faro" names what is wanted after the comma. */
function isPassedOn(lead: Lead, between: string): boolean {
  if (lead === 'destination') return true
  return PASSED_ON.includes(lead) && !(lead.startsWith('not') && lead !== 'not-via' && COMMA.test(between))
}

function settle(event: PlaceEvent, lead: Lead) {
  event.lead = lead
  event.isSure = true
}
