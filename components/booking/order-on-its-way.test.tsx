import { cleanup, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { OrderView } from '@/lib/travel/trip/live-trip-schema'
import { runningOrder, sampleStage } from '@/tests/fixtures/checkout'
import { showOrder } from '@/tests/fixtures/order-page'
import { pounds } from '@/tests/fixtures/trip'

// The page asks the framework's router for nothing here.
vi.mock('next/navigation', () => ({ useRouter: () => ({}) }))

/** An order that is not booked (yet), as the server tells it. */
function showOnTheWay(order: OrderView) {
  const { status, paymentStatus, bookingReference } = order
  showOrder({ status, paymentStatus, bookingReference }, order.lastError, [], order)
}

test('an order on its way shows its stages first, what is held, and what comes next', () => {
  showOnTheWay(runningOrder())
  const progress = within(screen.getByRole('article', { name: 'Progress' }))
  expect(progress.getByText('Booking with the airline')).toBeTruthy()
  expect(progress.getByText('Held').nextElementSibling?.textContent).toBe('£412.60')
  expect(progress.getByText('We’re asking the airline for your seats.')).toBeTruthy()
  const names = screen.getAllByRole('article').map((card) => card.getAttribute('aria-label'))
  expect(names.indexOf('Progress')).toBeLessThan(names.indexOf('Flights'))
})

test('a bank that asks is answered on the page', () => {
  showOnTheWay(
    runningOrder({
      status: 'idle',
      paymentStatus: 'awaiting_action',
      held: null,
      actionBy: '2099-11-20T10:35:00.000Z',
      stages: [sampleStage('bank', 'running'), sampleStage('hold', 'to-come')],
      next: { sentence: 'Your bank asks you to confirm the payment.', by: '2099-11-20T10:35:00.000Z' },
    }),
  )
  expect(screen.getAllByText('Waiting for your bank').length).toBeGreaterThan(0)
  expect(screen.getByText(/Nothing is booked or charged before that\./)).toBeTruthy()
  expect(screen.getByRole('button', { name: /your bank’s check/ })).toBeTruthy()
})

test('an airline that did not answer is told plainly, and that nobody is booked twice', () => {
  showOnTheWay(
    runningOrder({
      status: 'unconfirmed',
      stages: [sampleStage('booking', 'running', 'The airline hasn’t answered yet; asked 4 times.')],
      next: { sentence: 'We’ll ask the airline again in a moment. You won’t be booked twice.', by: null },
    }),
  )
  expect(screen.getByText('Confirming with the airline')).toBeTruthy()
  expect(screen.getByText(/asked 4 times/)).toBeTruthy()
  expect(screen.getByText('We’ll ask the airline again in a moment. You won’t be booked twice.')).toBeTruthy()
})

test('a booking in review says who looks, until when the hold stands, and that nothing was charged', () => {
  showOnTheWay(
    runningOrder({
      status: 'needs_review',
      lastError: 'We’re still confirming this booking with the airline. You won’t be booked twice.',
      next: { sentence: 'A person is looking into it.', by: '2026-11-26T09:00:00.000Z' },
    }),
  )
  expect(screen.getByText('Being checked by hand')).toBeTruthy()
  expect(screen.getByText(/still confirming this booking/)).toBeTruthy()
  expect(screen.getByText('Charged').nextElementSibling?.textContent).toBe('£0.00')
  expect(screen.getByText(/26 Nov/)).toBeTruthy()
})

test('a booked trip whose payment failed asks for another card first, and stays booked', () => {
  showOnTheWay(
    runningOrder({
      status: 'payment_due',
      paymentStatus: 'failed',
      bookingReference: 'SBX-7KQ4WN',
      held: null,
      lastError: 'Your trip is booked, but your card has expired.',
      stages: [sampleStage('booking', 'done'), sampleStage('charge', 'failed', 'The held amount could not be charged.')],
    }),
  )
  const [first] = screen.getAllByRole('article')
  expect(first?.getAttribute('aria-label')).toBe('Payment')
  expect(within(first ?? document.body).getByText('Your trip is booked, but your card has expired.')).toBeTruthy()
  expect(within(first ?? document.body).getByText(/^Demo market/)).toBeTruthy()
  expect(screen.getByText('Booked, payment needed')).toBeTruthy()
  expect(screen.getByText(/It stays booked while you pay with another card\./)).toBeTruthy()
})

test('a new price leads back to the checkout; a failed booking says what was kept', () => {
  const lastError = 'The price is now £430.00; it was £412.60. Please check it and confirm again.'
  showOnTheWay(runningOrder({ status: 'price_changed', paymentStatus: 'voided', held: null, lastError }))
  expect(screen.getByText(`${lastError} Nothing was charged.`)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Back to the checkout' })).toBeTruthy()
  cleanup()
  showOnTheWay(runningOrder({ status: 'failed', paymentStatus: 'voided', held: null, lastError: 'Booking API failed' }))
  expect(screen.getByText('Not booked')).toBeTruthy()
  expect(screen.getByText(/^Booking API failed\. Nothing was charged/)).toBeTruthy()
})

test('an order that was charged and not booked never says that nothing was charged', () => {
  const inVain = 'Your card was charged although nothing was booked, and we couldn’t refund the money yet: The card is closed.'
  const stages = [sampleStage('charge', 'done')]
  for (const status of ['failed', 'price_changed'] as const) {
    showOnTheWay(runningOrder({ status, paymentStatus: 'failed', held: null, charged: pounds(41_260), lastError: inVain, stages }))
    expect(screen.getByText(inVain)).toBeTruthy()
    cleanup()
  }
  const lastError = 'Booking API failed'
  showOnTheWay(runningOrder({ status: 'failed', paymentStatus: 'voided', held: null, lastError, stages }))
  expect(screen.getByText('Booking API failed. Your money has gone back to your card. You can try again.')).toBeTruthy()
  cleanup()
  showOnTheWay(runningOrder({ status: 'failed', held: null, charged: pounds(41_260), lastError, stages }))
  expect(screen.getByText('Booking API failed. Your money is going back to your card. You can try again.')).toBeTruthy()
})
