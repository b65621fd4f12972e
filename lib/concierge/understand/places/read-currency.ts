import { SELECTABLE_CURRENCIES } from '@/lib/travel/currencies'
import { currencySign } from '@/lib/travel/currency-signs'
import { takeOut } from '../words'

const NAMES: readonly (readonly [pattern: string, code: string])[] = [
  ['canadian dollars?|cad', 'CAD'],
  ['australian dollars?|aussie dollars?|aud', 'AUD'],
  ['new zealand dollars?|kiwi dollars?|nzd', 'NZD'],
  ['singapore dollars?|sgd', 'SGD'],
  ['hong kong dollars?|hkd', 'HKD'],
  ['(?:us |u\\.s\\. |american )?(?:dollars?|bucks)|usd|us\\$|(?<![a-z])\\$', 'USD'],
  ['(?:british |english )?pounds?(?: sterling)?|sterling|quid|gbp|£', 'GBP'],
  ['euros?|eur|€', 'EUR'],
  ['(?:japanese )?yen|jpy|¥', 'JPY'],
  ['(?:indian )?rupees?|inr|₹|rs', 'INR'],
  ['(?:swiss )?francs?|chf', 'CHF'],
  ['swedish (?:krona|kronor|crowns)|sek|kronor', 'SEK'],
  ['norwegian (?:krone|kroner|crowns)|nok', 'NOK'],
  ['(?:danish )?(?:kroner|krone)|danish crowns|dkk', 'DKK'],
  ['(?:polish )?(?:zloty|zlotys|złoty)|pln', 'PLN'],
  ['(?:czech )?(?:koruna|crowns)|czk', 'CZK'],
  ['(?:hungarian )?forints?|huf', 'HUF'],
  ['(?:turkish )?liras?', 'TRY'],
  ['(?:chinese )?(?:yuan|renminbi)|rmb|cny', 'CNY'],
  ['(?:korean )?won|krw', 'KRW'],
  ['(?:thai )?baht|thb', 'THB'],
  ['brazilian reals?|reais|brl', 'BRL'],
  ['(?:mexican )?pesos?|mxn', 'MXN'],
  ['(?:south african )?rands?|zar', 'ZAR'],
  ['(?:uae |emirati )?dirhams?|aed', 'AED'],
  ['(?:israeli )?(?:shekels?|sheqels?)|ils', 'ILS'],
  ...SELECTABLE_CURRENCIES.map(({ code, name }) => [`${name}s?|${code}|${escaped(currencySign(code).trim())}`, code] as const),
]
const NAME = `(?<name>${NAMES.map(([pattern]) => pattern).join('|')})(?![\\p{L}\\d])`
const MONEY = '(?:prices?|fares?|totals?|costs?|amounts?|money|currency|everything|it all|it|them|that|flights?|quotes?)'
const WISHES = [
  new RegExp(
    `\\b(?:show|see|display|give|quote|list|have|get|price|pay|paying|charge|bill|convert|calculate|tell)\\b[^.,;?!\\d]{0,30}?\\b(?:in|to|into|with)\\s+(?:the )?${NAME}`,
    'giu',
  ),
  new RegExp(
    `\\b(?:change|switch|set|convert|make)\\b(?: me)?(?: the| my)?(?: ${MONEY})?(?: currency)?\\s+(?:to|into|in|over to|be in|be)\\s+(?:the )?${NAME}(?!\\s+(?:return|ticket))`,
    'giu',
  ),
  new RegExp(`\\b${MONEY}(?: (?:is|are|should be|must be|please|currency))*\\s+(?:in|as)\\s+(?:the )?${NAME}`, 'giu'),
  new RegExp(`\\bcurrency\\s*(?:is|to|:|=|should be)?\\s*${NAME}`, 'giu'),
  new RegExp(
    `(?:^|[,;.]\\s*|\\b(?:and|but|please|rather|only|all)\\s+)in\\s+(?:the )?${NAME}(?=\\s*(?:$|[,.;?!]|please\\b|instead\\b|and\\b|rather\\b|if\\b|then\\b|thanks\\b))`,
    'giu',
  ),
]

function escaped(text: string): string {
  return text.replaceAll('$', '\\$')
}

/** The currency that prices are wished in, by its ISO code; a sum ("under 300 dollars") wishes for none. */
export function readCurrency(words: string): { currency: string | null; rest: string } {
  let currency: string | null = null
  let rest = words
  for (const pattern of WISHES) {
    rest = takeOut(rest, pattern, ({ groups = {} }) => {
      currency = NAMES.find(([name]) => new RegExp(`^(?:${name})$`, 'iu').test(groups.name ?? ''))?.[1] ?? currency
      return true
    })
  }
  return { currency, rest }
}
