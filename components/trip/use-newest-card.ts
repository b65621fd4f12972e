'use client'

import { createContext, useCallback, useContext, useId } from 'react'
import { createStore } from '@/components/state/create-store'
import type { AncillaryLine } from '@/lib/travel/ancillaries/ancillaries'
import { useChatActions } from '../chat/chat-actions'

type StandingCard = { id: string; element: HTMLElement }
/** By thread and kind, in the order in which the cards stand in the thread. */
type CardStore = { cards: Record<string, StandingCard[]> }

const useCardStore = createStore<CardStore>(() => ({ cards: {} }))

const NewestAtFirst = createContext<boolean | null>(null)

/** Whether what stands in it is the lowest of its kind among the messages that the page came with; null where it came later. */
export const NewestAtFirstProvider = NewestAtFirst.Provider

/**
 * Whether a card is the lowest of its kind in its thread: only that one is live, an older one shows what it was. Until the cards stand
 * there to be compared, what the page knew answers, or `isLatest`. `isRepeated`: the newest one stands in the very same turn. The `ref` goes to the card's outermost element.
 */
export function useNewestCard(
  kind:
    | 'flight-summary'
    | 'trip-summary'
    | 'checkout'
    | 'search-chips'
    | AncillaryLine['kind']
    | `picks/${string}`
    | `plan/${string}`
    | `stays/${string}`,
  isLatest: boolean,
) {
  const id = useId()
  const isNewestAtFirst = useContext(NewestAtFirst) ?? isLatest
  const key = `${useChatActions().threadId}/${kind}`
  const isNewest = useCardStore(({ cards }) => {
    const standing = cards[key] ?? []
    return standing.some((card) => card.id === id) ? standing.at(-1)?.id === id : isNewestAtFirst
  })
  const isRepeated = useCardStore(({ cards }) => {
    const standing = cards[key] ?? []
    const own = standing.find((card) => card.id === id)
    const newest = standing.at(-1)
    return own !== undefined && newest !== undefined && newest !== own && turnOf(newest) === turnOf(own)
  })
  const ref = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return
      change(key, (standing) => [...standing, { id, element }].toSorted(byPlace))
      return () => change(key, (standing) => standing.filter((card) => card.id !== id))
    },
    [key, id],
  )
  return { ref, isNewest, isRepeated }
}

function turnOf({ element }: StandingCard): Element | null {
  return element.closest('[data-turn]')
}

function change(key: string, changed: (standing: StandingCard[]) => StandingCard[]) {
  useCardStore.setState(({ cards }) => ({ cards: { ...cards, [key]: changed(cards[key] ?? []) } }))
}

function byPlace(first: StandingCard, second: StandingCard): number {
  return first.element.compareDocumentPosition(second.element) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1
}
