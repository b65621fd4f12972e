import { SIGN_AFTER, SIGN_BEFORE } from './money-signs'
import { takeOut } from './words'

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
