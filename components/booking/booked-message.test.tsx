import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { ChatActionsProvider } from '@/components/chat/chat-actions'
import { useTripStore } from '@/components/state/trip-store'
import type { LiveTrip } from '@/lib/travel/trip/live-trip-schema'
import { SAMPLE_BILLING, SAMPLE_PASSENGERS, sampleLiveTrip, sampleOrder } from '@/tests/fixtures/checkout'
import { BookedMessage } from './booked-message'

const BOOKED: LiveTrip = { ...sampleLiveTrip({ passengers: SAMPLE_PASSENGERS, billing: SAMPLE_BILLING }), order: sampleOrder() }

function open(live: LiveTrip, canGoOn = true) {
  const say = vi.fn()
  useTripStore.setState({ trips: { 'thread-1': live } })
  const actions = { threadId: 'thread-1', isBusy: false, refusal: null, say, act: vi.fn(), retry: vi.fn() }
  render(
    <ChatActionsProvider value={actions}>
      <BookedMessage threadId="thread-1" canGoOn={canGoOn} />
    </ChatActionsProvider>,
  )
  return { say, user: userEvent.setup() }
}

test('after paying one message says what is booked, under which reference, and what was charged', () => {
  open(BOOKED)
  const words = screen.getByText(/^You’re booked/).textContent ?? ''
  expect(words).toMatch(/^You’re booked: \w+ to Lisbon on \w{3} \d+ \w{3} at \d\d:\d\d, then Lisbon to \w+ on .*, for 1 adult, 1 child\./)
  expect(words).toContain('Your booking reference is SBX-7KQ4WN. We charged £412.60 to Visa ending 4242. What would you like to do next?')
})

test('a next step sends the very words on its button', async () => {
  const { say, user } = open(BOOKED)
  const group = screen.getByRole('group', { name: 'What would you like to do next?' })
  const wishes = [...group.querySelectorAll('button')].map(({ textContent }) => textContent)
  expect(wishes[0]).toBe('Find me a place to stay in Lisbon')
  expect(wishes[1]).toMatch(/^Plan \d+ days in Lisbon$/)
  for (const wish of wishes) await user.click(screen.getByRole('button', { name: wish ?? '' }))
  expect(say.mock.calls.flat()).toEqual(wishes)
})

test('calendar and changes lead to the booking itself', () => {
  open(BOOKED)
  expect(screen.getByRole('link', { name: 'Add to calendar' }).getAttribute('href')).toBe('/api/orders/order-1/calendar')
  expect(screen.getByRole('link', { name: 'Change or cancel' }).getAttribute('href')).toBe('/orders/order-1')
})

test('once something else was said the message stays and the buttons go; a trip that is not booked has neither', () => {
  open(BOOKED, false)
  expect(screen.getByText(/^You’re booked/).textContent).not.toContain('next')
  expect(screen.queryByRole('button')).toBeNull()
})

test.each([null, sampleOrder({ status: 'cancelled', paymentStatus: 'refunded' })])(
  'nothing is said of an order that does not stand',
  (order) => {
    open({ ...BOOKED, order })
    expect(screen.queryByText(/^You’re booked/)).toBeNull()
  },
)
