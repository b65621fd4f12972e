import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { runningOrder, sampleOrder, sampleStage } from '@/tests/fixtures/checkout'
import { pounds } from '@/tests/fixtures/trip'
import { OrderProgress } from './order-progress'

afterEach(cleanup)

function stages(): string[] {
  return within(screen.getByRole('list', { name: 'Stages of your booking' }))
    .getAllByRole('listitem')
    .map((item) => item.textContent ?? '')
}

test('the stages stand in their order, each with its state in words', () => {
  render(<OrderProgress order={runningOrder()} />)
  expect(stages()).toEqual([
    expect.stringMatching(/^Done: Amount held on your card.*£412\.60 held on Visa ending 4242\.$/),
    expect.stringMatching(/^Done: Terms and price agreed/),
    'Now: Booking with the airline',
    'To come: Fetch your tickets',
    'To come: Charge your card',
  ])
  expect(screen.getAllByRole('listitem').filter((item) => item.getAttribute('aria-current') === 'step')).toHaveLength(1)
})

test('what was charged and what is only held are two plain facts', () => {
  const { rerender } = render(<OrderProgress order={runningOrder()} />)
  const amountOf = (label: string) => screen.getByText(label).nextElementSibling?.textContent
  expect([amountOf('Charged'), amountOf('Held')]).toEqual(['£0.00', '£412.60'])
  rerender(<OrderProgress order={sampleOrder()} />)
  expect(amountOf('Charged')).toBe('£412.60')
  expect(screen.queryByText('Held')).toBeNull()
})

test('a change is said politely, in the words of what runs, with the money', () => {
  const { rerender } = render(<OrderProgress order={runningOrder()} />)
  const status = screen.getByRole('status')
  expect(status.textContent).toBe('Booking with the airline. Charged £0.00, held £412.60.')
  rerender(<OrderProgress order={sampleOrder({ stages: [sampleStage('charge', 'done')] })} />)
  expect(screen.getByRole('status')).toBe(status)
  expect(status.textContent).toBe('Booked. Charged £412.60.')
})

test('what happens next is said with its time where there is one', () => {
  const next = { sentence: 'Your bank asks you to confirm the payment.', by: '2026-11-20T10:35:00.000Z' }
  const { rerender } = render(<OrderProgress order={runningOrder({ paymentStatus: 'awaiting_action', next })} />)
  expect(screen.getByText('What happens next').nextElementSibling?.textContent).toMatch(
    /^Your bank asks you to confirm the payment\. By .+\.$/,
  )
  expect(screen.getByText(/20 Nov/, { selector: 'p time' }).getAttribute('dateTime')).toBe('2026-11-20T10:35:00.000Z')
  rerender(<OrderProgress order={sampleOrder()} />)
  expect(screen.queryByText('What happens next')).toBeNull()
})

test('a stage that failed says so, and why', () => {
  const order = runningOrder({
    status: 'failed',
    held: null,
    stages: [sampleStage('booking', 'failed', 'The last seat was just sold.'), sampleStage('release', 'running', 'Nothing was charged.')],
  })
  render(<OrderProgress order={order} />)
  expect(stages()).toEqual([
    expect.stringMatching(/^Failed: The airline didn’t confirm the booking.*The last seat was just sold\.$/),
    'Now: Releasing the hold on your cardNothing was charged.',
  ])
})

test('a refund is told with what is left of the charge', () => {
  const order = sampleOrder({
    status: 'cancelled',
    paymentStatus: 'refunded',
    charged: pounds(26_260),
    stages: [
      sampleStage('charge', 'done'),
      sampleStage('cancel', 'done'),
      sampleStage('refund', 'done', '£150.00 refunded to Visa ending 4242.'),
    ],
  })
  render(<OrderProgress order={order} />)
  expect(stages().at(-1)).toMatch(/^Done: Money refunded.*£150\.00 refunded to Visa ending 4242\.$/)
  expect(screen.getByRole('status').textContent).toBe('Cancelled. Charged £262.60.')
})
