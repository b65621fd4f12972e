import { cleanup, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { ToolPartView } from '@/app/(traveller)/chat/[[...threadId]]/tool-part-view'
import { fetchToolViews, shownTools } from '@/app/(traveller)/chat/[[...threadId]]/tool-views'
import { ReadOnlyThread } from '@/components/chat/read-only-thread'
import { useTripStore } from '@/components/state/trip-store'
import type { ChatMessage } from '@/lib/chat/message'
import { exampleLive, exampleOffer, examplePicks } from '@/tests/fixtures/flights'
import { liveFor } from '@/tests/fixtures/trip-server'
import { SharedThread } from './shared-thread'

// Here they are waited for; a reader of the page waits for its scripts.
beforeAll(() => fetchToolViews(shownTools))

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function aCall(name: string, output: unknown): ChatMessage['parts'][number] {
  return { type: `tool-${name}`, toolCallId: `call-${name}`, state: 'output-available', input: {}, output }
}

const MESSAGES: ChatMessage[] = [
  { id: 'msg_1', role: 'user', parts: [{ type: 'text', text: 'London to Lisbon' }] },
  {
    id: 'msg_2',
    role: 'assistant',
    metadata: { status: 'partial' },
    parts: [
      aCall('searchFlights', { status: 'found', flights: examplePicks({ offerCount: 40 }) }),
      { type: 'data-change', data: { label: 'You chose TP1363' } },
      aCall('summariseFlight', {
        status: 'ready',
        slices: [{ sliceIndex: 0, label: 'Outbound', offer: exampleOffer('offer-1'), fareId: null }],
      }),
      aCall('summariseTrip', { status: 'ready', route: 'London – Lisbon', price: priceOf() }),
      aCall('chooseSeats', { status: 'shown', summary: [], tripTotal: { amountMinor: 41_260, currency: 'GBP' } }),
      aCall('startCheckout', { status: 'open', total: { amountMinor: 1, currency: 'GBP' }, passengerCount: 1 }),
    ],
  },
]

function priceOf() {
  const zero = { amountMinor: 0, currency: 'GBP' }
  return { lines: [], ancillaries: [], serviceFee: zero, total: { amountMinor: 41_260, currency: 'GBP' }, isFinal: true }
}

test('a thread that is only read has nothing to press, asks for nothing and shows nothing of who is signed in', () => {
  const asked = vi.fn()
  vi.stubGlobal('fetch', asked)
  useTripStore.getState().accept(exampleLive())
  const before = useTripStore.getState().trips
  render(<SharedThread messages={MESSAGES} />)
  expect(screen.getByText('London to Lisbon')).toBeTruthy()
  expect(screen.getByText(/TP1363$/, { selector: 'p' })).toBeTruthy()
  expect(screen.getAllByText('Light').length).toBeGreaterThan(0)
  for (const role of ['button', 'link', 'textbox'] as const) expect(screen.queryAllByRole(role)).toEqual([])
  expect(screen.queryAllByRole('radio').every((radio) => (radio as HTMLInputElement).disabled)).toBe(true)
  expect(asked).not.toHaveBeenCalled()
  expect(useTripStore.getState().trips).toBe(before)
})

test('with the trip of then its cards show what was chosen, and its panels stay folded', () => {
  const asked = vi.fn()
  vi.stubGlobal('fetch', asked)
  const live = liveFor('thr_then')
  render(<ReadOnlyThread messages={MESSAGES} live={live} renderTool={(part) => <ToolPartView part={part} isLatest={false} />} />)
  expect(screen.getByLabelText('Your trip')).toBeTruthy()
  expect(screen.getByText('Checkout')).toBeTruthy()
  expect(screen.queryAllByRole('button')).toEqual([])
  expect(asked).not.toHaveBeenCalled()
  expect(useTripStore.getState().trips.thr_then).toBeUndefined()
})

test('the server draws all of it, for those who read without scripts', () => {
  const html = renderToString(<SharedThread messages={MESSAGES} />)
  for (const words of ['London to Lisbon', 'TP1363', 'Classic', 'Prices from', 'You chose TP1363']) expect(html).toContain(words)
  expect(html).not.toContain('<button')
})
