import { act, cleanup, fireEvent, render, renderHook, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.useRealTimers()
  vi.doUnmock('./message-refusal')
})
beforeEach(freshPage)

let Composer: typeof import('./composer').Composer
let useDraft: typeof import('./use-draft').useDraft
let ownTab: () => string

/** A page that has not fetched the check yet. */
async function freshPage() {
  vi.resetModules()
  ;({ Composer } = await import('./composer'))
  ;({ useDraft } = await import('./use-draft'))
  ;({ ownTab } = await import('../state/own-tab'))
}

/** The script with the check never comes. */
const hang = () => vi.doMock('./message-refusal', () => new Promise(() => {}))

const kept = (threadId = 'thread-1') => localStorage.getItem(`wayfarer.draft.${threadId}.${ownTab()}`)

function compose() {
  const sent: string[] = []
  const view = render(<Composer threadId="thread-1" isAnswering={false} onSend={(text) => sent.push(text)} />)
  const field = screen.getByLabelText<HTMLTextAreaElement>('Message')
  const type = (value: string) => fireEvent.change(field, { target: { value } })
  return { ...view, sent, field, type, enter: () => fireEvent.keyDown(field, { key: 'Enter' }) }
}

test('words sent before the check has come are sent once it is here, once, and what is typed meanwhile stays', async () => {
  const { sent, field, type, enter } = compose()
  type('Lisbon in May')
  enter()
  enter()
  expect(sent).toEqual([])
  type('Lisbon in May and a bag')
  await vi.waitFor(() => expect(sent).toEqual(['Lisbon in May']))
  expect(field.value).toBe('and a bag')
  expect(kept()).toBe('and a bag')
})

test('words that were changed while the check was on its way all stay', async () => {
  const { sent, field, type, enter } = compose()
  type('Lisbon in May')
  enter()
  type('To Lisbon in June')
  await vi.waitFor(() => expect(sent).toEqual(['Lisbon in May']))
  expect(field.value).toBe('To Lisbon in June')
  expect(kept()).toBe('To Lisbon in June')
})

test('words are sent after three seconds where the check does not come', async () => {
  hang()
  vi.useFakeTimers()
  const { sent, field, type, enter } = compose()
  type('Lisbon in May, please')
  enter()
  await act(() => vi.advanceTimersByTimeAsync(2_999))
  expect(sent).toEqual([])
  await act(() => vi.advanceTimersByTimeAsync(1))
  expect(sent).toEqual(['Lisbon in May, please'])
  expect(field.value).toBe('')
})

test.each([
  ['Lisbon in May for my mother', 'Lisbon in May for my mother'],
  ['call 0044 20 7946 0958 first', 'call 0044 20 7946 0958 first'],
  ['4242 4242 4242 4242 please', '•••• 4242 please'],
  ['on 13 4242-4242-4242-4242', 'on •••• 4242'],
  ['4242424242424242', '•••• 4242'],
  ['37828224631 0005 12', '•••• 5 12'],
])('%j is kept at once, while the check has not come, as %j', (words, rough) => {
  hang()
  compose().type(words)
  expect(kept()).toBe(rough)
})

test('what was masked too much while the check was on its way is kept as typed when it comes', async () => {
  compose().type('my order no. 4242424242424242')
  expect(kept()).toBe('my order no. •••• 4242')
  await vi.waitFor(() => expect(kept()).toBe('my order no. 4242424242424242'))
})

test('what is typed while a new thread gets its id moves along at once', () => {
  hang()
  const { result, rerender } = renderHook(({ threadId }) => useDraft(threadId, null), {
    initialProps: { threadId: null as string | null },
  })
  act(() => result.current.setText('and a bag for my mother'))
  rerender({ threadId: 'thread-9' })
  expect([kept('thread-9'), kept('new')]).toEqual(['and a bag for my mother', null])
})
