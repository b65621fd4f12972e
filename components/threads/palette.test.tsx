import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aThread } from '@/tests/fixtures/threads'
import { ThreadFrame } from '../chat/thread-frame'
import { useChatThreadStore } from '../state/chat-thread-store'
import { resetAllStores } from '../state/create-store'
import { useRootStore } from '../state/root-store'
import { useThreadListStore } from '../state/thread-list-store'

const router = { push: vi.fn() }
vi.mock('next/navigation', () => ({ useRouter: () => router }))

const OSLO = aThread({ id: 'oslo', name: 'Fjords', line: { cities: ['London', 'Oslo'], departureOn: null, returnOn: null, travellers: 1 } })
const LISBON = aThread({ id: 'lisbon', name: 'Spring' })
const HIT = { thread: OSLO, messageId: 'msg_1', excerpt: 'a window seat' }
const open = vi.fn()

function show(threadId: string | null = 'lisbon') {
  act(() => useThreadListStore.getState().accept([LISBON, OSLO]))
  const parts = { trip: null, tripBar: null, composer: <textarea aria-label="Message" />, children: null }
  render(<ThreadFrame threadId={threadId} title="Spring" onOpen={open} threadList={<p>the list</p>} {...parts} />)
}
async function openPalette() {
  await userEvent.keyboard('{Control>}k{/Control}')
  await screen.findByRole('listbox')
  return screen.getByRole('combobox', { name: 'Find a trip or an action' })
}
const active = () => document.getElementById(screen.getByRole('combobox').getAttribute('aria-activedescendant') ?? '')?.textContent
const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent)

beforeEach(() => {
  vi.stubGlobal('fetch', async (path: string) => Response.json(path.startsWith('/api/threads/search') ? { hits: [HIT] } : {}))
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  resetAllStores()
  open.mockClear()
  router.push.mockClear()
})

test('what is typed before the palette has been fetched stands in it, and goes on there', async () => {
  show()
  const composer = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' })
  act(() => composer.focus())
  fireEvent.keyDown(composer, { key: 'k', ctrlKey: true })
  expect(screen.queryByRole('listbox')).toBeNull()
  await userEvent.keyboard('ö')
  await screen.findByRole('listbox')
  await userEvent.keyboard('sl')
  expect(screen.getByRole<HTMLInputElement>('combobox').value).toBe('ösl')
  expect(options()).toEqual(['Fjords'])
  expect(composer.value).toBe('')
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(document.activeElement).toBe(composer))
})

test('the palette finds a trip by its city, and Enter opens it', async () => {
  show()
  expect((await openPalette()) === document.activeElement).toBe(true)
  await userEvent.keyboard('ösl')
  expect(options()).toEqual(['Fjords'])
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(open).toHaveBeenCalledWith('oslo'))
  expect(screen.queryByRole('combobox')).toBeNull()
})

test('what is typed right behind the keys that open the palette stands in it, not in the message', async () => {
  show()
  const composer = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' })
  act(() => composer.focus())
  await userEvent.keyboard('{Control>}k{/Control}oslo')
  expect(screen.getByRole<HTMLInputElement>('combobox').value).toBe('oslo')
  expect(options()).toEqual(['Fjords'])
  expect(composer.value).toBe('')
})

test('arrow keys move through trips and actions and around the ends; Escape closes and gives the focus back', async () => {
  show()
  const composer = screen.getByRole('textbox', { name: 'Message' })
  act(() => composer.focus())
  await openPalette()
  expect(active()).toBe('Fjords')
  await userEvent.keyboard('{ArrowUp}')
  expect(active()).toBe('Keyboard shortcuts')
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  expect(active()).toBe('Rename this trip')
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(document.activeElement).toBe(composer))
})

test('a new thread offers nothing that needs one', async () => {
  show(null)
  await openPalette()
  expect(options()).not.toContain('Delete this trip')
  expect(options()).toContain('New trip')
})

test('what was said is found, and leads to its message', async () => {
  show()
  await openPalette()
  await userEvent.keyboard('window')
  await screen.findByRole('option', { name: /a window seat/ })
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(router.push).toHaveBeenCalledWith('/chat/oslo?message=msg_1'))
})

test('a dialog that the palette opens has the focus, and the shortcuts are listed in one', async () => {
  show()
  await openPalette()
  await userEvent.keyboard('rename{Enter}')
  const name = await screen.findByRole('textbox', { name: 'Name' })
  await waitFor(() => expect(document.activeElement?.closest('[role="dialog"]')?.contains(name)).toBe(true))
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await openPalette()
  await userEvent.keyboard('shortcuts{Enter}')
  expect((await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).textContent).toContain('Find a trip or an action')
})

test('a dark theme chosen here shows at once and is kept', async () => {
  show()
  await openPalette()
  await userEvent.keyboard('dark{Enter}')
  await waitFor(() => expect(document.documentElement.dataset.theme).toBe('dark'))
  delete document.documentElement.dataset.theme
})

test('Ctrl and Shift with O begins a new trip, with S folds the list away and back', async () => {
  show()
  act(() => screen.getByRole('textbox', { name: 'Message' }).focus())
  await userEvent.keyboard('{Control>}{Shift>}o{/Shift}{/Control}')
  expect(open).toHaveBeenCalledWith(null)
  await userEvent.keyboard('{Control>}{Shift>}s{/Shift}{/Control}')
  expect(useRootStore.getState().isListFolded).toBe(true)
  expect(screen.queryByText('the list')).toBeNull()
  await userEvent.keyboard('{Meta>}{Shift>}s{/Shift}{/Meta}')
  expect(screen.getByText('the list')).toBeTruthy()
})

test('“/” goes to the composer, and there “/” and “?” are letters', async () => {
  show()
  await userEvent.keyboard('/')
  const composer = screen.getByRole('textbox', { name: 'Message' })
  expect(document.activeElement).toBe(composer)
  await userEvent.keyboard('one/two?')
  expect((composer as HTMLTextAreaElement).value).toBe('one/two?')
  expect(screen.queryByRole('dialog')).toBeNull()
  act(() => composer.blur())
  await userEvent.keyboard('?')
  expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeTruthy()
})

test('the keys of the browser stay the browser’s', () => {
  show()
  const press = (init: KeyboardEventInit) =>
    window.dispatchEvent(new KeyboardEvent('keydown', { cancelable: true, bubbles: true, ...init }))
  for (const key of ['n', 't', 'w', 's', 'o', 'p', 'f', '/']) expect(press({ key, ctrlKey: true }), key).toBe(true)
  expect(press({ key: 'k', ctrlKey: true, altKey: true })).toBe(true)
  expect(press({ key: 'k', ctrlKey: true })).toBe(false)
})

test('the list over the page on a phone closes when another thread is shown', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  show()
  act(() => screen.getByRole('button', { name: 'Show your trips', hidden: true }).click())
  expect(useChatThreadStore.getState().isListOpen).toBe(true)
  act(() => useChatThreadStore.getState().show({ threadId: 'oslo', name: 'Fjords' }))
  expect(useChatThreadStore.getState().isListOpen).toBe(false)
})
