import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { ChatActionsProvider } from '@/components/chat/chat-actions'
import { claimBrowser, forgetBrowser } from '@/components/state/forget-browser'
import { useRootStore } from '@/components/state/root-store'
import { useFollowStay } from '@/components/state/stay-store'
import { useTripStore } from '@/components/state/trip-store'
import { TripBar } from '@/components/trip/trip-bar'
import { TripPanel } from '@/components/trip/trip-panel'
import { NO_WISHES } from '@/lib/travel/flights/search'
import type { LiveTrip } from '@/lib/travel/trip/live-trip-schema'
import { recordActions } from '@/tests/fixtures/chat-actions'
import { aChosenStay, aStaySearch } from '@/tests/fixtures/stays'
import { LISBON, LONDON } from '@/tests/fixtures/trip'
import { liveFor, tripServer } from '@/tests/fixtures/trip-server'
import { StayNotPaid } from './stay-not-paid'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const KEPT = { search: aStaySearch(), chosen: aChosenStay() }

function tripWith(threadId: string, stays: LiveTrip['trip']['stays']): LiveTrip {
  const live = liveFor(threadId)
  return { ...live, trip: { ...live.trip, stays, wishes: { ...live.trip.wishes, origin: LONDON, destination: LISBON } } }
}

function show(live: LiveTrip, what = <TripPanel />) {
  const server = tripServer(live, null)
  vi.stubGlobal('fetch', server.fetch)
  useTripStore.getState().accept(live)
  render(<ChatActionsProvider value={recordActions(live.threadId).actions}>{what}</ChatActionsProvider>)
  return server
}

test('the room stands beside the flights with its own total, which is added to nothing, and is not booked', () => {
  show(tripWith('kept-1', null))
  const without = screen.getByText('Total, taxes included').nextElementSibling?.textContent
  cleanup()
  show(tripWith('kept-2', KEPT))
  const stay = screen.getByRole('region', { name: 'Where you stay' })
  for (const words of [
    'Sample Hotel Baixa',
    'Double room',
    '3 nights',
    '€300.00',
    'Kept with your trip, not booked: Wayfarer doesn’t book places to stay',
  ])
    expect(stay.textContent).toContain(words)
  expect(screen.getByText('Total, taxes included').nextElementSibling?.textContent).toBe(without)
})

test('one press removes it', async () => {
  const server = show(tripWith('kept-3', KEPT))
  await userEvent.click(screen.getByRole('button', { name: 'Remove Sample Hotel Baixa' }))
  expect(server.commands).toEqual([{ type: 'drop-stay' }])
  expect(await screen.findByText(/nothing kept yet/)).toBeTruthy()
})

test('a trip that is a stay alone is shown, too, also as the line above the composer', () => {
  const live = tripWith('kept-4', KEPT)
  const alone = { ...live, trip: { ...live.trip, wishes: NO_WISHES, result: null, picks: [] } }
  show(alone)
  expect(screen.getByRole('region', { name: 'Where you stay' })).toBeTruthy()
  cleanup()
  show(alone, <TripBar />)
  expect(screen.getByRole('button', { name: /^Sample Hotel Baixa.*3 nights/ })).toBeTruthy()
})

test('beside a payment it is said to be no part of it, and only where there is one', () => {
  render(<StayNotPaid trip={{ stays: KEPT }} />)
  expect(screen.getByText(/^Not part of this payment: Sample Hotel Baixa/).textContent).toContain('€300.00')
  cleanup()
  const { container } = render(<StayNotPaid trip={{ stays: { ...KEPT, chosen: null } }} />)
  expect(container.textContent).toBe('')
})

function Following({ threadId }: { threadId: string | null }) {
  useFollowStay(threadId)
  return null
}

test('what the browser keeps follows the trip: it comes with a room, and goes with it', () => {
  claimBrowser('usr_ada')
  const { rerender } = render(<Following threadId="kept-5" />)
  useTripStore.getState().accept(tripWith('kept-5', KEPT))
  rerender(<Following threadId="kept-5" />)
  expect(useRootStore.getState()).toMatchObject({ hotelContext: { totalPrice: { amountMinor: 30_000 } }, selectedHotel: {} })
  rerender(<Following threadId={null} />)
  expect(useRootStore.getState()).toMatchObject({ hotelContext: { totalPrice: { amountMinor: 30_000 } }, selectedHotel: {} })
  useTripStore.getState().accept(tripWith('kept-6', null))
  rerender(<Following threadId="kept-6" />)
  expect(useRootStore.getState()).toMatchObject({ hotelContext: null, selectedHotel: null })
  forgetBrowser()
})

test('after signing out nothing is kept any more, though the page still stands with its trip', () => {
  claimBrowser('usr_ada')
  render(<Following threadId="kept-7" />)
  act(() => useTripStore.getState().accept(tripWith('kept-7', KEPT)))
  expect(localStorage.getItem('root')).toContain('Sample Hotel Baixa')
  act(() => forgetBrowser())
  act(() => useTripStore.getState().accept(tripWith('kept-7', KEPT)))
  expect({ ...localStorage }).toEqual({})
})
