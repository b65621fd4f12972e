import type { Decline } from '@/lib/ports/payment-gateway'

const DECLINES: Record<string, Decline> = {
  tok_sandbox_declined: { code: 'card_declined', message: 'Your card was declined.' },
  tok_sandbox_insufficient_funds: { code: 'insufficient_funds', message: 'Your card has insufficient funds.' },
  tok_sandbox_expired: { code: 'expired_card', message: 'Your card has expired.' },
  tok_sandbox_incorrect_cvc: { code: 'incorrect_cvc', message: "Your card's security code is incorrect." },
  tok_sandbox_processing_error: {
    code: 'processing_error',
    message: 'An error occurred while processing your card. Try again in a little bit.',
  },
}
const ACCEPTED = ['tok_sandbox_visa', 'tok_sandbox_mastercard', 'tok_sandbox_amex', 'tok_sandbox_discover']

/** What the bank says to a card, in Stripe's codes and words; null is yes. A token that was never issued is declined. */
export function bankAnswer(token: string): Decline | null {
  if (ACCEPTED.includes(token)) return null
  return Object.hasOwn(DECLINES, token) ? (DECLINES[token] ?? null) : { code: 'card_declined', message: 'Your card was declined.' }
}
