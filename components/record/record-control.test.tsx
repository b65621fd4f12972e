import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { useThreadListStore } from '../state/thread-list-store'
import { RecordControl } from './record-control'

const THREAD = {
  id: 'thr_123456',
  name: 'Lisbon',
  line: null,
  updatedAt: '2026-11-20T10:00:00.000Z',
  pinned: false,
  archived: false,
  recorded: false,
  state: 'planning' as const,
}

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  useThreadListStore.setState({ threads: null })
})

function open(answer: () => Response) {
  const send = vi.fn(async (_path: RequestInfo | URL, _init?: RequestInit) => answer())
  vi.stubGlobal('fetch', send)
  useThreadListStore.setState({ threads: [THREAD] })
  render(<RecordControl threadId={THREAD.id} />)
  return { send, user: userEvent.setup() }
}

test('recording is turned on, and says what is kept and what is replaced', async () => {
  const { send, user } = open(() => Response.json({ id: THREAD.id, recorded: true }))
  const control = screen.getByRole('switch', { name: 'Record this trip', checked: false })
  expect(document.getElementById(control.getAttribute('aria-describedby') ?? '')?.textContent).toContain(
    'are replaced before anything is saved',
  )
  await user.click(control)
  expect(JSON.parse(String(send.mock.calls[0]?.[1]?.body))).toEqual({ recorded: true })
  expect(await screen.findByRole('switch', { checked: true })).toBeDefined()
})

test('what was refused is said, and the switch is as before', async () => {
  const { user } = open(() =>
    Response.json({ error: { code: 'too_many', message: 'That was quick. Try again in a moment.' } }, { status: 429 }),
  )
  await user.click(screen.getByRole('switch'))
  expect((await screen.findByRole('alert')).textContent).toBe('That was quick. Try again in a moment.')
  expect(screen.getByRole('switch', { checked: false })).toBeDefined()
})

test('the recording so far is saved as a file, or it is said why there is none', async () => {
  const save = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  let answer = () => Response.json({ error: { code: 'refused', message: 'This trip wasn’t recorded.' } }, { status: 409 })
  const { send, user } = open(() => answer())
  const press = () => user.click(screen.getByRole('button', { name: 'Download transcript' }))
  await press()
  expect((await screen.findByRole('alert')).textContent).toBe('This trip wasn’t recorded.')
  expect(save).not.toHaveBeenCalled()
  answer = () => new Response('{}\n', { headers: { 'content-disposition': 'attachment; filename="lisbon.jsonl"' } })
  await press()
  await waitFor(() => expect(save.mock.contexts[0]).toMatchObject({ download: 'lisbon.jsonl' }))
  expect(send.mock.calls.at(-1)?.[0]).toBe('/api/threads/thr_123456/export?as=transcript')
})
