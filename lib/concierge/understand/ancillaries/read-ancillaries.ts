import { everyMatch } from '@/lib/travel/every-match'
import { readCount } from '../words'
import type { AncillaryContext } from './ancillary-context'
import { asksWhatThereIs, dropsIt } from './asked-or-dropped'
import { readBags } from './bag-words'
import { isGear, readExtras } from './extra-words'
import { readMeals } from './meal-words'
import { readMeantFlights } from './meant-flights'
import { readSeats } from './seat-words'
import { readWhom, saysEach } from './whom'
import type { AncillaryKind, AncillaryWish, Wished } from './wish'

export type AncillaryReading = {
  wishes: AncillaryWish[]
  /** "For my wife too": what was done last is done for these as well. */
  again: Pick<AncillaryWish, 'passengerIndexes' | 'flights'> | null
  /** The words without what was read of seats, bags, meals and extras. */
  rest: string
}

const BREAK = /[;!?]|,(?!\d)|\.(?!\d)|\b(?:and|but|plus|then|also)\b|&|\+/gi
/** One breath: "on the way out and back", "front and centre". */
const JOINED =
  /\b(?:out|there|outbound) and (?:the )?(?:way )?(?:back|home|return)\b|\b(?:me|wife|husband|partner|i|adults?|kids|children|him|her) and (?=(?:i|me|my (?:wife|husband|partner|son|daughter|kids|children)|the (?:kids|children|baby|adults?)|adults?)\b(?! (?:an?|the|\w+ meal|vegan|window|aisle)\b))/gi
/** What is put aside for what follows or goes before: "aisle instead of window". */
const PUT_ASIDE =
  /\b(?:instead of|rather than|not|no)\s+(?:(?:an?|the|by the|at the|on the|in the)\s+)?(?:window|aisle|middle|front|back|vegan|vegetarian|kosher|halal|[1-9]\d?[a-hjk])\b(?: seats?| meals?)?/gi
/** Bags that are gone, and meals that are eaten on the ground. */
const ELSEWHERE =
  /\b(?:(?:my|our|your) own (?:food|meals?|snacks?|drinks?|lunch|sandwich(?:es)?)|(?:bring|take|carry) (?:\w+ )?(?:food|snacks|sandwiches|drinks)|restaurants?|caf[eé]s?|hotels?|recipes?|cook(?:ing)?|supermarkets?|lost|missing|stolen|damaged|never arrived|not arrived|didn'?t arrive|turn(?:ed)? up)\b/i
const COUNTS_PEOPLE =
  /\b(?:\d{1,2}|an?|one|two|three|four|five|six|seven|eight|nine) (?:(?:\d{1,2}|\w+)[ -]years?[ -]old|adults?|grown[- ]?ups|children|child|kids?|infants?|bab(?:y|ies)|people|persons?)\b(?!'?s? meals?)/i
/** "Remove the bike and the lounge". */
const ALSO_THE = /^\W*(?:the|my|our|both|all)\b(?!.*\b(?:please )?(?:add|take|instead)\b)/i
/** Wishes for nothing, and gives nothing up. */
const NO_MORE =
  /\b(?:no|not any|don'?t (?:want|need) (?:any )?) ?(?:more|further|other|extra|additional) (?:seats?|bags?|luggage|suitcases?|meals?|extras?)\b/i

/** "No more bags." */
export function wantsNoMore(words: string): boolean {
  return NO_MORE.test(words)
}

const FILLER =
  /\b(?:please|thanks|thank you|for|on|in|at|the|to|of|my|our|with|i|we|us|would|could|can|may|like|want|need|have|take|get|add|book|buy|choose|pick|reserve|give|also|too|as|well|just|only|it|that|them|one|yes|ok|okay|no|actually|instead|rather|then|so|flights?|way|well|same|a|an|is|are|be|will|do|both|all)\b/gi

/**
 * Seats, bags, meals and extras that a message wishes for, asks about or gives up, with whom and which flights they are for. Clause by
 * clause; what a clause leaves out is taken from the one before.
 */
export function readAncillaries(words: string, context: AncillaryContext): AncillaryReading {
  const said = words.replace(PUT_ASIDE, mask)
  const isQuestion = /\?\s*$/.test(said)
  const wishes: AncillaryWish[] = []
  let rest = words
  let pending: Pick<AncillaryWish, 'passengerIndexes' | 'flights'> = { passengerIndexes: null, flights: null }
  let kind: AncillaryKind | null = context.isReady ? context.spokenOf : null
  let isAsking = false
  for (const { text, start } of clausesOf(said)) {
    const isNoMore = NO_MORE.test(text)
    if (isNoMore) rest = without(rest, start, text)
    const wished = ELSEWHERE.test(text) || isNoMore ? null : readClause(text, kind, context)
    // "2 adults and a child, seats together": the party of the trip, not whose the seats are.
    const passengerIndexes = !context.isReady && COUNTS_PEOPLE.test(text) ? null : readWhom(text, context)
    const flights = readMeantFlights(text, context.flights)
    const last = wishes.at(-1)
    if (!wished) {
      const isOnlyAbout = (passengerIndexes !== null || flights !== null) && isBare(text)
      if (isOnlyAbout && last && widen(last, passengerIndexes, flights)) rest = without(rest, start, text)
      else if (isOnlyAbout)
        pending = { passengerIndexes: passengerIndexes ?? pending.passengerIndexes, flights: flights ?? pending.flights }
      continue
    }
    isAsking = asksWhatThereIs(text, isQuestion) || (isAsking && wished.wish === 'show')
    const wish: AncillaryWish = {
      ...wished,
      wish: dropsIt(text) || (last?.wish === 'drop' && ALSO_THE.test(text)) ? 'drop' : isAsking ? 'show' : wished.wish,
      passengerIndexes: passengerIndexes ?? pending.passengerIndexes,
      flights: flights ?? pending.flights,
    }
    // "Bags for the kids" is one for each of them, as "bags" alone is not.
    if (wish.kind === 'bags' && wish.wish === 'show' && !isAsking && wish.passengerIndexes)
      Object.assign(wish, { wish: 'take', quantity: 1 })
    if (wish.seat === 'together' && /\bus\b/i.test(text)) wish.passengerIndexes = null
    if (isOne(text, wish)) wish.passengerIndexes ??= [0]
    const count = isGear(wish.what ?? '') ? COUNTED_GEAR.exec(text)?.groups?.count : undefined
    if (count) wish.passengerIndexes ??= Array.from({ length: readCount(count) }, (_, index) => index)
    if (saysEach(text) || (passengerIndexes !== null && passengerIndexes.length > 0)) wish.isEach = true
    kind = wished.kind
    pending = { passengerIndexes: null, flights: pending.flights }
    rest = without(rest, start, text)
    if (last && joins(last, wish)) continue
    wishes.push(wish)
  }
  const isAgain = wishes.length === 0 && context.spokenOf !== null && (pending.passengerIndexes ?? pending.flights) !== null
  const again = isAgain && clausesOf(said).every(({ text }) => isBare(text)) ? pending : null
  return { wishes, again, rest: again ? mask(words) : wishes.length > 0 || wantsNoMore(words) ? rest : words }
}

/** "Two pairs of skis", "3 bikes". */
const COUNTED_GEAR = /\b(?<count>[2-9]|two|three|four|five|six|seven|eight|nine)\s+(?:(?:pairs?|sets?) of\s+)?(?!of\b)\p{L}/iu

/** "A bike", "one ski bag": of one traveller, while "skis" may be everybody's. */
function isOne(text: string, { kind, wish, what }: Wished): boolean {
  return kind === 'extras' && wish === 'take' && isGear(what ?? '') && /\b(?:an?|one|1)\b/i.test(text)
}

/** Seats last, as "together", "front" and "cheapest" are said of much else. */
function readClause(text: string, kind: AncillaryKind | null, { isReady }: AncillaryContext): Wished | null {
  return (
    readExtras(text, isReady) ??
    readMeals(text) ??
    readSeats(text, isReady || dropsIt(text), kind === 'seats') ??
    readBags(text, kind === 'bags')
  )
}

function clausesOf(words: string): { text: string; start: number }[] {
  const joined = words.replace(JOINED, (found) => found.replace(/\band\b/i, '~~~'))
  const breaks = everyMatch(joined, BREAK)
  const starts = [0, ...breaks.map((one) => one.index + one[0].length)]
  return starts
    .map((start, index) => ({ text: joined.slice(start, breaks[index]?.index ?? joined.length).replaceAll('~~~', 'and'), start }))
    .filter(({ text }) => text.trim() !== '')
}

/** "12A and 12B" are seats of one wish; a second "seats" says nothing new. */
function joins(last: AncillaryWish, wish: AncillaryWish): boolean {
  if (last.kind !== wish.kind || last.wish !== wish.wish) return false
  const isForOthers = wish.passengerIndexes !== null || (wish.flights !== null && wish.flights !== last.flights)
  // "1A and 1B on the way out": the flight is said after the last seat.
  const isSaidLast = last.flights === null && wish.passengerIndexes === null
  if (last.seatNumbers && wish.seatNumbers && last.passengerIndexes === null && (!isForOthers || isSaidLast)) {
    last.flights ??= wish.flights
    last.seatNumbers = [...last.seatNumbers, ...wish.seatNumbers]
    return true
  }
  if (wish.wish !== 'take') return !isForOthers && wish.what === last.what && wish.bag === last.bag
  if (last.kind === 'seats' && !isForOthers && !last.seatNumbers && !wish.seatNumbers) {
    // "Together, at the window": to sit together comes first, as the other can be asked for anew.
    if (wish.seat === 'together' && last.passengerIndexes === null) last.seat = 'together'
    return true
  }
  return false
}

/** "Vegetarian for me – and my wife". */
function widen(last: AncillaryWish, passengerIndexes: number[] | null, flights: AncillaryWish['flights']): boolean {
  if (passengerIndexes)
    last.passengerIndexes = [...new Set([...(last.passengerIndexes ?? []), ...passengerIndexes])].toSorted((one, other) => one - other)
  if (flights) {
    const sliceIndexes = [...(last.flights?.sliceIndexes ?? []), ...(flights.sliceIndexes ?? [])]
    last.flights = last.flights && sliceIndexes.length > 1 ? { sliceIndexes: [...new Set(sliceIndexes)] } : flights
  }
  return true
}

/** Whether nothing else is said: "for the kids", "on the way back". */
function isBare(text: string): boolean {
  const left = text
    .replace(FILLER, '')
    .replace(
      /\b(?:me|myself|i|my|wife|husband|partner|girlfriend|boyfriend|friend|kids?|children|child|son|daughter|baby|infant|adults?|everyone|everybody|us|each|him|her|first|second|third|fourth|last|\d|two|three|four|back|out|there|home|return|outbound|way|ways|directions?)\b/gi,
      '',
    )
    .replace(/[^\p{L}\d]/gu, '')
  return left.length <= 1
}

function without(rest: string, start: number, text: string): string {
  return rest.slice(0, start) + '~'.repeat(text.length) + rest.slice(start + text.length)
}

function mask(found: string): string {
  return '~'.repeat(found.length)
}
