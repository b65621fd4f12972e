import { CURRENCY_SIGNS, CURRENCY_WORDS, currenciesNamed } from '../../travel/currency-words'
import { everyMatch } from '../../travel/every-match'
import { minorDigits } from '../../travel/money'
import type { Claim, Reading } from './claim'
import { findSpelledAmounts } from './find-spelled-amounts'

const NUMBER = String.raw`\d{1,3}(?:[ '’.,]\d{2,3})+(?:[.,]\d{1,2})?(?!\d)|\d+(?:[.,]\d{1,3})?`
const SIGN = `(?:${[...CURRENCY_SIGNS.keys()]
  .toSorted((a, b) => b.length - a.length)
  .map(escaped)
  .join('|')}|\\p{Sc})`
const WORD = `(?:${[...CURRENCY_WORDS.keys()].toSorted((a, b) => b.length - a.length).join('|')})`
/** "EUR: 200", "Price (EUR) 200", "€-200". */
const BETWEEN = String.raw`\)?(?: ?[:=(]){0,2} ?[-–]?`
/** "200,- €", "200 or so euros", "a 200-euro fare". */
const TAIL = String.raw`(?:,[-–]|\.[-–]|\+|ish)? ?(?:or so |of (?:your|my|our) )?[-(]?`
const KIND = '(?:(?:US|UK|British|Scots|Scottish|Swiss|Canadian|Australian|American|Indian|Turkish|Egyptian) )?'
/** "3 real options", "2 won seats". */
const ALSO_WORDS = 'real|won|rand|grand|sol|sum|peso'
const BEFORE = new RegExp(
  `(?<![\\p{L}\\d])(?<sign>${SIGN})${BETWEEN}(?<number>${NUMBER})(?<kilo> ?k\\b)?(?: ?[–—-] ?(?<upper>${NUMBER})(?!\\d|[ :]\\d))?`,
  'gu',
)
const AFTER = new RegExp(
  `(?<![\\p{L}\\d.,:])(?:(?<lower>${NUMBER}) ?(?:[–—-]|to|bis|à|a) ?)?(?<number>${NUMBER})(?<kilo>k)?${TAIL}(?:(?<sign>${SIGN})|${KIND}(?<word>${WORD}))(?![\\p{L}\\p{M}])(?!(?<=(?:${ALSO_WORDS})) \\p{Ll})`,
  'giu',
)
/** Forints are written "Ft". */
const FEET = 'ft'
/** A number that can only be a price, though no currency stands beside it. */
const PRICED = new RegExp(
  `\\b(?:costs?|priced at|price (?:is|of)|prices from|fares? (?:is|of|from)|total(?:s| is| of| comes to| price is)|comes to|pay|only|just|kostet|coûte|cuesta|zahlen) (?<number>${NUMBER})(?!\\d|[.,]\\d| ?(?:\\p{L}|%|:\\d|/\\d))|\\b(?:costs?|priced at|comes to|totals|kostet|coûte|cuesta) (?<other>${NUMBER})(?!\\d)(?= (?:all|in|for|altogether|per|each|one|with|and|on|und|für|pour|por)\\b)|\\b(?:(?:for|at)|cheapest:) (?<asked>\\d{3,6})(?=[.;!?)]*$|[,;!?)] | (?:it is|in all|all in|altogether|each|return|per)\\b)`,
  'giu',
)

/** Amounts of money in all currencies and writings: "€1,234.50", "1.234,50 €", "300 euros", "GBP 62". */
export function findAmounts(text: string): Claim[] {
  const claims: Claim[] = []
  for (const match of everyMatch(text, BEFORE)) claims.push(...claimsOf(match, currenciesOf(match.groups?.sign)))
  for (const match of everyMatch(text, AFTER)) {
    const { sign, word } = match.groups ?? {}
    if ((sign ?? word) === FEET) continue
    claims.push(...claimsOf(match, sign ? currenciesOf(sign) : (CURRENCY_WORDS.get((word ?? '').toLowerCase()) ?? [])))
  }
  for (const match of everyMatch(text, PRICED)) claims.push(...claimsOf(match, []))
  return [...claims, ...findSpelledAmounts(text)]
}

/** A sign that is none of those that prices are shown in is still one of money. */
function currenciesOf(sign = ''): string[] {
  const named = currenciesNamed(sign)
  return named.length > 0 ? named : [sign]
}

/** A number with two decimals may be a price without its currency. */
export function readAmounts(number: string, currencies: string[]): Reading[] {
  const values = new Set((currencies.length > 0 ? currencies : ['EUR', 'KWD']).map((currency) => amountIn(number, minorDigits(currency))))
  return [...values].filter(Number.isFinite).map((value) => ({ kind: 'amount', thousandths: Math.round(value * 1000), currencies }))
}

function claimsOf(match: RegExpExecArray, currencies: string[]): Claim[] {
  const { number, other, asked, upper, lower, kilo } = match.groups ?? {}
  const span = { text: match[0].trim(), start: match.index, end: match.index + match[0].length }
  return [number ?? other ?? asked, upper, lower].flatMap((written) => {
    if (written === undefined) return []
    const readings = readAmounts(written, currencies).map((reading) =>
      kilo && reading.kind === 'amount' ? { ...reading, thousandths: reading.thousandths * 1000 } : reading,
    )
    return [{ ...span, readings }]
  })
}

/** The last separator begins the decimals, unless as many digits follow it as in a group of thousands. */
function amountIn(number: string, digits: number): number {
  const groups = /^(?<whole>.*?)(?:[.,](?<decimals>\d{1,3}))?$/.exec(number)?.groups ?? {}
  const { whole = number, decimals } = groups
  const isGroup = decimals !== undefined && decimals.length === 3 && (digits !== 3 || /[.,]/.test(whole))
  const plain = whole.replace(/\D/g, '')
  if (decimals === undefined) return Number(plain)
  return isGroup ? Number(plain + decimals) : Number(`${plain}.${decimals}`)
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
}
