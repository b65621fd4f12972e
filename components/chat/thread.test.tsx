import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ChatMessage } from '@/lib/chat/message'
import { recordActions } from '@/tests/fixtures/chat-actions'
import { exampleLive } from '@/tests/fixtures/flights'
import { useAnnouncerStore } from '../state/announcer-store'
import { useTripStore } from '../state/trip-store'
import { ChatActionsProvider } from './chat-actions'
import { Thread, type ThreadProps } from './thread'
import { finishedSentences } from './use-answer-announcements'

beforeEach(() => {
  useTripStore.setState({ trips: {} })
  useAnnouncerStore.setState({ announcements: [] })
})
afterEach(cleanup)

const said = (id: string, text: string): ChatMessage => ({ id, role: 'user', parts: [{ type: 'text', text }] })
const changed = (id: string, label: string): ChatMessage => ({ id, role: 'user', parts: [{ type: 'data-change', data: { label } }] })
const answered = (id: string, text: string, status: 'complete' | 'partial' | 'failed' = 'complete'): ChatMessage => ({
  id,
  role: 'assistant',
  parts: [{ type: 'text', text }],
  metadata: { status },
})

function threadOf(messages: ChatMessage[], changes: Partial<ThreadProps> = {}) {
  const { actions } = recordActions()
  return (
    <ChatActionsProvider value={actions}>
      <Thread messages={messages} status="ready" error={null} renderTool={() => <p>a card</p>} onRetry={() => {}} {...changes} />
    </ChatActionsProvider>
  )
}

test('raw HTML shows as text on both sides of the conversation', async () => {
  const hostile = '<img src=x onerror=alert(1)><script>alert(1)</script>'
  const { container } = render(threadOf([said('1', hostile), answered('2', `${hostile}\n\n**done**`)]))
  await waitFor(() => expect(container.querySelector('strong')).not.toBeNull())
  expect(container.querySelector('img, script')).toBeNull()
  expect(screen.getAllByText(/<img src=x/).length).toBeGreaterThan(0)
})

test('words of either direction stand in a block of their own', () => {
  const turned = '\u202eemosewa si nobsiL'
  const { container } = render(threadOf([said('1', turned), said('2', 'to Lisbon')]))
  const blocks = [...container.querySelectorAll('p[dir="auto"]')].map((block) => block.textContent)
  expect(blocks).toEqual([turned, 'to Lisbon'])
})

test('a click is one line, without the words that stand beside it for the model', () => {
  const message = changed('1', 'You chose TP1363, 21:40 → 00:25')
  render(threadOf([{ ...message, parts: [...message.parts, { type: 'text', text: '(by click) You chose TP1363' }] }]))
  expect(screen.getByText('You chose TP1363, 21:40 → 00:25')).toBeTruthy()
  expect(screen.queryByText(/by click/)).toBeNull()
})

test('only the last change can be undone, and only while it is the latest turn', () => {
  const live = { ...exampleLive(), undoLabel: 'You chose TP1363' }
  useTripStore.getState().accept(live)
  useTripStore.getState().noteClick(live)
  const { rerender } = render(threadOf([changed('1', 'First'), answered('2', 'Yes.'), changed('3', 'Second'), answered('4', 'Yes.')]))
  expect(screen.getAllByRole('button', { name: /^Undo/ }).map((button) => button.getAttribute('aria-label'))).toEqual(['Undo: Second'])
  rerender(threadOf([changed('1', 'First'), answered('2', 'Yes.'), said('3', 'make it direct')]))
  expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull()
})

test('a double tap on “Undo” takes back one change and not two', async () => {
  const live = { ...exampleLive(), undoLabel: 'You chose TP1363' }
  useTripStore.getState().accept(live)
  useTripStore.getState().noteClick(live)
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
  const asked = vi.fn(async () => {
    await answered
    return Response.json({ ...live, version: live.version + 1 })
  })
  vi.stubGlobal('fetch', asked)
  render(threadOf([changed('1', 'First')]))
  await userEvent.dblClick(screen.getByRole('button', { name: 'Undo: First' }))
  answer()
  expect(await screen.findByText('Undone')).toBeTruthy()
  expect(asked).toHaveBeenCalledTimes(1)
  // The button is gone; who works by keyboard or by ear is still there, and was told.
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('article')))
  expect(useAnnouncerStore.getState().announcements.map(({ text }) => text)).toEqual(['Undone: First'])
  vi.unstubAllGlobals()
})

test('a click is not offered to be undone once something else has changed the trip', () => {
  const live = { ...exampleLive(), undoLabel: 'the passengers' }
  useTripStore.getState().accept(live)
  useTripStore.getState().noteClick({ ...live, version: live.version - 1 })
  render(threadOf([changed('1', 'You went to check out'), answered('2', 'Yes.')]))
  expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull()
})

test('a cut-off answer says so and the latest one can go on', async () => {
  let retries = 0
  render(threadOf([said('1', 'hi'), answered('2', 'Half an', 'partial')], { onRetry: () => (retries += 1) }))
  expect(screen.getByText('The answer was cut off here.')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
  expect(retries).toBe(1)
})

test('the line of the built-in concierge stands where it took over, and offers nothing to try again', () => {
  const line = 'The AI service isn’t answering, so our built-in concierge takes this one.'
  const message: ChatMessage = {
    id: '2',
    role: 'assistant',
    parts: [
      { type: 'text', text: 'Let me look.' },
      { type: 'data-notice', id: 'takeover', data: { kind: 'takeover', text: line } },
      { type: 'text', text: 'There are 46 flights.' },
    ],
    metadata: { status: 'complete' },
  }
  const { container } = render(threadOf([said('1', 'to Lisbon'), message]))
  expect(container.textContent).toMatch(new RegExp(`Let me look\\..*${line}.*There are 46 flights\\.`))
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})

test('a lost connection says what was kept and offers one way on', () => {
  render(threadOf([said('1', 'hi')], { status: 'error', error: 'The connection was lost.' }))
  expect(screen.getByRole('alert').textContent).toContain('The connection was lost. We’ve kept what you wrote and your trip.')
  expect(screen.getAllByRole('button')).toHaveLength(1)
})

test('a streaming answer is announced by the sentence, each once, never by the token', async () => {
  const history = [said('1', 'hi'), answered('2', 'An old answer. It stays silent.')]
  const { rerender } = render(threadOf(history))
  const stream = (text: string, status: ThreadProps['status'] = 'streaming') =>
    rerender(threadOf([...history, said('3', 'more'), answered('4', text)], { status }))
  stream('Three')
  stream('Three flights found. The')
  stream('Three flights found. The cheapest is £212.40')
  stream('Three flights found. The cheapest is £212.40.', 'ready')
  const announced = () => useAnnouncerStore.getState().announcements.map(({ text }) => text)
  await waitFor(() => expect(announced()).toEqual(['Three flights found.', 'The cheapest is £212.40.']))
  expect(screen.getByRole('log').getAttribute('aria-live')).toBe('off')
})

test('Markdown signs and link addresses are not read out', () => {
  expect(finishedSentences('See **[your order](/orders/1)**. More', false)).toEqual(['See your order.'])
})

test('before the first word lines stand for the answer, with a name', () => {
  render(threadOf([said('1', 'hi')], { status: 'submitted' }))
  expect(screen.getByRole('status', { name: 'Writing the answer' })).toBeTruthy()
})
