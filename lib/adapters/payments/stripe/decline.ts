import type { Decline } from '@/lib/ports/payment-gateway'
import { hasCardNumber } from '@/lib/travel/payment/find-card-number'
import type { FailureFacts } from './failure'

const DECLINED = 'Your card was declined.'
// Stripe writes these two for programmers.
const OWN_WORDS: Record<string, string> = {
  payment_intent_authentication_failure: 'Your bank could not confirm that it was you. Please try again or use another card.',
  authentication_required: 'Your bank wants to confirm that it is you. Please pay again, with the card in hand.',
}
const LONGEST = 200

export const HOLD_GONE: Decline = { code: 'hold_gone', message: 'The hold on your card is gone.' }
export const CARD_GONE: Decline = {
  code: 'card_gone',
  message: 'You can’t use this card any more. Please enter it again, or use another card.',
}
export const REFUND_FAILED: Decline = { code: 'refund_failed', message: 'Your bank didn’t take the money back.' }
export const REFUND_DISPUTED: Decline = {
  code: 'charge_disputed',
  message: 'This payment is being disputed at your bank, so we can’t refund it until the bank has decided.',
}

/** A bank's "no" in one code and one sentence: the bank's reason where it gave one, in words for who holds the card. */
export function toDecline({ code, declineCode }: Pick<FailureFacts, 'code' | 'declineCode'>, words: string): Decline {
  const isPlain = !declineCode || declineCode === 'generic_decline'
  const reason = code === 'card_declined' || !code ? (isPlain ? 'card_declined' : declineCode) : code
  return { code: reason, message: OWN_WORDS[reason] ?? (isFitForPeople(words) ? words : DECLINED) }
}

function isFitForPeople(words: string): boolean {
  return words !== '' && words.length <= LONGEST && !/https?:|_/.test(words) && !hasCardNumber(words)
}
