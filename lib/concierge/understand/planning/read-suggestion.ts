import type { PlainDate } from '@/lib/travel/dates'
import { namedPlaces, originAmong, withoutPlaces } from './named-places'
import type { SuggestInput } from './planning-wish'
import { readLimits } from './read-limits'

const ANY_PLACE =
  /\b(?:some ?where|any ?where|some ?place|any ?place|wherever|any (?:destination|city|country)|some ?(?:thing|place) (?:warm|hot|sunny|nice|quiet))\b|\bsurprise (?:me|us)\b|\binspire (?:me|us)\b|\b(?:open|up) (?:to|for) (?:anything|ideas|suggestions)\b/i
const WHERE_TO_GO =
  /\bwhere\b.{0,30}\b(?:go|fly|travel|visit|holiday|vacation|get away|escape|head)\b(?!.{0,15}\b(?:online|wrong|now|next|click|from here)\b)|\bwhere(?:'s| is| are| would| could)? (?:it )?(?:be )?(?:is )?(?:it )?(?:nice|warm|hot|sunny|cheap(?:est)?|dry|good|best)\b|\b(?:don'?t|do not|no idea|not sure|not decided|undecided|can'?t decide|haven'?t decided)\b.{0,12}\bwhere\b/i
const ASKS_IDEAS =
  /\b(?:suggest|recommend|propose|pick|choose|give (?:me|us)|show (?:me|us)|find (?:me|us)|any|some|need|want|looking for|help (?:me|us) (?:find|choose|pick))\b.{0,30}\b(?:destinations?|ideas?|suggestions?|inspiration|getaways?|city breaks?|(?:beach|city|sun|summer|winter|weekend|short) (?:holidays?|vacations?|breaks?|trips?)|places? (?:to (?:go|visit|travel|fly)|with|for|where|in the sun|that))\b/i
const KIND_OF_TRIP =
  /\b(?:city breaks?|weekend (?:away|break|getaway|escape)s?|(?:beach|sun|summer|winter|food|culture|hiking|family|short|romantic|cheap|spring|autumn) (?:holidays?|vacations?|breaks?|getaways?|escapes?)|getaways?|holiday ideas|winter sun)\b/i
const WHICH_PLACES =
  /\b(?:which|what)(?:'s| is| are)? (?:the |a |some |good |best |nice |cheap |warm |sunny )*(?:places?|cit(?:y|ies)|destinations?|countr(?:y|ies))\b/i
const TEMPERATURE = /\b\d{1,2}\s*(?:°|degrees?\b)|\b(?:dry|warm|sunny|hot) and (?:dry|warm|sunny|hot|at least|cheap)/i

/** "Where can I pay?", "somewhere to stay": none of these asks for a place to go to. */
const OF_ELSE =
  /\b(?:stay|sleep|hotels?|seats?|sit|eat|pay|click|find my|check ?in|airport lounge|where (?:is|are) (?:my|the|our)|leave from|luggage|bags?)\b/i

/** A wish for a place to go to; null where the words name one, or ask for none. */
export function readSuggestion(words: string, today: PlainDate, isPlaceKnown: boolean): SuggestInput | null {
  const places = namedPlaces(words)
  const origin = originAmong(places, words)
  if (places.some((place) => place !== origin)) return null
  const rest = withoutPlaces(words, places)
  if (OF_ELSE.test(rest)) return null
  const limits = readLimits(rest, today)
  const isLimited = Object.keys(limits).some((name) => name !== 'month' && name !== 'days')
  const isAsked = WHERE_TO_GO.test(rest) || ASKS_IDEAS.test(rest) || WHICH_PLACES.test(rest)
  const isAny = ANY_PLACE.test(rest) || KIND_OF_TRIP.test(rest) || TEMPERATURE.test(rest)
  // "Surprise me" about flights that lie there is no wish for another place.
  if (!isAsked && !(isAny && (!isPlaceKnown || isLimited))) return null
  return { ...(origin ? { from: origin.text } : {}), ...limits }
}
