import type { PartOfDay } from './dates/parts-of-day'
import { SIGN_AFTER, SIGN_BEFORE } from './money-signs'
import { takeOut } from './words'

export const PART_OF_DAY =
  /\b(?:(?:early|late|mid)[\s-]*)?(?:(?:in|at|during)\s+(?:the\s+)?)?(?:(?:early|late|mid)[\s-]*)?(?<part>morning|afternoon|evening|night|lunchtime|midday|noon)s?\b|\b(?<overnight>overnight|red[\s-]?eye)\b/gi
const BUDGET = new RegExp(
  `\\b(?:(?:under|below|less than|cheaper than|up to|at most|max(?:imum)?(?: of)?|no more than|not more than|within|for)\\s+|budget\\s+(?:is|of|:)?\\s*)(?:(?<before>${SIGN_BEFORE})\\s*)?(?<amount>\\d{2,6})(?:\\s*(?<after>${SIGN_AFTER}))?(?!\\s*(?:nights?|days?|weeks?|am|pm|kg|st|nd|rd|th|:|\\/|people|adults?))`,
  'gi',
)
const CLOCK =
  /\b(?:(?:leaving|departing|arriving|landing|flying)\s+)?(?:after|before|by|around|about|at|from|until|between)\s+(?:\d{1,2}(?:[:.]\d{2})?\s*(?:am|pm|o'clock|h\b)|\d{1,2}[:.]\d{2}|noon|midnight|midday)(?:\s+(?:and|to)\s+\d{1,2}(?:[:.]\d{2})?\s*(?:am|pm)?)?/gi

/** The words without parts of the day, budgets and clock times, which name no place and nobody who travels. */
export function withoutAsides(words: string): string {
  let rest = takeOut(words, BUDGET, ({ groups = {} }) => Boolean(groups.before ?? groups.after) || Number(groups.amount) >= 50)
  rest = takeOut(rest, CLOCK, () => true)
  return takeOut(rest, PART_OF_DAY, () => true)
}

/** "red-eye" and "overnight" are the night; what is not known is the afternoon. */
export function partNamed(word: string): PartOfDay {
  const lower = word.toLowerCase()
  if (lower === 'morning' || lower === 'evening') return lower
  return /night|red/.test(lower) ? 'night' : 'afternoon'
}
