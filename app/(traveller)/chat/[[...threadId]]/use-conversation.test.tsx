import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useSessionEndStore } from '@/components/state/session-end-store'
import { useTripStore } from '@/components/state/trip-store'
import { readUnsent } from '@/components/state/unsent-message'
import type { LiveTrip } from '@/lib/travel/trip/live-trip-schema'
import { sampleOrder } from '@/tests/fixtures/checkout'
import { fakeServer } from '@/tests/fixtures/conversation-server'
import { NEW_THREAD } from './conversation/conversation-state'
import { useConversation } from './use-conversation'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  localStorage.clear()
  useSessionEndStore.setState({ isEnded: false })
})

test('a message that is refused because the session is over stays, and goes out once with its own key after signing in again', async () => {
  const sent: { text?: string; key?: string }[] = []
  const ended = { error: { code: 'session_expired', message: 'Your session has ended.' } }
  let isSignedIn = false
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    if (path !== '/api/chat') return Response.json({ threads: [] })
    sent.push(JSON.parse(String(init?.body)))
    if (!isSignedIn) return Response.json(ended, { status: 401 })
    return new Response('data: {"type":"start"}\n\ndata: {"type":"finish"}\n\ndata: [DONE]\n\n', {
      headers: { 'content-type': 'text/event-stream', 'x-vercel-ai-ui-message-stream': 'v1' },
    })
  })
  const { result } = renderHook(() => useConversation({ ...NEW_THREAD, userId: 'usr_ada' }))
  act(() => result.current.actions.say('Lisbon in May'))
  await waitFor(() => expect(useSessionEndStore.getState().isEnded).toBe(true))
  expect(result.current.messages.map(({ role }) => role)).toEqual(['user'])
  const kept = readUnsent('usr_ada', null)
  expect(kept?.text).toBe('Lisbon in May')

  isSignedIn = true
  act(() => useSessionEndStore.setState({ isEnded: false }))
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(sent.map(({ text, key }) => [text, key])).toEqual([
    ['Lisbon in May', kept?.key],
    ['Lisbon in May', kept?.key],
  ])
})

test('however a window hears how an order stands, its list of trips is told, too; another choice of flight is no news to it', async () => {
  const server = fakeServer('thr_1')
  const live = { ...server.conversation.live, order: null }
  useTripStore.setState({ trips: { thr_1: live } })
  renderHook(() => useConversation(server.opened()))
  const hear = (heard: LiveTrip) => act(async () => useTripStore.getState().accept(heard))
  await hear({ ...live, version: live.version + 1 })
  expect(server.of('GET /api/threads')).toEqual([])
  await hear({ ...live, version: live.version + 1, order: sampleOrder({ status: 'success' }) })
  expect(server.of('GET /api/threads')).toHaveLength(1)
})
