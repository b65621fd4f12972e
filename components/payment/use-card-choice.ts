'use client'

import { useEffect, useState } from 'react'
import { type CardFormState, type CardInfo, cardInfo, EMPTY_CARD_FORM } from '@/lib/travel/payment/card-info'
import type { SavedCardView } from '@/lib/travel/payment/saved-card'
import { useSavedCardStore } from './saved-card-store'

export type CardChoice = {
  cards: SavedCardView[] | null
  hasFailed: boolean
  /** The saved card to pay with; null while it is the form's. */
  chosen: SavedCardView | null
  isNew: boolean
  info: CardInfo
  /** Null is the form. */
  choose: (id: string | null) => void
  remove: (id: string) => Promise<string | null>
  retry: () => void
  onFormState: (state: CardFormState) => void
}

/** Which card is paid with: the first usable saved one, until another is chosen or the form was begun. */
export function useCardChoice(): CardChoice {
  const { cards, hasFailed, load, remove } = useSavedCardStore()
  const [wanted, setWanted] = useState<string | null | undefined>(undefined)
  const [form, setForm] = useState<CardFormState>(EMPTY_CARD_FORM)
  useEffect(() => void load(), [load])
  const usable = (cards ?? []).filter(({ isExpired }) => !isExpired)
  const first = form.isTouched ? null : (usable[0] ?? null)
  const chosen = wanted === undefined ? first : (usable.find(({ id }) => id === wanted) ?? null)
  return {
    cards,
    hasFailed,
    chosen,
    isNew: chosen === null,
    info: cardInfo(cards ?? [], chosen, form),
    choose: (id) => {
      setWanted(id)
      // A hidden form holds nothing: it is empty when it comes back.
      if (id !== null) setForm(EMPTY_CARD_FORM)
    },
    remove,
    retry: () => void load(),
    onFormState: setForm,
  }
}
