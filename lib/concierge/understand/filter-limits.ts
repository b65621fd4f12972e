import type { Situation } from '@/lib/travel/trip/situation'
import type { FilterPart, FilterWish, FoundFilter } from './filter-wish'
import { SIGN_AFTER, SIGN_BEFORE } from './money-signs'
import { COUNT, readCount, takeOut } from './words'

const AT_MOST =
  '(?:no longer than|not longer than|shorter than|less than|fewer than|under|below|max(?:imum)?(?: of)?|at most|up to|no more than|not more than|in under)'
const HOURS = `(?<hours>\\d{1,2}(?:[.,]5)?|${COUNT})\\s*(?<half>and a half\\s+)?(?:hours?|hrs?|h)\\b(?:\\s*(?:and\\s+)?(?<minutes>\\d{1,2})\\s*(?:minutes?|mins?|m)?\\b)?`
const NOTHING =
  "(?:no|not|nothing|without|never|mustn't|shouldn't|can't|leave out|exclud(?:e|ing)|skip|avoid|hide)\\s+(?:(?:any|flights?|journeys?|that|which|it|take|takes|are|be|last|lasting|cost|costs|costing|pay|spend|go)\\s+){0,4}"
const LENGTHS = [
  new RegExp(`\\b${AT_MOST}\\s+(?:about\\s+)?${HOURS}`, 'gi'),
  new RegExp(`\\b${NOTHING}(?:over|above|longer than|more than)\\s+${HOURS}`, 'gi'),
  new RegExp(`\\b${HOURS}\\s+(?:max(?:imum)?|at (?:the )?most|or (?:less|shorter|under)|tops)\\b`, 'gi'),
]
const OF_A_STOP = /\b(?:layovers?|stopovers?|stops?|connections?|wait\w*|changes?|transfers?)\b(?:(?!\band\b)[^,.;]){0,25}$/i
const IS_A_STOP = /^\s*(?:at the airport|between flights|layovers?|stopovers?|stops?|connections?|wait\w*|changes?)\b/i

const ONE_STOP = '(?:one|1|a single)\\s+(?:stop|stopover|layover|connection|change)'
const AT_MOST_ONE = new RegExp(
  `\\b(?:max(?:imum)?(?: of)?|at most|(?:no|not|nothing with|none with|never|without) more than|up to)\\s+${ONE_STOP}\\b|\\b${ONE_STOP}\\s+(?:max(?:imum)?|at (?:the )?most|or (?:less|fewer|direct|none))\\b`,
  'gi',
)
const JUST_ONE = new RegExp(`\\b(?:exactly|only|just)\\s+${ONE_STOP}\\b|\\b${ONE_STOP}\\s+only\\b`, 'gi')

const LIMIT = `(?:(?<limit>${NOTHING}(?:over|above|more than|dearer than)|under|below|less than|cheaper than|up to|at most|max(?:imum)?(?: of)?|no more than|not more than|within|for)\\s+|budget\\s+(?:is|of|:)?\\s*)`
const AMOUNT = `(?:(?<before>${SIGN_BEFORE})\\s*)?(?<amount>\\d{1,3}(?:[,.]\\d{3})+|\\d{2,6})(?:[.,]\\d{1,2})?(?![.,]?\\d)(?:\\s*(?<after>${SIGN_AFTER}))?`
const NO_MONEY = '(?!\\s*(?:(?:nights?|days?|weeks?|hours?|hrs?|minutes?|mins?|am|pm|kg|km|st|nd|rd|th|people|adults?)\\b|:|\\/))'
const PRICE = new RegExp(`\\b${LIMIT}${AMOUNT}${NO_MONEY}(?<each>\\s*(?:each|per person|per head|a head|pp|a person)\\b)?`, 'gi')

const AT_LAST = new RegExp(
  `(?<![\\d.:])${AMOUNT}${NO_MONEY}(?<each>\\s*(?:each|per person|per head|a head|pp|a person)\\b)?\\s*(?:max(?:imum)?|tops|at (?:the )?most|or (?:less|under|cheaper)|is (?:my|our|the) (?:limit|budget|max(?:imum)?))\\b`,
  'gi',
)
const AGAIN = new RegExp(
  `^\\W*(?:(?:hmm*|um+|ok|okay|no|sorry|well|actually|rather|maybe|perhaps|let's|let us|say|make|that|it|up|to|be|better|then|go|going|raise|increase|lower|reduce|change|set|move|push|stretch|the|my|our|limit|budget|price|maximum|rather|i|we|can|could|at|most|of|is|about)\\b[\\s,.]*)*${AMOUNT}${NO_MONEY}(?<each>\\s*(?:each|per person|per head|a head|pp|a person)\\b)?(?:[\\s,]*(?:then|instead|rather|please|max(?:imum)?|at most|is (?:fine|ok|okay)|would be (?:fine|ok|okay)|after all|thanks?|thank you))*\\W*$`,
  'gi',
)
const STANDING_PRICE = /^(?:up to|at least)\b|^\D{0,4}\d.* (?:to|or more)\b/

/** How long, how many stops and how dear it may be at most. `symbol` is what names the currency of the price, as it was written. */
export function readLimits(words: string, { wishes, slices }: Situation): FilterPart & { symbol: string | null } {
  const found: FoundFilter[] = []
  let symbol: string | null = null
  const add = (index: number, wish: FilterWish) => {
    found.push({ wish, index })
    return true
  }
  let rest = LENGTHS.reduce(
    (left, pattern) =>
      takeOut(left, pattern, ({ groups = {}, index, 0: said }) => {
        if (OF_A_STOP.test(left.slice(0, index)) || IS_A_STOP.test(left.slice(index + said.length))) return false
        return add(index, { maxDurationMinutes: minutesOf(groups) })
      }),
    words,
  )
  rest = takeOut(rest, AT_MOST_ONE, ({ index }) => add(index, { stops: ['direct', 'one-stop'] }))
  rest = takeOut(rest, JUST_ONE, ({ index }) => add(index, { stops: ['one-stop'] }))
  const price = ({ groups = {}, index }: RegExpExecArray) => {
    const currency = groups.before ?? groups.after
    const amount = Number((groups.amount ?? '').replace(/[.,]/g, ''))
    const isYear = groups.limit === 'for' && amount >= 2000 && amount < 2100
    if (!currency && (amount < 50 || isYear)) return false
    symbol ??= currency ?? null
    return add(index, { maxPrice: groups.each ? amount * (wishes.adults + wishes.children) : amount })
  }
  rest = takeOut(takeOut(rest, PRICE, price), AT_LAST, price)
  // "Make that 400": the limit that stands is meant.
  if (slices.some(({ filters }) => filters?.some((clause) => STANDING_PRICE.test(clause)))) rest = takeOut(rest, AGAIN, price)
  return { found, rest, symbol }
}

function minutesOf({ hours = '', half, minutes }: Record<string, string | undefined>): number {
  const whole = /^\d/.test(hours) ? Number(hours.replace(',', '.')) : readCount(hours)
  return Math.round(whole * 60) + (half ? 30 : 0) + Number(minutes ?? 0)
}
