import { hasCardNumber } from '@/lib/travel/payment/find-card-number'
import { findSecret } from '@/lib/travel/privacy/find-secret'
import { type Refusal, refuse } from '@/lib/travel/refusal'

/** The most characters one message may have; the server holds the same line. */
export const LONGEST_MESSAGE = 4_000

// Besides white space: control and formatting characters (zero width, bidi, byte order), the Hangul fillers, the blank Braille cell.
const INVISIBLE = /[\s\p{Cc}\p{Cf}\u115f\u1160\u3164\uffa0\u2800]/gu

/** Why this text cannot be sent, if it cannot. */
export function messageRefusal(text: string): Refusal | undefined {
  if (text.replace(INVISIBLE, '') === '') return refuse('empty', 'There is nothing to send yet. Write where you would like to go.').refusal
  const { length } = text.trim()
  if (length > LONGEST_MESSAGE) {
    return refuse(
      'too-long',
      `A message holds ${count(LONGEST_MESSAGE)} characters; this has ${count(length)}. Shorten it by ${count(length - LONGEST_MESSAGE)} to send it.`,
      'text',
    ).refusal
  }
  if (hasCardNumber(text)) {
    return refuse(
      'card-number',
      'That looks like a card number, so it was not sent. Card details go only into the card form at the payment step, never into the conversation.',
      'text',
    ).refusal
  }
  const secret = findSecret(text)
  if (secret) return refuse(secret, SECRETS[secret], 'text').refusal
}

const SECRETS = {
  passport:
    'That looks like a passport number, so it was not sent. Passports go only into the passengers’ form at the checkout, never into the conversation.',
  password:
    'That looks like a password or an access key, so it was not sent. Wayfarer asks for a password only on its sign-in page, never in the conversation.',
}

function count(length: number): string {
  return length.toLocaleString('en-GB')
}
