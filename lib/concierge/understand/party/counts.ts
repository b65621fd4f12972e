import { isJoined, type Token, textAt } from './tokens'

const WORDS = [
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty',
].flatMap((line) => line.split(' '))
const WORD_VALUES = new Map(WORDS.map((word, value) => [word, value]))
const PHRASES: [string[], number][] = [
  [['a', 'couple', 'of'], 2],
  [['a', 'pair', 'of'], 2],
  [['half', 'a', 'dozen'], 6],
  [['a', 'dozen'], 12],
]

export type Count = { value: number; to: number }

/** "3", "three": never part of a price, a time or a longer number. */
export function numberAt(tokens: readonly Token[], index: number): Count | null {
  const text = textAt(tokens, index)
  const value = WORD_VALUES.get(text)
  if (value !== undefined) return { value, to: index + 1 }
  if (!/^\d{1,2}$/.test(text)) return null
  const isAfterSign = isJoined(tokens, index - 1) && /^[.:/£$€]$/.test(textAt(tokens, index - 1))
  const isBeforeDecimal = isJoined(tokens, index) && /^[.:/%£$€]$/.test(textAt(tokens, index + 1)) && /^\d/.test(textAt(tokens, index + 2))
  return isAfterSign || isBeforeDecimal ? null : { value: Number(text), to: index + 1 }
}

/** A number, or "a couple of". */
export function countAt(tokens: readonly Token[], index: number): Count | null {
  for (const [phrase, value] of PHRASES)
    if (phrase.every((word, offset) => textAt(tokens, index + offset) === word)) return { value, to: index + phrase.length }
  return numberAt(tokens, index)
}
