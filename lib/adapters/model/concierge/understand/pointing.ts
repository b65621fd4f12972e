import { nextOpenSlice, type Table } from '../table'
import type { ShownFlights } from '../tool-results'
import { type FareReading, readFares } from './fares'
import { type FlightReference, findEach, findFlights } from './references'
import { isAboutWhatIsShown, type Request } from './requests'
import { normaliseWords } from './words'

/** `isTaking`: the flight pointed at is to be taken, not talked about. */
export type Pointing = { flight: FlightReference | null; isTaking: boolean; fares: FareReading | null }

const TAKING =
  /\b(?:take|taking|choose|pick|select|book|have|go(?:ing)? (?:with|for)|want|prefer|reserve|get|use|like|i'll|buy|do|let's|works|sounds|looks|perfect|keep)\b/i
const COURTESY =
  /\b(?:i|i'd|we|we'd|you|me|us|my|our|yes|yeah|yep|ok|okay|sure|well|then|so|and|please|thanks|thank|great|fine|good|the|a|one|ones|flight|flights|option|fare|ticket|please|for|on|at|to|of|with|would|will|be|is|it|that|this|just|too|actually|instead|rather|outbound|return|way|out|back|there|from|leaving|departing|going|in|by|both|directions?)\b/gi
const NOT_THAT =
  /\b(?:not|don't (?:want|like|take|book)|anything but)\s+(?:the\s+)?(?:first|second|third|last|cheapest|fastest|best|\d+(?:st|nd|rd|th)|[a-z]{2}\s?\d+)(?:\s+one)?\b/gi

/** Which flight or fare the words mean. `mayTake` is false for questions and for wishes to see a list; `mayBeFare` when the words also change the search. */
export function readPointing(
  words: string,
  table: Table,
  request: Request | null,
  { mayTake, mayBeFare }: { mayTake: boolean; mayBeFare: boolean },
): Pointing {
  // "Is it direct?" asks about a flight; it does not point at the direct ones.
  const asked = request === 'stops' ? words.replace(/\b(?:direct|non[\s-]?stop)\b/gi, '~') : words
  const pointed = asked.replace(NOT_THAT, (not) => '~'.repeat(not.length))
  const isAboutFares = table.fares.length > 0 && !/\bflights?\b/i.test(words) && table.situation.mode !== 'flight_search'
  const isChosen = (index: number) => Boolean(table.situation.slices.find((slice) => slice.sliceIndex === index)?.picked?.fare)
  const fares = isAboutFares && !isAboutWhatIsShown(request) && mayTake && mayBeFare ? readFares(pointed, table.fares, isChosen) : null
  if (fares) return { flight: null, isTaking: false, fares }
  const direction = directionNamed(words)
  const shown = (direction === null ? undefined : table.flightsBySlice.get(direction)) ?? table.flights
  if (!shown) return { flight: null, isTaking: false, fares: null }
  const flight =
    request === 'compare'
      ? findEach(pointed, shown)
      : (amongThoseAsked(pointed, shown, table) ?? findFlights(pointed, shown, table.lastAnswer))
  // With everything picked, "book it" is said of the trip.
  const isOfTrip = flight?.isPronoun === true && nextOpenSlice(table.situation) === null
  // "Direct please", "evening": a wish, while "the direct one" is a choice.
  const isBareTrait = /^(?:[\s,.]|please|only|ok|yes|direct|non[\s-]?stop|flights?|in|morning|afternoon|evening|night)*$/i.test(words)
  return {
    flight,
    isTaking: flight !== null && mayTake && !isOfTrip && !isBareTrait && (TAKING.test(flight.rest) || isOnlyCourtesy(flight.rest)),
    fares: null,
  }
}

/** "Several fit" – the answer keeps to those that fitted. */
function amongThoseAsked(words: string, shown: ShownFlights, { lastAnswer, earlierWords }: Table): FlightReference | null {
  if (!/\bfit\b.*(?:Which one\?|\.)$/.test(lastAnswer)) return null
  const asked = findFlights(normaliseWords(earlierWords.at(-1) ?? ''), shown, '')?.kept ?? []
  if (asked.length < 2) return null
  const picks = shown.picks.filter(({ offerId }) => asked.some((brief) => brief.offerId === offerId))
  // Counted anew: "the second one" is the second of those that fitted, in the order they were named.
  const briefs = asked.map((brief, index) => ({ ...brief, place: index + 1 }))
  const found = findFlights(words, { ...shown, briefs, picks }, lastAnswer)
  if (!found || found.kept.length === 0) return null
  return { ...found, kept: found.kept.flatMap(({ offerId }) => asked.filter((brief) => brief.offerId === offerId)) }
}

/** 0 the way out, 1 the way back; null when the words name neither. */
export function directionNamed(words: string): number | null {
  if (/\b(?:outbound|way out|outward|going out)\b/i.test(words)) return 0
  return /\b(?:return|way back|inbound|coming back)\b/i.test(words) ? 1 : null
}

function isOnlyCourtesy(rest: string): boolean {
  return rest.replace(COURTESY, '').replace(/[^\p{L}]/gu, '').length === 0
}
