import { SELECTABLE_CURRENCIES } from './currencies'
import { currencySign } from './currency-signs'

/** Signs that several currencies share, and other ways to write one; the currency that most people mean comes first. */
const WRITTEN = `
$ USD ARS AUD CAD CLP COP FJD HKD MXN NZD SGD TWD
¥ JPY CNY
kr SEK NOK DKK ISK
Rs INR PKR LKR MUR
AU$ AUD|C$ CAD|CL$ CLP|CO$ COP|AR$ ARS|FJ$ FJD|S$ SGD|SG$ SGD|TW$ TWD|E£ EGP
元 CNY|円 JPY|Kč CZK|Ft HUF|lei RON|zł PLN|Fr CHF|Rp IDR|RM MYR|R ZAR|S/ PEN|KSh KES|฿ THB|₸ KZT|₺ TRY|₾ GEL|FCFA XAF XOF|CFA XOF XAF|CFPF XPF
`
/** Words that are not the last of a currency's name; as above. */
const NAMED = `
quid GBP|sterling GBP|bucks USD|buck USD|grand GBP USD|pound GBP EGP|dollar USD AUD CAD FJD HKD NZD SGD TWD|rupee INR LKR MUR PKR|yuan CNY|renminbi CNY|rmb CNY
rupien INR|rupaye INR|रुपये INR|यूरो EUR|евро EUR|ユーロ EUR|zloty PLN|zlotys PLN|złotych PLN|rouble RUB|roubles RUB|ruble RUB|rubles RUB|рублей RUB|hryvnia UAH
bitcoin BTC|bitcoins BTC|btc BTC|usdt USDT
`
const LIKE = [
  ['kronor', 'krona'],
  ['kroner', 'krone'],
  ['kronen', 'krone'],
  ['pfund', 'pound'],
  ['libras', 'pound'],
  ['livres', 'pound'],
  ['franken', 'franc'],
  ['dólares', 'dollar'],
] as const

/** "£", "MX$", "SEK", "kr." → every currency that it may stand for. Signs and codes are told apart by their case. */
export const CURRENCY_SIGNS: ReadonlyMap<string, string[]> = signsOf()
/** "pound", "pounds" → every currency that is called so. */
export const CURRENCY_WORDS: ReadonlyMap<string, string[]> = wordsOf()

/** The currencies that a sign, a code or a word may stand for, however it is spelt ("mexican pesos"); none for "try", which is a word of its own. */
export function currenciesNamed(said: string): string[] {
  const lower = said.toLowerCase()
  const [, whose, word] = /^(.+) (\p{L}+)$/u.exec(lower) ?? []
  if (whose && word) return (CURRENCY_WORDS.get(word) ?? []).filter((code) => NAME_OF.get(code)?.startsWith(whose))
  const known = CURRENCY_SIGNS.get(said) ?? CURRENCY_WORDS.get(lower)
  if (known || lower === 'try') return known ?? []
  return CURRENCY_SIGNS.get(said.toUpperCase()) ?? CURRENCY_SIGNS.get(lower) ?? CURRENCY_SIGNS.get(sentenceCase(lower)) ?? []
}

/** The one that is meant where nothing else tells; null where as many people mean another one ("kr"). */
export function usualCurrency(said: string): string | null {
  const [first, ...others] = currenciesNamed(said)
  return first && (others.length === 0 || USUAL.has(first)) ? first : null
}

const NAME_OF = new Map<string, string>(SELECTABLE_CURRENCIES.map(({ code, name }) => [code, name.toLowerCase()]))
const USUAL: ReadonlySet<string> = new Set(['USD', 'GBP', 'JPY', 'INR', 'CHF'])

function sentenceCase(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}

function signsOf(): Map<string, string[]> {
  const signs = readTable(WRITTEN)
  for (const sign of ['kr', 'Fr', 'Rs']) signs.set(`${sign}.`, signs.get(sign) ?? [])
  for (const { code } of SELECTABLE_CURRENCIES) {
    signs.set(code, [code])
    const own = currencySign(code).trim()
    if (!signs.has(own)) signs.set(own, [code])
  }
  return signs
}

function wordsOf(): Map<string, string[]> {
  const words = readTable(NAMED)
  for (const { code, name } of SELECTABLE_CURRENCIES) {
    const last = name.split(' ').at(-1)?.toLowerCase() ?? ''
    for (const word of [last, `${last}s`]) words.set(word, [...new Set([...(words.get(last) ?? []), ...(words.get(word) ?? []), code])])
  }
  for (const [word, like] of LIKE) words.set(word, words.get(like) ?? [])
  return words
}

function readTable(table: string): Map<string, string[]> {
  const rows = table.trim().split(/[|\n]/)
  return new Map(
    rows.map((row) => {
      const [written = '', ...codes] = row.split(' ')
      return [written, codes]
    }),
  )
}
