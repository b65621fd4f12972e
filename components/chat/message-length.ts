import * as texts from '@/lib/texts/chat'
import { type Refusal, refuse } from '@/lib/travel/refusal'

/** The most characters one message may have; the server holds the same line. */
export const LONGEST_MESSAGE = 4_000
/** What a field holds at most, so that typing stays quick whatever is pasted. There is room for a message that has yet to be shortened. */
export const LONGEST_TYPED = 8_000

// Besides white space: control and formatting characters (zero width, bidi, byte order), the Hangul fillers, the blank Braille cell.
const INVISIBLE = /[\s\p{Cc}\p{Cf}\u115f\u1160\u3164\uffa0\u2800]/gu

/** Why there is too little or too much to send, if so. */
export function lengthRefusal(text: string): Refusal | undefined {
  if (text.replace(INVISIBLE, '') === '') return refuse('empty', texts.nothingToSendYet).refusal
  const { length } = text.trim()
  if (length <= LONGEST_MESSAGE) return undefined
  const words = texts.messageIsTooLong(count(LONGEST_MESSAGE), count(length), count(length - LONGEST_MESSAGE))
  return refuse('too-long', text.length < LONGEST_TYPED ? words : words + texts.restWasLeftOut, 'text').refusal
}

function count(length: number): string {
  return length.toLocaleString('en-GB')
}
