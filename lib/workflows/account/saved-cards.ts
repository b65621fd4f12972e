import type { OrderStore } from '../../ports/order-store'
import type { SavedCardStore } from '../../ports/saved-card-store'
import type { PlainDate } from '../../travel/dates'
import type { CardToken } from '../../travel/payment/billing'
import { isCardExpired, isSameCard, MOST_SAVED_CARDS, type SavedCardView } from '../../travel/payment/saved-card'
import { type Refusal, refuse } from '../../travel/refusal'

export type SavedCardDeps = { savedCards: SavedCardStore; orders: Pick<OrderStore, 'list'> }

/** The user's cards, newest first, with those that have run out said so. */
export async function listSavedCards(
  userId: string,
  today: PlainDate,
  { savedCards }: Pick<SavedCardDeps, 'savedCards'>,
): Promise<SavedCardView[]> {
  const cards = await savedCards.list(userId)
  return cards.map((saved) => ({ ...saved, isExpired: isCardExpired(saved.card, today) }))
}

/** Keeps a card that has paid a booking of this user: what a browser says of any other card is not believed. */
export async function saveCard(
  card: CardToken,
  { userId, today }: { userId: string; today: PlainDate },
  { savedCards, orders }: SavedCardDeps,
): Promise<{ card: SavedCardView } | { refusal: Refusal }> {
  const paid = (await orders.list(userId)).find(
    (order) => order.card && isSameCard(order.card, card) && order.paymentStatus === 'succeeded',
  )
  if (!paid?.card) return refuse('card-not-used', 'Only a card that has paid a booking can be saved. Nothing was stored.')
  const saved = await savedCards.add(userId, paid.card, MOST_SAVED_CARDS)
  if (!saved) {
    return refuse('too-many-cards', `${MOST_SAVED_CARDS} cards are saved, which is as many as an account holds. Delete one first.`)
  }
  return { card: { ...saved, isExpired: isCardExpired(saved.card, today) } }
}
