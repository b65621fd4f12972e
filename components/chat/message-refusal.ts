import { type Refusal, refuse } from '@/lib/travel/refusal'

/** The most characters one message may have; the server holds the same line. */
export const LONGEST_MESSAGE = 4_000

// Besides white space: formatting characters (zero width, bidi, byte order), the Hangul fillers and the blank Braille cell.
const INVISIBLE = /[\s\p{Cf}\u115f\u1160\u3164\uffa0\u2800]/gu
const DIGIT_RUN = /\d(?:[ .\-\u00a0]?\d){13,18}/g

/** Why this text cannot be sent, if it cannot. Nothing visible is not worth a sentence: `empty` has none. */
export function messageRefusal(text: string): Refusal | undefined {
  if (text.replace(INVISIBLE, '') === '') return refuse('empty', '').refusal
  const { length } = text.trim()
  if (length > LONGEST_MESSAGE) {
    return refuse(
      'too-long',
      `A message holds ${count(LONGEST_MESSAGE)} characters; this has ${count(length)}. Shorten it by ${count(length - LONGEST_MESSAGE)} to send it.`,
      'text',
    ).refusal
  }
  if (holdsCardNumber(text)) {
    return refuse(
      'card-number',
      'That looks like a card number, so it was not sent. Card details go only into the payment step, never into the conversation.',
      'text',
    ).refusal
  }
}

/** 14 to 19 digits, spaced or not, whose check digit is right (Luhn, ISO/IEC 7812-1). */
export function holdsCardNumber(text: string): boolean {
  return (text.match(DIGIT_RUN) ?? []).some((run) => passesLuhn(run.replace(/\D/g, '')))
}

function passesLuhn(digits: string): boolean {
  const sum = [...digits].toReversed().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0 && /[1-9]/.test(digits)
}

function count(length: number): string {
  return length.toLocaleString('en-GB')
}
