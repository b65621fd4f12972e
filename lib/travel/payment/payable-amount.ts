import { addMoney, type Money, subtractMoney } from '../money'

/**
 * In minor units, where a card cannot be charged each one of them: of three decimals the last must be 0, and of the ariary only whole ones are
 * taken (https://docs.stripe.com/currencies, special cases).
 */
const STEPS: Record<string, number> = { BHD: 10, IQD: 10, JOD: 10, KWD: 10, LYD: 10, MGA: 100, OMR: 10, TND: 10 }
/** Twelve digits of the unit that the gateway counts in; cards have lower limits of their own. */
const MOST = 999_999_999_999

export const AMOUNT_NOT_PAYABLE = { code: 'amount_not_payable', message: 'You can’t pay this amount by card.' }

/** The smallest amount of a currency that a card can be charged more or less of, in minor units. */
export function payableStep(currency: string): number {
  return STEPS[currency] ?? 1
}

/** Whether a card can be charged exactly this amount. */
export function isPayable({ amountMinor, currency }: Money): boolean {
  return amountMinor > 0 && amountMinor <= MOST && amountMinor % payableStep(currency) === 0
}

/** The least that a card can be charged, or given back, which is not less than this. */
export function roundUpToPayable({ amountMinor, currency }: Money): Money {
  const step = payableStep(currency)
  return { amountMinor: Math.ceil(amountMinor / step) * step, currency }
}

/** The price with a total that a card can be charged. What rounding adds goes into our fee, so that the parts still add up. */
export function withPayableTotal<Price extends { serviceFee: Money; total: Money }>(price: Price): Price {
  const total = roundUpToPayable(price.total)
  if (total.amountMinor === price.total.amountMinor) return price
  return { ...price, total, serviceFee: addMoney(price.serviceFee, subtractMoney(total, price.total)) }
}
