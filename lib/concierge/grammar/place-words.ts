import type { KnownNames, KnownPlace } from '@/lib/ports/known-names'
import type { Chart } from './chart'
import type { Token } from './tokens'

/** A place as a message names it: the text for the search, and its known details. */
export type PlaceValue = {
  text: string
  name: string
  /** Null for countries, states and unlisted names. */
  code: string | null
  city: string
  country: string | null
  kind: KnownPlace['kind'] | 'unknown'
  /** The codes for a region that has several airports. */
  airports?: readonly string[]
  isSlip?: true
  /** Each of its airports would do: "any London airport". */
  isEach?: true
}

/** How the writer of a message uses capitals. */
export type Habit = { usesCapitals: boolean; isShouted: boolean }
export type WordAt = Token & { at: number }

/** The most words in a name, with its region. */
export const LONGEST_NAME = 8
/** The plausibility of an unlisted name, taken for a place only after a question for one. */
export const ANSWER = -1.25
/** Words followed almost only by places. */
export const SURE_LEADS = ['@from', '@to', '@via']
const ENDS = new Set(['.', '!', '?', '\n', ':', ';'])

/** The words one name can span from a token on, with their places; hyphens, abbreviation points, a comma or a bracket may separate them. */
export function wordsFrom(tokens: Token[], start: number, most: number): WordAt[] {
  const words: WordAt[] = []
  for (let at = start; at < tokens.length && words.length < most; at++) {
    const token = tokens[at]
    if (!token) break
    if (token.kind === 'word') {
      // "L'Aquila", "Val d'Isère": one word of a name.
      const rest = token.raw.endsWith("'") && tokens[at + 1]?.glued && tokens[at + 1]?.kind === 'word' ? tokens[at + 1] : undefined
      if (rest) at++
      words.push(rest ? { ...rest, raw: `${token.raw}${rest.raw}`, low: `${token.low}${rest.low}`, at } : { ...token, at })
      if (token.poss || rest?.poss) break
    } else if (words.length === 0 || !mayPart(tokens, at, words)) break
  }
  return words
}

function mayPart(tokens: Token[], at: number, words: WordAt[]): boolean {
  const token = tokens[at]
  const low = token?.low
  if (low === ',') return token?.glued ?? false
  if (low === '(') return tokens[at + 1]?.kind === 'word'
  if (!token?.glued) return false
  const before = words.at(-1)?.low ?? ''
  return (low === '-' && (tokens[at + 1]?.glued ?? false)) || (low === '.' && (before === 'st' || before === 'mt' || before.length === 1))
}

/** The words between two tokens, with a region in brackets moved after a comma. */
export function said(text: string, tokens: Token[], start: number, end: number): string {
  const [first, last] = [tokens[start], tokens[end - 1]]
  if (!first || !last) return ''
  const own = text.slice(first.start, last.poss ? last.end - 2 : last.end)
  return own
    .replace(/\s*\(\s*/g, ', ')
    .replace(/[)"]|'$/g, '')
    .replace(/\s+/g, ' ')
}

/**
 * Whether a word may be the answer to "where to?": it begins its sentence, stands alone or behind "in", among words that are known. Of a word that
 * isn't an everyday one, small words may stand before it, too: "it is Ooty", while "that would be nice" names nothing.
 */
export function isAnswer(chart: Chart, start: number, end: number, isPlain: boolean): boolean {
  const others = [...chart.tokens.keys()].filter((at) => chart.tokens[at]?.kind === 'word' && (at < start || at >= end))
  if (!others.every((at) => chart.isKnownWord(at)) || (isPlain && chart.endsAt(start, '@det'))) return false
  const isLast = chart.tokens[end]?.kind !== 'word'
  if (isSentenceStart(chart, start) && (isLast || (isClosed(chart, end) && isLight(chart, end)))) return true
  if (others.length <= 1 || (isLast && ['@in', '@inplace'].some((lead) => chart.endsAt(start, lead)))) return true
  return !isPlain && others.every((at) => isLight(chart, at))
}

function isLight({ weights }: Chart, at: number): boolean {
  return (weights[at] ?? 0) < 1
}

/** Whether this can follow a name: the end, punctuation, a number or a preposition, but no article and no unknown word. */
export function isClosed(chart: Chart, at: number): boolean {
  const token = chart.tokens[at]
  if (token?.kind !== 'word') return true
  // "À Nice le 3 juin": this article belongs to the date.
  return chart.isKnownWord(at) && (chart.from(at, '@det').length === 0 || chart.tokens[at + 1]?.kind === 'number')
}

/** Whether a place name or code starts here. */
export function beginsPlace(chart: Chart, at: number, names: KnownNames): boolean {
  const words = wordsFrom(chart.tokens, at, LONGEST_NAME).map(({ raw }) => raw)
  return (
    words.length > 0 &&
    (names.placesFrom(words).length > 0 ||
      (/^[A-Za-z]{3}$/.test(words[0] ?? '') && !chart.isKnownWord(at) && names.placeOfCode((words[0] ?? '').toUpperCase()) !== null))
  )
}

export function isSentenceStart(chart: Chart, start: number): boolean {
  return start === 0 || ENDS.has(chart.tokens[start - 1]?.low ?? '')
}

export function isLed(chart: Chart, start: number): boolean {
  return SURE_LEADS.some((lead) => chart.endsAt(start, lead))
}

/** "Hi Cameron", "thanks Sydney": a name in a greeting or thanks is no place. */
export function isGreeted(chart: Chart, start: number, end: number): boolean {
  const isLast = chart.tokens[end] === undefined || ENDS.has(chart.tokens[end].low)
  return isLast && ['@hello', '@thanks', '@goodbye'].some((courtesy) => chart.endsAt(start, courtesy))
}
