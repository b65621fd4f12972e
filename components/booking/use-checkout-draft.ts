'use client'

import { useEffect, useEffectEvent } from 'react'
import type { CheckoutDraft } from '@/lib/travel/passengers/checkout-draft-schema'
import { fieldOfInput } from '@/lib/travel/passengers/draft-fields'
import type { PassengerType } from '@/lib/travel/passengers/passenger-options'
import { DRAFT_SAVED_KEY, EMPTY_DRAFT, NO_OTHERS, type OtherValue, type SaveState, useDraftStore } from './draft-store'

/** Another device tells of nothing by itself. */
const LOOK_AGAIN_MS = 10_000

/**
 * The draft of a thread's checkout forms: saved while typing, sent at once when the page is left, and kept up to date with what is typed in
 * other tabs and on other devices. `isNew` where it is known that there is none yet: the forms are drawn with their page.
 */
export function useCheckoutDraft(
  threadId: string,
  isNew: boolean,
  party: { type: PassengerType }[],
): {
  draft: CheckoutDraft
  /** Values typed elsewhere into the same fields, and not kept. */
  others: OtherValue[]
  isLoaded: boolean
  saveState: SaveState
  /** Why the server does not take what is typed. */
  refusal: string | null
  edit: (change: Partial<CheckoutDraft>) => void
  settle: (other: OtherValue, isTaken: boolean) => void
  flush: () => void
} {
  // One by one: a draft that begins as its page was drawn changes nothing of it.
  const draft = useDraftStore((store) => store.entries[threadId]?.draft ?? EMPTY_DRAFT)
  const others = useDraftStore((store) => store.entries[threadId]?.others ?? NO_OTHERS)
  const isLoaded = useDraftStore((store) => store.entries[threadId]?.isLoaded ?? isNew)
  const saveState = useDraftStore((store) => store.entries[threadId]?.saveState ?? 'clean')
  const refusal = useDraftStore((store) => store.entries[threadId]?.refusal ?? null)
  const { load, refresh, begin, edit, hold, settle, flush } = useDraftStore.getState()
  useEffect(() => {
    if (isNew) begin(threadId)
    else void load(threadId)
    const sendNow = () => void flush(threadId)
    const sendLeaving = () => void flush(threadId, true)
    const look = () => void (document.visibilityState === 'hidden' ? sendLeaving() : refresh(threadId))
    const timer = setInterval(() => document.visibilityState === 'visible' && void refresh(threadId), LOOK_AGAIN_MS)
    const hear = ({ key, newValue }: StorageEvent) => key === DRAFT_SAVED_KEY && newValue === threadId && void refresh(threadId)
    const warnWhenUnsent = (event: BeforeUnloadEvent) => {
      if (useDraftStore.getState().entries[threadId]?.saveState === 'retrying') event.preventDefault()
    }
    window.addEventListener('pagehide', sendLeaving)
    window.addEventListener('beforeunload', warnWhenUnsent)
    window.addEventListener('storage', hear)
    window.addEventListener('online', look)
    document.addEventListener('visibilitychange', look)
    document.addEventListener('focusout', sendNow)
    return () => {
      sendNow()
      window.removeEventListener('pagehide', sendLeaving)
      window.removeEventListener('beforeunload', warnWhenUnsent)
      clearInterval(timer)
      window.removeEventListener('storage', hear)
      window.removeEventListener('online', look)
      document.removeEventListener('visibilitychange', look)
      document.removeEventListener('focusout', sendNow)
    }
  }, [threadId, isNew, load, refresh, begin, flush])
  const holdField = useEffectEvent((target: EventTarget | null) => {
    const name = target instanceof HTMLElement ? target.getAttribute('name') : null
    hold(threadId, name === null ? null : fieldOfInput(name, party))
  })
  useEffect(() => {
    const enter = ({ target }: FocusEvent) => holdField(target)
    // With another window in front the caret stays where it is.
    const leave = ({ target, relatedTarget }: FocusEvent) => document.activeElement !== target && holdField(relatedTarget)
    document.addEventListener('focusin', enter)
    document.addEventListener('focusout', leave)
    return () => {
      document.removeEventListener('focusin', enter)
      document.removeEventListener('focusout', leave)
    }
  }, [])
  return {
    draft,
    others,
    isLoaded,
    saveState,
    refusal,
    edit: (change) => edit(threadId, change),
    settle: (other, isTaken) => settle(threadId, other, isTaken),
    flush: () => void flush(threadId),
  }
}
