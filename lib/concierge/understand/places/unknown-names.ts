import { placeMistyped, regionIn } from '@/lib/adapters/places/place-names'
import { type FoundName, isWithinName, regionWords, saidPlace } from './known-names'
import { isLikelyPlace } from './likely-place'
import { type Lead, leadTo } from './place-leads'
import type { Token } from './place-tokens'

/** Leads after which a word that no index knows is a place all the same. */
const PLACE_POSITIONS: readonly Lead[] = [
  'origin',
  'destination',
  'via',
  'not-via',
  'not-origin',
  'not-destination',
  'back-to',
  'back-from',
]
/** Small words inside names, and words that names begin with. */
const INSIDE = /^(?:de|da|do|di|del|della|la|le|el|of|am|an|upon|on|sur|les|den|der|dos|das|y|ob|sous)$/i
const OPENING =
  /^(?:new|san|santa|sao|los|las|la|le|el|st|saint|fort|ft|port|puerto|north|south|east|west|salt|grand|rio|tel|abu|hong|ho|kuala|palm|long|cape|mount|mt|the|den|costa|little|great|green|red|el|al|villa|isle|bad|kota|nova|big)$/i
const ENDING = /^(?:City|Town|Beach|Island|Islands|Springs|Bay|Harbour|Harbor)$/
/** Capitals that no place is meant by. */
const NO_NAME =
  /^(?:i|mon|tues?|wed|thu|thurs|fri|sat|sun|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|january|february|march|april|may|june|july|august|september|october|november|december|economy|business|first|premium|christmas|easter|thanksgiving|english|american|european|airlines?|airways|airports?|city|cities|flights?|tickets?|date|time|name|location|tomorrow|today|now|here|there|home|mr|mrs|ms|dr|[a-z]|\d.*)$/i
// "Talk to Sam", "thanks to Ben".
const TO_SOMEBODY =
  /\b(?:talk\w*|spoke|speak\w*|writ\w+|e?-?mail\w*|call\w*|sen[dt]\w*|gave|giv\w+|sa(?:y|id)|listen\w*|married|engaged|thanks|according|belong\w*|due|introduc\w+|reply|pay\w*|paid|transfer\w*|show\w*|explain\w*|tickets?(?= to see))\b[^.,;?!]{0,30}\bto\s+$/i
const AIRLINE_FOLLOWS = /^\s*(?:airlines?|airways|air\b)/i
const BACK_ALONE = /\b(?:back|home|return\w*)\s+$/i
const NO_NAME_ENDING = /.(?:ly|ing|ed)$/
const LONGEST = 4
const LEAST_LETTERS_OF_PART = 6

/** Names that the index does not have, or has otherwise spelled, where a place belongs. `isTravel`: the words speak of a journey. */
export function unknownNames(tokens: Token[], words: string, known: FoundName[], isShouted: boolean, isTravel: boolean): FoundName[] {
  const taken = new Set(known.flatMap(({ first, last }) => Array.from({ length: last - first + 1 }, (_, index) => first + index)))
  const found: FoundName[] = []
  for (let index = 0; index < tokens.length; index++) {
    const token = tokens[index]
    if (!token || taken.has(index)) continue
    const run = nameRun(tokens, index, taken, isShouted)
    if (run < index) continue
    const { lead } = leadTo(words, token.start)
    const before = words.slice(0, token.start)
    const isLikely = lead === 'likely-origin' || lead === 'likely-destination'
    const isBeforeTo = !taken.has(index - 1) && (lead === 'none' || lead === 'mention') && leadsOn(tokens, run, words, taken, isShouted)
    const isBeside = lead === 'none' && token.folded.length >= LEAST_LETTERS_OF_PART && isBesideKnown(tokens, index, run, taken)
    if (!(isLikely || isBeforeTo || isBeside || PLACE_POSITIONS.includes(lead)) || BACK_ALONE.test(before)) continue
    if ((!token.isCapital && NO_NAME_ENDING.test(token.text)) || TO_SOMEBODY.test(before)) continue
    const name = placeInRun(tokens, index, run, words)
    if (!name || (!name.place.isKnown && (!isTravel || isLikely || isBeside)) || AIRLINE_FOLLOWS.test(words.slice(name.end))) continue
    if (!name.place.isKnown && !token.isCapital && !isBeforeTo && !isLikelyPlace(before, words.slice(name.end))) continue
    found.push(isBeforeTo || isBeside ? { ...name, isSure: true } : name)
    index = name.last
  }
  return found
}

/** "Amsteram London": beside a name that is known, one with a slip in it. */
function isBesideKnown(tokens: Token[], first: number, last: number, taken: ReadonlySet<number>): boolean {
  const isClose = (index: number) => /^\s+$/.test(tokens[index]?.gap ?? '')
  return (taken.has(first - 1) && isClose(first)) || (taken.has(last + 1) && isClose(last + 1))
}

/** "Ghent to Pisa", "melur to chennai": "to" and another name follow at once. In mixed writing both are written alike. */
function leadsOn(tokens: Token[], last: number, words: string, taken: ReadonlySet<number>, isShouted: boolean): boolean {
  const [closing, to, next] = [tokens[last], tokens[last + 1], tokens[last + 2]]
  if (!closing || !next || to?.folded !== 'to' || !/^\s+to\s+$/i.test(words.slice(closing.end, next.start))) return false
  if (!closing.isCapital && next.isCapital) return false
  const end = nameRun(tokens, last + 2, taken, isShouted)
  return taken.has(last + 2) || (end >= last + 2 && placeInRun(tokens, last + 2, end, words)?.place.isKnown === true)
}

/** The name in the tokens from `first` to `last`: one of the index that was mistyped, else all of them as they were said. */
export function placeInRun(tokens: Token[], first: number, last: number, words: string): FoundName | null {
  for (let end = last; end >= first; end--) {
    const run = tokens.slice(first, end + 1)
    const isPart = end < last
    // "Machu Picchu" is no slip of "Macau" with a word behind it.
    if (isPart && (tokens[end + 1]?.isCapital || run.map(({ folded }) => folded).join('').length < LEAST_LETTERS_OF_PART)) continue
    const named =
      placeMistyped(run.map(({ folded }) => folded).join(' ')) ??
      (run.length > 1 ? placeMistyped(run.map(({ folded }) => folded).join('')) : null)
    if (named) return nameOf(tokens, first, end, words, named)
  }
  return nameOf(tokens, first, last, words, null)
}

/** "Avon Lake, OH": where a town lies that no index knows belongs to its name. */
function regionLength(tokens: Token[], last: number): number {
  return regionIn(regionWords(tokens, last + 1))
}

function nameOf(tokens: Token[], first: number, last: number, words: string, named: Parameters<typeof saidPlace>[1]): FoundName | null {
  const [opening, closing] = [tokens[first], tokens[last]]
  if (!opening || !closing) return null
  const where = named ? 0 : regionLength(tokens, last)
  const end = tokens[last + where]?.end ?? closing.end
  const place = saidPlace(words.slice(opening.start, end), named, opening.start, end)
  return { place, first, last: last + where, isSure: false, end }
}

/** The last token of a name that begins with the token; one less than `first` when none does. */
export function nameRun(tokens: Token[], first: number, taken: ReadonlySet<number>, isShouted: boolean): number {
  const token = tokens[first]
  const following = tokens[first + 1]
  if (!token || !canBeName(token, isShouted) || (token.isPlain && beginsSentence(tokens, first))) {
    const opens =
      token && following && OPENING.test(token.text) && isWithinName(token, following) && !following.isPlain && !taken.has(first + 1)
    if (!opens) return first - 1
  }
  let last = first
  while (last + 1 < tokens.length && last - first + 1 < LONGEST) {
    const next = tokens[last + 1]
    const after = tokens[last + 2]
    if (!next || taken.has(last + 1) || !isWithinName(tokens[last], next)) break
    const isInside = INSIDE.test(next.text) && after && !after.isPlain && !taken.has(last + 2) && isWithinName(next, after)
    if (isInside) {
      last += 2
      continue
    }
    const isEnding = ENDING.test(next.text) && next.isCapital && !isShouted
    if (isEnding) {
      last += 1
      break
    }
    if (!canBeName(next, isShouted) || (token?.isCapital && !isShouted && !next.isCapital)) break
    last += 1
  }
  return last
}

function beginsSentence(tokens: Token[], index: number): boolean {
  return index === 0 || /[.!?]/.test(tokens[index]?.gap ?? '')
}

function canBeName({ text, isPlain, isCapital }: Token, isShouted: boolean): boolean {
  if (NO_NAME.test(text)) return false
  return !isPlain || (isCapital && !isShouted)
}
