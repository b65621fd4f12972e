import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { fetchToolViews, shownTools } from '@/app/(traveller)/chat/[[...threadId]]/tool-views'
import type { ViewedRun } from '@/components/replay/viewed-run'
import { useServerClockStore } from '@/components/state/server-clock-store'
import { examplePicks } from '@/tests/fixtures/flights'
import { liveFor } from '@/tests/fixtures/trip-server'
import { aViewedEvent } from '@/tests/fixtures/viewed-events'
import { OpenFile } from './open-file'
import { ReplayViewer } from './replay-viewer'
import { TranscriptShelf } from './transcript-list'

// As they are a moment after a run was opened.
beforeAll(() => fetchToolViews(shownTools))

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const EVENTS = [
  aViewedEvent('say', 'Says “London to Lisbon”'),
  aViewedEvent('tool', 'Tool searchFlights', { at: 900, detail: '{"from":"London"}' }),
  aViewedEvent('answered', 'Answer 1 is complete', { at: 1200 }),
]
const RUN: ViewedRun = {
  id: 'to-lisbon',
  title: 'To Lisbon',
  facts: [],
  recorded: EVENTS,
  replayed: EVENTS,
  steps: [
    { event: 0, messages: [0], live: 0, prompt: null },
    { event: 2, messages: [0, 1], live: 0, prompt: 0 },
  ],
  messages: [
    { id: 'msg_1', role: 'user', parts: [{ type: 'text', text: 'London to Lisbon' }] },
    {
      id: 'msg_2',
      role: 'assistant',
      parts: [
        {
          type: 'tool-searchFlights',
          toolCallId: 'c',
          state: 'output-available',
          input: {},
          output: { status: 'found', flights: examplePicks({ offerCount: 40 }) },
        },
      ],
    },
  ],
  lives: [liveFor('thr_then')],
  prompts: ['You are a travel desk.'],
  differences: ['act 1 “London to Lisbon”: tool[0].input.from: was "London", is "Londonderry"'],
  failure: null,
}

test('time is scrubbed through with the real components, and what stands behind each moment is shown beside them', async () => {
  const asked = vi.fn()
  vi.stubGlobal('fetch', asked)
  const user = userEvent.setup()
  render(<ReplayViewer run={RUN} />)
  const theScreen = within(screen.getByRole('region', { name: 'The screen' }))
  expect(theScreen.getByText('London to Lisbon')).toBeDefined()
  expect(theScreen.queryAllByRole('article', { name: /TP1363/ })).toEqual([])
  fireEvent.change(screen.getByRole('slider', { name: 'Time' }), { target: { value: '2' } })
  expect(theScreen.getAllByRole('article', { name: /TP1363/ })).toHaveLength(1)
  // It is the time of then, too.
  const now = new Date(Date.now() + useServerClockStore.getState().aheadMs)
  expect(now.toISOString().slice(0, 16)).toBe('2098-11-20T14:02')
  await user.click(screen.getByRole('tab', { name: 'Prompt' }))
  expect(screen.getByRole('tabpanel').textContent).toBe('You are a travel desk.')
  await user.click(screen.getByRole('tab', { name: 'Tool calls' }))
  expect(screen.getByRole('tabpanel').textContent).toContain('{"from":"London"}')
  expect(theScreen.queryAllByRole('button')).toEqual([])
  expect(asked).not.toHaveBeenCalled()
})

test('an act of which something differs says so, and the line is there', () => {
  render(<ReplayViewer run={RUN} />)
  expect(within(screen.getByRole('list', { name: 'Events' })).getByText('differs')).toBeDefined()
  expect(screen.getByRole('list', { name: 'Differences' }).textContent).toContain('− "London"')
})

test('of a replay that broke off nothing is said to be the same, or different', () => {
  render(<ReplayViewer run={{ ...RUN, replayed: [], steps: [], differences: [], failure: 'No such zone.' }} />)
  expect(screen.getByText(/could not be replayed/)).toBeDefined()
  expect(screen.queryByText('No differences')).toBeNull()
  expect(screen.queryByText(/steps differ/)).toBeNull()
})

test('a file of more than 20 MB is refused before it is read, and a fault of the server’s is said', async () => {
  const send = vi.fn(async (_path: RequestInfo | URL, _init?: RequestInit) =>
    Response.json({ error: { code: 'bad_request', message: 'Line 2 is broken: it is no JSON.' } }, { status: 400 }),
  )
  vi.stubGlobal('fetch', send)
  const user = userEvent.setup()
  render(<OpenFile />)
  const field = screen.getByLabelText('Open a file')
  const large = new File(['x'], 'large.jsonl')
  Object.defineProperty(large, 'size', { value: 50 * 1024 * 1024 })
  await user.upload(field, large)
  expect((await screen.findByRole('alert')).textContent).toContain('larger than 20 MB')
  expect(send.mock.calls.filter(([path]) => String(path).startsWith('/api/replay'))).toEqual([])
  await user.upload(field, new File(['{}'], 'broken.jsonl'))
  expect(await screen.findByText('Line 2 is broken: it is no JSON.')).toBeDefined()
})

test('a file that was mended is played again under its own name', async () => {
  const send = vi.fn(async () => Response.json({ error: { code: 'bad_request', message: 'Line 2 is broken.' } }, { status: 400 }))
  vi.stubGlobal('fetch', send)
  const user = userEvent.setup()
  render(<OpenFile />)
  const file = new File(['{}'], 'thread.jsonl')
  await user.upload(screen.getByLabelText('Open a file'), file)
  await user.upload(screen.getByLabelText('Open a file'), file)
  await waitFor(() => expect(send).toHaveBeenCalledTimes(2))
})

test('transcripts are found by their words, show their last result, and are played all at once', async () => {
  vi.stubGlobal('fetch', async () =>
    Response.json({ file: 'b', title: 'B', status: 'changed', lines: ['act 1: did not happen'], milliseconds: 9 }),
  )
  const user = userEvent.setup()
  const entry = (id: string, file: string | null) => ({ id, title: `Trip ${id}`, file, recordedOn: '2026-11-20T10:00:00.000Z', events: 4 })
  const result = { file: 'tests/transcripts/a.jsonl', title: 'A', status: 'same' as const, lines: [], milliseconds: 12 }
  const run = { at: '', mode: 'recorded', seconds: 1, sentences: 0, ungrounded: 0, results: [result] }
  render(<TranscriptShelf entries={[entry('a', result.file), entry('b', null)]} lastRun={run} />)
  const list = within(screen.getByRole('list', { name: 'Transcripts' }))
  expect(list.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Trip atests/transcripts/a.jsonl · 4 linessame · 12 ms',
    'Trip brecorded since 2026-11-20 10:00 UTC · 4 linesnot played yet',
  ])
  await user.type(screen.getByRole('searchbox'), 'trip b')
  expect(list.getAllByRole('listitem')).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: 'Replay all 1' }))
  expect(await list.findByText('1 difference')).toBeDefined()
})
