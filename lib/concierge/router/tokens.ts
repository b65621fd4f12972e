import { stem } from '@/lib/travel/guide/stem'
import type { Language } from '../grammar/languages'
import { foldWord } from '../grammar/tokens'

/** "Per person", "2 personnes": people are counted, none is called for. */
const EACH = /(?<!\p{L})(?:per|pro|par|por|prati|har|प्रति|हर|\d+|deux|dos|do|दो) (?:person\p{L}*|vyakti|व्यक्ति)(?!\p{L})/gu

const JOINED: [RegExp, string][] = [
  [/['’]/g, ''],
  [/\b(?:e|eco)-(?=\w)/g, '$& '],
  [/\btime[ -]zones?\b/g, 'timezone'],
  [/\bcarry[ -]ons?\b/g, 'carryon'],
  [/\bwi-fi\b/g, 'wifi'],
  [/%/g, ' percent '],
  [/\b(?:free of|(?:without|at no|no) (?:extra |any |additional )?) ?charge\b/g, 'free'],
  [EACH, ' apiece '],
]
const DATE =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|january|february|april|june|july|august|september|october|november|december)$/
const WORD = /[\p{L}\p{M}\p{N}]+/gu
/** The other way of writing a nasal in Devanagari. */
const CHANDRABINDU = /\u0901/g
/** A name inside a sentence of small letters; what stands after a stop begins a sentence. */
const NAME = /(?<=[\p{Ll}\p{N},;:] )\p{Lu}\p{Ll}+/gu

/** The stems of a clause; days and months are `#day`. */
export function tokensOf(clause: string, language: Language = 'en'): string[] {
  const lower = clause.toLowerCase()
  const parted = language === 'en' ? lower : lower.replace(/['’]/g, ' ')
  const plain = JOINED.reduce((text, [pattern, put]) => text.replace(pattern, put), parted)
  return (plain.match(WORD) ?? []).map((word) => (DATE.test(word) ? '#day' : stem(foldWord(word).replace(CHANDRABINDU, '\u0902'))))
}

/** A clause without the names inside it, as far as capitals tell them. */
export function withoutNames(clause: string): string {
  return clause.replace(NAME, '')
}
