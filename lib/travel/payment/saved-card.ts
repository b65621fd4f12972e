import type { PlainDate } from '../dates'
import type { CardToken } from './billing'

export type { SavedCard, SavedCardView } from './saved-card-schema'

/** Cards per user: more are no wallet any more. */
export const MOST_SAVED_CARDS = 10

/** A card is good until the last day of the month printed on it. */
export function isCardExpired({ expiryMonth, expiryYear }: Pick<CardToken, 'expiryMonth' | 'expiryYear'>, today: PlainDate): boolean {
  return `${expiryYear}-${String(expiryMonth).padStart(2, '0')}` < today.slice(0, 7)
}

export function isSameCard(one: CardToken, other: CardToken): boolean {
  return (
    one.token === other.token && one.last4 === other.last4 && one.expiryMonth === other.expiryMonth && one.expiryYear === other.expiryYear
  )
}

/** "Visa ending 4242" */
export function cardName({ brand, last4 }: Pick<CardToken, 'brand' | 'last4'>): string {
  return `${brand} ending ${last4}`
}
