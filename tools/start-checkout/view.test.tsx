import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
// The view fetches it when it is shown: here it is at hand, and nobody waits for its modules.
import '@/components/booking/checkout'
import { ChatActionsProvider } from '@/components/chat/chat-actions'
import { useTripStore } from '@/components/state/trip-store'
import { recordActions } from '@/tests/fixtures/chat-actions'
import { sampleLiveTrip } from '@/tests/fixtures/checkout'
import { StartCheckoutView } from './view'

beforeEach(() => {
  vi.stubGlobal('fetch', async () => Response.json({ passengers: [], billing: {} }))
  useTripStore.setState({ trips: {} })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const part = {
  state: 'done',
  input: {},
  output: { status: 'open', total: { amountMinor: 1, currency: 'GBP' }, movedTo: null, passengerCount: 2 },
} as const

function thread(isFirstLatest: boolean, hasSecond: boolean) {
  return (
    <ChatActionsProvider value={recordActions().actions}>
      <StartCheckoutView part={part} isLatest={isFirstLatest} />
      {hasSecond && <StartCheckoutView part={part} isLatest />}
    </ChatActionsProvider>
  )
}

const forms = () => screen.queryAllByRole('region', { name: 'Checkout' })

test('an answer below leaves the form open, and a newer checkout folds it for good', async () => {
  useTripStore.getState().accept(sampleLiveTrip())
  const view = render(thread(true, false))
  await screen.findByRole('region', { name: 'Checkout' })
  view.rerender(thread(false, false))
  expect(forms()).toHaveLength(1)
  view.rerender(thread(false, true))
  expect(forms()).toHaveLength(1)
  expect(screen.getByText('Checkout · replaced by a newer choice')).toBeTruthy()
})

test('a form that was left behind does not come alive again when the next checkout opens', async () => {
  const live = sampleLiveTrip()
  useTripStore.getState().accept(live)
  const view = render(thread(true, false))
  await screen.findByRole('region', { name: 'Checkout' })
  view.rerender(thread(false, false))
  act(() => useTripStore.getState().accept({ ...live, version: live.version + 1, trip: { ...live.trip, isCheckingOut: false } }))
  expect(screen.getByText(/closed because the trip has changed/)).toBeTruthy()
  act(() => useTripStore.getState().accept({ ...live, version: live.version + 2 }))
  expect(forms()).toHaveLength(0)
})
