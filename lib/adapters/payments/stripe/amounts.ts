import { type Money, minorDigits } from '@/lib/travel/money'

// https://docs.stripe.com/currencies: how many decimals Stripe counts with, where it is not two.
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
// Their last digit must be 0.
const TENS_ONLY = new Set(['BHD', 'JOD', 'KWD', 'OMR', 'TND'])
// Counted with two decimals for the sake of old programs, but only whole units are taken.
const HUNDREDS_ONLY = new Set(['ISK', 'UGX'])

/** In the unit that Stripe counts this currency in; null when Stripe cannot charge exactly this amount. */
export function toStripeAmount({ amountMinor, currency }: Money): number | null {
  const amount = shift(amountMinor, stripeDigits(currency) - minorDigits(currency))
  const step = TENS_ONLY.has(currency) ? 10 : HUNDREDS_ONLY.has(currency) ? 100 : 1
  return Number.isSafeInteger(amount) && amount % step === 0 ? amount : null
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
