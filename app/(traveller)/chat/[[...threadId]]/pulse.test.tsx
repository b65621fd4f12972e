import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answered, fakeServer, said } from '@/tests/fixtures/conversation-server'
import { differs } from './conversation/pulse'
import { useConversation } from './use-conversation'

const PULSE = 'GET /api/threads/thr_1/pulse'
const LIST = 'GET /api/threads'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

test('an idle thread is looked at every three seconds, and less often after a quiet minute; nothing is loaded (vercel/ai #8043)', async () => {
  const server = fakeServer('thr_1', [said('msg_1', 'Hi'), answered('msg_2', 'Hello.')])
  renderHook(() => useConversation(server.opened()))
  await pass(30_000)
  expect(server.of(PULSE).length).toBeGreaterThanOrEqual(9)
  await pass(60_000)
  const lively = server.of(PULSE).length
  await pass(60_000)
  expect(server.of(PULSE).length - lively).toBeLessThanOrEqual(6)
  expect(server.asked.every(({ route }) => route === PULSE)).toBe(true)
})

test('while the page is hidden nothing is looked for; when it is seen again, at once', async () => {
  const server = fakeServer('thr_1', [said('msg_1', 'Hi'), answered('msg_2', 'Hello.')])
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  renderHook(() => useConversation(server.opened()))
  await pass(60_000)
  expect(server.of(PULSE)).toEqual([])
  visibility.mockReturnValue('visible')
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  await pass(0)
  expect(server.of(PULSE)).toHaveLength(1)
})

test('what happened elsewhere is read, and the list of trips says it, too', async () => {
  const server = fakeServer('thr_1', [said('msg_1', 'Hi'), answered('msg_2', 'Hello.')])
  const { result } = renderHook(() => useConversation(server.opened()))
  await pass(4_000)
  expect(server.of(LIST)).toEqual([])
  server.conversation.messages = [...server.conversation.messages, said('msg_3', 'To Porto instead'), answered('msg_4', 'Porto it is.')]
  await pass(30_000)
  expect(result.current.messages.at(-1)?.id).toBe('msg_4')
  expect(server.of(LIST)).toHaveLength(1)
})

test('a thread that is opened with an old page is looked at without delay', async () => {
  const server = fakeServer('thr_1', [said('msg_1', 'Hi'), answered('msg_2', 'Hello.')])
  const opened = server.opened()
  server.conversation.messages = [...server.conversation.messages, said('msg_3', 'To Porto instead'), answered('msg_4', 'Porto it is.')]
  const { result } = renderHook(() => useConversation({ ...opened, isOld: true }))
  await pass(0)
  expect(result.current.messages.at(-1)?.id).toBe('msg_4')
})

test('a thread that was deleted elsewhere is looked for no longer', async () => {
  const server = fakeServer('thr_1', [said('msg_1', 'Hi')])
  server.on(PULSE, () => Response.json({ error: { code: 'not_found', message: 'There is nothing here.' } }, { status: 404 }))
  renderHook(() => useConversation(server.opened()))
  await pass(60_000)
  expect(server.of(PULSE)).toHaveLength(1)
})

test.each([
  ['another last message', { headId: 'msg_9' }, true],
  ['another state of the last answer', { headStatus: 'partial' }, true],
  ['a newer trip', { tripVersion: 8 }, true],
  ['an older trip', { tripVersion: 6 }, false],
  ['an order that was placed elsewhere', { orderStatus: 'success' }, true],
  ['an answer on its way', { runningMessageId: 'msg_9' }, true],
  ['something that waits', { queuedKeys: ['key_1'] }, true],
  ['nothing', {}, false],
])('%s is seen as such', (_what, changes, isNews) => {
  const { result } = renderHook(() => useConversation(fakeServer('thr_1', [said('msg_1', 'Hi'), answered('msg_2', 'Hello.')]).opened()))
  const same = { headId: 'msg_2', headStatus: 'complete', tripVersion: 7, orderStatus: null, runningMessageId: null, queuedKeys: [] }
  expect(differs({ ...same, ...changes }, result.current, { version: 7, orderStatus: null })).toBe(isNews)
})
