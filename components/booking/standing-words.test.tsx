import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { BOOKING_STATUSES, PAYMENT_STATUSES } from '@/lib/states/booking-status'
import { OrderBadge } from './order-badge'
import { standingWords } from './standing-words'

afterEach(cleanup)

test.each([
  ['idle', 'processing', 'Being paid'],
  ['idle', 'awaiting_action', 'Waiting for your bank'],
  ['idle', 'failed', 'Not paid'],
  ['booking_processing', 'authorised', 'Being booked'],
  ['unconfirmed', 'authorised', 'Confirming with the airline'],
  ['needs_review', 'authorised', 'Being checked by hand'],
  ['price_changed', 'voided', 'Price changed'],
  ['failed', 'authorised', 'Not booked'],
  ['details_fetching', 'processing', 'Booked, being charged'],
  ['payment_due', 'failed', 'Booked, payment needed'],
  ['payment_due', 'processing', 'Booked, being paid'],
  ['payment_due', 'awaiting_action', 'Booked, waiting for your bank'],
  ['success', 'succeeded', 'Booked'],
  ['cancelling', 'refunding', 'Being cancelled'],
  ['cancelled', 'refunded', 'Cancelled'],
  ['cancelled', 'failed', 'Cancelled, money being checked'],
] as const)('an order that is %s and %s stands as "%s" in a list', (status, paymentStatus, words) => {
  render(<OrderBadge order={{ status, paymentStatus }} />)
  expect(screen.getByText(words)).toBeTruthy()
})

test('every state has words of its own', () => {
  for (const status of BOOKING_STATUSES) {
    for (const paymentStatus of PAYMENT_STATUSES) expect(standingWords({ status, paymentStatus })).not.toContain('_')
  }
})
