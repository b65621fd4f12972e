import * as texts from '@/lib/texts/kept-out'
import { findSecrets, type Secret } from '@/lib/travel/privacy/find-secret'
import { type Refusal, refuse } from '@/lib/travel/refusal'
import { lengthRefusal } from './message-length'

/**
 * Why a message is held back. `anyway`: what is sent once the traveller says that it is no card or passport, and what the button says.
 * Only they can know, so the message goes; but as it may be one all the same, the number leaves this browser without its first digits.
 */
export type HeldBack = Refusal & { anyway?: { label: string; note: string; text: string } | undefined }

/** The traveller says in the message itself what the number is not. */
const SAYS_IT_IS_NONE =
  /(?:\bnot|n['’]t)(?: an?| my)?(?: (?:credit|debit|payment|bank))? (?:card|passport)|\bkeine? (?:kreditkart|kart|reisep|pass)|n['’]est pas (?:une? |ma |mon )?(?:num\S+ de )?(?:carte|passeport)|\bno es (?:una? |mi )?(?:n\S+ de )?(?:tarjeta|pasaporte)|(?:कार्ड|पासपोर्ट)(?: नंबर)? नहीं/iu
const LAST = 4

/** Why this text cannot be sent, if it cannot. */
export function messageRefusal(text: string): HeldBack | undefined {
  return lengthRefusal(text) ?? secretRefusal(text, findSecrets(text))
}

/** What goes to the server for what was typed, or why nothing does. */
export function checkMessage(text: string): { text: string } | { refusal: HeldBack } {
  const refusal = messageRefusal(text)
  if (refusal?.anyway && SAYS_IT_IS_NONE.test(text)) return { text: refusal.anyway.text }
  return refusal ? { refusal } : { text: text.trim() }
}

function secretRefusal(text: string, secrets: Secret[]): HeldBack | undefined {
  const [secret] = secrets
  if (!secret) return
  if (secret.kind === 'password') return refuse('password', texts.looksLikeAPassword, 'text').refusal
  const [sentence, label] = SENTENCES[secret.kind]
  const { refusal } = refuse(secret.kind, sentence(wordsBefore(text, secret.start)), 'text')
  return { ...refusal, anyway: { label, note: texts.onlyLastFourAreSent, text: withoutFirstDigits(text, secrets).trim() } }
}

const SENTENCES = {
  'card-number': [texts.looksLikeACardNumber, texts.notACardSendIt],
  passport: [texts.looksLikeAPassportNumber, texts.notAPassportSendIt],
} as const

/** Tells the place by its neighbours: the number itself is not repeated. */
function wordsBefore(text: string, at: number): string {
  const words = text.slice(0, at).match(/(?<!\S)[^\s\d]+(?!\S)/gu) ?? []
  return words
    .slice(-3)
    .join(' ')
    .replace(/[\p{P}\p{S}\s]+$/u, '')
}

function withoutFirstDigits(text: string, secrets: Secret[]): string {
  const fromLast = secrets.toSorted((one, other) => other.start - one.start)
  return fromLast.reduce((masked, { start, end }) => {
    const last = [
      ...text
        .slice(start, end)
        .normalize('NFKC')
        .replace(/[^\p{L}\p{N}]/gu, ''),
    ]
      .slice(-LAST)
      .join('')
    return `${masked.slice(0, start)}•••• ${last}${masked.slice(end)}`
  }, text)
}
