import { currencySign } from '@/lib/travel/currency-signs'
import { CURRENCY_SIGNS, currenciesNamed, usualCurrency } from '@/lib/travel/currency-words'

/** Also a Friday, and a foot. */
const ALSO_OTHER_WORDS = ['Fr', 'Fr.', 'Ft']
const signs = [...CURRENCY_SIGNS.keys()].toSorted((one, other) => other.length - one.length)
const escaped = (text: string) => text.replace(/[.$]/g, String.raw`\$&`)
const written = [...signs.filter((sign) => /\p{Sc}$/u.test(sign)).map(escaped), '[¥₩₹]'].join('|')
const lettered = signs
  .filter((sign) => /^\p{L}{2,}\.?$/u.test(sign) && !ALSO_OTHER_WORDS.includes(sign))
  .map(escaped)
  .join('|')
const WORDS =
  '(?:(?:us|canadian|australian|new zealand|hong kong|singapore|mexican|swiss|swedish|danish|norwegian) )?(?:dollars?|bucks|pounds?|quid|euros?|rupees?|yen|francs?|krona|kronor|krone|kroner|pesos?|zlotys?|forints?|dirhams?|reais)'

/** What stands right before an amount and names its currency, for a pattern that ignores case: "£", "US$", "SEK", "kr.". */
export const SIGN_BEFORE = `(?:${written}|(?<![a-z\\d])(?:${lettered}|r(?=\\s?\\d))(?![a-z]))`
/** What stands right after one: "€", "kr", "MXN", "dollars", "quid". */
export const SIGN_AFTER = `(?:${written}|(?:${lettered}|${WORDS})(?![a-z]))`

const BESIDE_AMOUNT = new RegExp(`${SIGN_BEFORE}(?=\\s?\\d)|(?<=\\d\\s?)${SIGN_AFTER}`, 'i')
const ANYWHERE = new RegExp(`\\b${WORDS}\\b`, 'i')

/** The currency of the amount in some words: that beside the amount, else one that is called by its name. */
export function currencyOfAmount(words: string): string | null {
  const said = BESIDE_AMOUNT.exec(words)?.[0] ?? ANYWHERE.exec(words)?.[0]
  return said === undefined ? null : usualCurrency(said)
}

/** Whether a price ("MX$1,807.00") can be in what a traveller wrote beside an amount: "$" fits every dollar and peso. */
export function isPricedIn(price: string, said: string): boolean {
  return currenciesNamed(said).some((code) => price.startsWith(currencySign(code)))
}
