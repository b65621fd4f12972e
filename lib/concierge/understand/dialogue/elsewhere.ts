import { knownAirline } from '../airlines'

const NOUNS =
  /\b(?:hotels?|motels?|hostels?|rooms?(?! for)|houses?|apartments?|(?:place|somewhere|anywhere) to (?:stay|sleep|eat)|accommodations?|lodging|rental|rent|(?:hire|rental) cars?|cars?|bus(?:es)?|trains?|taxis?|cabs?|shuttle|weather|forecast|temperatures?|humidity|wind|windy|rain(?:ing|y)?|sunny|events?|concerts?|games?|baseball|football|basketball|theat(?:re|er)|attractions?|museums?|shopping|sightseeing|(?:things?|something|anything) to (?:do|see)|restaurants?|table (?:at|for)|part(?:y|ies)|rsvp|meetings?|appointments?|towels?|movies?|films?|bank|accounts?|balance|savings|transfer|doctors?|dentists?|hair|songs?|music|alarms?|reminders?|bucks)\b/i
const FLIGHT =
  /\b(?:flights?|fly(?:ing)?|flown|airlines?|airways|airfares?|air ?planes?|planes?|one[\s-]?way|round[\s-]?trips?|(?:plane|air) tickets?|layovers?|(?:economy|business|first)[\s-]class)\b/i
const ASKED_FOR =
  /\?|\b(?:can|could|would|will) you\b|\b(?:i|we)(?:'d|'ll| would| will| am| are|'m|'re)? (?:also |just |now |then |really |still )*(?:interested|need(?!\w* to (?:attend|go|be|get|fly))|want(?! to (?:attend|go|be|get|fly))|like|looking|check\w*)\b|\b(?:find|book|check|search|look|show|get me|tell|reserve|rsvp|transfer|schedule|send|what|how|also|please|any)\b/i

const PACKAGE =
  /\bpackages?\b|\b(?:flights?|airfare) (?:and|with|plus) (?:an? |the )?hotels?\b|\bhotels? (?:and|with|plus) (?:an? |the )?flights?\b|\ball[\s-]inclusive\b|\b(?:vacation|holiday|trip|getaway) (?:to [\p{L} ]{2,30} )?(?:from|for (?:\d|two|three|four|five|my|our|me))\b/iu

const TRIP = /\b(?:vacation|holidays?|get(?:ting)?[\s-]?away|honeymoon|all[\s-]?inclusive|trip|budget)\b/i
const BOTH_ENDS = /\bfrom\b[^?]*\bto\b|\bto\b[^?]*\bfrom\b/i
const BED = /\b(?:hotels?|resorts?|stars?)\b/i
const MOVES =
  /\b(?:go|going|get|travel\w*|head\w*|leav\w+|trip|vacation|holiday)\b[^.?!]*\b(?:to|for)\b[^.?!]*\bfrom\b|\b(?:go|going|travel\w*|leav\w+|trip|vacation|holiday)\b[^.?!]*\bfrom\b[^.?!]*\bto\b/i

/** Flight and bed are wanted together, so that what is said of the hotel is said of the trip. */
export function wantsPackage(words: string): boolean {
  const isWholeTrip = TRIP.test(words) && BOTH_ENDS.test(words) && !FLIGHT.test(words)
  return (
    isWholeTrip ||
    PACKAGE.test(words) ||
    (BED.test(words) && (words.match(/[^.?!]+/g) ?? []).some((part) => MOVES.test(part) && !NOUNS.test(part)))
  )
}

/** The assistant speaks of something else than flights: a bed, a car, the weather, money. */
export function isAboutElsewhere(words: string): boolean {
  return NOUNS.test(words) && !FLIGHT.test(words)
}

export function namesFlights(words: string): boolean {
  return FLIGHT.test(words)
}

/** `isLeft`: the message ends with something else than flights. */
export type Parts = { flights: string; elsewhere: string; isLeft: boolean }

/**
 * A message sorted into what it says of flights and what it asks of other things; either keeps its place, the rest being masked.
 * `isOpen`: other things were talked of just before; `hasBegun`: flights were, so that a concert may be a mere reason to fly.
 */
export function partsOf(words: string, isOpen: boolean, hasBegun: boolean): Parts {
  let isElsewhere = isOpen || (!hasBegun && isAboutElsewhere(words))
  const parts: Parts = { flights: '', elsewhere: '', isLeft: isElsewhere }
  for (const sentence of words.match(/[^.?!]+[.?!]*\s*/g) ?? [words]) {
    if (FLIGHT.test(sentence)) isElsewhere = false
    else if (NOUNS.test(sentence) && !(hasBegun && knownAirline(sentence)) && (isElsewhere || ASKED_FOR.test(sentence))) isElsewhere = true
    const masked = '~'.repeat(sentence.length)
    parts.flights += isElsewhere ? masked : sentence
    parts.elsewhere += isElsewhere ? sentence : masked
    parts.isLeft = isElsewhere
  }
  return parts
}
