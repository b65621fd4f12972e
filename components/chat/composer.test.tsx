import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { ownTab } from '../state/own-tab'
import { fetchLateParts } from '../ui/late-part'
import { Composer } from './composer'
import { loadMessageCheck } from './late-message-check'
import { messageRefusal } from './message-refusal'

// The check of messages comes with the first key; most of these tests begin behind it.
beforeAll(loadMessageCheck)
beforeAll(fetchLateParts)
beforeEach(() => localStorage.clear())
afterEach(cleanup)

function renderComposer(isAnswering = false) {
  const sent: string[] = []
  let stops = 0
  const view = render(
    <Composer threadId="thread-1" isAnswering={isAnswering} onSend={(text) => sent.push(text)} onStop={() => (stops += 1)} />,
  )
  return { ...view, sent, stops: () => stops, field: screen.getByLabelText<HTMLTextAreaElement>('Message') }
}

test('Enter sends the trimmed text, clears the field and keeps the focus there', async () => {
  const { field, sent } = renderComposer()
  await userEvent.type(field, '  Lisbon in May {Enter}')
  expect(sent).toEqual(['Lisbon in May'])
  expect(field.value).toBe('')
  expect(document.activeElement).toBe(field)
})

test('Shift and Enter make a new line', async () => {
  const { field, sent } = renderComposer()
  await userEvent.type(field, 'one{Shift>}{Enter}{/Shift}two')
  expect(field.value).toBe('one\ntwo')
  expect(sent).toEqual([])
})

test('Enter that ends a composition does not send', () => {
  const { field, sent } = renderComposer()
  fireEvent.change(field, { target: { value: 'とうきょう' } })
  fireEvent.keyDown(field, { key: 'Enter', isComposing: true })
  fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 })
  expect(sent).toEqual([])
  fireEvent.keyDown(field, { key: 'Enter' })
  expect(sent).toEqual(['とうきょう'])
})

test.each(['', '   ', '\n\n', '\u200b', '\u2060\ufeff \u00ad', '\u3164'])('nothing visible (%j) is not sent, and says so', (text) => {
  const { field, sent } = renderComposer()
  fireEvent.change(field, { target: { value: text } })
  fireEvent.keyDown(field, { key: 'Enter' })
  expect(sent).toEqual([])
  expect(screen.getByRole('alert').textContent).toBe('There’s nothing to send yet. Write where you’d like to go.')
})

test('too long a message is not sent, says by how much, and is all kept', () => {
  const { field, sent } = renderComposer()
  const text = 'a'.repeat(5_000)
  fireEvent.change(field, { target: { value: text } })
  fireEvent.keyDown(field, { key: 'Enter' })
  expect(sent).toEqual([])
  expect(field.value).toBe(text)
  expect(screen.getByRole('alert').textContent).toContain('Shorten it by 1,000')
  expect(localStorage.getItem(`wayfarer.draft.thread-1.${ownTab()}`)).toBe(text)
})

test('a field takes no more than typing can bear, and says when the end of what was pasted was left out', async () => {
  const { field } = renderComposer()
  field.focus()
  expect(field.maxLength).toBe(8_000)
  // A browser cuts what is pasted at this length, and takes the whole paste back with one undo.
  fireEvent.change(field, { target: { value: 'a'.repeat(8_000) } })
  expect(screen.getByRole('alert').textContent).toBe(
    'A message can have 4,000 characters; this has 8,000. Shorten it by 4,000 to send it. The text you pasted was too long, so we left out the end.',
  )
})

test('a message of exactly 4,000 characters is sent', () => {
  const { field, sent } = renderComposer()
  fireEvent.change(field, { target: { value: 'b'.repeat(4_000) } })
  fireEvent.keyDown(field, { key: 'Enter' })
  expect(sent[0]).toHaveLength(4_000)
})

test('a card number is stopped with an explanation', () => {
  const { field, sent } = renderComposer()
  fireEvent.change(field, { target: { value: 'pay with 4242 4242 4242 4242 please' } })
  fireEvent.keyDown(field, { key: 'Enter' })
  expect(sent).toEqual([])
  expect(screen.getByRole('alert').textContent).toContain('card number')
})

test('what is held back stays in the composer, and comes back after a reload without the first digits', () => {
  const first = renderComposer()
  fireEvent.change(first.field, { target: { value: 'Oslo on 13/03/2027, 4242 4242 4242 4242 please' } })
  fireEvent.keyDown(first.field, { key: 'Enter' })
  expect(first.field.value).toBe('Oslo on 13/03/2027, 4242 4242 4242 4242 please')
  expect(JSON.stringify(localStorage)).not.toContain('4242 4242')
  first.unmount()
  expect(renderComposer().field.value).toBe('Oslo on 13/03/2027, •••• 4242 please')
})

test('a traveller who says that it is no card sends the message with one press, and only once', async () => {
  const { field, sent } = renderComposer()
  fireEvent.change(field, { target: { value: 'my hotel wrote 4242 4242 4242 4242, is that enough?' } })
  fireEvent.keyDown(field, { key: 'Enter' })
  await userEvent.click(screen.getByRole('button', { name: 'It isn’t a card – send it' }))
  expect(sent).toEqual(['my hotel wrote •••• 4242, is that enough?'])
  expect(field.value).toBe('')
  expect(screen.queryByRole('button', { name: 'It isn’t a card – send it' })).toBeNull()
})

test.each(['4242 4242 4242 4243', 'call +44 20 7946 0958', 'ticket 0471234567890', 'from 2 to 9 May, 4 people'])(
  '%s may be sent',
  (text) => {
    expect(messageRefusal(text)).toBeUndefined()
  },
)

test('what was typed is there again after a reload, per thread', () => {
  const first = renderComposer()
  fireEvent.change(first.field, { target: { value: 'half a thought' } })
  first.unmount()
  const again = renderComposer()
  expect(again.field.value).toBe('half a thought')
  again.rerender(<Composer threadId="thread-2" isAnswering={false} onSend={() => {}} />)
  expect(again.field.value).toBe('')
})

test('what is typed while a new thread gets its id moves along', () => {
  const view = render(<Composer threadId={null} isAnswering onSend={() => {}} />)
  const field = screen.getByLabelText<HTMLTextAreaElement>('Message')
  fireEvent.change(field, { target: { value: 'and a bag' } })
  view.rerender(<Composer threadId="thread-9" isAnswering onSend={() => {}} />)
  expect(field.value).toBe('and a bag')
  expect(localStorage.getItem(`wayfarer.draft.thread-9.${ownTab()}`)).toBe('and a bag')
  expect(localStorage.getItem(`wayfarer.draft.new.${ownTab()}`)).toBeNull()
})

test('while an answer streams, Enter keeps the text and the button stops the answer', async () => {
  const { field, sent, stops } = renderComposer(true)
  await userEvent.type(field, 'next{Enter}')
  expect(sent).toEqual([])
  expect(field.value).toBe('next')
  await userEvent.click(screen.getByRole('button', { name: 'Stop the answer' }))
  expect(stops()).toBe(1)
})

test('while an answer streams, words can wait for it: with words there is a way to send, and the way to stop stays (vercel/ai #6823)', async () => {
  const sent: string[] = []
  render(<Composer threadId="thread-1" isAnswering canQueue onSend={(text) => sent.push(text)} onStop={() => undefined} />)
  expect(screen.queryByRole('button', { name: 'Send after this answer' })).toBeNull()
  await userEvent.type(screen.getByLabelText('Message'), 'and a bag')
  expect(screen.getByRole('button', { name: 'Stop the answer' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Send after this answer' }))
  expect(sent).toEqual(['and a bag'])
})

test('a stop that takes longer than a moment says so, and is asked for once', async () => {
  vi.useFakeTimers()
  let stops = 0
  render(<Composer threadId="thread-1" isAnswering isStopping onSend={() => {}} onStop={() => (stops += 1)} />)
  act(() => void vi.advanceTimersByTime(500))
  fireEvent.click(screen.getByRole('button', { name: /^Stop the answer/ }))
  vi.useRealTimers()
  expect(screen.getByText('Stopping…')).toBeTruthy()
  expect(stops).toBe(0)
})

test('words that come back stand before those that were typed meanwhile', () => {
  const composer = (returned: { number: number; text: string } | null) => (
    <Composer threadId="thread-1" isAnswering={false} onSend={() => {}} returned={returned} />
  )
  const { rerender } = render(composer(null))
  const field = screen.getByLabelText<HTMLTextAreaElement>('Message')
  fireEvent.change(field, { target: { value: 'and a seat' } })
  rerender(composer({ number: 1, text: 'and a bag' }))
  expect(field.value).toBe('and a bag\nand a seat')
})

function typedBeforeHydration(words: string) {
  const sent: string[] = []
  const composer = <Composer threadId="thread-early" isAnswering={false} onSend={(text) => sent.push(text)} />
  const page = document.createElement('div')
  document.body.append(page)
  page.innerHTML = renderToString(composer)
  const field = page.querySelector('textarea')
  if (field) field.value = words
  act(() => void hydrateRoot(page, composer))
  return { sent, field }
}

test('an Enter pressed before the page has come to life sends the words as soon as it has', () => {
  const { sent, field } = typedBeforeHydration('London to Lisbon next Friday\n')
  expect(sent).toEqual(['London to Lisbon next Friday'])
  expect(field?.value).toBe('')
})

test('words typed before the page has come to life, without an Enter, are kept and not sent', () => {
  const { sent, field } = typedBeforeHydration('London to')
  expect(sent).toEqual([])
  expect(field?.value).toBe('London to')
})

test('an Enter pressed in the empty field before the page has come to life does not send the next words', () => {
  const { sent, field } = typedBeforeHydration('\n')
  expect(field?.value).toBe('')
  if (field) fireEvent.change(field, { target: { value: 'L' } })
  expect(sent).toEqual([])
  expect(field?.value).toBe('L')
})

test('a card number entered before the page has come to life is refused in words, not sent, and stands there as it was typed', () => {
  const { sent, field } = typedBeforeHydration('4242 4242 4242 4242\n')
  expect(sent).toEqual([])
  expect(field?.value).toBe('4242 4242 4242 4242')
  expect(document.body.textContent).toContain('looks like a card number')
})
