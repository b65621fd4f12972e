import { SELECTABLE_CURRENCIES } from '@/lib/travel/currencies'
import { CURRENCY_SIGNS, CURRENCY_WORDS, usualCurrency } from '@/lib/travel/currency-words'

/** Codes, signs and names that are ordinary words in some language once lower-cased. */
const ALSO_WORDS: ReadonlySet<string> = new Set('try mad cop pen all sol fr ft r rm rp lei real won rand cad krona crown lira'.split(' '))
const NOT_ALONE: ReadonlySet<string> = new Set('try mad cop all fr ft r rm rp fr.'.split(' '))

/** "A$" isn't an article before a dollar. */
function plausibilityOf(said: string): string {
  if (ALSO_WORDS.has(said)) return ';-0.4'
  return /^\p{Sc}$/u.test(said) ? ';-0.02' : ''
}

/** Currency signs, codes and names from the currencies prices can be shown in; the same in every language. */
export function currencyLexicon(): string {
  const phrases = new Map<string, string>()
  const add = (said: string, written: string) => {
    const lower = said.toLowerCase()
    if (NOT_ALONE.has(lower) || /[=|;,]/.test(lower)) return
    const currency = usualCurrency(written)
    phrases.set(lower, `${lower}=${currency ? `currency:${currency},` : ''}sign:${written}${plausibilityOf(lower)}`)
  }
  for (const sign of CURRENCY_SIGNS.keys()) add(sign, sign)
  for (const word of CURRENCY_WORDS.keys()) if (word !== 'grand') add(word, word)
  for (const { code, name } of SELECTABLE_CURRENCIES)
    for (const said of [name, `${name}s`]) {
      const lower = said.toLowerCase()
      if (!phrases.has(lower)) phrases.set(lower, `${lower}=currency:${code},sign:${said}`)
    }
  return `[solid]\n@currency: ${[...phrases.values()].join(' | ')}`
}
