import type { FoundName, NameFinder } from '../../ports/name-finder'
import { everyMatch } from '../../travel/every-match'
import { fold } from '../places/fold'
import { findAirline } from '../supplier/sandbox/world/airlines'
import { airlineNames } from './airline-names'
import { type Named, nameOfCode, placeNames } from './place-names'

const TOKEN = /[\p{L}\p{M}\p{N}]+(?:['’`][\p{L}\p{M}]+)*/gu
const LONGEST_NAME = 6
const NEAR = /^[\s.'’&/-]{1,3}$/
/** Words that begin a sentence far more often than they name the place. */
const ALSO_WORDS = new Set(['nice', 'split', 'reading', 'bath', 'mobile', 'orange', 'van', 'male'])
/** Words that are hardly ever the place, nor is a fare's or an alliance's name. */
const NEVER_ALONE = new Set(['la', 'county', 'domestic', 'colon', 'man', 'saga', 'north', 'south', 'municipal', 'alliance', 'island'])
/** Three capitals that are no airport in a sentence, though there is one of that code. */
const NO_CODES = new Set(
  'THE AND NOT ALL FOR YOU ARE CAN BUT NOW ONE TWO VAT FAQ ETA ETD PNR AIR FLY APP USD EUR GBP CHF SAS KLM TAP LOT ITA ANA JAL TUI RAM CSA SKY TSA VPN ATM BUS DAY YES NEW OUT MON TUE WED THU FRI SAT SUN JAN FEB MAR APR MAY JUN JUL AUG SEP OCT NOV DEC'.split(
    ' ',
  ),
)

type Word = { text: string; folded: string; start: number; end: number }
type Meaning = Named & { kind: FoundName['kind'] }

let index: Map<string, Meaning> | undefined

/** Airlines and places by every name they go by, the longest first; no plain English word counts as one. */
export function createNameFinder(): NameFinder {
  return { findNames, isAirlineCode: (code) => findAirline(code) !== undefined }
}

function findNames(text: string, manner: 'written' | 'said' = 'written'): FoundName[] {
  index ??= buildIndex()
  const words = wordsOf(text)
  const found: FoundName[] = []
  for (let first = 0; first < words.length; first++) {
    const length = takeName(words, first, text, manner, found)
    if (length > 1) first += length - 1
  }
  return found
}

/** How many words the name takes that begins here; 0 when none does. */
function takeName(words: Word[], first: number, text: string, manner: 'written' | 'said', found: FoundName[]): number {
  for (let length = Math.min(LONGEST_NAME, words.length - first); length > 0; length--) {
    const taken = words.slice(first, first + length)
    if (!areBeside(taken, text)) continue
    const key = taken.map(({ folded }) => folded).join(' ')
    const [start, end] = [taken[0]?.start ?? 0, taken.at(-1)?.end ?? 0]
    const said = text.slice(start, end)
    const meaning = index?.get(key) ?? (length === 1 ? codeMeaning(said) : undefined)
    if (!meaning || !isMeant(key, said, text, start, end, manner, meaning)) continue
    found.push({ kind: meaning.kind, text: said, start, end, means: meaning.means, implies: meaning.implies })
    return length
  }
  return 0
}

function isMeant(
  key: string,
  said: string,
  text: string,
  start: number,
  end: number,
  manner: 'written' | 'said',
  { kind }: Meaning,
): boolean {
  if (kind === 'airline' && isOtherThanAirline(key, text, start, end)) return false
  if (manner === 'said') return !NEVER_ALONE.has(key) || /^\p{Lu}/u.test(said)
  // flydubai and airblue write themselves small, and "qatar airways" can be nothing else.
  if (!/^[\p{Lo}\p{N}]|\p{Lu}/u.test(said)) return kind === 'airline' && /^(?:fly|air)\p{Ll}+$| (?:airways|airlines?)$/u.test(said)
  if (key.length <= 3 && /^\p{Ll}|\p{Lu}\p{Ll}/u.test(said) && kind === 'place') return /\p{Lo}/u.test(said)
  if (NEVER_ALONE.has(key)) return false
  return !ALSO_WORDS.has(key) || !isAtStart(text, start)
}

function isAtStart(text: string, start: number): boolean {
  return /(?:^|[.!?:;•\n“"(*-])\s*$/.test(text.slice(0, start))
}

/** "Swiss francs", "United States", "American Express", "the Emirates of". */
function isOtherThanAirline(key: string, text: string, start: number, end: number): boolean {
  const after = text.slice(end)
  if (/^ (?:francs?|krone[rn]?|lira|airport|airspace|waters|sea|express card|samoa|border|cuisine|city)\b/i.test(after)) return true
  if (key === 'united') return /^ (?:states|kingdom|arab|nations)\b/i.test(after)
  return key === 'emirates' && /\barab $/i.test(text.slice(0, start))
}

function codeMeaning(said: string): Meaning | undefined {
  if (!/^[A-Z]{3}$/.test(said) || NO_CODES.has(said)) return undefined
  const named = nameOfCode(said)
  return named && { ...named, kind: 'place' }
}

function wordsOf(text: string): Word[] {
  return everyMatch(text, TOKEN).flatMap((match) => {
    const own = match[0].replace(/['’`]s$/i, '')
    const folded = fold(own)
    return folded === '' ? [] : [{ text: own, folded, start: match.index, end: match.index + own.length }]
  })
}

function areBeside(words: Word[], text: string): boolean {
  return words.every((word, position) => {
    const next = words[position + 1]
    // The word "airport" is folded away, and may stand between.
    return next === undefined || NEAR.test(text.slice(word.end, next.start))
  })
}

function buildIndex(): Map<string, Meaning> {
  const all = new Map<string, Meaning>()
  for (const [name, named] of placeNames()) all.set(name, { ...named, kind: 'place' })
  for (const [name, code] of airlineNames()) all.set(name, { kind: 'airline', means: [code], implies: [code] })
  return all
}
