import { afterEach, beforeEach, expect, test, vi } from 'vitest'
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
const saveState = () => useDraftStore.getState().entries.t?.saveState

function serveDraft() {
  const saved: unknown[] = []
  let isUp = true
  vi.stubGlobal('fetch', async (_path: string, init?: RequestInit) => {
    if (!isUp) throw new TypeError('the server is away')
    if (init?.method !== 'PUT') return Response.json({ passengers: [{ firstName: 'from the server' }], billing: {} })
    saved.push(JSON.parse(String(init.body)))
    return Response.json({ saved: true })
  })
  return { saved, go: (next: 'up' | 'down') => (isUp = next === 'up') }
}

test('typing is saved once it pauses, with the latest words', async () => {
  const { saved } = serveDraft()
  useDraftStore.getState().edit('t', named('A'))
  await vi.advanceTimersByTimeAsync(200)
  useDraftStore.getState().edit('t', named('Ada'))
  await vi.advanceTimersByTimeAsync(399)
  expect(saved).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(saved).toEqual([{ ...named('Ada'), billing: {} }])
  expect(saveState()).toBe('saved')
})

test('what a server that went away did not take is kept and sent when it is back', async () => {
  const server = serveDraft()
  server.go('down')
  useDraftStore.getState().edit('t', named('Ada'))
  await vi.advanceTimersByTimeAsync(400)
  expect(saveState()).toBe('retrying')
  await vi.advanceTimersByTimeAsync(6000)
  expect(saveState()).toBe('retrying')
  server.go('up')
  await vi.advanceTimersByTimeAsync(2000)
  expect(saveState()).toBe('saved')
  expect(server.saved).toEqual([{ ...named('Ada'), billing: {} }])
})

test('what was typed while the draft was loading is not overwritten by it', async () => {
  serveDraft()
  const loading = useDraftStore.getState().load('t')
  useDraftStore.getState().edit('t', named('typed meanwhile'))
  await loading
  expect(useDraftStore.getState().entries.t?.draft.passengers).toEqual(named('typed meanwhile').passengers)
})

test('what is refused because the session is over waits, without asking again, until somebody is signed in', async () => {
  const sent: unknown[] = []
  const ended = { error: { code: 'session_expired', message: 'Your session has ended.' } }
  let isSignedIn = false
  vi.stubGlobal('fetch', async (_path: string, init?: RequestInit) => {
    sent.push(JSON.parse(String(init?.body)))
    return isSignedIn ? Response.json({ saved: true }) : Response.json(ended, { status: 401 })
  })
  useDraftStore.getState().edit('t', named('Ada'))
  await vi.advanceTimersByTimeAsync(400)
  expect(useSessionEndStore.getState().isEnded).toBe(true)
  useDraftStore.getState().edit('t', named('Ada Maria'))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(sent).toHaveLength(1)
  expect(saveState()).toBe('retrying')
  isSignedIn = true
  useSessionEndStore.setState({ isEnded: false })
  await vi.advanceTimersByTimeAsync(2000)
  expect(saveState()).toBe('saved')
  expect(sent.at(-1)).toEqual({ ...named('Ada Maria'), billing: {} })
})

test('before somebody leaves, what was typed last goes out without its pause', async () => {
  const { saved } = serveDraft()
  useDraftStore.getState().edit('t', named('Ada'))
  await flushUnsent()
  expect(saved).toEqual([{ ...named('Ada'), billing: {} }])
})
