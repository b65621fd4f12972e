import { currencySign } from '@/lib/travel/currency-signs'
import { currenciesNamed } from '@/lib/travel/currency-words'

/** Whether a price ("MX$1,807.00") can be in what a traveller wrote beside an amount: "$" fits every dollar and peso. */
export function isPricedIn(price: string, said: string): boolean {
  return currenciesNamed(said).some((code) => price.startsWith(currencySign(code)))
}
