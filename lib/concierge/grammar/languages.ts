import type { KnownNames } from '@/lib/ports/known-names'
import type { Lexicon } from './lexicon'
import { wordsFrom } from './place-words'
import { splitToken, type Token } from './tokens'

export type Language = 'en' | 'de' | 'fr' | 'es' | 'hi'

/** The languages a message may be in, and those that a few of its words may be in. */
export type Heard = { main: Language[]; others: Language[] }

const ENGLISH_ONLY: Heard = { main: ['en'], others: [] }
const FOREIGN = ['de', 'fr', 'es', 'hi'] as const
const LONGEST_NAME = 4
/** So many words of a language are enough, or one if it is such a share of the words of a message. */
const ENOUGH_WORDS = 2
const ENOUGH_SHARE = 0.25
/** Short words tell little, and so do those that English has as well. */
const LITTLE = 0.5
const LEAST_LETTERS = 3
const TIE_BREAK = 0.001
const ANUSVARA = '\u0902'

/** One spelling for those that a language allows, of words without accents. */
export const SPELLINGS: Readonly<Record<Language, (word: string) => string>> = {
  en: (word) => word,
  de: (word) =>
    word
      .replace(/([aou])e/g, '$1')
      .replace(/^(?:nich|ned|nedd|net|nit)$/, 'nicht')
      .replace(/^nen$/, 'einen'),
  fr: (word) => word,
  es: (word) => word,
  hi: (word) =>
    /[a-z]/.test(word)
      ? word
          .replace(/aa/g, 'a')
          .replace(/ee|ie/g, 'i')
          .replace(/oo/g, 'u')
          .replace(/w/g, 'v')
          .replace(/([b-df-hj-np-tv-z])\1|chh/g, (pair) => (pair === 'chh' ? 'ch' : pair.charAt(0)))
      : // The dot and the half letters of nasals are written either way.
        word.replace(/\u0901|[\u0919\u091e\u0923\u0928\u092e]\u094d(?=[\u0915-\u092e])/g, ANUSVARA),
}

/**
 * The languages of a message: the main one, or several that it may be, and those that single words are in. English is always among them. A language is heard where at least two words, a quarter of
 * them or all are its own and not English; names of places tell nothing. `before` is what the talk was in so far.
 */
export function languagesOf(
  tokens: Token[],
  lexicons: Readonly<Record<Language, Lexicon>>,
  names: KnownNames,
  before: Language = 'en',
): Heard {
  const words = tokens.flatMap((token, at) =>
    token.kind === 'word' ? [{ ...token, at, evidence: evidenceOf(token, lexicons.en, names) }] : [],
  )
  const counts = FOREIGN.map((language) => ({
    language,
    own: words.filter(({ low, evidence }) => evidence > 0 && isOf(lexicons[language], low)),
  }))
  const kept = keptFrom(before, words, lexicons)
  if (counts.every(({ own }) => own.length === 0)) return kept
  const named = namedBy(tokens, names)
  const free = words.filter(({ at }) => !named.has(at))
  const weights = counts.map(({ language, own }) => {
    const told = own.reduce((sum, { at, evidence }) => sum + (named.has(at) ? 0 : evidence), 0)
    // Of languages that are as likely, the one that knows more of all words.
    const known = free.filter(({ low }) => isOf(lexicons[language], low)).length
    return { language, weight: told > 0 ? told + known * TIE_BREAK : 0 }
  })
  const most = Math.max(...weights.map(({ weight }) => weight))
  if (most === 0) return kept
  const heard = weights.filter(({ weight }) => weight === most).map(({ language }) => language)
  const english = free.filter(({ low }) => lexicons.en.words.has(low) && !heard.some((language) => isOf(lexicons[language], low)))
  const isShare = most >= free.length * ENOUGH_SHARE || most > english.length
  const isAll = free.every(({ low }) => heard.some((language) => isOf(lexicons[language], low)))
  if (most < ENOUGH_WORDS && !(most >= 1 && isShare) && !isAll) return kept
  return english.length > most ? { main: ['en'], others: heard } : { main: heard, others: ['en'] }
}

/** What was spoken before goes on where no more words are English alone than of it alone: "a Roma, no a Milán", "light bitte". */
function keptFrom(before: Language, words: readonly Token[], lexicons: Readonly<Record<Language, Lexicon>>): Heard {
  if (before === 'en') return ENGLISH_ONLY
  const onlyIn = (language: Language, other: Language) =>
    words.filter(({ low }) => isOf(lexicons[language], low) && !isOf(lexicons[other], low)).length
  return onlyIn('en', before) > onlyIn(before, 'en') ? ENGLISH_ONLY : { main: [before], others: ['en'] }
}

/** The tokens with compounds of the languages in two: "Freitagabend". */
export function withoutCompounds(tokens: Token[], lexicons: readonly Lexicon[]): Token[] {
  if (lexicons.every(({ compounds }) => compounds.size === 0)) return tokens
  return tokens.flatMap((token) => {
    const lexicon = lexicons.find(({ compounds, spell }) => compounds.has(spell(token.low)))
    const length = lexicon?.compounds.get(lexicon.spell(token.low))
    if (!lexicon || length === undefined) return [token]
    // Of "fünf" and "fuenf" as many letters belong to the first word as spell it.
    const at = Array.from(token.raw, (_, index) => index + 1).findLast((end) => lexicon.spell(token.low.slice(0, end)).length === length)
    return at === undefined || at >= token.raw.length ? [token] : splitToken(token, at)
  })
}

function isOf(lexicon: Lexicon, low: string): boolean {
  return lexicon.words.has(lexicon.spell(low))
}

/** How much a word can tell of another language than English: "à" and "vuelo" all, "die" and "ich" half, "no" nothing. */
function evidenceOf({ raw, low }: Token, english: Lexicon, names: KnownNames): number {
  if (/\P{ASCII}/u.test(raw)) return 1
  if (english.words.has(low)) return 0
  return low.length < 2 ? 0 : names.isPlainWord(low) || low.length < LEAST_LETTERS ? LITTLE : 1
}

/** The tokens that belong to names of places and airlines. */
function namedBy(tokens: Token[], names: KnownNames): Set<number> {
  const named = new Set<number>()
  for (let start = 0; start < tokens.length; start++) {
    const words = wordsFrom(tokens, start, LONGEST_NAME)
    const length = words.length > 0 ? Math.max(0, ...names.placesFrom(words.map(({ raw }) => raw)).map(({ length: own }) => own)) : 0
    const airline = words.length > 0 && names.airlinesFrom(words.map(({ raw }) => raw)).find(({ isWordToo }) => !isWordToo)
    if (airline) for (let at = start; at <= (words[airline.length - 1]?.at ?? start); at++) named.add(at)
    const isName = length > 1 || (length === 1 && !names.isPlainWord(words[0]?.low ?? ''))
    if (isName) for (let at = start; at <= (words[length - 1]?.at ?? start); at++) named.add(at)
  }
  return named
}
