import type { Stripe } from '@stripe/stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure'
import { StripeCardWidget } from './stripe-card-widget'

export type StripeParts = { stripe: Stripe; StripeCardWidget: typeof StripeCardWidget }

/** Fetches Stripe's script, which must come from Stripe itself. Throws when it cannot be had. */
export async function openStripe(publishableKey: string): Promise<StripeParts> {
  const stripe = await loadStripe(publishableKey)
  if (!stripe) throw new Error('the script of the card form did not start')
  return { stripe, StripeCardWidget }
}
