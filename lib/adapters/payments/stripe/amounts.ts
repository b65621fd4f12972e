import { type Money, minorDigits } from '@/lib/travel/money'
import { isPayable } from '@/lib/travel/payment/payable-amount'

// https://docs.stripe.com/currencies: how many decimals Stripe counts with, where it is not two. ISK and UGX, which have none, are counted with two
// for the sake of old programs.
const STRIPE_DIGITS: Record<string, number> = {
  BIF: 0,
  CLP: 0,
  DJF: 0,
  GNF: 0,
  JPY: 0,
  KMF: 0,
  KRW: 0,
  MGA: 0,
  PYG: 0,
  RWF: 0,
  VND: 0,
  VUV: 0,
  XAF: 0,
  XOF: 0,
  XPF: 0,
  BHD: 3,
  JOD: 3,
  KWD: 3,
  OMR: 3,
  TND: 3,
}

/** In the unit that Stripe counts this currency in; null when Stripe cannot charge exactly this amount. */
export function toStripeAmount({ amountMinor, currency }: Money): number | null {
  return isPayable({ amountMinor, currency }) ? shift(amountMinor, stripeDigits(currency) - minorDigits(currency)) : null
}

/** Null when it is no amount of ours: a fraction of the smallest unit. */
export function fromStripeAmount(amount: number, stripeCurrency: string): Money | null {
  const currency = stripeCurrency.toUpperCase()
  const amountMinor = shift(amount, minorDigits(currency) - stripeDigits(currency))
  return Number.isSafeInteger(amountMinor) ? { amountMinor, currency } : null
}

function stripeDigits(currency: string): number {
  return STRIPE_DIGITS[currency] ?? 2
}

/** Divides rather than multiplies by a fraction, so that whole numbers stay exact. */
function shift(amount: number, digits: number): number {
  return digits < 0 ? amount / 10 ** -digits : amount * 10 ** digits
}
