import type { KnownNames } from '@/lib/ports/known-names'
import { everyMatch } from '@/lib/travel/every-match'
import { companySlips } from './company-slips'
import type { Lexicon } from './lexicon'
import { LOOKALIKES } from './lookalikes'
import { createNearestWord } from './nearest-word'

const WORD = /[a-z]{3,16}/gi
const SHORTEST = 5
/** Common typos in words too short for edit distance. */
const SHORT: ReadonlyMap<string, string> = new Map(
  `flite=flight flites=flights flt=flight flts=flights wtih=with wiht=with witht=with frmo=from teh=the adn=and lsat=last lastt=last
  sotp=stop undoo=undo unod=undo weke=week wekk=week weeek=week paln=plan plna=plan pllan=plan plann=plan
  moths=months mnths=months mnth=month smth=something sth=something smthg=something dya=day dayy=day dyas=days dasy=days dayss=days daays=days`
    .split(/\s+/)
    .map((pair): [string, string] => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]),
)
/** Words for seats, meals, plans and proposals, which have no lexicon. */
const BESIDE: ReadonlySet<string> = new Set(
  `window aisle vegetarian availability payments
  itinerary itineraries museum museums castle castles cathedral aquarium monastery palace palaces market markets beach beaches somewhere anywhere
  surprise surprised suggest suggested suggests recommend compare compared longer longest shorter shortest slower relax relaxed history culture
  nightlife instead destination destinations programme programmes replace replaced remove removed degrees warmest sightseeing`.split(/\s+/),
)
/** Neighbours that mark part of something longer: a letter of another alphabet, an address, a reference. */
const PART_BEFORE = /[\p{L}\p{M}\p{N}_@.'’\\#+]$/u
const PART_AFTER = /^(?:[\p{L}\p{M}\p{N}_@+\\]|['’](?!s?(?![a-z]))|[.:]\/{0,2}[a-z\d])/iu
const QUOTED = /"[^"]*"/g
/** Words usually followed by a place. */
const PLACE_LEAD = /(?:^|[^\p{L}])(?:from|to|via|in|into|near|at|between)\s+$/iu
const FROM_TO = /(?:^|[^\p{L}])(?:from|to)\s+$/iu
/** A message all in capitals or in title case: capitals mean nothing there. */
const CAPITALS_TELL = /(?<![\p{L}'])\p{Ll}{4,}/u
const TITLED = /^\P{Ll}*$|(?:\p{Lu}\p{L}+[^\p{L}]+(?:\p{L}{1,3}[^\p{L}]+)?){3}/u
const SENTENCE_START = /(?:^|[.!?:;([]\s*|\s-\s)["'\s]*$/
const WITH_CAPITAL = new Set(
  'monday tuesday wednesday thursday friday saturday sunday january february march april august september october november december'.split(
    ' ',
  ),
)
const NAME_WORD = /[\p{L}\p{M}]+/gu
const LONGEST_NAME = 3
const LEAST_WEIGHT_OF_PLACE = 0.05

/** Word finders, one per lexicon, which never changes. */
const finders = new WeakMap<Lexicon, (word: string) => string | null>()

/**
 * Corrects typos: an unknown word one edit (two if it is long) from a lexicon word becomes that
 * word. Plain English words, names of places and people, and parts of something longer stay as they are.
 */
export function mendSlips(text: string, lexicon: Lexicon, names: KnownNames): string {
  const doCapitalsTell = CAPITALS_TELL.test(text) || !TITLED.test(text)
  const mended = text.replace(WORD, (word, index: number) => {
    const lower = word.toLowerCase()
    const short = SHORT.get(lower)
    if (short) return isPart(word, index, text) ? word : inCaseOf(word, short)
    if (word.length < SHORTEST || isKnown(lower, lexicon, names)) return word
    const meant = finderOf(lexicon, names)(lower)
    // The first letter is usually right.
    if (meant === null || meant[0] !== lower[0] || isInLongName(word, index, text, names)) return word
    const stays = isPart(word, index, text) || isName(word, meant, text.slice(0, index), doCapitalsTell, names)
    return stays ? word : inCaseOf(word, meant)
  })
  return companySlips(mended)
}

function isKnown(lower: string, lexicon: Lexicon, names: KnownNames): boolean {
  return lexicon.words.has(lower) || BESIDE.has(lower) || LOOKALIKES.has(lower) || names.isPlainWord(lower)
}

/** The lexicon's English words only; it also holds common typos. */
function finderOf(lexicon: Lexicon, names: KnownNames): (word: string) => string | null {
  const known = finders.get(lexicon)
  if (known) return known
  const targets = [...lexicon.byFirstWord.values()]
    .flat()
    .flatMap(({ kind, words }) => (kind === 'glue' ? [] : words))
    .filter((word) => /^[a-z]{5,}$/.test(word) && names.isPlainWord(word))
  const find = createNearestWord([...targets, ...BESIDE])
  finders.set(lexicon, find)
  return find
}

/** "Costa Rica", "San Sebastian": words of a multi-word name aren't typos. */
function isInLongName(word: string, index: number, text: string, names: KnownNames): boolean {
  const before = (text.slice(0, index).match(NAME_WORD) ?? []).slice(-LONGEST_NAME)
  const after = (text.slice(index + word.length).match(NAME_WORD) ?? []).slice(0, LONGEST_NAME)
  return [0, ...before.keys()].some((_, count) => {
    const words = [...before.slice(before.length - count), word, ...after]
    return names.placesFrom(words).some(({ length }) => length > Math.max(1, count))
  })
}

function isPart(word: string, index: number, text: string): boolean {
  const before = text.slice(Math.max(0, index - 2), index)
  const after = text.slice(index + word.length, index + word.length + 4)
  return PART_BEFORE.test(before) || PART_AFTER.test(after) || isQuoted(index, text)
}

function isQuoted(index: number, text: string): boolean {
  return text.includes('"') && everyMatch(text, QUOTED).some((quote) => index > quote.index && index < quote.index + quote[0].length)
}

function isName(word: string, meant: string, before: string, doCapitalsTell: boolean, names: KnownNames): boolean {
  if (/[a-z][A-Z]/.test(word)) return true
  const isWritten = doCapitalsTell && /^[A-Z]/.test(word)
  // "From Deember 14 to Janury 3": days and months also follow these words.
  if (WITH_CAPITAL.has(meant)) return names.placesFrom([word]).some(({ place }) => place.weight >= LEAST_WEIGHT_OF_PLACE)
  if (isWritten && FROM_TO.test(before)) return true
  if (isWritten && !SENTENCE_START.test(before)) return true
  // A reference or code is in capitals among lower-case words.
  if (doCapitalsTell && /^[A-Z]+$/.test(word)) return true
  if (names.airlineMistyped(word) !== null || names.airlinesFrom([word]).length > 0) return true
  if (names.placesFrom([word]).some(({ place }) => place.weight >= LEAST_WEIGHT_OF_PLACE)) return true
  return PLACE_LEAD.test(before) && (isWritten || (names.placeMistyped(word)?.weight ?? 0) >= LEAST_WEIGHT_OF_PLACE)
}

function inCaseOf(word: string, meant: string): string {
  if (word.length > 1 && word === word.toUpperCase()) return meant.toUpperCase()
  return /^[A-Z]/.test(word) ? meant.charAt(0).toUpperCase() + meant.slice(1) : meant
}
