import { SIGN_AFTER, SIGN_BEFORE } from '../money-signs'
import { takeOut } from '../words'

const UNIT = `(?:${SIGN_AFTER}|credits?|coins?)`
const AMOUNT = '(?<amount>\\d{1,3}(?:[,.]\\d{3})+(?!\\d)|\\d{1,3}(?:\\.\\d)?(?=k\\b)|\\d{2,6})(?:[.,]\\d{1,2}(?!\\d))?(?<thousand>k\\b)?'
const LIMIT = `(?:under|below|less than|lower than|cheaper than|up to|at most|(?:a )?max(?:imum)?(?: price)?(?: of| is)?|no more than|(?:not|\\w*n't) (?:\\w+ ){0,5}?(?:more|higher|over|above|exceed(?:ing)?)(?: than)?|no(?:t|thing)? (?:over|above|higher than|exceeding)|within|(?:a |my |our |the )?(?:total )?(?:budget|limit|price(?: range| limit)?)(?: (?:of|is|for \\w+|to|would be|should be))*|can (?:only )?(?:spend|afford|pay)(?: (?:up to|at most|only))?|(?:willing|able) to (?:pay|spend)(?: up to)?|(?:stretch|go|raise|increase|up|bump|extend)(?: (?:it|my|our|the)?(?: ?(?:budget|limit|price))?)?(?: up| as high as)? to(?= ${SIGN_BEFORE}?\\s?\\d{3})|have (?:only )?(?=${SIGN_BEFORE}\\s?\\d|\\d))`
const BEFORE = new RegExp(
  `\\b${LIMIT}\\s*:?\\s*(?:about |around |only |exactly )?${SIGN_BEFORE}?\\s*${AMOUNT}(?:\\s*${UNIT})?(?!\\s*(?:nights?|days?|weeks?|am|pm|kg|hours?|st\\b|nd\\b|rd\\b|th\\b|:|\\/|people|adults?|persons?|passengers?|stops?))(?:\\s+(?:per|a|each)\\s*(?:person|head|ticket|passenger|seat)?)?`,
  'gi',
)
const AFTER = new RegExp(
  `(?:${SIGN_BEFORE}\\s*)?\\b${AMOUNT}(?:\\s*${UNIT})?\\s+(?:or (?:less|under|below|cheaper)|max(?:imum)?|tops|at (?:most|the most)|budget)\\b`,
  'gi',
)

const MORE = new RegExp(
  `\\b(?:add(?:ing)?|(?:raise|increase|extend|stretch|up|bump)(?:ing)? (?:it|my|our|the)?(?: ?budget)?(?: up)? by)\\s+(?:another |an extra )?${SIGN_BEFORE}?\\s*(?<amount>\\d{2,5})\\b(?=[^.?!]*\\b(?:budget|limit|price|more)\\b|\\s*${SIGN_AFTER}?\\s*(?:[.?!]|$))`,
  'i',
)

const ANEW = new RegExp(
  `^\\W*(?:(?:ok(?:ay)?|and|so|then|well)\\W+)*(?:what about|how about|what if it(?:'s| is| was| were)|make (?:it|that)|(?:let's )?say)\\s+(?:(?:for|at|up to)\\s+)?(?:${SIGN_BEFORE}\\s?(?=\\d)|(?=\\d+k\\b)|(?=[\\d,]+ (?:${SIGN_AFTER}|credits)))(?<amount>\\d{1,3}(?:,\\d{3})+|\\d+)(?<thousand>k\\b)?`,
  'i',
)

/** "I'll add 300 to the budget", "how about 10k?": the limit that was known, and more, or another in its place. */
export function raisedLimit(words: string, known: number | undefined): number | null {
  if (known === undefined) return null
  const more = Number(MORE.exec(words)?.groups?.amount)
  if (more > 0) return known + more
  const { amount, thousand } = ANEW.exec(words)?.groups ?? {}
  return amount === undefined ? null : Number(amount.replaceAll(',', '')) * (thousand ? 1000 : 1)
}

/** "Under 300", "my budget is $2,000": the most that one traveller will pay, without its currency. */
export function readPriceLimit(words: string): { maxPrice: number | null; rest: string } {
  let maxPrice: number | null = null
  const accept = ({ groups = {} }: RegExpExecArray) => {
    const amount = Number(groups.thousand ? groups.amount : (groups.amount ?? '').replace(/[.,]/g, '')) * (groups.thousand ? 1000 : 1)
    if (amount < 20) return false
    maxPrice = amount
    return true
  }
  const rest = takeOut(takeOut(words, BEFORE, accept), AFTER, accept)
  return { maxPrice, rest }
}
