import { isPlainWord } from '@/lib/adapters/names/plain-words'
import { airlineNames } from '@/lib/adapters/names/spoken-airlines'
import { longestName, placeMistyped } from '@/lib/adapters/places/place-names'
import { everyMatch } from '@/lib/travel/every-match'
import { companySlips } from './company-slips'
import { KEYWORDS } from './keywords'
import { LOOKALIKES } from './lookalikes'
import { createNearestWord } from './nearest-word'
import { SHORT_FORMS } from './short-forms'

const WORD = /[a-z]{3,16}/gi
/** What stands beside a part of something longer: another alphabet's letter, an address, a reference. */
const PART_BEFORE = /[\p{L}\p{M}\p{N}_@.'’\\#+]$/u
const PART_AFTER = /^(?:[\p{L}\p{M}\p{N}_@+\\]|['’](?!s?(?![a-z]))|[.:]\/{0,2}[a-z\d])/iu
const QUOTED = /"[^"]*"/g
/** After these stands a place as a rule. */
const PLACE_LEAD = /(?:^|[^\p{L}])(?:from|to|via|in|into|near|at|between)\s+$/iu
/** A message all in capitals, or With Each Of Its Words In One: they mark nothing then. */
const CAPITALS_TELL = /(?<![\p{L}'])\p{Ll}{4,}/u
const TITLED = /^\P{Ll}*$|(?:\p{Lu}\p{L}+[^\p{L}]+(?:\p{L}{1,3}[^\p{L}]+)?){3}/u
const SENTENCE_START = /(?:^|[.!?:;([]\s*|\s-\s)["'\s]*$/
/** Written with a capital inside a sentence; any other word that is may be somebody's name. */
const NAMES: ReadonlySet<string> = new Set(
  `monday tuesday wednesday thursday friday saturday sunday january february march april august september october november december christmas
  easter business economy premium first class airline airlines airway airways airport alliance oneworld skyteam british lufthansa ryanair easyjet
  emirates eurowings finnair vueling transavia norwegian icelandair`.split(/\s+/),
)
const LEAST_LETTERS_OF_AIRLINE = 8
const LEAST_WEIGHT_OF_PLACE = 0.05

let nearest: ((word: string) => string | null) | undefined
let nearestAirline: typeof nearest
let airlines: ReadonlySet<string> | undefined

/** Slips of the finger in the words that matter put right; all else, names of places and people above all, stays as it is. */
export function correctSpelling(text: string): string {
  const doCapitalsTell = CAPITALS_TELL.test(text) || !TITLED.test(text)
  return companySlips(
    text.replace(WORD, (word, index: number) => {
      const lower = word.toLowerCase()
      const short = SHORT_FORMS.get(lower)
      if (!short && isKnown(lower)) return word
      const meant = short ?? meantBy(lower)
      return meant && !isPart(word, index, text) && !isName(word, lower, meant, text.slice(0, index), doCapitalsTell)
        ? inCaseOf(word, meant)
        : word
    }),
  )
}

function meantBy(lower: string): string | null {
  nearest ??= createNearestWord(KEYWORDS)
  nearestAirline ??= createNearestWord(singleAirlines(), 1)
  return nearest(lower) ?? nearestAirline(lower)
}

function isPart(word: string, index: number, text: string): boolean {
  const before = text.slice(Math.max(0, index - 2), index)
  const after = text.slice(index + word.length, index + word.length + 4)
  return PART_BEFORE.test(before) || PART_AFTER.test(after) || isQuoted(index, text)
}

function isQuoted(index: number, text: string): boolean {
  return text.includes('"') && everyMatch(text, QUOTED).some((quote) => index > quote.index && index < quote.index + quote[0].length)
}

function isKnown(lower: string): boolean {
  return KNOWN.has(lower) || isPlainWord(lower) || LOOKALIKES.has(lower) || singleAirlines().has(lower)
}

const KNOWN: ReadonlySet<string> = new Set(KEYWORDS)

function isName(word: string, lower: string, meant: string, before: string, doCapitalsTell: boolean): boolean {
  const isCapital = doCapitalsTell && /^[A-Z]/.test(word)
  if (SHORT_FORMS.has(lower)) return false
  if (/[a-z][A-Z]/.test(word)) return true
  if (isCapital && !isNamed(meant) && !SENTENCE_START.test(before)) return true
  // A reference or a code stands in capitals among words that do not.
  if (doCapitalsTell && /^[A-Z]+$/.test(word)) return true
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
