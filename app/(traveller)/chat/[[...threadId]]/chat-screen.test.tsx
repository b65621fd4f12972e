import { act, render, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { ThreadEntry } from '@/components/state/thread-entry'
import { useThreadListStore } from '@/components/state/thread-list-store'
import { DEFAULT_PREFERENCES } from '@/lib/travel/account/default-preferences'
import { fakeServer } from '@/tests/fixtures/conversation-server'
import { HELLO } from '@/tests/fixtures/open-thread'
import { aThread } from '@/tests/fixtures/threads'
import { ChatScreen } from './chat-screen'

vi.mock('next/navigation', () => ({
  useRouter: () => ({ push: () => {}, replace: () => {} }),
  useSearchParams: () => new URLSearchParams(),
}))

const LIST = 'GET /api/threads'
const PULSE = 'GET /api/threads/thr_1/pulse'
const ADA = { id: 'usr_ada', name: 'Ada', email: 'ada@example.com', isGuest: false, preferences: DEFAULT_PREFERENCES }
const names = () => useThreadListStore.getState().threads?.map(({ name }) => name)

test('the list of a new page is taken as it is; who goes back to a page keeps the list of now, and all is looked at once more', async () => {
  const server = fakeServer('thr_1', HELLO)
  const opened = server.conversation
  const page = (threads: ThreadEntry[]) => (
    <ChatScreen user={ADA} threads={threads} opened={opened} name="Lisbon" answeredBy="the concierge" seed={null} unsent={null} />
  )
  const threads = [aThread({ id: 'thr_1', name: 'Lisbon' })]
  const { unmount } = render(page(threads))
  await waitFor(() => expect(names()).toEqual(['Lisbon']))
  expect([server.of(LIST), server.of(PULSE)]).toEqual([[], []])
  unmount()

  const now = [aThread({ id: 'thr_2', name: 'Porto' }), aThread({ id: 'thr_1', name: 'Lisbon in May' })]
  act(() => useThreadListStore.getState().accept(now))
  const shown = vi.fn()
  const end = useThreadListStore.subscribe(() => shown(names()))
  server.on(LIST, () => Response.json({ threads: [aThread({ id: 'thr_3', name: 'Oslo' }), ...now] }))
  render(page(threads))
  expect(server.of(PULSE)).toHaveLength(1)
  await waitFor(() => expect(names()).toEqual(['Oslo', 'Porto', 'Lisbon in May']))
  end()
  expect(shown).not.toHaveBeenCalledWith(['Lisbon'])
})
