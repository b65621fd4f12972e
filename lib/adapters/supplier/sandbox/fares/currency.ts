import { currencyOfCountry } from '@/lib/travel/country-currency'
import { isSelectableCurrency, type SelectableCurrency } from '@/lib/travel/currencies'
import { type Money, minorDigits } from '@/lib/travel/money'
import { payableStep } from '@/lib/travel/payment/payable-amount'

/**
 * Units of a currency for one euro: roughly the middle rates of the day that `RATES_ON` names. A dated table, not a feed; it only
 * decides how the sandbox's euro prices look in another currency.
 */
const UNITS_PER_EURO: Readonly<Record<SelectableCurrency, number>> = {
  EUR: 1,
  GBP: 0.87,
  USD: 1.17,
  CHF: 0.93,
  AED: 4.3,
  ARS: 1_700,
  AUD: 1.76,
  BHD: 0.441,
  BRL: 6.4,
  CAD: 1.62,
  CLP: 1_080,
  CNY: 8.2,
  COP: 4_500,
  CZK: 24.3,
  DKK: 7.46,
  EGP: 55.8,
  FJD: 2.66,
  GEL: 3.15,
  HKD: 9.12,
  HUF: 385,
  IDR: 19_600,
  ILS: 3.75,
  INR: 105,
  ISK: 147,
  JOD: 0.83,
  JPY: 184,
  KES: 151,
  KRW: 1_690,
  KWD: 0.36,
  KZT: 600,
  LKR: 360,
  MAD: 10.7,
  MUR: 53.5,
  MXN: 21.1,
  MYR: 4.77,
  NOK: 11.7,
  NZD: 2.04,
  OMR: 0.45,
  PEN: 3.95,
  PHP: 69,
  PKR: 329,
  PLN: 4.24,
  QAR: 4.26,
  RON: 5.09,
  RSD: 117.2,
  SAR: 4.39,
  SEK: 10.9,
  SGD: 1.51,
  THB: 37,
  TND: 3.42,
  TRY: 50,
  TWD: 36.8,
  VND: 30_800,
  XAF: 655.957,
  XOF: 655.957,
  XPF: 119.33,
  ZAR: 19.4,
}

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
