import type { Decline } from '@/lib/ports/payment-gateway'

/** What the bank says to a card: it holds the money, it refuses, or it asks its customer first. */
export type BankAnswer = 'holds' | 'asks' | { decline: Decline }

export const DECLINED: Decline = { code: 'card_declined', message: 'Your card was declined.' }
const NOT_AUTHENTICATED: Decline = {
  code: 'payment_intent_authentication_failure',
  message: 'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
}

const holds = (): BankAnswer => 'holds'
const asks = (): BankAnswer => 'asks'
const declines = (code: string, message: string) => (): BankAnswer => ({ decline: { code, message } })

/** By the name in the token; `isKept` is a card that has paid before and was kept then. Codes and words are Stripe's. */
const SCENARIOS = new Map<string, (isKept: boolean) => BankAnswer>([
  ['visa', holds],
  ['mastercard', holds],
  ['amex', holds],
  ['discover', holds],
  ['declined', declines(DECLINED.code, DECLINED.message)],
  ['insufficient_funds', declines('insufficient_funds', 'Your card has insufficient funds.')],
  ['expired', declines('expired_card', 'Your card has expired.')],
  ['incorrect_cvc', declines('incorrect_cvc', "Your card's security code is incorrect.")],
  ['processing_error', declines('processing_error', 'An error occurred while processing your card. Try again in a little bit.')],
  // A thief learns nothing from the words.
  ['fraudulent', declines('fraudulent', DECLINED.message)],
  ['asks', asks],
  ['asks_always', asks],
  ['asks_then_declined', asks],
  ['asks_unless_kept', (isKept) => (isKept ? 'holds' : 'asks')],
  ['declined_once_kept', (isKept) => (isKept ? { decline: DECLINED } : 'holds')],
])

/** A token that was never issued is declined. */
export function bankAnswer(token: string, isKept: boolean): BankAnswer {
  return SCENARIOS.get(scenarioOf(token))?.(isKept) ?? { decline: DECLINED }
}

/** Whether the bank asks before it holds, at least the first time. */
export function isAskingCard(token: string): boolean {
  return bankAnswer(token, false) === 'asks'
}

/** Why there is no money after the customer has answered; null: it is held. */
export function declineAfterCheck(token: string, answer: 'complete' | 'fail'): Decline | null {
  if (answer === 'fail') return NOT_AUTHENTICATED
  return scenarioOf(token) === 'asks_then_declined' ? DECLINED : null
}

/** The name in a token of the card form, or in that of a kept card. */
export function scenarioOf(token: string): string {
  return /^tok_sandbox_([a-z_]+)$/.exec(token)?.[1] ?? /^pm_sandbox_([a-z_]+)_[a-p]{20}$/.exec(token)?.[1] ?? ''
}
