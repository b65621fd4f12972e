import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { ChatMessage } from '@/lib/chat/message'
import { recordActions } from '@/tests/fixtures/chat-actions'
import { useAnnouncerStore } from '../state/announcer-store'
import { fetchLateParts } from '../ui/late-part'
import { ChatActionsProvider } from './chat-actions'
import { loadMessageCheck } from './late-message-check'
import { QueuedLines } from './queued-lines'
import { Thread, type ThreadProps } from './thread'
import type { TurnWork } from './turn-work'

beforeEach(() => useAnnouncerStore.setState({ announcements: [] }))
beforeAll(loadMessageCheck)
beforeAll(fetchLateParts)
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const { actions } = recordActions()
const said = (id: string, text: string, versions?: string[]): ChatMessage => ({
  id,
  role: 'user',
  parts: [{ type: 'text', text }],
  metadata: versions ? { versions } : {},
})
const answered = (id: string, text: string): ChatMessage => ({
  id,
  role: 'assistant',
  parts: [{ type: 'text', text }],
  metadata: { status: 'complete' },
})
const withCard = (id: string): ChatMessage => ({
  id,
  role: 'assistant',
  parts: [{ type: 'tool-searchFlights', toolCallId: `call-${id}`, state: 'output-available', input: {}, output: { city: 'Lisbon' } }],
})

function recordWork() {
  const done: string[] = []
  const note =
    (verb: string) =>
    (...words: string[]) =>
      void done.push([verb, ...words].join(' '))
  const work: TurnWork = {
    edit: note('edit'),
    again: note('again'),
    goOn: note('go on'),
    showVersion: note('show'),
    startEditing: note('start'),
    endEditing: note('end'),
  }
  return { work, done }
}

function threadOf(messages: ChatMessage[], changes: Partial<ThreadProps> = {}) {
  return (
    <ChatActionsProvider value={actions}>
      <Thread messages={messages} status="ready" error={null} renderTool={() => <p>a card</p>} onRetry={nothing} {...changes} />
    </ChatActionsProvider>
  )
}
const nothing = () => undefined

test('an own message can be copied and edited, an answer copied and asked for again, by name', async () => {
  const { work, done } = recordWork()
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  render(threadOf([said('1', 'Lisbon?'), answered('2', '**Three** flights.')], { work }))
  fireEvent.click(screen.getByRole('button', { name: 'Edit your message' }))
  fireEvent.click(screen.getByRole('button', { name: 'Answer again' }))
  fireEvent.click(screen.getByRole('button', { name: 'Copy the answer' }))
  expect(done).toEqual(['start 1 Lisbon?', 'again 2'])
  expect(writeText).toHaveBeenCalledWith('**Three** flights.')
  await vi.waitFor(() => expect(useAnnouncerStore.getState().announcements.map(({ text }) => text)).toEqual(['Copied.']))
})

test('while an answer lasts nothing is edited or asked for again; for one that is there at once no button changes', async () => {
  const { work, done } = recordWork()
  const messages = [said('1', 'Lisbon?'), answered('2', 'Yes.'), said('3', 'And Porto?')]
  const buttons = () => screen.getAllByRole('button', { name: /Edit your message|Answer again/ })
  const areOff = () => buttons().map((button) => button.getAttribute('aria-disabled') === 'true')
  const { rerender } = render(threadOf(messages, { work, status: 'submitted' }))
  expect(areOff()).toEqual([false, false, false])
  await vi.waitFor(() => expect(areOff()).toEqual([true, true, true]))
  for (const button of buttons()) fireEvent.click(button)
  expect(done).toEqual([])
  rerender(threadOf(messages, { work }))
  expect(areOff()).toEqual([false, false, false])
})

test('an edited message is a field: Enter sends it, Escape leaves it, and it says what happens to the trip', async () => {
  const { work, done } = recordWork()
  render(threadOf([said('1', 'Lisbon?')], { work, editing: { messageId: '1', text: 'Lisbon?' } }))
  const field = screen.getByLabelText<HTMLTextAreaElement>('Edit your message')
  expect(document.activeElement).toBe(field)
  expect(screen.getByText('The trip goes back to how it was then.')).toBeTruthy()
  await userEvent.type(field, '{Shift>}{Enter}{/Shift}In May{Enter}')
  await userEvent.type(field, '{Escape}')
  expect(done).toEqual(['edit 1 Lisbon?\nIn May', 'end'])
})

test('a card number is not sent by an edit either', async () => {
  const { work, done } = recordWork()
  render(threadOf([said('1', 'Hi')], { work, editing: { messageId: '1', text: '4242 4242 4242 4242' } }))
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  expect(done).toEqual([])
  expect(screen.getByRole('alert').textContent).toContain('card number')
})

test('of several versions the place is told and the others are a press away; of one there is no switch (assistant-ui #4037)', () => {
  const { work, done } = recordWork()
  const { rerender } = render(threadOf([said('b', 'Hi', ['a', 'b', 'c'])], { work }))
  expect(screen.getByRole('group', { name: 'Versions of this message' }).textContent).toContain('2 / 3')
  fireEvent.click(screen.getByRole('button', { name: 'Previous version' }))
  fireEvent.click(screen.getByRole('button', { name: 'Next version' }))
  expect(done).toEqual(['show a', 'show c'])
  rerender(threadOf([said('b', 'Hi', ['b'])], { work }))
  expect(screen.queryByRole('group')).toBeNull()
})

test('one card that fails while it is drawn becomes readable, and the rest of the thread stays usable (vercel/ai #18425, #13591)', () => {
  vi.spyOn(console, 'error').mockImplementation(nothing)
  const { work } = recordWork()
  const renderTool: ThreadProps['renderTool'] = (part) => {
    if (part.toolCallId === 'call-2') throw new Error('This output has no flights.')
    return <p>a card</p>
  }
  render(
    threadOf([said('1', 'Hi'), withCard('2'), withCard('3')], {
      work,
      renderTool: (part) => <Drawn draw={() => renderTool(part, withCard('2'), true)} />,
    }),
  )
  expect(screen.getByText('We can’t show this card.')).toBeTruthy()
  expect(screen.getByText('a card')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Edit your message' })).toBeTruthy()
})

function Drawn({ draw }: { draw: () => React.ReactNode }) {
  return draw()
}

test('a part of another version is a readable card in its place (vercel/ai #19358)', () => {
  const unreadable: ChatMessage = {
    id: '2',
    role: 'assistant',
    parts: [{ type: 'data-unreadable', data: { what: 'A hotel card of an older version.', words: 'Hotel Avenida' } }],
  }
  render(threadOf([said('1', 'Hi'), unreadable]))
  expect(screen.getByText('A hotel card of an older version.')).toBeTruthy()
  expect(screen.getByText('Hotel Avenida').closest('details')).toBeTruthy()
})

test('a step that an ended answer never finished says so, and is not shown as being at work', () => {
  const open = { type: 'tool-searchFlights', toolCallId: 'call-2', state: 'input-available', input: {} } as const
  const cutOff: ChatMessage = { id: '2', role: 'assistant', parts: [open], metadata: { status: 'partial' } }
  render(threadOf([said('1', 'Hi'), cutOff], { renderTool: () => <p>Searching…</p> }))
  expect(screen.getByText('This step stopped before it was done.')).toBeTruthy()
  expect(screen.queryByText('Searching…')).toBeNull()
})

test('a word that streams in draws its own turn alone (vercel/ai #6166, assistant-ui #3489)', () => {
  const { work } = recordWork()
  const drawn: string[] = []
  const renderTool: ThreadProps['renderTool'] = (_part, message) => {
    drawn.push(message.id)
    return <p>a card</p>
  }
  const history = [said('1', 'Hi'), withCard('2'), said('3', 'and?')]
  const streaming = { work, renderTool, status: 'streaming' as const }
  const thread = (text: string) => <Thread messages={[...history, answered('4', text)]} error={null} onRetry={nothing} {...streaming} />
  const value = { ...actions, isBusy: true }
  const { rerender } = render(<ChatActionsProvider value={value}>{thread('Three')}</ChatActionsProvider>)
  const before = drawn.length
  for (const text of ['Three fl', 'Three flights', 'Three flights.']) {
    rerender(<ChatActionsProvider value={value}>{thread(text)}</ChatActionsProvider>)
  }
  expect(drawn).toHaveLength(before)
})

test('turns far above are skipped while they are out of view; the last ones never are', () => {
  const messages = Array.from({ length: 12 }, (_, index) => said(String(index), `Message ${index}`))
  render(threadOf(messages))
  const skipped = screen.getAllByRole('article').filter((turn) => turn.className.includes('content-visibility:auto'))
  expect(skipped).toHaveLength(8)
})

test('the message that a search led to is marked and gets the focus', () => {
  render(threadOf([said('1', 'one'), said('2', 'two')], { wantedId: '1' }))
  const [first, second] = screen.getAllByRole('article')
  expect(document.activeElement).toBe(first)
  expect(first?.className).toContain('bg-saffron-soft')
  expect(second?.className).not.toContain('bg-saffron-soft')
})

test('the button that goes to another version keeps the focus, and says which one it is', async () => {
  const versions = ['a', 'b', 'c']
  const { work } = recordWork()
  const { rerender } = render(threadOf([said('1', 'Hi'), { ...answered('c', 'Third'), metadata: { versions } }], { work }))
  await userEvent.click(screen.getByRole('button', { name: 'Previous version' }))
  rerender(threadOf([said('1', 'Hi'), { ...answered('b', 'Second'), metadata: { versions } }], { work }))
  const button = screen.getByRole('button', { name: 'Previous version' })
  expect(document.activeElement).toBe(button)
  expect(document.getElementById(String(button.getAttribute('aria-describedby')))?.textContent).toBe('Version 2 / 3')
})

test('who is elsewhere when messages go stays there', () => {
  const { work } = recordWork()
  const { rerender } = render(threadOf([said('1', 'Hi'), answered('2', 'Hello')], { work }))
  screen.getByRole('button', { name: 'Answer again' }).focus()
  const elsewhere = document.body.appendChild(document.createElement('input'))
  elsewhere.focus()
  rerender(threadOf([said('1', 'Hi'), answered('3', 'Hello again')], { work }))
  expect(document.activeElement).toBe(elsewhere)
  elsewhere.remove()
})

test('while the connection comes back it says so, quietly', () => {
  render(threadOf([said('1', 'Hi'), answered('2', 'Half')], { status: 'streaming', isReconnecting: true }))
  expect(screen.getByText('Reconnecting…')).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('each waiting message can be removed and edited, by its own words', async () => {
  const asked: string[] = []
  const queued = [
    { key: 'k1', text: 'and a bag', createdAt: '' },
    { key: 'k2', text: 'and a seat', createdAt: '' },
  ]
  render(<QueuedLines queued={queued} onRemove={(key) => asked.push(`remove ${key}`)} onEdit={(key) => asked.push(`edit ${key}`)} />)
  await userEvent.click(screen.getByRole('button', { name: 'Remove: and a bag' }))
  await userEvent.click(screen.getByRole('button', { name: 'Edit: and a seat' }))
  expect(asked).toEqual(['remove k1', 'edit k2'])
})
