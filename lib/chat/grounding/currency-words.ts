import { SELECTABLE_CURRENCIES } from '../../travel/currencies'

const CODES: readonly string[] = SELECTABLE_CURRENCIES.map(({ code }) => code)
const EXTRA_WORDS: Record<string, string[]> = {
  quid: ['GBP'],
  sterling: ['GBP'],
  bucks: ['USD'],
  grand: ['GBP', 'USD'],
  rupien: ['INR'],
  rupaye: ['INR'],
  rupees: ['INR'],
  रुपये: ['INR'],
  यूरो: ['EUR'],
  евро: ['EUR'],
  ユーロ: ['EUR'],
  円: ['JPY'],
  元: ['CNY'],
  zloty: ['PLN'],
  zlotys: ['PLN'],
  złoty: ['PLN'],
  złotych: ['PLN'],
  rouble: ['RUB'],
  roubles: ['RUB'],
  ruble: ['RUB'],
  rubles: ['RUB'],
  рублей: ['RUB'],
  hryvnia: ['UAH'],
  bitcoin: ['BTC'],
  bitcoins: ['BTC'],
  btc: ['BTC'],
  usdt: ['USDT'],
}

/** "£" → GBP, "$" → every dollar, as currencies are written in English. */
export const CURRENCY_SIGNS = signsOf()
/** "pound" → every currency that is called so, in one and in many. */
export const CURRENCY_WORDS = wordsOf()
/** Any other sign of money, as a pattern. */
export const OTHER_SIGN = String.raw`\p{Sc}`

function signsOf(): Map<string, string[]> {
  const signs = new Map<string, string[]>(CODES.map((code) => [code, [code]]))
  for (const code of CODES) {
    for (const currencyDisplay of ['narrowSymbol', 'symbol'] as const) {
      const parts = new Intl.NumberFormat('en-GB', { style: 'currency', currency: code, currencyDisplay }).formatToParts(1)
      const sign = parts.find(({ type }) => type === 'currency')?.value ?? code
      if (sign !== code) signs.set(sign, [...new Set([...(signs.get(sign) ?? []), code])])
    }
  }
  for (const code of CODES) if (code.endsWith('D')) signs.set(`${code.slice(0, 2)}$`, [code])
  for (const code of ['SEK', 'NOK', 'DKK', 'ISK']) signs.set('kr', [...new Set([...(signs.get('kr') ?? []), code])])
  signs.set('Fr', ['CHF'])
  signs.set('zł', ['PLN'])
  signs.set('Rs', ['INR', 'PKR', 'LKR', 'MUR'])
  for (const sign of ['kr', 'Fr', 'Rs']) signs.set(`${sign}.`, signs.get(sign) ?? [])
  return signs
}

function wordsOf(): Map<string, string[]> {
  const words = new Map<string, string[]>(Object.entries(EXTRA_WORDS))
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
