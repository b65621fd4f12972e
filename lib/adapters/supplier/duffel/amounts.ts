import { type Money, minorDigits } from '@/lib/travel/money'

/** "12.5" of GBP is 1250 minor units, digit by digit; null for what is no amount or finer than the currency's smallest unit. */
export function readAmount(amount: string, currency: string): Money | null {
  const match = /^(-?)(\d{1,12})(?:\.(\d+))?$/.exec(amount.trim())
  if (!match || !/^[A-Z]{3}$/.test(currency)) return null
  const [, sign = '', whole = '', fraction = ''] = match
  const digits = minorDigits(currency)
  if (/[1-9]/.test(fraction.slice(digits))) return null
  const minor = Number(whole + fraction.slice(0, digits).padEnd(digits, '0'))
  return { amountMinor: sign === '-' && minor !== 0 ? -minor : minor, currency }
}

/** As Duffel writes it: 1250 minor units of GBP are "12.50". Not for less than nothing. */
export function writeAmount({ amountMinor, currency }: Money): string {
  const digits = minorDigits(currency)
  const text = String(amountMinor).padStart(digits + 1, '0')
  return digits === 0 ? text : `${text.slice(0, -digits)}.${text.slice(-digits)}`
}

/** The price of several people, for one of them; null when it does not divide evenly. */
export function sharePerPerson(money: Money, people: number): Money | null {
  return people > 0 && money.amountMinor % people === 0 ? { ...money, amountMinor: money.amountMinor / people } : null
}
