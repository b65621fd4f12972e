import { everyMatch } from '../../../../travel/every-match'
import { correctSpelling } from './spelling/correct-spelling'

const LONGEST_MESSAGE = 4_000

const NUMBER_WORDS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

/** A count as people write it: "2", "two", "a couple of". */
export const COUNT = `(?:\\d{1,2}|${NUMBER_WORDS.slice(1).join('|')}|an?|a couple of|another)`

/** "3", "three", "a couple of"; at least 1. */
export function readCount(word: string): number {
  const lower = word.toLowerCase()
  if (/^\d+$/.test(lower)) return Number(lower)
  if (lower === 'a couple of') return 2
  return Math.max(1, NUMBER_WORDS.indexOf(lower))
}

/** One line, plain quotes and dashes, no invisible characters, slips of the finger put right. */
export function normaliseWords(text: string): string {
  return correctSpelling(
    text
      .slice(0, LONGEST_MESSAGE)
      .normalize('NFKC')
      .replace(/[\u2018\u2019\u02bc`´]/g, "'")
      .replace(/[\u201c\u201d«»]/g, '"')
      .replace(/\s*(?:[\u2013\u2014\u2192]|->|=>)\s*/g, ' - ')
      .replace(/[\p{Cc}\p{Cf}~\s]+/gu, ' ')
      .trim(),
  )
}

/** Replaces every accepted match by `~` of the same length, so that no word is read twice and positions stay. */
export function takeOut(text: string, pattern: RegExp, accept: (match: RegExpExecArray) => boolean | undefined): string {
  let rest = text
  for (const match of everyMatch(text, pattern)) {
    if (accept(match) === false) continue
    rest = rest.slice(0, match.index) + '~'.repeat(match[0].length) + rest.slice(match.index + match[0].length)
  }
  return rest
}
