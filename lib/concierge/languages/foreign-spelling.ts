import type { KnownNames } from '@/lib/ports/known-names'
import { everyMatch } from '@/lib/travel/every-match'
import { createNearestWord } from '../grammar/nearest-word'
import { FOREIGN_LOOKALIKES } from './foreign-lookalikes'

/** What of a language's vocabulary is needed here: its words stand in the markers, in the patterns of the rules, and as keys of `words`. */
type Words = { markers: string; rules: readonly (readonly [RegExp, string])[]; words: Readonly<Record<string, string>> }

const WORD = /(?<![\p{L}\p{M}\p{N}_@.'’])\p{L}{5,20}(?![\p{M}\p{N}_@'’\p{L}]|\.\p{L})/gu
const PLACE_LEAD = /(?:^|[^\p{L}])(?:von|nach|aus|ab|über|via|de|à|a|pour|vers|depuis|par|desde|hasta|hacia|para|in|en)\s+$/iu
const SENTENCE_START = /(?:^|[.!?:¿¡]\s*)$/
/** Anything that is said of letters in a pattern, before its words are read off. */
const PATTERN_SIGNS = /\\[pP]\{\w+\}|\\[a-zA-Z]|\(\?<?[:=!]/g
const PATTERN_WORD = /(\p{L}{3,})(?:\[(\p{L}+)\])?(\?)?/gu
const ENDING = /(?:e[nrsm]?|[nrsxtmzaod]|as|os|es|nt)$/u
// Of shorter words too many others are a slip away.
const SHORTEST = 6
const LEAST_WEIGHT_OF_PLACE = 0.05

export type ForeignSpelling = (text: string, names: KnownNames) => string

/** Slips of the finger in the words of a language's own vocabulary put right; `nounsHaveCapitals`: a capital tells no name then. */
export function createForeignSpelling(vocabulary: Words, nounsHaveCapitals: boolean): ForeignSpelling {
  const known = new Set(wordsOf(vocabulary))
  const nearest = createNearestWord([...known].filter((word) => word.length >= SHORTEST))
  const isKnown = (lower: string) => known.has(lower) || known.has(lower.replace(ENDING, '')) || FOREIGN_LOOKALIKES.has(lower)
  return (text, names) =>
    text.replace(WORD, (word: string, index: number) => {
      const lower = word.toLowerCase()
      if (isKnown(lower) || names.isPlainWord(lower)) return word
      const meant = nearest(lower)
      if (!meant || meant[0] !== lower[0] || isName(word, text.slice(0, index), nounsHaveCapitals, names)) return word
      return word === lower ? meant : meant.charAt(0).toUpperCase() + meant.slice(1)
    })
}

function wordsOf({ markers, rules, words }: Words): string[] {
  const inRules = rules.flatMap(([pattern]) =>
    everyMatch(pattern.source.replace(PATTERN_SIGNS, ' '), PATTERN_WORD).flatMap(([, stem = '', endings, mayLack]) => {
      if (endings) return [...[...endings].map((ending) => stem + ending), ...(mayLack ? [stem] : [])]
      return mayLack ? [stem, stem.slice(0, -1)] : [stem]
    }),
  )
  return [...markers.split(/\s+/), ...Object.keys(words), ...inRules].map((word) => word.toLowerCase())
}

function isName(word: string, before: string, nounsHaveCapitals: boolean, names: KnownNames): boolean {
  const isCapital = /^\p{Lu}/u.test(word)
  if (isCapital && !nounsHaveCapitals && !SENTENCE_START.test(before)) return true
  if (names.placesFrom([word]).some(({ place }) => place.weight >= LEAST_WEIGHT_OF_PLACE)) return true
  return PLACE_LEAD.test(before) && (isCapital || (names.placeMistyped(word)?.weight ?? 0) >= LEAST_WEIGHT_OF_PLACE)
}
