import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useSessionEndStore } from '@/components/state/session-end-store'
import { readUnsent } from '@/components/state/unsent-message'
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
