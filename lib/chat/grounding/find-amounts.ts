import { SELECTABLE_CURRENCIES } from '../../travel/currencies'
import { minorDigits } from '../../travel/money'
import type { Claim, Reading } from './claim'

const CODES: readonly string[] = SELECTABLE_CURRENCIES.map(({ code }) => code)
const EXTRA_WORDS: Record<string, string[]> = {
  quid: ['GBP'],
  sterling: ['GBP'],
  bucks: ['USD'],
  rupien: ['INR'],
  rupaye: ['INR'],
  rupees: ['INR'],
  रुपये: ['INR'],
  यूरो: ['EUR'],
}

/** "£" → GBP, "$" → every dollar, as currencies are written in English. */
const SIGNS = signsOf()
const WORDS = wordsOf()
const NUMBER = String.raw`\d{1,3}(?:[ '’.,]\d{2,3})+(?:[.,]\d{1,2})?(?!\d)|\d+(?:[.,]\d{1,3})?`
const SIGN = `(?:${[...SIGNS.keys()]
  .toSorted((a, b) => b.length - a.length)
  .map(escaped)
  .join('|')})`
const WORD = `(?:${[...WORDS.keys()].toSorted((a, b) => b.length - a.length).join('|')})`
const BEFORE = new RegExp(
  `(?<![\\p{L}\\d])(?<sign>${SIGN}) ?(?<number>${NUMBER})(?<kilo> ?k\\b)?(?: ?[–—-] ?(?<upper>${NUMBER})(?!\\d|[ :]\\d))?`,
  'gu',
)
const AFTER = new RegExp(
  `(?<![\\p{L}\\d.,])(?:(?<lower>${NUMBER}) ?(?:[–—-]|to|bis|à|a) ?)?(?<number>${NUMBER})(?<kilo>k)? ?(?:(?<sign>${SIGN})|(?<word>${WORD}))(?![\\p{L}\\p{M}])`,
  'giu',
)
/** A number that can only be a price, though no currency stands beside it. */
const PRICED = new RegExp(
  `\\b(?:costs?|priced at|price (?:is|of)|prices from|fares? (?:is|of|from)|total(?:s| is| of| comes to| price is)|comes to|pay|only|just|kostet|coûte|cuesta|zahlen) (?<number>${NUMBER})(?!\\d|[.,]\\d| ?(?:\\p{L}|%|:\\d|/\\d))|\\b(?:costs?|priced at|comes to|totals|kostet|coûte|cuesta) (?<other>${NUMBER})(?!\\d)(?= (?:all|in|for|altogether|per|each|one|with|and|on|und|für|pour|por)\\b)`,
  'giu',
)

/** Amounts of money in all currencies and writings: "€1,234.50", "1.234,50 €", "300 euros", "GBP 62". */
export function findAmounts(text: string): Claim[] {
  const claims: Claim[] = []
  for (const match of text.matchAll(BEFORE)) claims.push(...claimsOf(match, SIGNS.get(match.groups?.sign ?? '') ?? []))
  for (const match of text.matchAll(AFTER)) {
    const { sign, word } = match.groups ?? {}
    claims.push(...claimsOf(match, (sign ? SIGNS.get(sign) : WORDS.get((word ?? '').toLowerCase())) ?? []))
  }
  for (const match of text.matchAll(PRICED)) claims.push(...claimsOf(match, []))
  return claims
}

/** A number with two decimals may be a price without its currency. */
export function readAmounts(number: string, currencies: string[]): Reading[] {
  const values = new Set((currencies.length > 0 ? currencies : ['EUR', 'KWD']).map((currency) => amountIn(number, minorDigits(currency))))
  return [...values].filter(Number.isFinite).map((value) => ({ kind: 'amount', thousandths: Math.round(value * 1000), currencies }))
}

function claimsOf(match: RegExpExecArray, currencies: string[]): Claim[] {
  const { number, other, upper, lower, kilo } = match.groups ?? {}
  const span = { text: match[0].trim(), start: match.index, end: match.index + match[0].length }
  return [number ?? other, upper, lower].flatMap((written) => {
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

function signsOf(): Map<string, string[]> {
  const signs = new Map<string, string[]>(CODES.map((code) => [code, [code]]))
  for (const code of CODES) {
    for (const currencyDisplay of ['narrowSymbol', 'symbol'] as const) {
      const parts = new Intl.NumberFormat('en-GB', { style: 'currency', currency: code, currencyDisplay }).formatToParts(1)
      const sign = parts.find(({ type }) => type === 'currency')?.value ?? code
      if (sign !== code) signs.set(sign, [...new Set([...(signs.get(sign) ?? []), code])])
    }
  }
  for (const code of ['SEK', 'NOK', 'DKK', 'ISK']) signs.set('kr', [...new Set([...(signs.get('kr') ?? []), code])])
  signs.set('zł', ['PLN'])
  signs.set('Rs', ['INR', 'PKR', 'LKR', 'MUR'])
  return signs
}

/** "pound" → every currency that is called so, in one and in many. */
function wordsOf(): Map<string, string[]> {
  const words = new Map<string, string[]>(Object.entries(EXTRA_WORDS).filter(([, codes]) => codes.length > 0))
  for (const { code, name } of SELECTABLE_CURRENCIES) {
    const last = name.split(' ').at(-1)?.toLowerCase() ?? ''
    for (const word of [last, `${last}s`]) words.set(word, [...(words.get(word) ?? []), code])
  }
  for (const [word, like] of [
    ['kronor', 'krona'],
    ['kroner', 'krone'],
    ['kronen', 'krone'],
    ['pfund', 'pound'],
    ['libras', 'pound'],
    ['livres', 'pound'],
    ['franken', 'franc'],
    ['dólares', 'dollar'],
  ] as const) {
    words.set(word, words.get(like) ?? [])
  }
  return words
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
}
