import { cleanText } from '../../travel/clean-text'
import { everyMatch } from '../../travel/every-match'

// Stands between a text and what is only there to be found; no text holds it.
const APART = '\u001f'
const EXCERPT_LENGTH = 120
const BEFORE_HIT = 40
const MOST_WORDS = 16
const WORD = /[\p{L}\p{M}\p{N}]+/gu
const LETTERS: Readonly<Record<string, string>> = { ø: 'o', ł: 'l', ß: 'ss', đ: 'd', ı: 'i', æ: 'ae', œ: 'oe', ð: 'd', þ: 'th' }

/** A text as it is stored for searching: whoever types "zurich" finds "Zürich" and "Ｚü\u00adrich", on a server of any language. */
export function searchable(text: string): string {
  const plain = text.replaceAll(APART, ' ')
  if (/^[\n\x20-\x7e]*$/.test(plain)) return plain
  const typed = new Set(wordsIn(plain))
  const marked = new Set(wordsIn(cleanText(plain)).filter((word) => !typed.has(word) || /[^\x20-\x7e]/.test(word)))
  return marked.size === 0 ? plain : `${plain}${APART}${[...marked].map(fold).join(' ')}`
}

/**
 * What PostgreSQL's full-text search is asked for: all the words, the last one as a beginning. Each is quoted, so that nothing typed is
 * read as an operator. Null when there is no word in it.
 */
export function textQuery(typed: string): string | null {
  const words = typedWords(typed)
  if (words.length === 0) return null
  const asked = words.map((word, index) => {
    const ending = index === words.length - 1 ? ':*' : ''
    return `(${[...new Set([word, fold(word)])].map((form) => `${quoted(form)}${ending}`).join(' | ')})`
  })
  return asked.join(' & ')
}

/** Whether a short text, such as a thread's name, holds all the words, the last one as a beginning. */
export function holdsWords(text: string, typed: string): boolean {
  const held = wordsIn(cleanText(text)).map(fold)
  const asked = typedWords(typed).flatMap(wordsIn).map(fold)
  return asked.length > 0 && asked.every((word, index) => held.some((one) => isHit(one, word, index === asked.length - 1)))
}

/** About 120 characters of what was stored, around the first word that was asked for. */
export function excerptOf(stored: string, typed: string): string {
  const text = (stored.split(APART)[0] ?? '').replace(/\s+/g, ' ').trim()
  if (text.length <= EXCERPT_LENGTH) return text
  const asked = typedWords(typed).flatMap(wordsIn).map(fold)
  const hit = everyMatch(text, WORD).find(([word]) => asked.some((one, index) => isHit(fold(word), one, index === asked.length - 1)))
  const from = startOfWord(text, Math.min((hit?.index ?? 0) - BEFORE_HIT, text.length - EXCERPT_LENGTH))
  const to = endOfWord(text, from + EXCERPT_LENGTH)
  return `${from > 0 ? '… ' : ''}${text.slice(from, to).trim()}${to < text.length ? ' …' : ''}`
}

function wordsIn(text: string): string[] {
  return text.match(WORD) ?? []
}

function typedWords(typed: string): string[] {
  return typed
    .split(/\s+/)
    .filter((word) => word.search(WORD) >= 0)
    .slice(0, MOST_WORDS)
}

/** Small letters without accents. */
function fold(text: string): string {
  const bare = text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
  return bare.replace(/[øłßđıæœðþ]/g, (letter) => LETTERS[letter] ?? letter)
}

function isHit(word: string, asked: string, isBeginning: boolean): boolean {
  return isBeginning ? word.startsWith(asked) : word === asked
}

function quoted(word: string): string {
  return `'${word.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`
}

/** Not in the middle of a word, unless it is a very long one. */
function startOfWord(text: string, from: number): number {
  if (from <= 0) return 0
  const space = text.lastIndexOf(' ', from)
  return space > from - BEFORE_HIT ? space + 1 : from
}

function endOfWord(text: string, to: number): number {
  if (to >= text.length) return text.length
  const space = text.indexOf(' ', to)
  return space >= 0 && space < to + BEFORE_HIT ? space : to
}
