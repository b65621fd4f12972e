import { currencyOfCountry } from '@/lib/travel/country-currency'
import { isSelectableCurrency, type SelectableCurrency } from '@/lib/travel/currencies'
import { UNITS_PER_EURO } from '@/lib/travel/exchange-rates'
import { type Money, minorDigits } from '@/lib/travel/money'
import { payableStep } from '@/lib/travel/payment/payable-amount'

/** The currency of a search for which none was named, by the country it starts in; US dollars where that has none of the list, as tickets there often are. */
export function currencyOf(countryCode: string): SelectableCurrency {
  return currencyOfCountry(countryCode) ?? 'USD'
}

/**
 * In steps that a card can be charged. Where a unit is small, prices are whole units, or hundreds or thousands of them, as they are in shops there. Throws for a
 * currency without a rate: searches and terms refuse those before a price is made.
 */
export function moneyFromEuro(euro: number, currency: string): Money {
  if (!isSelectableCurrency(currency)) throw new Error(`the sandbox has no rate for ${currency}`)
  if (euro <= 0) return { amountMinor: 0, currency }
  const rate = UNITS_PER_EURO[currency]
  const step = smallestStep(rate, currency)
  return { amountMinor: Math.max(step, Math.round((euro * rate * 10 ** minorDigits(currency)) / step) * step), currency }
}

/** What whole units of a currency are in euros, by the same table. Throws for a currency without a rate. */
export function euroFrom(units: number, currency: string): number {
  if (!isSelectableCurrency(currency)) throw new Error(`the sandbox has no rate for ${currency}`)
  return units / UNITS_PER_EURO[currency]
}

/** In minor units. */
function smallestStep(rate: number, currency: string): number {
  if (rate < 15) return payableStep(currency)
  return 10 ** minorDigits(currency) * (rate < 500 ? 1 : rate < 3_000 ? 100 : 1_000)
}
