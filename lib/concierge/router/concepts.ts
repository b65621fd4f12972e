import type { Language } from '../grammar/languages'
import LEXICON from './concepts.json' with { type: 'json' }
import FOREIGN from './foreign-concepts.json' with { type: 'json' }
import { tokensOf } from './tokens'

const LONGEST_PHRASE = 6
const SHORTEST_SLIP = 6

type Vocabulary = {
  byPhrase: Map<string, string[]>
  known: Set<string>
  /** A long word of ours by each of its shapes with one letter left out, neither the first nor the last: Russia is no slip of Russian. */
  slips: Map<string, string>
}

/** The concepts by language; those who speak Hindi mix it with English. */
const VOCABULARIES: Readonly<Record<Language, Vocabulary>> = {
  en: vocabularyOf('en', LEXICON),
  de: vocabularyOf('de', FOREIGN.de),
  fr: vocabularyOf('fr', FOREIGN.fr),
  es: vocabularyOf('es', FOREIGN.es),
  hi: vocabularyOf('hi', FOREIGN.hi, LEXICON),
}

function vocabularyOf(language: Language, ...lexicons: Readonly<Record<string, string>>[]): Vocabulary {
  const vocabulary: Vocabulary = { byPhrase: new Map(), known: new Set(), slips: new Map() }
  for (const [concept, phrases] of lexicons.flatMap((lexicon) => Object.entries(lexicon)))
    for (const phrase of phrases.split(', ')) learn(vocabulary, concept, tokensOf(phrase, language))
  return vocabulary
}

function learn({ byPhrase, known, slips }: Vocabulary, concept: string, stems: string[]): void {
  const key = stems.join(' ')
  byPhrase.set(key, [...(byPhrase.get(key) ?? []), concept])
  for (const stem of stems) {
    known.add(stem)
    if (stem.length >= SHORTEST_SLIP) for (const shape of withoutOneLetter(stem)) if (!slips.has(shape)) slips.set(shape, stem)
  }
}

/** The stems of a clause (see `tokensOf`), slips of the finger in our longer words put right. */
export function wordsOf(clause: string, language: Language = 'en'): string[] {
  return tokensOf(clause, language).map((word) => meant(word, VOCABULARIES[language]))
}

/** The concepts that a clause stands for in its language, in the order of their first words; a phrase of up to six words counts as one. */
export function conceptsOf(clause: string, language: Language = 'en'): string[] {
  const words = wordsOf(clause, language)
  const { byPhrase } = VOCABULARIES[language]
  const found = new Set<string>()
  for (let start = 0; start < words.length; start += 1) {
    let phrase = ''
    for (let end = start; end < Math.min(words.length, start + LONGEST_PHRASE); end += 1) {
      phrase = end === start ? (words[end] ?? '') : `${phrase} ${words[end]}`
      for (const concept of byPhrase.get(phrase) ?? []) found.add(concept)
    }
  }
  return [...found]
}

function meant(word: string, { known, slips }: Vocabulary): string {
  if (word.length <= SHORTEST_SLIP || known.has(word)) return word
  for (const shape of [word, ...withoutOneLetter(word)]) {
    const ours = shape.length >= SHORTEST_SLIP && known.has(shape) ? shape : slips.get(shape)
    if (ours && ours.charAt(0) === word.charAt(0)) return ours
  }
  return word
}

function withoutOneLetter(word: string): string[] {
  return Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1)).slice(1, -1)
}
