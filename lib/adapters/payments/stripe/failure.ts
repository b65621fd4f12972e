import { z } from 'zod'
import { isOutsideFailure, OutsideFailure } from '@/lib/ports/outside-failure'

export const SERVICE = 'stripe'

/** For the log and for decisions; none of it is secret, none of it is prose. */
export type FailureFacts = {
  type?: string
  code?: string
  declineCode?: string
  param?: string
  status?: number
  requestId?: string
}

/** Stripe answered that it has a fault of its own. The same key may get this same answer for a day, whatever was done. */
export class StripeFault extends OutsideFailure {
  constructor() {
    super(SERVICE, 'The card payment service has a fault at the moment.')
    this.name = 'StripeFault'
  }
}

/** The bank, or Stripe in its place, says no to this card. `words` are Stripe's own, written for the card's holder. */
export class CardRefusal extends Error {
  readonly facts: FailureFacts
  readonly words: string
  constructor(facts: FailureFacts, words: string) {
    super(`Stripe says that the card was refused: ${facts.code ?? 'no code'}`)
    this.name = 'CardRefusal'
    this.facts = facts
    this.words = words
  }
}

/** Stripe will not do what was asked. A mistake of ours, unless who asked knows what it means. */
export class StripeRefusal extends Error {
  readonly facts: FailureFacts
  constructor(call: string, facts: FailureFacts) {
    super(`Stripe refused to ${call}: ${facts.code ?? facts.type ?? 'no code'}${facts.param ? ` (${facts.param})` : ''}`)
    this.name = 'StripeRefusal'
    this.facts = facts
  }
}

const errorSchema = z.object({
  type: z.string().startsWith('Stripe'),
  rawType: z.string().optional().catch(undefined),
  code: z.string().optional().catch(undefined),
  decline_code: z.string().optional().catch(undefined),
  param: z.string().optional().catch(undefined),
  statusCode: z.number().optional().catch(undefined),
  requestId: z.string().optional().catch(undefined),
  message: z.string().catch(''),
})

export function unreadable(): OutsideFailure {
  return new OutsideFailure(SERVICE, 'The card payment service sent an answer that we couldn’t read.')
}

export function tooLate(): OutsideFailure {
  return new OutsideFailure(SERVICE, 'The card payment service didn’t answer in time.')
}

/**
 * Sorts whatever a call threw, and drops the original: it carries headers and texts that belong in no log. `OutsideFailure` when it is
 * unknown what was done, or when the same may be asked again later.
 */
export function toFailure(call: string, error: unknown): { failure: Error; facts: FailureFacts } {
  if (isOutsideFailure(error)) return { failure: error, facts: {} }
  const read = errorSchema.safeParse(error)
  // Thrown by the client itself over an answer that is JSON, but nothing of Stripe's.
  if (!read.success) return { failure: unreadable(), facts: {} }
  const { type, rawType, code, decline_code, param, statusCode: status, requestId, message } = read.data
  const facts = definedOnly({ type: rawType ?? type, code, declineCode: decline_code || undefined, param, status, requestId })
  return { failure: failureOf(call, type, message, facts), facts }
}

function failureOf(call: string, thrown: string, words: string, facts: FailureFacts): Error {
  const { type, code, status } = facts
  if (thrown === 'StripeConnectionError') return new OutsideFailure(SERVICE, 'We couldn’t reach the card payment service.')
  if (status === undefined) return unreadable()
  if (status >= 500) return new StripeFault()
  if (status === 429 || code === 'rate_limit' || code === 'lock_timeout') {
    return new OutsideFailure(SERVICE, 'The card payment service has too much to do at the moment.')
  }
  if (status === 409) return new OutsideFailure(SERVICE, 'The card payment service is still working on the same request.')
  if (status === 401 || status === 403) return new OutsideFailure(SERVICE, 'The card payment service refuses us access.')
  if (type === 'card_error' || status === 402) return new CardRefusal(facts, words)
  if (type === 'idempotency_error') return new Error(`the idempotency key to ${call} was used before with other parameters`)
  return new StripeRefusal(call, facts)
}

function definedOnly(facts: { [Name in keyof FailureFacts]: FailureFacts[Name] | undefined }): FailureFacts {
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined))
}
