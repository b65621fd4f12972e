import { foldWord, tokenise } from './tokens'

/**
 * How much a word weighs that no reading explains: a wish counts fully, a word that only leads or links hardly. A role word ("from", "not",
 * "or") is never passed over, even where it is glue, too.
 */
export type WordKind = 'solid' | 'role' | 'lead' | 'glue'
export type Slots = { readonly [slot: string]: unknown }
export type Phrase = { words: string[]; tag: string; kind: WordKind; value: Slots; plausibility: number }
export type Lexicon = { byFirstWord: ReadonlyMap<string, Phrase[]>; words: ReadonlySet<string>; kinds: ReadonlyMap<string, WordKind> }

const SECTION = /^\[(solid|role|lead|glue)\]$/
const LINE = /^@([\w-]+):(.*)$/

/**
 * A lexicon from its text. A line is `@tag: phrase | phrase=slot:value,slot:value | phrase=;-0.5`; the number behind `;` says how
 * plausible the phrase is by itself, 0 or less. `[solid]`, `[role]`, `[lead]` and `[glue]` say what the tags below them are; `#` begins a remark.
 */
export function readLexicon(...texts: string[]): Lexicon {
  const byFirstWord = new Map<string, Phrase[]>()
  const words = new Set<string>()
  const kinds = new Map<string, WordKind>()
  for (const text of texts) {
    let kind: WordKind = 'solid'
    for (const line of text.split('\n').map((raw) => raw.trim())) {
      if (line === '' || line.startsWith('#')) continue
      const section = SECTION.exec(line)?.[1]
      if (section) {
        kind = section === 'lead' || section === 'glue' || section === 'role' ? section : 'solid'
        continue
      }
      const [, tag, phrases] = LINE.exec(line) ?? []
      if (!tag || phrases === undefined) throw new Error(`The lexicon has a line that is no tag: ${line}`)
      kinds.set(tag, kind)
      for (const phrase of phrases.split(' |').flatMap((part) => readPhrase(part, tag, kind))) {
        const [first = ''] = phrase.words
        byFirstWord.set(first, [...(byFirstWord.get(first) ?? []), phrase])
        for (const word of phrase.words) words.add(word)
      }
    }
  }
  return { byFirstWord, words, kinds }
}

function readPhrase(part: string, tag: string, kind: WordKind): Phrase[] {
  const [said = '', plausibility] = part.split(';')
  const [phrase = '', ...values] = said.split('=')
  // A sign is a phrase, too: "=" and "|" alone cannot be written.
  const words = tokenise(phrase.trim()).tokens.map(({ low, kind: sort }) => (sort === 'word' ? foldWord(low) : low))
  if (words.length === 0) return []
  return [{ words, tag, kind, value: readValue(values.join('=').trim()), plausibility: Number(plausibility ?? 0) }]
}

/** "m:3,part:early" as { m: 3, part: 'early' }. */
export function readValue(text: string): Slots {
  if (text === '') return {}
  return Object.fromEntries(
    text.split(',').map((pair) => {
      const [slot = '', ...value] = pair.split(':')
      return [slot.trim(), plainValue(value.join(':').trim())]
    }),
  )
}

function plainValue(text: string): string | number | boolean {
  if (text === 'true' || text === '') return true
  if (text === 'false') return false
  return /^-?\d+(?:\.\d+)?$/.test(text) ? Number(text) : text
}
