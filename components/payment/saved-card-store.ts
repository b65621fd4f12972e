'use client'

import { createStore } from '@/components/state/create-store'
import { ANYTHING, lateShape, requestJson } from '@/components/state/request-json'
import type { CardToken } from '@/lib/travel/payment/billing'
import type { SavedCardView } from '@/lib/travel/payment/saved-card'

const PATH = '/api/account/cards'
const savedCardsShape = lateShape(() => import('@/lib/travel/payment/saved-card-schema').then((module) => module.savedCardsSchema))

type SavedCardStore = {
  /** Null until they are loaded. */
  cards: SavedCardView[] | null
  hasFailed: boolean
  /** The card of the last booking was to be kept, and is. */
  hasKept: boolean
  load: () => Promise<void>
  /** After a booking whose card was to be kept: whether it is there now. */
  lookForKept: (card: CardToken) => Promise<void>
  /** A sentence when it did not work. */
  remove: (id: string) => Promise<string | null>
}

/** The user's own cards by brand and last four digits: all that this page ever knows of them. */
export const useSavedCardStore = createStore<SavedCardStore>((set, get) => ({
  cards: null,
  hasFailed: false,
  hasKept: false,
  load: async () => {
    set({ hasFailed: false })
    const answer = await requestJson(PATH, savedCardsShape)
    set('refusal' in answer ? { hasFailed: get().cards === null } : { cards: answer.value })
  },
  lookForKept: async (card) => {
    await get().load()
    set({ hasKept: (get().cards ?? []).some((saved) => isSamePlastic(saved.card, card)) })
  },
  remove: async (id) => {
    const answer = await requestJson(`${PATH}/${id}`, ANYTHING, { method: 'DELETE' })
    if ('refusal' in answer && answer.refusal.code !== 'not_found') return answer.refusal.message
    set({ cards: (get().cards ?? []).filter((card) => card.id !== id) })
    return null
  },
}))

// A kept card has another token than the one it was paid with.
function isSamePlastic(one: CardToken, other: CardToken): boolean {
  return one.last4 === other.last4 && one.expiryMonth === other.expiryMonth && one.expiryYear === other.expiryYear
}
