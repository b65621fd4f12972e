import { currencySign } from '@/lib/travel/currency-signs'
import { groupDigits, type Money, minorDigits } from '@/lib/travel/money'

/** From here on an amount is told in thousands, millions or thousands of millions. */
const LONG = 10_000
const UNITS = [
  [1e3, 'k'],
  [1e6, 'm'],
  [1e9, 'bn'],
] as const

/**
 * A price for a narrow cell: "£94", "£1,095", "₩12.9k", "₩1.24m", rounded to the nearest of what it shows. Signs with
 * letters ("MX$", "CHF") are left out, as there is no room for them: `isSignLeftOut` tells who shows such cells to name the currency beside them.
 */
export function shortPrice({ amountMinor, currency }: Money): string {
  const amount = amountMinor / 10 ** minorDigits(currency)
  const sign = isSignLeftOut(currency) ? '' : currencySign(currency)
  return `${sign}${amount < LONG ? groupDigits(String(Math.round(amount))) : inUnits(amount)}`
}

/** Whether short prices of a currency stand without its sign. */
export function isSignLeftOut(currency: string): boolean {
  return /[A-Z]/.test(currencySign(currency))
}

/** Three digits at most. */
function inUnits(amount: number): string {
  const digits = 10 ** (Math.floor(Math.log10(amount)) - 2)
  const shown = Math.round(amount / digits) * digits
  const [unit, letter] = UNITS.findLast(([least]) => shown >= least) ?? UNITS[0]
  return `${Number((shown / unit).toPrecision(4))}${letter}`
}
