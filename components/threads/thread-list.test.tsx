import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aThread } from '@/tests/fixtures/threads'
import { useChatThreadStore } from '../state/chat-thread-store'
import { resetAllStores } from '../state/create-store'
import type { ThreadEntry } from '../state/thread-entry'
import { useThreadListStore } from '../state/thread-list-store'
import { Notices } from '../ui/notices/notices'
import { ThreadList } from './thread-list'
import { SEARCH_REST_MS } from './use-thread-search'

const LISBON = aThread({
  id: 'lisbon',
  name: 'Spring',
  line: { cities: ['London', 'Lisbon'], departureOn: '2026-11-27', returnOn: '2026-12-04', travellers: 2 },
  state: 'booked',
})
const OSLO = aThread({ id: 'oslo', name: 'Oslo by train', updatedAt: '2026-11-20T09:00:00.000Z' })

/** What the server answers, by "METHOD path"; anything else is fine with it. `asked` is what it was asked, in order. */
function serve(answers: Record<string, () => Response> = {}) {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    const request = `${init?.method ?? 'GET'} ${path}`
    asked.push(init?.body && init.body !== '{}' ? `${request} ${init.body}` : request)
    return answers[request]?.() ?? Response.json(path.startsWith('/api/threads?') || path === '/api/threads' ? { threads: [] } : {})
  })
  return asked
}
const refusal = (message: string) => Response.json({ error: { code: 'order-under-way', message } }, { status: 409 })

function show(threads: ThreadEntry[], open = vi.fn()) {
  useThreadListStore.getState().accept(threads)
  useChatThreadStore.getState().show({ threadId: 'lisbon', name: 'Spring', open })
  render(
    <>
      <ThreadList currentThreadId="lisbon" onOpen={open} />
      <Notices />
    </>,
  )
  return open
}

async function choose(thread: string, action: string) {
  await userEvent.click(screen.getByRole('button', { name: `More for ${thread}` }))
  await userEvent.click(screen.getByRole('button', { name: action }))
}
const names = () => screen.getAllByRole('listitem').map((entry) => within(entry).getByRole('link').textContent)

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-26T12:00:00Z'), toFake: ['Date'] })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  resetAllStores()
})

test('an entry says its name, route, dates and state, under the day of its last message', () => {
  show([LISBON, OSLO])
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent?.trim())).toEqual(['Today', 'This month', 'Archived'])
  expect(names()).toEqual(['SpringBookedLondon → Lisbon · 27 Nov – 4 Dec', 'Oslo by trainPlanning'])
  expect(screen.getByRole('link', { name: /Spring/ }).getAttribute('aria-current')).toBe('page')
})

test('a thread is pinned by keyboard, and keeps the focus where it goes', async () => {
  const asked = serve()
  show([LISBON, OSLO])
  screen.getByRole('button', { name: 'More for Oslo by train' }).focus()
  await userEvent.keyboard('{Enter}{ArrowDown}{Enter}')
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Pinned' })).toBeTruthy())
  expect(names()[0]).toContain('Oslo by train')
  expect(asked).toContain('PATCH /api/threads/oslo {"pinned":true}')
  await waitFor(() => expect(document.activeElement?.closest('li')?.textContent).toContain('Oslo by train'))
})

test('a deleted thread goes at once, its neighbour gets the focus, and “Undo” brings it back', async () => {
  const asked = serve({ 'GET /api/threads': () => Response.json({ threads: [LISBON, OSLO] }) })
  const open = show([LISBON, OSLO])
  await choose('Oslo by train', 'Delete')
  await waitFor(() => expect(names()).toHaveLength(1))
  // What was asked before may be answered after.
  useThreadListStore.getState().accept([LISBON, OSLO])
  expect(names()).toHaveLength(1)
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(names()).toHaveLength(2))
  expect(asked).toEqual(['DELETE /api/threads/oslo', 'POST /api/threads/oslo/restore', 'GET /api/threads'])
  expect(open).not.toHaveBeenCalled()
})

test('who deletes the open thread comes to a new one, and back with “Undo”', async () => {
  serve()
  const open = show([LISBON])
  await choose('Spring', 'Delete')
  const undo = await screen.findByRole('button', { name: 'Undo' })
  expect(open).toHaveBeenLastCalledWith(null)
  useChatThreadStore.getState().show({ threadId: null, name: 'New trip', open })
  await userEvent.click(undo)
  await waitFor(() => expect(open).toHaveBeenLastCalledWith('lisbon'))
})

test('a deletion that is refused says why, and the thread is back', async () => {
  serve({ 'DELETE /api/threads/oslo': () => refusal('This trip is being booked right now.') })
  show([LISBON, OSLO])
  await choose('Oslo by train', 'Delete')
  expect(await screen.findByText('This trip is being booked right now.')).toBeTruthy()
  expect(names()).toHaveLength(2)
})

test('a trip that began here stands in the list at once, until the server tells more of it', async () => {
  serve({ 'GET /api/threads': () => Response.json({ threads: [aThread({ id: 'new', name: 'Rome in spring' }), OSLO] }) })
  show([OSLO])
  act(() => useThreadListStore.getState().begin({ id: 'new', name: 'New trip' }))
  expect(names()).toEqual([expect.stringContaining('New trip'), expect.stringContaining('Oslo by train')])
  await act(() => useThreadListStore.getState().load())
  act(() => useThreadListStore.getState().begin({ id: 'new', name: 'New trip' }))
  expect(names()).toEqual([expect.stringContaining('Rome in spring'), expect.stringContaining('Oslo by train')])
})

test('an archived thread waits in its fold, which is asked for when it is opened', async () => {
  const gone = aThread({ id: 'rome', name: 'Rome in March', archived: true })
  const asked = serve({ 'GET /api/threads?archived=1': () => Response.json({ threads: [gone] }) })
  show([LISBON, OSLO])
  expect(asked).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'Archived' }))
  expect(await screen.findByText('Rome in March')).toBeTruthy()
  await choose('Oslo by train', 'Archive')
  await waitFor(() => expect(names().map((name) => name?.slice(0, 4))).toEqual(['Spri', 'Rome', 'Oslo']))
  await choose('Rome in March', 'Unarchive')
  await waitFor(() => expect(names().map((name) => name?.slice(0, 4))).toEqual(['Spri', 'Rome', 'Oslo']))
  expect(asked).toContain('PATCH /api/threads/rome {"archived":false}')
})

test('a name is given in its place, and one that was not kept says so', async () => {
  const asked = serve({ 'PATCH /api/threads/oslo': () => refusal('That name could not be kept.') })
  show([LISBON, OSLO])
  await choose('Oslo by train', 'Rename')
  const field = await screen.findByRole('textbox', { name: 'New name for Oslo by train' })
  await userEvent.clear(field)
  await userEvent.type(field, 'Fjords{Enter}')
  expect((await screen.findByRole('alert')).textContent).toBe('That name could not be kept.')
  expect(asked).toEqual(['PATCH /api/threads/oslo {"name":"Fjords"}'])
  await userEvent.keyboard('{Escape}')
  expect(names()[1]).toContain('Oslo by train')
})

test('a list that was asked for before a new name was kept does not bring the old one back', async () => {
  const named = (name: string) => Response.json({ threads: [LISBON, { ...OSLO, name }] })
  const kept = Promise.withResolvers<Response>()
  const [first, second] = [Promise.withResolvers<Response>(), Promise.withResolvers<Response>()]
  const lists = [first.promise, second.promise, Promise.resolve(named('Fjords'))]
  vi.stubGlobal('fetch', (_path: string, init?: RequestInit) => (init?.method === 'PATCH' ? kept.promise : lists.shift()))
  show([LISBON, OSLO])
  const { change, load } = useThreadListStore.getState()
  const loaded = load()
  const changed = change('oslo', { name: 'Fjords' })
  first.resolve(named('Oslo by train'))
  await act(() => loaded)
  const again = load()
  kept.resolve(Response.json({}))
  await act(() => changed)
  expect(names()[1]).toContain('Fjords')
  second.resolve(named('Oslo by train'))
  await act(() => again)
  expect(names()[1]).toContain('Fjords')
  expect(lists).toEqual([])
})

test('who leaves a new name by going elsewhere stays there, and what is typed then goes there', async () => {
  const { promise: isKept, resolve: keep } = Promise.withResolvers<void>()
  serve()
  const answer = fetch
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    if (init?.method === 'PATCH') await isKept
    return answer(path, init)
  })
  show([LISBON, OSLO])
  const elsewhere = document.body.appendChild(document.createElement('textarea'))
  await choose('Oslo by train', 'Rename')
  await userEvent.type(await screen.findByRole('textbox', { name: 'New name for Oslo by train' }), 'Fjords')
  await userEvent.click(elsewhere)
  await userEvent.keyboard('sp')
  keep()
  await waitFor(() => expect(names()[1]).toContain('Fjords'))
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
  await userEvent.keyboard('ring')
  expect(elsewhere.value).toBe('spring')
  elsewhere.remove()
})

test('Enter that ends a composition does not keep half a name', async () => {
  const asked = serve()
  show([LISBON, OSLO])
  await choose('Oslo by train', 'Rename')
  const field = await screen.findByRole('textbox', { name: 'New name for Oslo by train' })
  fireEvent.change(field, { target: { value: 'とうきょう' } })
  fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 })
  expect(asked).toEqual([])
  fireEvent.keyDown(field, { key: 'Enter' })
  await waitFor(() => expect(asked).toEqual(['PATCH /api/threads/oslo {"name":"とうきょう"}']))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('link', { name: /^とうきょう/ })))
})

test('a list that could not be loaded is asked for again; one without threads invites', async () => {
  serve({ 'GET /api/threads': () => refusal('No.') })
  render(<ThreadList currentThreadId={null} />)
  await useThreadListStore.getState().load()
  const again = await screen.findByRole('button', { name: 'Try again' })
  serve()
  await userEvent.click(again)
  expect(await screen.findByText(/The trips you plan stay here/)).toBeTruthy()
})

test('a search marks the words where they were said, and leads to the message', async () => {
  vi.useRealTimers()
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const hits = [{ thread: LISBON, messageId: 'msg_1', excerpt: 'a window seat, please' }]
  const asked = serve({ 'GET /api/threads/search?q=window': () => Response.json({ hits }) })
  show([LISBON, OSLO])
  const field = screen.getByRole('searchbox', { name: 'Search your trips' })
  await userEvent.setup({ advanceTimers: vi.advanceTimersByTime }).type(field, 'window')
  await vi.advanceTimersByTimeAsync(SEARCH_REST_MS)
  const hit = await screen.findByRole('link', { name: /a window seat/ })
  expect(hit.getAttribute('href')).toBe('/chat/lisbon?message=msg_1')
  expect(hit.querySelector('mark')?.textContent).toBe('window')
  expect(asked).toEqual(['GET /api/threads/search?q=window'])
})
