import type { FlightReference } from '../references'

const TAKING =
  /\b(?:take|taking|choose|pick|select|book|(?<!(?:^|[.,;]\s?)(?:i|we) )have|go(?:ing)? (?:with|for)|want|prefer|reserve|get|use|like|i'll|buy|do|let's|works|sounds|looks|perfect|keep)\b/i
const COURTESY =
  /\b(?:i|i'd|we|we'd|you|me|us|my|our|yes|yeah|yep|ok|okay|sure|well|then|so|and|no|sorry|please|p[leas]{4,7}|thanks|thank|thx|cheers|great|fine|good|the|a|one|ones|flight|flights|option|fare|ticket|please|for|on|at|to|of|with|w|that|which|leaves|departs|departure|goes|airline|would|will|be|is|it|that|this|just|too|actually|instead|rather|outbound|return|way|out|back|home|day|there|from|leaving|departing|going|in|by|both|directions?)\b/gi

/** "And the cheapest?" goes on asking, "and back with the earliest" goes on choosing. */
const ASKS_ON =
  /^\W*(?:and(?! (?:the way )?(?:back|home|out|there) (?:with|on|by)\b| the (?:\w+ ){1,2}(?:back|home)[^\w?]*(?:please[^\w?]*)?$)|what about|how about)\b/i
const REFUSES =
  /\b(?:don'?t|do not|didn'?t|did not|won'?t|wouldn'?t|isn'?t|not) (?:really |want to |going to )?(?:like|want|take|love|need|work\w*)\b/i
/** "A stop is fine" allows something; it chooses nothing. */
const ALLOWS = /\b(?:is|are|would be|'s) (?:also |quite |perfectly )?(?:fine|ok(?:ay)?|alright|all right|no problem|acceptable)\b/i
/** For now nothing is chosen. */
const DEFERS = /\bthink (?:about|on|over) (?:it|this|that|them)\b|\bthink (?:it|this|that) (?:over|through)\b|\bsleep on it\b/i
const ASKS_WHAT = /^\W*(?:(?:and|but|so|ok|okay|well)\W+)*(?:what'?s?|which|how'?s?|where'?s?|when'?s?)\b/i
const CHOOSES_BETWEEN =
  /^(?!.*\?\s*$)\W*(?:(?:ok|okay|then|so|i'll|i will|i'd|let's|please|yes)\W+)*(?:take|pick|choose|book|have|want|prefer|go (?:with|for)|like)?\s*the (?:cheaper|faster|quicker|shorter|earlier|later|other) (?:one|flight|option)\b/i
/** "Change the outbound to the earliest flight." */
const SWITCHES =
  /\b(?:change|switch|swap|make) (?:the |my )?(?:outbound|return|flight|way out|way back|inbound)(?: flight)? (?:to|for|into)? ?(?:the|a)\b/i
/** "Then the one we can get our money back for." */
const CHOOSES_FARE =
  /^(?!.*\?)\W*(?:(?:then|ok|okay|so|well|please|i|we|i'll|we'll|i'd|we'd|would|will|want|like|rather|take|have|choose)\W+)*the (?:one|fare|ticket|option)\b/i

/** Whether the flight pointed at is to be taken, not talked about. `mayTake` is false for questions and for wishes to see a list. */
export function takesFlight(words: string, flight: FlightReference, mayTake: boolean): boolean {
  if (flight.isPlural || ASKS_WHAT.test(words) || REFUSES.test(words) || DEFERS.test(words)) return false
  if (ASKS_ON.test(words) && !TAKING.test(words)) return false
  const isSwitch = SWITCHES.test(words)
  if (flight.kept.length !== 1 && ALLOWS.test(words)) return false
  // "Take the cheaper one" chooses among those spoken of, while "a cheaper one" wants another list.
  const isNamed = !flight.isPronoun && (flight.isExact || flight.query !== null)
  if (!mayTake && !(isNamed && (isSwitch || CHOOSES_BETWEEN.test(words)))) return false
  return isSwitch || TAKING.test(flight.rest) || isOnlyCourtesy(flight.rest)
}

/** "Then the one we can get our money back for" chooses a fare, though it speaks of the rules. */
export function choosesFare(words: string): boolean {
  return CHOOSES_FARE.test(words)
}

function isOnlyCourtesy(rest: string): boolean {
  return rest.replace(COURTESY, '').replace(/[^\p{L}]/gu, '').length === 0
}
