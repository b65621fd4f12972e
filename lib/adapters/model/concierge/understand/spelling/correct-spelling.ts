import { longestName, placeMistyped } from '@/lib/adapters/places/place-names'
import { airlineNames } from '../airline-names'
import { isPlainWord } from '../places/plain-words'
import { companySlips } from './company-slips'
import { KEYWORDS } from './keywords'
import { LOOKALIKES } from './lookalikes'
import { createNearestWord } from './nearest-word'
import { SHORT_FORMS } from './short-forms'

const WORD = /(?<![\p{L}\p{M}\p{N}_@.'/\\#+-])[a-z]{3,16}(?:'s)?(?![\p{M}\p{N}_@'\\]|\p{L}|\.[a-z])/giu
const AFTER_HYPHEN = /(?<=[a-z]{3,}[-/])[a-z]{4,16}(?![\p{M}\p{N}_@'\\]|\p{L}|\.[a-z])/giu
const QUOTED = /"[^"]*"/g
/** After these stands a place as a rule. */
const PLACE_LEAD = /(?:^|[^\p{L}])(?:from|to|via|in|into|near|at|between)\s+$/iu
const SENTENCE_START = /(?:^|[.!?:;([]\s*|\s-\s)["'\s]*$/
/** Written with a capital inside a sentence; any other word that is may be somebody's name. */
const NAMES: ReadonlySet<string> = new Set(
  `monday tuesday wednesday thursday friday saturday sunday january february march april august september october november december christmas
  easter business economy premium first class airline airlines airway airways airport alliance oneworld skyteam british lufthansa ryanair easyjet
  emirates eurowings finnair vueling transavia norwegian icelandair`.split(/\s+/),
)
const LEAST_LETTERS_OF_AIRLINE = 7
const LEAST_WEIGHT_OF_PLACE = 0.05

let nearest: ((word: string) => string | null) | undefined
let airlines: ReadonlySet<string> | undefined

/** Slips of the finger in the words that matter put right; all else, names of places and people above all, stays as it is. */
export function correctSpelling(text: string): string {
  const quotes = text.includes('"') ? [...text.matchAll(QUOTED)] : []
  const isShouted = !/\p{Ll}/u.test(text)
  const correct = (word: string, index: number) =>
    quotes.some((quote) => index > quote.index && index < quote.index + quote[0].length) ? word : correctWord(word, index, text, isShouted)
  const corrected = text.replace(WORD, correct)
  return companySlips(text.includes('-') || text.includes('/') ? corrected.replace(AFTER_HYPHEN, correct) : corrected)
}

function correctWord(written: string, index: number, text: string, isShouted: boolean): string {
  const word = written.endsWith("'s") ? written.slice(0, -2) : written
  const lower = word.toLowerCase()
  const short = SHORT_FORMS[lower]
  if (short) return inCaseOf(word, short) + written.slice(word.length)
  if (lower.length < 4 || isKnown(lower)) return written
  nearest ??= createNearestWord([...KEYWORDS, ...singleAirlines()])
  const meant = nearest(lower)
  if (!meant || isName(word, lower, meant, text.slice(0, index), isShouted)) return written
  return inCaseOf(word, meant) + written.slice(word.length)
}

function isKnown(lower: string): boolean {
  return isPlainWord(lower) || LOOKALIKES.has(lower) || KNOWN.has(lower) || singleAirlines().has(lower)
}

const KNOWN: ReadonlySet<string> = new Set(KEYWORDS)

function isName(word: string, lower: string, meant: string, before: string, isShouted: boolean): boolean {
  const isCapital = !isShouted && /^[A-Z]/.test(word)
  if (isCapital && !isNamed(meant) && !SENTENCE_START.test(before)) return true
  // A reference or a code stands in capitals among words that do not.
  if (!isShouted && /^[A-Z]+$/.test(word)) return true
  if ((longestName([lower])?.named.weight ?? 0) >= LEAST_WEIGHT_OF_PLACE) return true
  return PLACE_LEAD.test(before) && ((isCapital && !isNamed(meant)) || (placeMistyped(lower)?.weight ?? 0) >= LEAST_WEIGHT_OF_PLACE)
}

function isNamed(meant: string): boolean {
  return NAMES.has(meant) || singleAirlines().has(meant)
}

/** Airlines of one long word that is nothing else. */
function singleAirlines(): ReadonlySet<string> {
  airlines ??= new Set(
    [...airlineNames()].flatMap(([name, { isWordToo }]) =>
      !isWordToo && name.length >= LEAST_LETTERS_OF_AIRLINE && /^[a-z]+$/.test(name) && !longestName([name]) ? [name] : [],
    ),
  )
  return airlines
}

function inCaseOf(word: string, meant: string): string {
  if (word.length > 1 && word === word.toUpperCase()) return meant.toUpperCase()
  return /^[A-Z]/.test(word) ? meant.charAt(0).toUpperCase() + meant.slice(1) : meant
}
