'use client'

import { create } from 'zustand'
import { requestJson, requestRefusal } from '@/components/state/request-json'
import { type CheckoutDraft, checkoutDraftSchema } from '@/lib/travel/passengers/checkout-draft'

const SAVE_AFTER_MS = 400
const RETRY_AFTER_MS = 2000
const SEND_TIMEOUT_MS = 10_000

/**
 * `waiting`: typed, not sent yet. `retrying`: sent in vain; it is kept here and sent again until the server has it. `refused`: the
 * server will not take it as it is, and says why.
 */
export type SaveState = 'clean' | 'waiting' | 'saving' | 'saved' | 'retrying' | 'refused'
type DraftEntry = {
  draft: CheckoutDraft
  isLoaded: boolean
  saveState: SaveState
  refusal: string | null
  isSending: boolean
  timer: ReturnType<typeof setTimeout> | undefined
}

export const EMPTY_DRAFT: CheckoutDraft = { passengers: [], billing: {} }

type DraftStore = {
  /** By thread id. */
  entries: Record<string, DraftEntry>
  load: (threadId: string) => Promise<void>
  edit: (threadId: string, change: Partial<CheckoutDraft>) => void
  /** Sends at once what is unsent. While one save is on its way the next waits for it, unless the page is being left. */
  flush: (threadId: string, isLeaving?: boolean) => Promise<void>
}

const NEW_ENTRY: DraftEntry = { draft: EMPTY_DRAFT, isLoaded: false, saveState: 'clean', refusal: null, isSending: false, timer: undefined }

export const useDraftStore = create<DraftStore>((set, get) => {
  const entryOf = (threadId: string) => get().entries[threadId] ?? NEW_ENTRY
  const patch = (threadId: string, change: Partial<DraftEntry>) =>
    set((state) => ({ entries: { ...state.entries, [threadId]: { ...(state.entries[threadId] ?? NEW_ENTRY), ...change } } }))

  const schedule = (threadId: string, afterMs: number) => {
    clearTimeout(entryOf(threadId).timer)
    patch(threadId, { timer: setTimeout(() => get().flush(threadId), afterMs) })
  }

  return {
    entries: {},
    load: async (threadId) => {
      if (entryOf(threadId).isLoaded) return
      const answer = await requestJson(`/api/trips/${threadId}/draft`, checkoutDraftSchema.nullable())
      if ('refusal' in answer) {
        setTimeout(() => get().load(threadId), RETRY_AFTER_MS)
        return
      }
      // What was typed while the draft was on its way is newer than the draft.
      if (!entryOf(threadId).isLoaded) patch(threadId, { draft: answer.value ?? EMPTY_DRAFT, isLoaded: true })
    },
    edit: (threadId, change) => {
      patch(threadId, { draft: { ...entryOf(threadId).draft, ...change }, isLoaded: true, saveState: 'waiting' })
      schedule(threadId, SAVE_AFTER_MS)
    },
    flush: async (threadId, isLeaving = false) => {
      const { draft, saveState, isSending } = entryOf(threadId)
      if (saveState !== 'waiting' && saveState !== 'retrying') return
      if (isSending && !isLeaving) return
      clearTimeout(entryOf(threadId).timer)
      patch(threadId, { saveState: 'saving', isSending: true })
      const { isSent, refusal } = await sendDraft(threadId, draft)
      patch(threadId, { isSending: false })
      // More was typed meanwhile: that is what has to be saved now.
      if (entryOf(threadId).draft !== draft) return schedule(threadId, isSent ? 0 : RETRY_AFTER_MS)
      // Sending the same once more would be refused once more: the next key typed is the next try.
      if (refusal) return patch(threadId, { saveState: 'refused', refusal })
      patch(threadId, { saveState: isSent ? 'saved' : 'retrying' })
      if (!isSent) schedule(threadId, RETRY_AFTER_MS)
    },
  }
})

async function sendDraft(threadId: string, draft: CheckoutDraft): Promise<{ isSent: boolean; refusal?: string }> {
  try {
    const response = await fetch(`/api/trips/${threadId}/draft`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(draft),
      // A closing tab still delivers it.
      keepalive: true,
      signal: AbortSignal.timeout(SEND_TIMEOUT_MS),
    })
    if (response.status !== 400 && response.status !== 422) return { isSent: response.ok }
    return { isSent: false, refusal: requestRefusal(await response.json()).message }
  } catch {
    return { isSent: false }
  }
}
