'use client'

import { z } from 'zod'
import { create } from 'zustand'
import { requestJson } from '@/components/state/request-json'
import type { CardToken } from '@/lib/travel/payment/billing'
import { type SavedCardView, savedCardsSchema } from '@/lib/travel/payment/saved-card'

const PATH = '/api/account/cards'

type SavedCardStore = {
  /** Null until they are loaded. */
  cards: SavedCardView[] | null
  hasFailed: boolean
  /** What became of the card of the last booking that was to be kept; null when none was. */
  lastKept: { isKept: boolean; message: string } | null
  load: () => Promise<void>
  /** Sends the token and what may be shown, after the booking it paid. */
  keep: (card: CardToken) => Promise<void>
  /** A sentence when it did not work. */
  remove: (id: string) => Promise<string | null>
}

/** The user's own cards by brand and last four digits: all that this page ever knows of them. */
export const useSavedCardStore = create<SavedCardStore>((set, get) => ({
  cards: null,
  hasFailed: false,
  lastKept: null,
  load: async () => {
    set({ hasFailed: false })
    const answer = await requestJson(PATH, savedCardsSchema)
    set('refusal' in answer ? { hasFailed: get().cards === null } : { cards: answer.value })
  },
  keep: async (card) => {
    const answer = await requestJson(PATH, savedCardsSchema.element, { method: 'POST', body: { card } })
    if ('refusal' in answer) return set({ lastKept: { isKept: false, message: answer.refusal.message } })
    const saved = answer.value
    const others = (get().cards ?? []).filter(({ id }) => id !== saved.id)
    set({ cards: [saved, ...others], lastKept: { isKept: true, message: 'Your card is saved for next time.' } })
  },
  remove: async (id) => {
    const answer = await requestJson(`${PATH}/${id}`, z.unknown(), { method: 'DELETE' })
    if ('refusal' in answer && answer.refusal.code !== 'not_found') return answer.refusal.message
    set({ cards: (get().cards ?? []).filter((card) => card.id !== id) })
    return null
  },
}))
