import { isSelectableCurrency, type SelectableCurrency } from './currencies'
import { formatDate, type PlainDate } from './dates'
import { type Money, minorDigits } from './money'
import { type Refusal, refuse } from './refusal'

/** The day of the rates below. */
const RATES_ON: PlainDate = '2026-11-02'

/** Units of a currency for one euro: roughly the middle rates of `RATES_ON`. A dated table, not a feed: nothing is ever charged by it. */
export const UNITS_PER_EURO: Readonly<Record<SelectableCurrency, number>> = {
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

/** "Converted at rates of 2 Nov 2026": to stand beside amounts that were converted. */
export function ratesLabel(): string {
  return `Converted at rates of ${formatDate(RATES_ON)}`
}

const DIGITS = 3

/** An amount in another currency, in whole units of at most three digits that count: "about £384". Null without a rate. */
export function roughlyIn({ amountMinor, currency }: Money, wanted: string): Money | null {
  if (!isSelectableCurrency(currency) || !isSelectableCurrency(wanted)) return null
  const units = ((amountMinor / 10 ** minorDigits(currency)) * UNITS_PER_EURO[wanted]) / UNITS_PER_EURO[currency]
  return { amountMinor: Math.round(Number(units.toPrecision(DIGITS))) * 10 ** minorDigits(wanted), currency: wanted }
}

type Converted = { status: 'converted'; amount: Money; roughly: Money; ratesOn: PlainDate }

/** An amount in whole units and codes in any letters, as roughly as `roughlyIn`; refused where it isn't above zero or there's no rate. */
export function convertMoney(amount: number, from: string, to: string): Converted | { status: 'refused'; refusal: Refusal } {
  const [currency, wanted] = [from.trim().toUpperCase(), to.trim().toUpperCase()]
  if (!(amount > 0)) return { status: 'refused', ...refuse('amount-not-positive', 'An amount to convert has to be above zero.', 'amount') }
  const unknown = [currency, wanted].find((code) => !isSelectableCurrency(code))
  const money = { amountMinor: Math.round(amount * 10 ** minorDigits(currency)), currency }
  const roughly = unknown === undefined ? roughlyIn(money, wanted) : null
  if (!roughly) return { status: 'refused', ...refuse('no-rate', `There’s no rate for ${unknown ?? wanted} here.`) }
  return { status: 'converted', amount: money, roughly, ratesOn: RATES_ON }
}
