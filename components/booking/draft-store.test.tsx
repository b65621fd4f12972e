import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { DraftSave, KeptDraft } from '@/lib/travel/passengers/checkout-draft-schema'
import { mergeDraft, NO_DRAFT, shownDraft } from '@/lib/travel/passengers/merge-draft'
import { flushUnsent } from '../state/flush-unsent'
import { useSessionEndStore } from '../state/session-end-store'
import { useDraftStore } from './draft-store'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  useDraftStore.setState({ entries: {} })
  useSessionEndStore.setState({ isEnded: false })
})

const named = (firstName: string) => ({ passengers: [{ type: 'adult' as const, firstName }] })
const store = () => useDraftStore.getState()
const entry = () => store().entries.t
const saveState = () => entry()?.saveState
const firstAdult = () => entry()?.draft.passengers[0]

/** A server that merges as the real one does; `elsewhere` types on another device. */
function serveDraft() {
  const saved: DraftSave[] = []
  let kept = NO_DRAFT
  let isUp = true
  let held: Promise<void> | null = null
  const take = (save: DraftSave) => {
    kept = mergeDraft(kept, save, Date.now())
  }
  vi.stubGlobal('fetch', async (_path: string, init?: RequestInit) => {
    if (init?.method === 'PUT') await held
    if (!isUp) throw new TypeError('the server is away')
    if (init?.method === 'PUT') {
      const save: DraftSave = JSON.parse(String(init.body))
      saved.push(save)
      take(save)
    }
    return Response.json(shownDraft(kept))
  })
  return {
    saved,
    /** Keeps each save on its way until the returned function is called. */
    hold: () => {
      const { promise, resolve } = Promise.withResolvers<void>()
      held = promise
      return () => {
        held = null
        resolve()
      }
    },
    go: (next: 'up' | 'down') => (isUp = next === 'up'),
    elsewhere: (save: DraftSave, known = kept.version) => {
      const field = `adult.0.${Object.keys(save.passengers[0] ?? {}).find((name) => name !== 'type')}`
      take({ ...save, by: 'elsewhere', about: { [field]: { known, ageMs: 0 } } })
    },
    /** Another draft in place of the kept one, or none at all. */
    replace: (next: KeptDraft) => {
      kept = next
    },
    kept: () => shownDraft(kept),
  }
}

const typed = (save: DraftSave | undefined) => save && { passengers: save.passengers, billing: save.billing }

test('typing is saved once it pauses, with the latest words', async () => {
  const { saved } = serveDraft()
  store().edit('t', named('A'))
  await vi.advanceTimersByTimeAsync(200)
  store().edit('t', named('Ada'))
  await vi.advanceTimersByTimeAsync(399)
  expect(saved).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(saved.map(typed)).toEqual([{ ...named('Ada'), billing: {} }])
  await vi.waitFor(() => expect(saveState()).toBe('saved'))
})

test('only what was typed since the last save is sent', async () => {
  const { saved } = serveDraft()
  store().edit('t', named('Ada'))
  await vi.advanceTimersByTimeAsync(400)
  store().edit('t', { passengers: [{ type: 'adult', firstName: 'Ada', lastName: 'Byron', email: '' }], billing: { city: 'Lisbon' } })
  await vi.advanceTimersByTimeAsync(400)
  expect(saved.map(typed)[1]).toEqual({ passengers: [{ type: 'adult', lastName: 'Byron' }], billing: { city: 'Lisbon' } })
})

test('what a server that went away did not take is kept and sent when it is back', async () => {
  const server = serveDraft()
  server.go('down')
  store().edit('t', named('Ada'))
  await vi.advanceTimersByTimeAsync(400)
  expect(saveState()).toBe('retrying')
  await vi.advanceTimersByTimeAsync(6000)
  expect(saveState()).toBe('retrying')
  server.go('up')
  await vi.advanceTimersByTimeAsync(2000)
  expect(saveState()).toBe('saved')
  expect(server.saved.map(typed)).toEqual([{ ...named('Ada'), billing: {} }])
})

test('fields typed elsewhere meanwhile stand in the form after the next save, beside what was typed here', async () => {
  const server = serveDraft()
  store().edit('t', named('Ada'))
  server.elsewhere({ passengers: [{ type: 'adult', lastName: 'Byron' }], billing: { city: 'Lisbon' } })
  await vi.advanceTimersByTimeAsync(400)
  expect(entry()?.draft).toMatchObject({ passengers: [{ firstName: 'Ada', lastName: 'Byron' }], billing: { city: 'Lisbon' } })
  expect(entry()?.others).toEqual([])
})

test('of one field that was typed in two places the later value stands, and the other is there to be taken back', async () => {
  const server = serveDraft()
  store().edit('t', named('Ada'))
  await vi.advanceTimersByTimeAsync(400)
  server.elsewhere({ ...named('Adam'), billing: {} }, 0)
  await store().refresh('t')
  expect(firstAdult()?.firstName).toBe('Adam')
  expect(entry()?.others).toEqual([{ field: 'adult.0.firstName', value: 'Ada' }])
  store().settle('t', { field: 'adult.0.firstName', value: 'Ada' }, true)
  expect(firstAdult()?.firstName).toBe('Ada')
  expect(entry()?.others).toEqual([])
  await vi.advanceTimersByTimeAsync(0)
  expect(server.kept()).toMatchObject({ ...named('Ada'), others: [] })
})

test('what was typed offline and is older gives way when the line is back, and is there to be taken back', async () => {
  const server = serveDraft()
  server.go('down')
  store().edit('t', named('Ada'))
  await vi.advanceTimersByTimeAsync(60_000)
  server.elsewhere({ ...named('Adam'), billing: {} })
  server.go('up')
  await vi.advanceTimersByTimeAsync(2000)
  expect(firstAdult()?.firstName).toBe('Adam')
  expect(entry()?.others).toEqual([{ field: 'adult.0.firstName', value: 'Ada' }])
})

test('the field that somebody is in shows nothing from elsewhere until they leave it', async () => {
  const server = serveDraft()
  store().edit('t', named('Ada'))
  await vi.advanceTimersByTimeAsync(400)
  store().hold('t', 'adult.0.firstName')
  server.elsewhere({ passengers: [{ type: 'adult', firstName: 'Adam' }], billing: {} })
  server.elsewhere({ passengers: [{ type: 'adult', lastName: 'Byron' }], billing: {} })
  await store().refresh('t')
  await store().refresh('t')
  expect(firstAdult()).toMatchObject({ firstName: 'Ada', lastName: 'Byron' })
  store().hold('t', 'adult.0.lastName')
  expect(firstAdult()?.firstName).toBe('Adam')
})

test('typing on in a field that was changed elsewhere meanwhile keeps both values', async () => {
  const server = serveDraft()
  store().edit('t', named('Ad'))
  await vi.advanceTimersByTimeAsync(400)
  store().hold('t', 'adult.0.firstName')
  server.elsewhere({ ...named('Adam'), billing: {} })
  await store().refresh('t')
  store().edit('t', named('Ada'))
  await vi.advanceTimersByTimeAsync(400)
  expect(firstAdult()?.firstName).toBe('Ada')
  expect(entry()?.others).toEqual([{ field: 'adult.0.firstName', value: 'Adam' }])
})

test('a name that was typed goes on being the same value while nothing changes', async () => {
  serveDraft()
  store().edit('t', named('Ada'))
  await vi.advanceTimersByTimeAsync(400)
  const { draft } = entry() ?? {}
  await store().refresh('t')
  expect(entry()?.draft).toBe(draft)
})

test('what was typed while the draft was loading is not overwritten by it', async () => {
  const server = serveDraft()
  server.elsewhere({ passengers: [{ type: 'adult', firstName: 'from before', lastName: 'Byron' }], billing: {} })
  const loading = store().load('t')
  store().edit('t', named('typed meanwhile'))
  await loading
  expect(firstAdult()).toMatchObject({ firstName: 'typed meanwhile', lastName: 'Byron' })
})

test('the draft of a trip that was deleted is not asked for again and again', async () => {
  const asked: unknown[] = []
  const gone = { error: { code: 'not_found', message: 'This is not here any more.' } }
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    return Response.json(gone, { status: 404 })
  })
  await store().load('t')
  store().edit('t', named('Ada'))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(asked).toHaveLength(2)
  expect(entry()).toMatchObject({ saveState: 'refused', refusal: 'This is not here any more.' })
  expect(firstAdult()?.firstName).toBe('Ada')
})

test('what is refused because the session is over waits, without asking again, until somebody is signed in', async () => {
  const sent: DraftSave[] = []
  const ended = { error: { code: 'session_expired', message: 'Your session has ended.' } }
  let isSignedIn = false
  vi.stubGlobal('fetch', async (_path: string, init?: RequestInit) => {
    sent.push(JSON.parse(String(init?.body)))
    return isSignedIn ? Response.json(shownDraft(NO_DRAFT)) : Response.json(ended, { status: 401 })
  })
  store().edit('t', named('Ada'))
  await vi.advanceTimersByTimeAsync(400)
  expect(useSessionEndStore.getState().isEnded).toBe(true)
  store().edit('t', named('Ada Maria'))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(sent).toHaveLength(1)
  expect(saveState()).toBe('retrying')
  isSignedIn = true
  useSessionEndStore.setState({ isEnded: false })
  await vi.advanceTimersByTimeAsync(2000)
  expect(saveState()).toBe('saved')
  expect(typed(sent.at(-1))).toEqual({ ...named('Ada Maria'), billing: {} })
})

test('before somebody leaves, what was typed last goes out without its pause', async () => {
  const { saved } = serveDraft()
  store().edit('t', named('Ada'))
  await flushUnsent()
  expect(saved.map(typed)).toEqual([{ ...named('Ada'), billing: {} }])
})

test('a save that fails after the form was refreshed meanwhile is sent again', async () => {
  const server = serveDraft()
  const release = server.hold()
  store().edit('t', named('Ada'))
  await vi.advanceTimersByTimeAsync(400)
  expect(saveState()).toBe('saving')
  await store().refresh('t')
  server.go('down')
  release()
  await vi.advanceTimersByTimeAsync(0)
  expect(saveState()).toBe('retrying')
  server.go('up')
  await vi.advanceTimersByTimeAsync(2000)
  expect(saveState()).toBe('saved')
  expect(server.saved.map(typed)).toEqual([{ ...named('Ada'), billing: {} }])
})

test('a save that succeeds after the form was refreshed meanwhile is done', async () => {
  const server = serveDraft()
  const release = server.hold()
  store().edit('t', named('Ada'))
  await vi.advanceTimersByTimeAsync(400)
  await store().refresh('t')
  release()
  await vi.advanceTimersByTimeAsync(0)
  expect(saveState()).toBe('saved')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(server.saved).toHaveLength(1)
})

test.each([
  ['up', 2],
  ['down', 1],
] as const)('what is typed while a save is on its way is saved after it, also when the server is %s meanwhile', async (way, saves) => {
  const server = serveDraft()
  const release = server.hold()
  store().edit('t', named('Ada'))
  await vi.advanceTimersByTimeAsync(400)
  await store().refresh('t')
  store().edit('t', named('Ada Maria'))
  await vi.advanceTimersByTimeAsync(400)
  server.go(way)
  release()
  await vi.advanceTimersByTimeAsync(0)
  server.go('up')
  await vi.advanceTimersByTimeAsync(2000)
  expect(saveState()).toBe('saved')
  expect(server.saved).toHaveLength(saves)
  expect(server.kept()).toMatchObject(named('Ada Maria'))
})

test('a page that knows a draft which was deleted meanwhile shows and saves what is typed into the next one', async () => {
  const server = serveDraft()
  server.replace({ ...NO_DRAFT, ...named('Grace'), version: 30 })
  await store().load('t')
  server.replace(NO_DRAFT)
  store().edit('t', named('Ada'))
  await vi.advanceTimersByTimeAsync(400)
  expect(firstAdult()?.firstName).toBe('Ada')
  server.elsewhere({ passengers: [{ type: 'adult', lastName: 'Byron' }], billing: {} })
  await store().refresh('t')
  expect(firstAdult()).toMatchObject({ firstName: 'Ada', lastName: 'Byron' })
})

test('a new draft that was begun elsewhere stands in the form of a page that knows the deleted one', async () => {
  const server = serveDraft()
  server.replace({ ...NO_DRAFT, ...named('Grace'), version: 30 })
  await store().load('t')
  server.replace(NO_DRAFT)
  server.elsewhere({ ...named('Adam'), billing: {} })
  await store().refresh('t')
  expect(firstAdult()?.firstName).toBe('Adam')
})
