import { z } from 'zod'
import type { PlainDate } from '../dates'
import { type CardToken, cardTokenSchema } from './billing'

/** Cards per user: more are no wallet any more. */
export const MOST_SAVED_CARDS = 10

/** A card kept for next time: the gateway's token and what may be shown of it. Never a number. */
const savedCardSchema = z.object({ id: z.string(), card: cardTokenSchema })
export type SavedCard = z.infer<typeof savedCardSchema>

/** What the browser learns; `isExpired` by the server's clock. */
export const savedCardsSchema = z.array(savedCardSchema.extend({ isExpired: z.boolean() }))
export type SavedCardView = z.infer<typeof savedCardsSchema>[number]

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
