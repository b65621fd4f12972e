import LEXICON from './concepts.json' with { type: 'json' }
import { tokensOf } from './tokens'

const LONGEST_PHRASE = 6
const SHORTEST_SLIP = 6

const byPhrase = new Map<string, string[]>()
const known = new Set<string>()
/** A long word of ours by each of its shapes with one letter left out, neither the first nor the last: Russia is no slip of Russian. */
const slips = new Map<string, string>()
for (const [concept, phrases] of Object.entries(LEXICON)) for (const phrase of phrases.split(', ')) learn(concept, phrase)

function learn(concept: string, phrase: string): void {
  const stems = tokensOf(phrase)
  const key = stems.join(' ')
  byPhrase.set(key, [...(byPhrase.get(key) ?? []), concept])
  for (const stem of stems) {
    known.add(stem)
    if (stem.length >= SHORTEST_SLIP) for (const shape of withoutOneLetter(stem)) if (!slips.has(shape)) slips.set(shape, stem)
  }
}

/** The stems of a clause (see `tokensOf`), slips of the finger in our longer words put right. */
export function wordsOf(clause: string): string[] {
  return tokensOf(clause).map(meant)
}

/** The concepts that words stand for, in the order of their first words; a phrase of up to six words counts as one. */
export function conceptsIn(words: readonly string[]): string[] {
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

function meant(word: string): string {
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
