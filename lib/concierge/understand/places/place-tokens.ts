import { isPlainWord } from '@/lib/adapters/names/plain-words'
import { foldWord } from '@/lib/adapters/places/place-names'
import { everyMatch } from '@/lib/travel/every-match'

/** One word of what was said; `folded` is how the index of places compares it. */
export type Token = {
  text: string
  folded: string
  start: number
  end: number
  isCapital: boolean
  /** All of it in capitals: "LHR", "NYC"; no plain word where capitals mark nothing. */
  isCode: boolean
  isPlain: boolean
  /** What stands between the word before and this one. */
  gap: string
}

const WORD = /[\p{L}\p{M}\d]+(?:['’][\p{L}]+)*/gu
const PLAIN = /[A-Za-z]{2,}/g

/** The words of a message. Letters of a short form ("D.C.") and parts of a double name ("Chi-Town") are words of their own. */
export function tokensOf(words: string): Token[] {
  let last = 0
  const areShouted = isShouted(words)
  return everyMatch(words, WORD).map(({ 0: text, index }) => {
    // "Rome's airport" names Rome.
    const named = text.replace(/['’]s$/i, '')
    const lower = text.toLowerCase()
    const isPlain = /^\d/.test(text) || isPlainWord(lower) || isPlainWord(named.toLowerCase())
    const token: Token = {
      text: named,
      folded: foldWord(named),
      start: index,
      end: index + named.length,
      isCapital: /^\p{Lu}/u.test(text),
      isCode: /^\p{Lu}{2,4}$/u.test(named) && !(areShouted && isPlain),
      isPlain,
      gap: words.slice(last, index),
    }
    last = index + text.length
    return token
  })
}

/** Whether capitals mark nothing: there are no small letters, or most of the plain words are written in capitals. */
export function isShouted(words: string): boolean {
  if (words.length <= 8 || !/\p{Lu}{2}/u.test(words)) return false
  if (!/\p{Ll}/u.test(words)) return true
  const plain = everyMatch(words, PLAIN).filter(([word]) => isPlainWord(word.toLowerCase()))
  return plain.length > 1 && plain.filter(([word]) => word === word.toUpperCase()).length * 2 > plain.length
}
