import { isSelectableCurrency, type SelectableCurrency } from '../currencies'
import { type Money, minorDigits } from '../money'

/**
 * What an hour of one traveller's time counts for when flights are ranked, in whole units of each currency: about 18 euros, a
 * leisure traveller's share (some 70 %) of an ordinary hourly income. A fixed table, so that no offer's price moves the scale
 * that all are measured with. A currency that nobody can choose counts as if it were dollars.
 */
const HOUR_VALUE: Readonly<Record<SelectableCurrency, number>> = {
  EUR: 18,
  GBP: 16,
  USD: 21,
  CHF: 20,
  SEK: 200,
  NOK: 210,
  DKK: 135,
  PLN: 75,
  CZK: 430,
  HUF: 7_000,
  RON: 90,
  ISK: 2_650,
  TRY: 900,
  AED: 77,
  SAR: 79,
  QAR: 77,
  KWD: 6,
  ILS: 68,
  INR: 1_200,
  SGD: 27,
  MYR: 80,
  THB: 600,
  IDR: 250_000,
  VND: 350_000,
  JPY: 3_200,
  KRW: 30_000,
  CNY: 140,
  HKD: 165,
  TWD: 650,
  AUD: 32,
  NZD: 36,
  CAD: 29,
  MXN: 360,
  BRL: 110,
  CLP: 19_000,
  COP: 75_000,
  ZAR: 330,
  MAD: 180,
  EGP: 950,
  ARS: 29_000,
  BHD: 8,
  FJD: 45,
  GEL: 50,
  JOD: 15,
  KES: 2_300,
  KZT: 9_600,
  LKR: 5_000,
  MUR: 900,
  OMR: 8,
  PEN: 67,
  PHP: 950,
  PKR: 4_300,
  RSD: 2_000,
  TND: 58,
  XAF: 10_000,
  XOF: 10_000,
  XPF: 2_150,
}

/** What an hour of one traveller counts for; `weight` is how much this traveller minds time, 1 as most people do. */
export function hourWorth(currency: string, weight = 1): Money {
  const units = HOUR_VALUE[isSelectableCurrency(currency) ? currency : 'USD']
  return { amountMinor: Math.round(units * 10 ** minorDigits(currency) * weight), currency }
}
