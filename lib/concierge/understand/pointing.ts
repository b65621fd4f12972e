import { nextOpenSlice, type Table } from '../table'
import type { ShownFlights } from '../tool-results'
import { type FareReading, namedByBrand, readFares } from './fares'
import { keptFares } from './kept-fares'
import { numberSaid } from './pointing/order-words'
import { putForward } from './pointing/put-forward'
import { type SpokenOf, spokenOf } from './pointing/spoken-of'
import { choosesFare, takesFlight } from './pointing/taking-words'
import { type FlightReference, findEach, findFlights } from './references'
import { isAboutWhatIsShown, type Request } from './requests'

/** `isTaking`: the flight pointed at is to be taken, not talked about. */
export type Pointing = { flight: FlightReference | null; isTaking: boolean; fares: FareReading | null }

const NOT_THAT =
  /\b(?:not|don't (?:want|like|take|book)|anything but)\s+(?:the\s+)?(?:first|second|third|last|cheapest|fastest|best|\d+(?:st|nd|rd|th)|[a-z]{2}\s?\d+)(?:\s+one)?\b/gi
const TAKES_EITHER =
  /^\W*(?:(?:i |we )?(?:do(?:n't| not)|doesn't|does not) (?:really )?(?:mind|care|matter)|(?:it )?(?:doesn't|does not) matter|either(?: one| is fine| works)?|any(?=\W*(?:of (?:them|those|these)|one|will do|is (?:fine|ok(?:ay)?)|works|please)?\W*$)|whichever|whatever|you (?:choose|pick|decide)|your choice|up to you|surprise me)\b/i

/** Which flight or fare the words mean. `mayTake` is false for questions and for wishes to see a list; `mayBeFare` when the words also change the search. */
export function readPointing(
  words: string,
  table: Table,
  request: Request | null,
  { mayTake, mayBeFare }: { mayTake: boolean; mayBeFare: boolean },
): Pointing {
  // "Is it direct?" asks about a flight; it does not point at the direct ones.
  const asked = request === 'stops' ? words.replace(/\b(?:direct|non[\s-]?stop)\b/gi, '~') : words
  const ofSlice = table.situation.slices.length > 2 ? asked.replace(OF_FLIGHT, '~') : asked
  const pointed = ofSlice.replace(NOT_THAT, (not) => '~'.repeat(not.length))
  const isOfFlights = /\bflights?\b/i.test(words.replace(/\b(?:both|all|each|every|the two) (?:of the |the )?flights?\b/gi, ''))
  const isAboutFares = table.fares.length > 0 && !isOfFlights && table.situation.mode !== 'flight_search'
  const isChosen = (index: number) => Boolean(table.situation.slices.find((slice) => slice.sliceIndex === index)?.picked?.fare)
  // "Then the one we can get our money back for" chooses, though it speaks of the rules.
  const isChoosingFare = choosesFare(words)
  const isAnswer = isAboutWhatIsShown(request) && !isChoosingFare
  const { cabinClass } = table.situation.wishes
  // With a list shown after the fares, "the first" is a flight again.
  const isOfList =
    table.isListNewest &&
    !/\b(?:fares?|tickets?)\b/i.test(words) &&
    !table.fares.some((slice) => namedByBrand(pointed, slice.fares).length > 0)
  const fares =
    isAboutFares && !isAnswer && !isOfList && (mayTake || isChoosingFare) && mayBeFare
      ? readFares(pointed, table.fares, isChosen, cabinClass)
      : null
  const kept = isAboutFares && mayTake && mayBeFare ? keptFares(words, table) : null
  if (kept) return { flight: null, isTaking: false, fares: { choices: kept } }
  if (fares) return { flight: null, isTaking: false, fares }
  const shown = shownFor(words, table)
  if (!shown) return { flight: null, isTaking: false, fares: null }
  const spoken = spokenOf(table.carried, shown)
  const found =
    request === 'compare'
      ? findEach(pointed, shown, spoken)
      : (amongThoseAsked(pointed, shown, table, spoken) ?? findFlights(pointed, shown, spoken))
  const other = found?.isPronoun ? putForward(table) : null
  const flight = found && other ? { ...found, kept: [other], isExact: true } : found
  // With everything picked, "book it" is said of the trip, unless another flight was just put forward.
  const isOfTrip = flight?.isPronoun === true && other === null && nextOpenSlice(table.situation) === null
  // "Direct please", "evening": a wish, while "the direct one" is a choice.
  const isBareTrait = /^(?:[\s,.]|please|only|ok|yes|direct|non[\s-]?stop|flights?|in|morning|afternoon|evening|night)*$/i.test(words)
  return { flight, isTaking: flight !== null && !isOfTrip && !isBareTrait && takesFlight(words, flight, mayTake), fares: null }
}

/** The list that the words speak of; one of another direction may not have been shown yet. */
export function shownFor(words: string, { situation, flights, flightsBySlice }: Table): ShownFlights | null {
  const direction = flightNamed(words, situation) ?? directionNamed(words)
  if (direction === null || flights === null) return flights
  const shown = flightsBySlice.get(direction)
  const offerCount = situation.result?.offerCounts[direction]
  if (shown || offerCount === undefined) return shown ?? flights
  return { ...flights, sliceIndex: direction, offerCount, picks: [], briefs: [] }
}

/** "Several fit" – the answer keeps to those that fitted. */
function amongThoseAsked(words: string, shown: ShownFlights, { pending }: Table, spoken: SpokenOf): FlightReference | null {
  const asked = spoken.last
  if (pending?.asked !== 'which-flight' || pending.choices.length === 0 || asked.length < 2) return null
  const [first] = asked
  if (first && TAKES_EITHER.test(words)) return { kept: [first], isExact: true, isPronoun: false, isPlural: false, query: null, rest: '' }
  // Counted anew: "the second one" is the second of those that were named, in their order.
  const briefs = asked.map((brief, index) => ({ ...brief, place: index + 1 }))
  const found = findFlights(words, { ...shown, offerCount: briefs.length, briefs, picks: [] }, spoken)
  if (!found || found.isPronoun || found.kept.length === 0) return null
  return { ...found, kept: found.kept.flatMap(({ offerId }) => asked.filter((brief) => brief.offerId === offerId)) }
}

const OUT =
  /\b(?:outbound|outward|way (?:out|there)|going out|flying out|(?:flight|one|leg|journey) (?:out|there))\b|\bout\W*(?:(?:please|thanks|thank you|then)\W*)*$/i
const BACK =
  /\b(?:return|way (?:back|home)|inbound|coming back|flying (?:back|home)|(?:flight|one|leg|journey) (?:back|home)|homeward)\b|(?<!\b(?:go|come|take|put|that|it|this|get|money|me) )\b(?:back|home)\W*(?:(?:please|thanks|thank you|then)\W*)*$/i

/** "For flight 2": one of several flights, by its number. */
const OF_FLIGHT =
  /\b(?:for|of|on|in) (?:the )?(?:(?:flight|leg) (?<figure>\d|one|two|three|four|five)|(?<nth>first|second|third|fourth|fifth) (?:flight|leg))\b/i

function flightNamed(words: string, { slices }: Table['situation']): number | null {
  const { figure, nth } = (slices.length > 2 && OF_FLIGHT.exec(words)?.groups) || {}
  const index = numberSaid(figure ?? nth ?? '') - 1
  return slices[index] ? index : null
}

/** 0 the way out, 1 the way back; null when the words name neither. */
export function directionNamed(words: string): number | null {
  if (OUT.test(words)) return 0
  return BACK.test(words) ? 1 : null
}
