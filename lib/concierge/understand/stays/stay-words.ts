import type { KnownNames } from '@/lib/ports/known-names'
import { searchIn } from '../names-in'

const HOUSE =
  '(?:hotels?|hote?ll?e?s?|hotle?s|hoetls?|hostels?|motels?|guest ?-?houses?|b ?(?:&|and) ?b|bed (?:&|and) breakfasts?|inns?|resorts?|pensions?|air ?bnb|app?art?e?ments?|holiday (?:flat|home|let)s?|aparthotels?|acc?om+od+ations?|lodgings?|(?<=\\b(?:a|our|my|the) )stay(?= in | near )|ryokans?|riads?|suites?)'
const BED =
  '(?:(?:hotel|double|twin|single|family|spare|triple) rooms?|rooms?(?= (?:in|for|near|with|at|from|somewhere|there)\\b)|(?:some ?where|any ?where|(?:a |any )?places?|where) to (?:stay|sleep|crash|spend the night)|where (?:should|shall|could|can|do|would) (?:i|we|you) (?:\\w+ )?(?:stay|sleep)\\b|stay (?:somewhere|overnight)|(?:a )?roof over (?:my|our) heads?|beds? for the night|overnight stay)'
/** "A hotel", "a place to stay", "two rooms in Rome": with the slips that fingers make. */
export const NAMES_STAY = new RegExp(`\\b(?:${HOUSE}|${BED})\\b`, 'i')
/** The words without those for a house: they say neither when nor where. */
export function withoutStayNames(words: string): string {
  return words.replace(new RegExp(NAMES_STAY, 'gi'), (said) => '~'.repeat(said.length))
}

/** Somebody's own house, or the way there: no wish for one. */
const IN_PASSING =
  /\b(?:(?:to|from|into|until|near|at|of|reach) (?:my|our|the|his|her|their|a friend'?s?)(?: \w+)? hotel\b(?!s)|hotel (?:transfers?|shuttle|pick[- ]?ups?|bus|desk)|(?:my|our) (?:hotel|hostel|apartment|airbnb|accommodation)(?: in [\p{L} ]{2,20})? (?:is|was|has been|are)(?: already)?\b)/iu
const HAS_ONE =
  /\b(?:have|got|booked) (?:a|the|my|our|an) (?:hotel|room|apartment|place)(?: to stay)?(?: in [\p{L} ]{2,20})? (?:already|booked)\b|\balready (?:have|booked|got) (?:a|an|the|my|our) (?:hotel|room|apartment|place)\b/iu
const NOT_WANTED =
  /\b(?:no|without(?: an?| the)?|don'?t (?:need|want)(?: an?| the)?|do not (?:need|want)(?: an?| the)?|not) (?:hotels?|accommodation|place to stay)\b|\bhotels? (?:isn'?t|is not|not) (?:needed|necessary|required)\b|\bjust the flights?\b/i
/** What flights alone have. */
const OF_FLIGHTS =
  /\b(?:fares?|tickets?|outbound|inbound|way (?:out|back)|non-?stop|direct|stops?|seats?|aisle|window|luggage|baggage|suitcases?|bags?(?! storage)|airports?(?= (?:to|from))|economy|business|airlines?|check ?out|passengers?|depart\w*|land(?:s|ing)?|fl(?:y|ies|ying|own))\b/i
/** What the day plan has. */
const OF_PLANS =
  /\b(?:plan|plans|planned|planning|itinerar(?:y|ies)|day by day|day trip|what to (?:see|do)|things to (?:see|do)|sights to see|museums to)\b/i

const FLIGHT =
  /\b(?:flights?|fly(?:ing)?|flown|airlines?|airways|airfares?|air ?planes?|planes?|one[\s-]?way|round[\s-]?trips?|(?:plane|air) tickets?|layovers?|(?:economy|business|first)[\s-]class)\b/i

export function namesStay(words: string): boolean {
  return NAMES_STAY.test(words.replace(IN_PASSING, ' '))
}

/** Said beside a wish for flights: the flights come first. */
export function isBesideFlights(words: string, names: KnownNames): boolean {
  const { from, to } = searchIn(words, names)
  return Boolean(from && to) || (namesFlights(words) && Boolean(from ?? to))
}

/** Somebody has a bed already, or wants none. */
export function isNotWanted(words: string): boolean {
  return NOT_WANTED.test(words) || HAS_ONE.test(words)
}

export function speaksOfFlights(words: string): boolean {
  return namesFlights(words) || OF_FLIGHTS.test(words)
}

export function speaksOfPlans(words: string): boolean {
  return OF_PLANS.test(words)
}

function namesFlights(words: string): boolean {
  return FLIGHT.test(words)
}
