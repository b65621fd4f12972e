import { foldWord, tokenise } from './tokens'

/**
 * How much a word weighs that no reading explains: a wish counts fully, a word that only leads or links hardly. A role word ("from", "not",
 * "or") is never passed over, even where it is glue, too.
 */
export type WordKind = 'solid' | 'role' | 'lead' | 'glue'
export type Slots = { readonly [slot: string]: unknown }
export type Phrase = { words: string[]; tag: string; kind: WordKind; value: Slots; plausibility: number }
export type Lexicon = {
  byFirstWord: ReadonlyMap<string, Phrase[]>
  words: ReadonlySet<string>
  kinds: ReadonlyMap<string, WordKind>
  /** One spelling for those that a language allows: "zurueck" and "zurück", "wapas" and "vaapas". Phrases are kept in it. */
  spell: (word: string) => string
  /** Compounds that are read as two words, to how many letters the first one has: "freitagabend". */
  compounds: ReadonlyMap<string, number>
}

const SECTION = /^\[(solid|role|lead|glue)\]$/
const LINE = /^@([\w-]+):(.*)$/
const COMPOUNDS = /^\+([^+]*)\+([^+]*)$/

/**
 * A lexicon from its text. A line is `@tag: phrase | phrase=slot:value,slot:value | phrase=;-0.5`; the number behind `;` says how
 * plausible the phrase is by itself, 0 or less. `[solid]`, `[role]`, `[lead]` and `[glue]` say what the tags below them are; `#` begins a remark.
 * `+ word word + word word` are compounds of each of the first and each of the second words.
 */
export function readLexicon(texts: readonly string[], spell: (word: string) => string = (word) => word): Lexicon {
  const compounds = new Map<string, number>()
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
      const [, heads, tails] = COMPOUNDS.exec(line) ?? []
      if (heads !== undefined && tails !== undefined) {
        for (const head of wordsOf(heads).map(spell)) for (const tail of wordsOf(tails).map(spell)) compounds.set(head + tail, head.length)
        continue
      }
      const [, tag, phrases] = LINE.exec(line) ?? []
      if (!tag || phrases === undefined) throw new Error(`The lexicon has a line that is no tag: ${line}`)
      kinds.set(tag, kind)
      for (const phrase of phrases.split(' |').flatMap((part) => readPhrase(part, tag, kind, spell))) {
        const [first = ''] = phrase.words
        byFirstWord.set(first, [...(byFirstWord.get(first) ?? []), phrase])
        for (const word of phrase.words) words.add(word)
      }
    }
  }
  for (const word of compounds.keys()) words.add(word)
  return { byFirstWord, words, kinds, spell, compounds }
}

/** The tags of a lexicon's text. */
export function tagsOf(text: string): Set<string> {
  return new Set(text.split('\n').flatMap((line) => LINE.exec(line.trim())?.[1] ?? []))
}

function wordsOf(text: string): string[] {
  return text.trim().split(/\s+/).map(foldWord)
}

function readPhrase(part: string, tag: string, kind: WordKind, spell: (word: string) => string): Phrase[] {
  const [said = '', plausibility] = part.split(';')
  const [phrase = '', ...values] = said.split('=')
  // A sign is a phrase, too: "=" and "|" alone cannot be written.
  const words = tokenise(phrase.trim()).tokens.map(({ low, kind: sort }) => (sort === 'word' ? spell(foldWord(low)) : low))
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
