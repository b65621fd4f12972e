'use client'

import { useEffect } from 'react'
import type { CheckoutDraft } from '@/lib/travel/passengers/checkout-draft-schema'
import { EMPTY_DRAFT, type SaveState, useDraftStore } from './draft-store'

/**
 * The draft of a thread's checkout forms: loaded once, saved while typing, sent at once when the page is left. `isNew` where it is known
 * that there is none yet: the forms are drawn with their page.
 */
export function useCheckoutDraft(
  threadId: string,
  isNew: boolean,
): {
  draft: CheckoutDraft
  isLoaded: boolean
  saveState: SaveState
  /** Why the server does not take what is typed. */
  refusal: string | null
  edit: (change: Partial<CheckoutDraft>) => void
  flush: () => void
} {
  // One by one: a draft that begins as its page was drawn changes nothing of it.
  const draft = useDraftStore((store) => store.entries[threadId]?.draft ?? EMPTY_DRAFT)
  const isLoaded = useDraftStore((store) => store.entries[threadId]?.isLoaded ?? isNew)
  const saveState = useDraftStore((store) => store.entries[threadId]?.saveState ?? 'clean')
  const refusal = useDraftStore((store) => store.entries[threadId]?.refusal ?? null)
  const { load, begin, edit, flush } = useDraftStore.getState()
  useEffect(() => {
    if (isNew) begin(threadId)
    else void load(threadId)
    const sendNow = () => void flush(threadId)
    const sendLeaving = () => void flush(threadId, true)
    const sendWhenHidden = () => document.visibilityState === 'hidden' && sendLeaving()
    const warnWhenUnsent = (event: BeforeUnloadEvent) => {
      if (useDraftStore.getState().entries[threadId]?.saveState === 'retrying') event.preventDefault()
    }
    window.addEventListener('pagehide', sendLeaving)
    window.addEventListener('beforeunload', warnWhenUnsent)
    document.addEventListener('visibilitychange', sendWhenHidden)
    document.addEventListener('focusout', sendNow)
    return () => {
      sendNow()
      window.removeEventListener('pagehide', sendLeaving)
      window.removeEventListener('beforeunload', warnWhenUnsent)
      document.removeEventListener('visibilitychange', sendWhenHidden)
      document.removeEventListener('focusout', sendNow)
    }
  }, [threadId, isNew, load, begin, flush])
  return {
    draft,
    isLoaded,
    saveState,
    refusal,
    edit: (change) => edit(threadId, change),
    flush: () => void flush(threadId),
  }
}
