import * as texts from '@/lib/texts/payment'
import type { CardToken } from '@/lib/travel/payment/billing'
import type { CardFormState } from '@/lib/travel/payment/card-info'
import { sandboxCard } from '@/lib/travel/payment/sandbox-cards'
import { brandOf, digitsOf, isCardNumber, readExpiry } from './card-format'

/** What stands in the card form. It exists in the widget's state and in these functions' arguments only. */
export type CardFields = { number: string; expiry: string; securityCode: string }
type CardErrors = Partial<Record<keyof CardFields, string>>
export const EMPTY_CARD: CardFields = { number: '', expiry: '', securityCode: '' }
export const CARD_FIELDS = ['number', 'expiry', 'securityCode'] as const
/** Nothing of what stands in the fields: only whether, and what is wrong. */
export function cardFormState(fields: CardFields, isTouched: boolean): CardFormState {
  const errors = cardErrors(fields)
  const wrong = CARD_FIELDS.find((field) => errors[field])
  const isEmpty = CARD_FIELDS.every((field) => fields[field] === '')
  return { isComplete: wrong === undefined, isTouched, isEmpty, error: isTouched && wrong ? (errors[wrong] ?? null) : null }
}

/** What is wrong, by field. */
export function cardErrors(fields: CardFields): CardErrors {
  const errors: CardErrors = {}
  const brand = brandOf(fields.number)
  if (!digitsOf(fields.number)) errors.number = texts.cardNumberIsRequired
  else if (!isCardNumber(fields.number)) errors.number = texts.cardNumberNotComplete
  if (!fields.expiry) errors.expiry = texts.expiryIsRequired
  else if (!readExpiry(fields.expiry)) errors.expiry = texts.enterAFutureMonth
  const isLongEnough = brand.name ? fields.securityCode.length === brand.securityCodeLength : fields.securityCode.length >= 3
  if (!fields.securityCode) errors.securityCode = texts.securityCodeIsRequired
  else if (!isLongEnough) errors.securityCode = texts.securityCodeHasDigits(brand.securityCodeLength)
  return errors
}

/** A token for a test card; null for every other number. No request is made: the sandbox's tokens are known here. */
export function exchangeCard(fields: CardFields): CardToken | null {
  const number = digitsOf(fields.number)
  const expiry = readExpiry(fields.expiry)
  const card = sandboxCard(number)
  if (!card || !expiry) return null
  return { token: card.token, brand: card.brand, last4: number.slice(-4), expiryMonth: expiry.month, expiryYear: expiry.year }
}
