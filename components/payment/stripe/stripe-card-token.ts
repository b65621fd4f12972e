import type { ConfirmationToken } from '@stripe/stripe-js'
import type { CardToken } from '@/lib/travel/payment/billing'
import { cardTokenSchema } from '@/lib/travel/payment/billing-schema'

const BRANDS: Record<string, string> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  american_express: 'American Express',
  discover: 'Discover',
  diners: 'Diners Club',
  diners_club: 'Diners Club',
  jcb: 'JCB',
  unionpay: 'UnionPay',
  cartes_bancaires: 'Cartes Bancaires',
  eftpos_australia: 'eftpos',
}

/** What may be shown of the card behind a token of Stripe's; null when it is none of a card. */
export function stripeCardToken({ id, payment_method_preview: preview }: ConfirmationToken): CardToken | null {
  const { card } = preview
  if (!card) return null
  const { brand, last4, exp_month: expiryMonth, exp_year: expiryYear } = card
  const read = cardTokenSchema.safeParse({ token: id, brand: BRANDS[brand] ?? 'Card', last4, expiryMonth, expiryYear })
  return read.success ? read.data : null
}
