'use client'

import { createStore } from '@/components/state/create-store'
import { registerUnsent } from '@/components/state/flush-unsent'
import { lateShape, requestJson, requestRefusal } from '@/components/state/request-json'
import { useSessionEndStore } from '@/components/state/session-end-store'
import type { CheckoutDraft } from '@/lib/travel/passengers/checkout-draft-schema'

const draftShape = lateShape(() => import('@/lib/travel/passengers/checkout-draft-schema').then((module) => module.checkoutDraftSchema))
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
  /** Nothing has been typed so far, as whoever drew the page has looked. */
  begin: (threadId: string) => void
  edit: (threadId: string, change: Partial<CheckoutDraft>) => void
  /** Sends at once what is unsent. While one save is on its way the next waits for it, unless the page is being left. */
  flush: (threadId: string, isLeaving?: boolean) => Promise<void>
}

const NEW_ENTRY: DraftEntry = { draft: EMPTY_DRAFT, isLoaded: false, saveState: 'clean', refusal: null, isSending: false, timer: undefined }

export const useDraftStore = createStore<DraftStore>((set, get, life) => {
  const entryOf = (threadId: string) => get().entries[threadId] ?? NEW_ENTRY
  const patch = (threadId: string, change: Partial<DraftEntry>) =>
    set((state) => ({ entries: { ...state.entries, [threadId]: { ...(state.entries[threadId] ?? NEW_ENTRY), ...change } } }))

  const schedule = (threadId: string, run: () => Promise<void>, afterMs: number) => {
    if (life.aborted) return
    clearTimeout(entryOf(threadId).timer)
    patch(threadId, { timer: setTimeout(run, afterMs) })
  }
  const scheduleLoad = (threadId: string) => {
    if (!entryOf(threadId).isLoaded) schedule(threadId, () => get().load(threadId), RETRY_AFTER_MS)
  }
  const scheduleFlush = (threadId: string, afterMs: number) => schedule(threadId, () => get().flush(threadId), afterMs)

  // Nothing is loaded or sent for a traveller who has left this browser.
  life.addEventListener('abort', () => {
    for (const { timer } of Object.values(get().entries)) clearTimeout(timer)
  })

  return {
    entries: {},
    load: async (threadId) => {
      if (entryOf(threadId).isLoaded) return
      if (isSignedOut()) return scheduleLoad(threadId)
      const answer = await requestJson(`/api/trips/${threadId}/draft`, draftShape)
      if ('refusal' in answer) return scheduleLoad(threadId)
      // What was typed while the draft was on its way is newer than the draft.
      if (!entryOf(threadId).isLoaded) patch(threadId, { draft: answer.value, isLoaded: true })
    },
    begin: (threadId) => {
      if (!entryOf(threadId).isLoaded) patch(threadId, { isLoaded: true })
    },
    edit: (threadId, change) => {
      patch(threadId, { draft: { ...entryOf(threadId).draft, ...change }, isLoaded: true, saveState: 'waiting' })
      scheduleFlush(threadId, SAVE_AFTER_MS)
    },
    flush: async (threadId, isLeaving = false) => {
      const { draft, saveState, isSending } = entryOf(threadId)
      if (saveState !== 'waiting' && saveState !== 'retrying') return
      if (isSending && !isLeaving) return
      // Nobody takes it until somebody signed in again; it waits here.
      if (isSignedOut()) {
        patch(threadId, { saveState: 'retrying' })
        return scheduleFlush(threadId, RETRY_AFTER_MS)
      }
      clearTimeout(entryOf(threadId).timer)
      patch(threadId, { saveState: 'saving', isSending: true })
      const { isSent, refusal } = await sendDraft(threadId, draft)
      patch(threadId, { isSending: false })
      // More was typed meanwhile: that is what has to be saved now.
      if (entryOf(threadId).draft !== draft) return scheduleFlush(threadId, isSent ? 0 : RETRY_AFTER_MS)
      // Sending the same once more would be refused once more: the next key typed is the next try.
      if (refusal) return patch(threadId, { saveState: 'refused', refusal })
      patch(threadId, { saveState: isSent ? 'saved' : 'retrying' })
      if (!isSent) scheduleFlush(threadId, RETRY_AFTER_MS)
    },
  }
})

registerUnsent(() => {
  const { entries, flush } = useDraftStore.getState()
  return Promise.all(Object.keys(entries).map((threadId) => flush(threadId, true)))
})

const isSignedOut = () => useSessionEndStore.getState().isEnded

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
    if (![400, 401, 422].includes(response.status)) return { isSent: response.ok }
    const { message } = requestRefusal(await response.json())
    return response.status === 401 ? { isSent: false } : { isSent: false, refusal: message }
  } catch {
    return { isSent: false }
  }
}
