import { takeOut } from '../words'

const MONEY = '(?:[£€$₹]|(?:usd|eur|gbp|inr|rs)\\.?)'
const UNIT = '(?:[£€$₹]|dollars?|usd|bucks|pounds?|quid|gbp|euros?|eur|credits?|rupees?|inr|rs|coins?)'
const AMOUNT = '(?<amount>\\d{1,3}(?:,\\d{3})+|\\d{1,3}(?:\\.\\d)?(?=k\\b)|\\d{2,6})(?:\\.\\d{2})?(?<thousand>k\\b)?'
const LIMIT =
  "(?:under|below|less than|lower than|cheaper than|up to|at most|(?:a )?max(?:imum)?(?: price)?(?: of| is)?|no more than|(?:not|\\w*n't) (?:\\w+ ){0,5}?(?:more|higher|over|above|exceed(?:ing)?)(?: than)?|no(?:t|thing)? (?:over|above|higher than|exceeding)|within|(?:a |my |our |the )?(?:total )?(?:budget|limit|price(?: range| limit)?)(?: (?:of|is|for \\w+|to|would be|should be))*|can (?:only )?(?:spend|afford|pay)(?: (?:up to|at most|only))?|(?:willing|able) to (?:pay|spend)(?: up to)?|have (?:only )?(?=[£€$\\d]))"
const BEFORE = new RegExp(
  `\\b${LIMIT}\\s*:?\\s*(?:about |around |only |exactly )?${MONEY}?\\s*${AMOUNT}(?:\\s*${UNIT})?(?!\\s*(?:nights?|days?|weeks?|am|pm|kg|hours?|st\\b|nd\\b|rd\\b|th\\b|:|\\/|people|adults?|persons?|passengers?|stops?))(?:\\s+(?:per|a|each)\\s*(?:person|head|ticket|passenger|seat)?)?`,
  'gi',
)
const AFTER = new RegExp(
  `(?:${MONEY}\\s*)?\\b${AMOUNT}(?:\\s*${UNIT})?\\s+(?:or (?:less|under|below|cheaper)|max(?:imum)?|tops|at (?:most|the most)|budget)\\b`,
  'gi',
)

/** "Under 300", "my budget is $2,000": the most that one traveller will pay, without its currency. */
export function readPriceLimit(words: string): { maxPrice: number | null; rest: string } {
  let maxPrice: number | null = null
  const accept = ({ groups = {} }: RegExpExecArray) => {
    const amount = Number((groups.amount ?? '').replaceAll(',', '')) * (groups.thousand ? 1000 : 1)
    if (amount < 20) return false
    maxPrice = amount
    return true
  }
  const rest = takeOut(takeOut(words, BEFORE, accept), AFTER, accept)
  return { maxPrice, rest }
}
