import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import type { Trip } from '@/lib/travel/trip/trip'
import { recordActions } from '@/tests/fixtures/chat-actions'
import { pounds } from '@/tests/fixtures/trip'
import { liveFor } from '@/tests/fixtures/trip-server'
import { ChatActionsProvider } from '../chat/chat-actions'
import { CheckOutButton } from './check-out-button'

afterEach(cleanup)

function draw(changes: Partial<Trip> = {}, minutesLeft = 30) {
  const live = liveFor('check-out-1', { adults: 1 }, changes)
  const result = live.trip.result && { ...live.trip.result, expiresAt: new Date(Date.now() + minutesLeft * 60_000).toISOString() }
  const { actions, acts } = recordActions('check-out-1')
  render(
    <ChatActionsProvider value={actions}>
      <CheckOutButton live={{ ...live, trip: { ...live.trip, result } }} />
    </ChatActionsProvider>,
  )
  return acts
}

test('a trip with all its flights and fares is checked out with one press', async () => {
  const acts = draw()
  await userEvent.click(screen.getByRole('button', { name: 'Check out' }))
  expect(acts).toEqual([expect.objectContaining({ command: { type: 'start-checkout' } })])
})

test('an open checkout is gone on with', () => {
  draw({ isCheckingOut: true })
  expect(screen.getByRole('link', { name: 'Continue checkout' }).getAttribute('href')).toBe('/booking/check-out-1')
})

test.each([
  ['a fare is open', { picks: [null, null] }, 30],
  ['a price has moved', { priceChange: { previousTotal: pounds(100), total: pounds(120) } }, 30],
  ['the prices have run out', {}, -1],
])('nothing leads to the checkout while %s', (_, changes, minutesLeft) => {
  draw(changes as Partial<Trip>, minutesLeft)
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.queryByRole('link')).toBeNull()
})
