import { everyMatch } from '@/lib/travel/every-match'
/** A word, a number, a sign, or words that were read before ("~~~"); `start` and `end` are its place in the message. */
export type Token = { text: string; start: number; end: number }

const TOKEN = /~+|\d+|[\p{L}]+(?:'[\p{L}]+)*|[^\s]/gu

/** The message in lower case, piece by piece; a hyphen inside of a word ("8-month-old") is left out. */
export function tokensOf(words: string): Token[] {
  const tokens: Token[] = []
  for (const { 0: text, index } of everyMatch(words, TOKEN)) {
    const end = index + text.length
    const isInside = text === '-' && /[\p{L}\d]/u.test(words[index - 1] ?? ' ') && /\p{L}/u.test(words[end] ?? ' ')
    if (!isInside) tokens.push({ text: text.toLowerCase(), start: index, end })
  }
  return tokens
}

export function textAt(tokens: readonly Token[], index: number): string {
  return tokens[index]?.text ?? ''
}

export function isMask(text: string): boolean {
  return text.startsWith('~')
}

/** True where two tokens stand together without a space: "2A", "4.50". */
export function isJoined(tokens: readonly Token[], index: number): boolean {
  const [left, right] = [tokens[index], tokens[index + 1]]
  return left !== undefined && right !== undefined && left.end === right.start
}
