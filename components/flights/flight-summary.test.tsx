import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { recordActions } from '@/tests/fixtures/chat-actions'
import { exampleLive, exampleOffer } from '@/tests/fixtures/flights'
import { ChatActionsProvider } from '../chat/chat-actions'
import { OpenedTripProvider } from '../state/opened-trip'
import { useTripStore } from '../state/trip-store'
import { NewestAtFirstProvider } from '../trip/use-newest-card'
import { FlightSummary } from './flight-summary'
import { TripSummary } from './trip-summary'

const out = exampleOffer('out-1', 0)
const back = exampleOffer('back-1', 1)
const slices = [
  { sliceIndex: 0, label: 'Outbound', offer: out, fareId: null },
  { sliceIndex: 1, label: 'Return', offer: back, fareId: null },
]

beforeEach(() => useTripStore.setState({ trips: {} }))
afterEach(cleanup)

test('the fare that completes the trip goes on; choosing is done by Enter, not by the arrow keys', async () => {
  const chosen = out.fares[0] ?? null
  useTripStore.getState().accept(
    exampleLive({
      picks: [
        { offer: out, fare: chosen },
        { offer: back, fare: null },
      ],
    }),
  )
  const { actions, acts } = recordActions()
  render(
    <ChatActionsProvider value={actions}>
      <FlightSummary slices={slices} isLatest />
    </ChatActionsProvider>,
  )
  const fares = screen.getAllByRole<HTMLInputElement>('radio')
  expect(fares.map((fare) => fare.checked)).toEqual([true, false, false, false])
  fares[2]?.focus()
  await userEvent.keyboard('{ArrowRight}')
  expect(document.activeElement).toBe(fares[3])
  expect(acts).toEqual([])
  await userEvent.keyboard('{Enter}')
  expect(acts).toEqual([{ command: { type: 'choose-fare', sliceIndex: 1, fareId: 'back-1-classic' }, label: 'You chose Classic' }])
})

test('fares whose prices have expired say so and cannot be chosen', () => {
  const live = exampleLive({
    picks: [
      { offer: out, fare: null },
      { offer: back, fare: null },
    ],
  })
  const { result } = live.trip
  useTripStore.getState().accept({ ...live, trip: { ...live.trip, result: result && { ...result, expiresAt: '2020-01-01T00:00:00Z' } } })
  render(
    <ChatActionsProvider value={recordActions().actions}>
      <FlightSummary slices={slices} isLatest />
    </ChatActionsProvider>,
  )
  expect(screen.getByText(/^Prices from/).textContent).toMatch(/have expired$/)
  expect(screen.queryAllByRole('button')).toEqual([])
  expect(screen.getAllByRole<HTMLInputElement>('radio').every((fare) => fare.disabled)).toBe(true)
})

test('fares of flights that were changed since cannot be chosen', () => {
  useTripStore.getState().accept(exampleLive({ picks: [null, null] }))
  const { actions } = recordActions()
  render(
    <ChatActionsProvider value={actions}>
      <FlightSummary slices={slices} isLatest />
    </ChatActionsProvider>,
  )
  expect(screen.getByText('Your flights have changed since then')).toBeTruthy()
  expect(screen.queryAllByRole('button')).toEqual([])
  expect(screen.getAllByRole<HTMLInputElement>('radio').every((fare) => fare.disabled)).toBe(true)
})

test('the trip summary adds up to the total on its button and goes to the checkout', async () => {
  const picks = [out, back].map((offer) => ({ offer, fare: offer.fares[0] ?? null }))
  useTripStore.getState().accept(exampleLive({ picks }))
  const { actions, acts } = recordActions()
  const zero = { amountMinor: 0, currency: 'GBP' }
  render(
    <ChatActionsProvider value={actions}>
      <TripSummary route="London – Lisbon" price={{ lines: [], serviceFee: zero, total: zero, isFinal: true }} isLatest />
    </ChatActionsProvider>,
  )
  // 2 × (93.20 + 93.20) + 2 × 6.00
  expect(screen.getByRole('table').textContent).toContain('£384.80')
  await userEvent.click(screen.getByRole('button', { name: 'Check out · £384.80' }))
  expect(acts.map(({ command }) => command)).toEqual([{ type: 'start-checkout' }])
})

test('only the lowest card of a kind is live; an older one of the same flights keeps what it said', () => {
  const picks = [out, back].map((offer) => ({ offer, fare: offer.fares[0] ?? null }))
  useTripStore.getState().accept(exampleLive({ picks: [picks[0] ?? null, { offer: back, fare: null }] }))
  const { actions } = recordActions()
  const zero = { amountMinor: 0, currency: 'GBP' }
  const summary = { route: 'London – Lisbon', price: { lines: [], serviceFee: zero, total: zero, isFinal: true } }
  const thread = (isLatest: boolean, after: ReactNode) => (
    <ChatActionsProvider value={actions}>
      <FlightSummary slices={slices} isLatest={isLatest} />
      <TripSummary {...summary} isLatest={isLatest} />
      {after}
    </ChatActionsProvider>
  )
  const view = render(thread(true, null))
  expect(screen.getAllByRole('button', { name: 'Keep the fares shown' })).toHaveLength(1)
  view.rerender(thread(false, null))
  expect(screen.getAllByRole('button', { name: 'Keep the fares shown' })).toHaveLength(1)
  view.rerender(thread(false, <FlightSummary slices={slices} isLatest />))
  expect(screen.getAllByRole('button', { name: 'Keep the fares shown' })).toHaveLength(1)
  expect(screen.getAllByText('Replaced by a newer choice')).toHaveLength(1)
  act(() => useTripStore.getState().accept({ ...exampleLive({ picks }), version: 9 }))
  expect(screen.getByText(/You’ve changed this since/).textContent).toContain('it was £0.00, now £384.80')
  view.rerender(thread(false, <TripSummary {...summary} isLatest />))
  expect(screen.getAllByRole('button', { name: 'Check out · £384.80' })).toHaveLength(1)
  expect(screen.getByRole('article', { name: 'Trip London – Lisbon' }).textContent).toContain('£0.00')
})

test('the server draws a card of an opened thread as what it is: the lowest of its kind is replaced by nothing', () => {
  const live = exampleLive({ picks: [out, back].map((offer) => ({ offer, fare: offer.fares[0] ?? null })) })
  const drawn = (isNewest: boolean) =>
    renderToString(
      <OpenedTripProvider value={live}>
        <ChatActionsProvider value={recordActions(live.threadId).actions}>
          <NewestAtFirstProvider value={isNewest}>
            <FlightSummary slices={slices} isLatest={false} />
          </NewestAtFirstProvider>
        </ChatActionsProvider>
      </OpenedTripProvider>,
    )
  expect(drawn(true)).not.toContain('Replaced by a newer choice')
  expect(drawn(false)).toContain('Replaced by a newer choice')
})
