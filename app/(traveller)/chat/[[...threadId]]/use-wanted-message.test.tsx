import { act, renderHook, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { answered, fakeServer, said, textOf } from '@/tests/fixtures/conversation-server'
import { HELLO } from '@/tests/fixtures/open-thread'
import { useConversation } from './use-conversation'
import { useWantedMessage } from './use-wanted-message'

vi.mock('next/navigation', () => ({ useSearchParams: () => new URLSearchParams('message=msg_8') }))

const CONVERSATION = 'GET /api/threads/thr_1/conversation'

/** A thread that is opened for one message, with its server. */
function openFor({ hasEarlier }: { hasEarlier: boolean }) {
  const server = fakeServer('thr_1', HELLO)
  server.conversation = { ...server.conversation, hasEarlier }
  const { result } = renderHook(() => {
    const conversation = useConversation(server.opened())
    return { ...conversation, wanted: useWantedMessage(conversation) }
  })
  return { server, now: () => result.current }
}

test('a message of another version is told to be there until that version is shown', async () => {
  const { server, now } = openFor({ hasEarlier: false })
  await waitFor(() => expect(now().wanted.refusal).toContain('another version'))
  const other = { ...server.conversation, messages: [said('msg_1', 'Hi'), answered('msg_8', 'Good day.')] }
  server.on('POST /api/threads/thr_1/versions', () => Response.json(other))
  act(() => now().work.showVersion('msg_8'))
  await waitFor(() => expect(now().messages.map(textOf)).toEqual(['Hi', 'Good day.']))
  expect(now().wanted.refusal).toBeNull()
})

test('earlier messages that could not be loaded may hold it, and when they come it is told where they do not', async () => {
  const { server, now } = openFor({ hasEarlier: true })
  server.on(CONVERSATION, () => {
    throw new TypeError('Failed to fetch')
  })
  await waitFor(() => expect(now().refusal).toBe('The earlier messages couldn’t be loaded. Scroll up to try again.'))
  expect(now().wanted.refusal).toBeNull()
  server.on(CONVERSATION, () => Response.json({ ...server.conversation, messages: [said('msg_0', 'Once')], hasEarlier: false }))
  act(() => now().showEarlier())
  await waitFor(() => expect(now().messages.map(textOf)).toEqual(['Once', 'Hi', 'Hello.']))
  expect(now().wanted.refusal).toContain('another version')
})
