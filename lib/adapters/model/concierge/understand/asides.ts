import { takeOut } from './words'

export type PartOfDay = 'morning' | 'afternoon' | 'evening' | 'night'
/** Wishes that a search cannot hold: they are answered from the flights found. `most` is in whole units of the currency said. */
export type Asides = { partOfDay: PartOfDay | null; budget: { most: number; symbol: string | null } | null; rest: string }

export const PART_OF_DAY =
  /\b(?:(?:early|late|mid)[\s-]*)?(?:(?:in|at|during)\s+(?:the\s+)?)?(?:(?:early|late|mid)[\s-]*)?(?<part>morning|afternoon|evening|night|lunchtime|midday|noon)s?\b|\b(?<overnight>overnight|red[\s-]?eye)\b/gi
const BUDGET =
  /\b(?:(?:under|below|less than|cheaper than|up to|at most|max(?:imum)?(?: of)?|no more than|not more than|within|for)\s+|budget\s+(?:is|of|:)?\s*)(?:(?<before>[£€$])\s*)?(?<amount>\d{2,6})(?:\s*(?<after>[£€$]|pounds?|quid|gbp|euros?|eur|dollars?|usd|bucks))?(?!\s*(?:nights?|days?|weeks?|am|pm|kg|st|nd|rd|th|:|\/|people|adults?))/gi
const CLOCK =
  /\b(?:(?:leaving|departing|arriving|landing|flying)\s+)?(?:after|before|by|around|about|at|from|until|between)\s+(?:\d{1,2}(?:[:.]\d{2})?\s*(?:am|pm|o'clock|h\b)|\d{1,2}[:.]\d{2}|noon|midnight|midday)(?:\s+(?:and|to)\s+\d{1,2}(?:[:.]\d{2})?\s*(?:am|pm)?)?/gi

const SYMBOLS: [string, RegExp][] = [
  ['£', /£|pound|quid|gbp/i],
  ['€', /€|eur/i],
  ['$', /\$|dollar|usd|buck/i],
]

/** Takes the part of the day, the budget and the clock times out of the words; `rest` is what is left. */
export function readAsides(words: string): Asides {
  let partOfDay: PartOfDay | null = null
  let budget: Asides['budget'] = null
  let rest = takeOut(words, BUDGET, ({ groups = {} }) => {
    const currency = groups.before ?? groups.after
    if (!currency && Number(groups.amount) < 50) return false
    budget ??= { most: Number(groups.amount), symbol: SYMBOLS.find(([, pattern]) => pattern.test(currency ?? ''))?.[0] ?? null }
    return true
  })
  rest = takeOut(rest, CLOCK, () => true)
  rest = takeOut(rest, PART_OF_DAY, ({ groups = {} }) => {
    partOfDay ??= partNamed(groups.part ?? groups.overnight ?? '')
    return true
  })
  return { partOfDay, budget, rest }
}

/** "red-eye" and "overnight" are the night; what is not known is the afternoon. */
export function partNamed(word: string): PartOfDay {
  const lower = word.toLowerCase()
  if (lower === 'morning' || lower === 'evening') return lower
  return /night|red/.test(lower) ? 'night' : 'afternoon'
}

/** `clock` is "HH:mm". */
export function isInPart(clock: string, part: PartOfDay): boolean {
  if (part === 'morning') return clock >= '05:00' && clock < '12:00'
  if (part === 'afternoon') return clock >= '12:00' && clock < '18:00'
  if (part === 'evening') return clock >= '18:00' && clock < '22:00'
  return clock >= '21:00' || clock < '05:00'
}
