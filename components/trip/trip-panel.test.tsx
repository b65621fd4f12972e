import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { aBag, aChosenSeat, someDetails } from '@/tests/fixtures/ancillaries'
import { recordActions } from '@/tests/fixtures/chat-actions'
import { sampleOrder } from '@/tests/fixtures/checkout'
import { exampleLive } from '@/tests/fixtures/flights'
import { LISBON, LONDON, pounds } from '@/tests/fixtures/trip'
import { liveFor, tripServer } from '@/tests/fixtures/trip-server'
import { ChatActionsProvider } from '../chat/chat-actions'
import { useTripStore } from '../state/trip-store'
import { TripPanel } from './trip-panel'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('a double tap on undo takes back one change; a moment later the next can be taken back', async () => {
  let version = 5
  const undone = vi.fn(async () => {
    version += 1
    return Response.json({ ...exampleLive({}, version), undoLabel: 'You chose the fare before' })
  })
  vi.stubGlobal('fetch', undone)
  useTripStore.getState().accept({ ...exampleLive({}, version), undoLabel: 'You chose Light' })
  render(
    <ChatActionsProvider value={recordActions().actions}>
      <TripPanel />
    </ChatActionsProvider>,
  )
  await userEvent.dblClick(screen.getByRole('button', { name: /^Undo/ }))
  await screen.findByRole('button', { name: 'Undo: You chose the fare before' })
  await userEvent.click(screen.getByRole('button', { name: /^Undo/ }))
  expect(undone).toHaveBeenCalledTimes(1)
  await waitFor(() => expect(screen.getByRole('button', { name: /^Undo/ }).getAttribute('aria-disabled')).toBeNull(), { timeout: 2000 })
  await userEvent.click(screen.getByRole('button', { name: /^Undo/ }))
  await waitFor(() => expect(undone).toHaveBeenCalledTimes(2))
})

test('seats, bags and the rest stand with their direction, their entries below, and the total counts them', async () => {
  const bags = [{ option: aBag({ optionId: 'both', sliceIndexes: [0, 1] }), passengerIndex: 0, quantity: 1 }]
  const ancillaries = { seats: [aChosenSeat(0, '2A'), aChosenSeat(1, '2B')], bags, meals: [], extras: [] }
  const first = liveFor('panel-1', { adults: 2 }, { ancillaries })
  const live = { ...first, trip: { ...first.trip, wishes: { ...first.trip.wishes, origin: LONDON, destination: LISBON } } }
  vi.stubGlobal('fetch', tripServer(live, someDetails()).fetch)
  useTripStore.getState().accept(live)
  render(
    <ChatActionsProvider value={recordActions('panel-1').actions}>
      <TripPanel />
    </ChatActionsProvider>,
  )
  expect(screen.getByRole('region', { name: 'Outbound' }).textContent).toContain('Seats 2A, 2B · 1 bag')
  expect(screen.getByRole('region', { name: 'Return' }).textContent).toContain('1 bag')
  expect(await screen.findByRole('button', { name: /^Seats\s*2 of 4 chosen/ })).toBeTruthy()
  expect(screen.getByText('Total, taxes included').nextElementSibling?.textContent).toBe('£466.60')
  await userEvent.click(screen.getByRole('button', { name: /^Extras/ }))
  expect(await screen.findByRole('dialog', { name: 'Extras' })).toBeTruthy()
})

test('while a fare is open nothing is sold beside it', () => {
  const first = exampleLive({}, 1)
  const live = { ...first, threadId: 'panel-2' }
  useTripStore.getState().accept(live)
  render(
    <ChatActionsProvider value={recordActions('panel-2').actions}>
      <TripPanel />
    </ChatActionsProvider>,
  )
  expect(screen.queryByRole('region', { name: 'Seats, bags, meals and extras' })).toBeNull()
})

test('with days and no places yet it asks where to, and draws no route between question marks', () => {
  const live = exampleLive({}, 3)
  const wishes = { ...live.trip.wishes, origin: null, destination: null, departureOn: '2027-03-12', slices: [] }
  useTripStore.getState().accept({ ...live, trip: { ...live.trip, wishes, result: null, picks: [] } })
  render(
    <ChatActionsProvider value={recordActions().actions}>
      <TripPanel />
    </ChatActionsProvider>,
  )
  expect(screen.getByRole('heading', { name: 'Where to?' })).toBeTruthy()
  expect(document.body.textContent).not.toContain('?→')
  expect(screen.queryByText('?')).toBeNull()
})

test('after a cancellation the total is what was kept', () => {
  const first = liveFor('panel-cancelled', { adults: 2 })
  const order = sampleOrder({ status: 'cancelled', charged: pounds(4200) })
  useTripStore
    .getState()
    .accept({ ...first, trip: { ...first.trip, wishes: { ...first.trip.wishes, origin: LONDON, destination: LISBON } }, order })
  render(
    <ChatActionsProvider value={recordActions('panel-cancelled').actions}>
      <TripPanel />
    </ChatActionsProvider>,
  )
  expect(screen.getByText('Kept after cancellation').nextElementSibling?.textContent).toBe('£42.00')
})

test('the picture of several flights that end at home is of the first place away', () => {
  const live = liveFor('panel-picture')
  const slices = [
    { origin: LONDON, destination: LISBON, departureOn: '2027-01-09' },
    { origin: LISBON, destination: LONDON, departureOn: '2027-01-17' },
  ]
  const wishes = { ...live.trip.wishes, tripType: 'multi-trip' as const, origin: LONDON, destination: null, slices }
  useTripStore.getState().accept({ ...live, trip: { ...live.trip, wishes } })
  const { container } = render(
    <ChatActionsProvider value={recordActions('panel-picture').actions}>
      <TripPanel />
    </ChatActionsProvider>,
  )
  expect(container.innerHTML).toContain('/picture/lisbon-day.svg')
  expect(container.innerHTML).not.toContain('/picture/london')
})
