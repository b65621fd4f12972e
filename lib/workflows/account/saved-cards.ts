import type { PaymentGateway } from '../../ports/payment-gateway'
import type { SavedCardStore } from '../../ports/saved-card-store'
import type { PlainDate } from '../../travel/dates'
import { isCardExpired, type SavedCardView } from '../../travel/payment/saved-card'
import { type Refusal, refuse } from '../../travel/refusal'
import { callOutside } from '../orders/call-outside'

const RETRY_DELAYS_MS = [200]

/** The user's cards, newest first, with those that have run out said so. */
export async function listSavedCards(
  userId: string,
  today: PlainDate,
  { savedCards }: { savedCards: SavedCardStore },
): Promise<SavedCardView[]> {
  const cards = await savedCards.list(userId)
  return cards.map((saved) => ({ ...saved, isExpired: isCardExpired(saved.card, today) }))
}

/** Deletes a card for good: first at the gateway, so that what is no longer shown here can no longer be charged either. */
export async function forgetCard(
  { cardId, userId }: { cardId: string; userId: string },
  { savedCards, gateway }: { savedCards: SavedCardStore; gateway: Pick<PaymentGateway, 'forgetCard'> },
): Promise<{ deleted: true } | { refusal: Refusal }> {
  const saved = (await savedCards.list(userId)).find(({ id }) => id === cardId)
  if (!saved) return refuse('not_found', 'We can’t find that card. It may already have been deleted.')
  const called = await callOutside(() => gateway.forgetCard({ userId, token: saved.card.token }), RETRY_DELAYS_MS)
  if ('failure' in called) {
    return refuse('bank-silent', 'We couldn’t delete this card just now, so it’s still saved. Please try again in a moment.')
  }
  await savedCards.remove(cardId, userId)
  return { deleted: true }
}
