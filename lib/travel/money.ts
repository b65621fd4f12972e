import { currencySign } from './currency-signs'

/** `amountMinor` counts the currency's smallest unit (ISO 4217 exponent): 1234 is €12.34, and ¥1,234. */
export type Money = { amountMinor: number; currency: string }

// ISO 4217 exponents that differ from 2.
const MINOR_DIGITS: Record<string, number> = {
  BIF: 0,
  CLP: 0,
  DJF: 0,
  GNF: 0,
  ISK: 0,
  JPY: 0,
  KMF: 0,
  KRW: 0,
  PYG: 0,
  RWF: 0,
  UGX: 0,
  VND: 0,
  VUV: 0,
  XAF: 0,
  XOF: 0,
  XPF: 0,
  BHD: 3,
  IQD: 3,
  JOD: 3,
  KWD: 3,
  LYD: 3,
  OMR: 3,
  TND: 3,
}

/** Decimal digits of a currency (ISO 4217): 2 for GBP, 0 for JPY. */
export function minorDigits(currency: string): number {
  return MINOR_DIGITS[currency] ?? 2
}

/** Nothing, in a currency: where sums start. */
export function zeroMoney(currency: string): Money {
  return { amountMinor: 0, currency }
}

/** Throws when currencies differ: amounts of different currencies are never added. */
export function addMoney(first: Money, ...rest: Money[]): Money {
  return rest.reduce((sum, next) => {
    if (next.currency !== sum.currency) throw new Error(`cannot add ${next.currency} to ${sum.currency}`)
    return { amountMinor: sum.amountMinor + next.amountMinor, currency: sum.currency }
  }, first)
}

/** Throws when currencies differ. */
export function subtractMoney(from: Money, what: Money): Money {
  return addMoney(from, { ...what, amountMinor: -what.amountMinor })
}

/** `factor` is a whole number (a count of people or bags): fractions of money are never made here. */
export function multiplyMoney(money: Money, factor: number): Money {
  if (!Number.isInteger(factor)) throw new Error(`money is multiplied by whole numbers only, not ${factor}`)
  return { amountMinor: money.amountMinor * factor, currency: money.currency }
}

/**
 * "€412.60", "MX$412.60", "SEK 412.60", "-JP¥1,234": the one place where amounts are written. An amount always names its currency, so a sign
 * that several share ($, ¥, kr, Rs) never stands alone; the decimals are the currency's own.
 */
export function formatMoney({ amountMinor, currency }: Money): string {
  const digits = minorDigits(currency)
  const whole = String(Math.abs(amountMinor)).padStart(digits + 1, '0')
  const point = whole.length - digits
  const fraction = digits === 0 ? '' : `.${whole.slice(point)}`
  return `${amountMinor < 0 ? '-' : ''}${currencySign(currency)}${groupDigits(whole.slice(0, point))}${fraction}`
}

/** An amount in whole units of the currency: "£300", without decimals. */
export function formatWhole(amount: number, currency: string): string {
  return formatMoney({ amountMinor: amount * 10 ** minorDigits(currency), currency }).replace(/\.0+$/, '')
}

/** "1,234,567": whole numbers only, in British English. */
export function groupDigits(digits: string): string {
  return digits.replace(/\B(?=(\d{3})+$)/g, ',')
}
