import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { ChatMessage } from '@/lib/chat/message'
import { recordActions } from '@/tests/fixtures/chat-actions'
import { exampleLive } from '@/tests/fixtures/flights'
import { useTripStore } from '../state/trip-store'
import { type ChatActions, ChatActionsProvider } from './chat-actions'
import { QuickReplies } from './quick-replies'
import { Thread } from './thread'

beforeEach(() => useTripStore.setState({ trips: {} }))
afterEach(cleanup)

const ASKED: ChatMessage = {
  id: '2',
  role: 'assistant',
  parts: [{ type: 'text', text: 'Where would you like to go?' }],
  metadata: { status: 'complete', replies: { words: ['Lisbon', 'Rome'], tripVersion: 3 } },
}

function thread(messages: ChatMessage[], changes: Partial<ChatActions> = {}, status: 'ready' | 'streaming' = 'ready') {
  const { actions } = recordActions()
  return (
    <ChatActionsProvider value={{ ...actions, ...changes }}>
      <Thread
        messages={messages}
        status={status}
        error={null}
        renderTool={() => null}
        onRetry={() => undefined}
        replies={<QuickReplies latest={messages.at(-1)} />}
      />
    </ChatActionsProvider>
  )
}

const offered = () => screen.queryAllByRole('button', { name: /Lisbon|Rome/ }).map(({ textContent }) => textContent)

test('a press says the words on the button', async () => {
  const said: string[] = []
  render(thread([ASKED], { say: (words) => said.push(words) }))
  await userEvent.click(screen.getByRole('button', { name: 'Rome' }))
  expect(said).toEqual(['Rome'])
})

test('only the newest message has them, and none while an answer is on its way', () => {
  const { rerender } = render(thread([ASKED]))
  expect(offered()).toEqual(['Lisbon', 'Rome'])
  rerender(thread([ASKED], {}, 'streaming'))
  expect(offered()).toEqual([])
  rerender(thread([ASKED], { isBusy: true }))
  expect(offered()).toEqual([])
  rerender(thread([ASKED, { id: '3', role: 'user', parts: [{ type: 'text', text: 'to Porto' }] }]))
  expect(offered()).toEqual([])
})

test('they go when the trip has moved on without a message', () => {
  const live = exampleLive()
  useTripStore.setState({ trips: { [live.threadId]: { ...live, version: 3 } } })
  const { rerender } = render(thread([ASKED], { threadId: live.threadId }))
  expect(offered()).toHaveLength(2)
  useTripStore.setState({ trips: { [live.threadId]: { ...live, version: 4 } } })
  rerender(thread([ASKED], { threadId: live.threadId }))
  expect(offered()).toEqual([])
})
