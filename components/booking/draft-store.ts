'use client'

import { createStore } from '@/components/state/create-store'
import { registerUnsent } from '@/components/state/flush-unsent'
import { isOfOwnBuild } from '@/components/state/own-build'
import { randomKey } from '@/components/state/random-key'
import { fetchShape, lateShape, requestJson, requestRefusal } from '@/components/state/request-json'
import { useSessionEndStore } from '@/components/state/session-end-store'
import type { CheckoutDraft, DraftSave, ShownDraft } from '@/lib/travel/passengers/checkout-draft-schema'
import { type DraftFields, draftFields, draftOf, isSameValue } from '@/lib/travel/passengers/draft-fields'

const draftShape = lateShape(() => import('@/lib/travel/passengers/checkout-draft-schema').then((module) => module.shownDraftSchema))
const SAVE_AFTER_MS = 400
const RETRY_AFTER_MS = 2000
const SEND_TIMEOUT_MS = 10_000
/** A session that ended, a time-out and a limit pass. */
const TRY_AGAIN = [401, 408, 429]

/**
 * `waiting`: typed, not sent yet. `retrying`: sent in vain; it is kept here and sent again until the server has it. `refused`: the
 * server will not take it as it is, and says why.
 */
export type SaveState = 'clean' | 'waiting' | 'saving' | 'saved' | 'retrying' | 'refused'
/** A value that was typed in another tab or on another device, and not kept. */
export type OtherValue = ShownDraft['others'][number]
/** `known`: the version of the draft over which it was typed. */
type Typed = { value: string | null; known: number; at: number }
type DraftEntry = {
  /** What the forms show: what is on the server, and over it what was typed here. */
  draft: CheckoutDraft
  others: OtherValue[]
  /** On the server, as far as this page knows. */
  stored: DraftFields
  version: number
  /** Typed here, and not on the server yet. */
  typed: Record<string, Typed>
  /** Decided here between two values, and not told to the server yet. */
  settled: string[]
  /** The field that has the focus, and what it shows: nothing from elsewhere is put under somebody's hands. */
  held: { field: string; value: string | null | undefined; version: number } | null
  isLoaded: boolean
  saveState: SaveState
  refusal: string | null
  isSending: boolean
  timer: ReturnType<typeof setTimeout> | undefined
}

export const EMPTY_DRAFT: CheckoutDraft = { passengers: [], billing: {} }
export const NO_OTHERS: OtherValue[] = []

type DraftStore = {
  /** By thread id. */
  entries: Record<string, DraftEntry>
  load: (threadId: string) => Promise<void>
  /** Takes over what was typed elsewhere meanwhile. */
  refresh: (threadId: string) => Promise<void>
  /** Nothing has been typed so far, as whoever drew the page has looked. */
  begin: (threadId: string) => void
  /** Only what differs from what is shown counts as typed. */
  edit: (threadId: string, change: Partial<CheckoutDraft>) => void
  /** The field that somebody is in, null when they have left it. */
  hold: (threadId: string, field: string | null) => void
  /** Decides between the value in the field and the other one. */
  settle: (threadId: string, other: OtherValue, isTaken: boolean) => void
  /** Sends at once what is unsent. While one save is on its way the next waits for it, unless the page is being left. */
  flush: (threadId: string, isLeaving?: boolean) => Promise<void>
}

const NEW_ENTRY: DraftEntry = {
  draft: EMPTY_DRAFT,
  others: NO_OTHERS,
  stored: {},
  version: 0,
  typed: {},
  settled: [],
  held: null,
  isLoaded: false,
  saveState: 'clean',
  refusal: null,
  isSending: false,
  timer: undefined,
}

/** Which page types: each load of the app is one. */
const PAGE = typeof window === 'undefined' ? '' : randomKey('page')

/** Other tabs hear of each save by this; nothing of it stays in the storage. */
export const DRAFT_SAVED_KEY = 'wayfarer.draft-saved'

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

  /** Changes what is shown, and leaves alone what shows the same. */
  const show = (threadId: string, change: Partial<DraftEntry>) => {
    const next = { ...entryOf(threadId), ...change }
    const fields = shownFields(next)
    const before = shownFields(entryOf(threadId))
    const isSame = Object.keys({ ...before, ...fields }).every((field) => before[field] === fields[field])
    patch(threadId, isSame ? change : { ...change, draft: draftOf(fields) })
  }
  /** What the server answers is the truth about everything but what was typed here since, and the field that somebody is in. */
  const take = (threadId: string, answer: ShownDraft, sent: Record<string, Typed>, sentSettled: string[]) => {
    const entry = entryOf(threadId)
    const typed = Object.fromEntries(
      Object.entries(entry.typed)
        .filter(([field, { value }]) => sent[field]?.value !== value)
        // What it is typed over now is what was sent a moment ago.
        .map(([field, now]) => [field, sent[field] ? { ...now, known: answer.version } : now]),
    )
    const settled = entry.settled.filter((field) => !sentSettled.includes(field))
    // An answer may be overtaken by that of a later request.
    if (answer.version < entry.version) return show(threadId, { typed, settled })
    const stored = draftFields(answer)
    const others = answer.others.filter(({ field }) => !settled.includes(field))
    show(threadId, { stored, version: answer.version, typed, settled, held: heldOn(entry, stored, answer.version), others })
  }

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
      if ('refusal' in answer) {
        // A trip that was deleted has no draft, however often it is asked for.
        if (answer.refusal.code === 'not_found') return patch(threadId, { isLoaded: true })
        return scheduleLoad(threadId)
      }
      take(threadId, answer.value, {}, [])
      patch(threadId, { isLoaded: true })
    },
    refresh: async (threadId) => {
      if (!entryOf(threadId).isLoaded || isSignedOut()) return
      const answer = await requestJson(`/api/trips/${threadId}/draft`, draftShape)
      if ('value' in answer && !life.aborted) take(threadId, answer.value, {}, [])
    },
    begin: (threadId) => {
      if (!entryOf(threadId).isLoaded) patch(threadId, { isLoaded: true })
    },
    edit: (threadId, change) => {
      const entry = entryOf(threadId)
      const shown = shownFields(entry)
      const changed = Object.entries(draftFields({ ...EMPTY_DRAFT, ...change })).filter(
        ([field, value]) => !isSameValue(field, shown[field], value),
      )
      if (changed.length === 0) return
      const at = Date.now()
      const knownOf = (field: string) => entry.typed[field]?.known ?? (entry.held?.field === field ? entry.held.version : entry.version)
      const typed = {
        ...entry.typed,
        ...Object.fromEntries(changed.map(([field, value]) => [field, { value, known: knownOf(field), at }])),
      }
      show(threadId, { typed, isLoaded: true, saveState: 'waiting' })
      scheduleFlush(threadId, SAVE_AFTER_MS)
    },
    hold: (threadId, field) => {
      const entry = entryOf(threadId)
      if ((entry.held?.field ?? null) === field) return
      show(threadId, { held: field === null ? null : heldNow(field, shownFields({ ...entry, held: null }), entry.version) })
    },
    settle: (threadId, { field, value }, isTaken) => {
      const entry = entryOf(threadId)
      const typed = isTaken ? { ...entry.typed, [field]: { value, known: entry.version, at: Date.now() } } : entry.typed
      const others = entry.others.filter((other) => other.field !== field)
      show(threadId, { typed, others, settled: [...entry.settled, field], held: null, saveState: 'waiting' })
      scheduleFlush(threadId, 0)
    },
    flush: async (threadId, isLeaving = false) => {
      const { typed, settled, saveState, isSending } = entryOf(threadId)
      if (saveState !== 'waiting' && saveState !== 'retrying') return
      if (isSending && !isLeaving) return
      // Nobody takes it until somebody signed in again; it waits here.
      if (isSignedOut()) {
        patch(threadId, { saveState: 'retrying' })
        return scheduleFlush(threadId, RETRY_AFTER_MS)
      }
      clearTimeout(entryOf(threadId).timer)
      patch(threadId, { saveState: 'saving', isSending: true })
      const answer = await sendDraft(threadId, typed, settled)
      patch(threadId, { isSending: false })
      const saved = answer !== 'unheard' && 'saved' in answer ? answer.saved : null
      if (saved) {
        take(threadId, saved, typed, settled)
        tellOtherTabs(threadId)
      }
      // By value: a refresh makes new objects of what nobody touched.
      const now = entryOf(threadId)
      const isMore =
        Object.entries(now.typed).some(([field, { value }]) => typed[field]?.value !== value) ||
        now.settled.some((field) => !settled.includes(field))
      // Sending the same once more would be refused once more: the next key typed is the next try.
      if (answer !== 'unheard' && 'refusal' in answer && !isMore) {
        return patch(threadId, { saveState: 'refused', refusal: answer.refusal })
      }
      // What was typed meanwhile has to be saved now.
      patch(threadId, { saveState: !saved ? 'retrying' : isMore ? 'waiting' : 'saved' })
      if (isMore || !saved) scheduleFlush(threadId, saved ? 0 : RETRY_AFTER_MS)
    },
  }
})

registerUnsent(() => {
  const { entries, flush } = useDraftStore.getState()
  return Promise.all(Object.keys(entries).map((threadId) => flush(threadId, true)))
})

function shownFields({ stored, held, typed }: Pick<DraftEntry, 'stored' | 'held' | 'typed'>): DraftFields {
  const fields: DraftFields = { ...stored }
  if (held && !isSameValue(held.field, fields[held.field], held.value)) {
    if (held.value === undefined) delete fields[held.field]
    else fields[held.field] = held.value
  }
  for (const [field, { value }] of Object.entries(typed)) fields[field] = value
  return fields
}

function heldNow(field: string, fields: DraftFields, version: number): DraftEntry['held'] {
  return { field, value: fields[field], version }
}

/** What the field under somebody's hands shows goes on being shown, as long as it differs from what came. */
function heldOn(entry: DraftEntry, stored: DraftFields, version: number): DraftEntry['held'] {
  if (!entry.held) return null
  const { field } = entry.held
  const shown = shownFields(entry)[field]
  if (isSameValue(field, stored[field], shown)) return heldNow(field, stored, version)
  return { field, value: shown, version: isSameValue(field, entry.stored[field], stored[field]) ? version : entry.held.version }
}

const isSignedOut = () => useSessionEndStore.getState().isEnded

function tellOtherTabs(threadId: string): void {
  try {
    localStorage.setItem(DRAFT_SAVED_KEY, threadId)
    localStorage.removeItem(DRAFT_SAVED_KEY)
  } catch (error) {
    console.warn('Other tabs could not be told of what was saved.', error)
  }
}

type Sent = { saved: ShownDraft } | { refusal: string } | 'unheard'

/** `unheard`: it may be sent again. */
async function sendDraft(threadId: string, typed: Record<string, Typed>, settled: string[]): Promise<Sent> {
  const fields = Object.entries(typed)
  const now = Date.now()
  const save: DraftSave = {
    ...draftOf(Object.fromEntries(fields.map(([field, { value }]) => [field, value]))),
    by: PAGE,
    about: Object.fromEntries(fields.map(([field, { known, at }]) => [field, { known, ageMs: Math.max(0, now - at) }])),
    settled,
  }
  try {
    const response = await fetch(`/api/trips/${threadId}/draft`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(save),
      // A closing tab still delivers it.
      keepalive: true,
      signal: AbortSignal.timeout(SEND_TIMEOUT_MS),
    })
    const json: unknown = await response.json()
    if (response.ok) return await readSaved(response.headers, json)
    const { message } = requestRefusal(json)
    return response.status < 500 && !TRY_AGAIN.includes(response.status) ? { refusal: message } : 'unheard'
  } catch {
    return 'unheard'
  }
}

async function readSaved(headers: Headers, json: unknown): Promise<Sent> {
  const shape = isOfOwnBuild(headers) ? null : await fetchShape(draftShape)
  return { saved: shape ? shape.parse(json) : (json as ShownDraft) }
}
