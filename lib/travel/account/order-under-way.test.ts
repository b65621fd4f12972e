import { expect, test } from 'vitest'
import { BOOKING_STATUSES, PAYMENT_STATUSES } from '../../states/booking-status'
import { nextOrderStep } from '../../states/next-order-step'
import { isOrderUnderWay } from './order-under-way'

test.each([
  ['idle', 'processing'],
  ['booking_processing', 'authorised'],
  ['unconfirmed', 'authorised'],
  ['needs_review', 'authorised'],
  ['payment_due', 'failed'],
  ['cancelling', 'refunding'],
  ['failed', 'authorised'],
] as const)('an order that is %s, its payment %s, is under way', (status, paymentStatus) => {
  expect(isOrderUnderWay({ status, paymentStatus })).toBe(true)
})

test.each([
  ['success', 'succeeded'],
  ['cancelled', 'refunded'],
  ['failed', 'voided'],
  ['idle', 'failed'],
  ['price_changed', 'voided'],
  // A person looks into it, which takes as long as it takes; the booking's references stay.
  ['needs_review', 'succeeded'],
] as const)('an order that is %s, its payment %s, is not', (status, paymentStatus) => {
  expect(isOrderUnderWay({ status, paymentStatus })).toBe(false)
})

test('whatever a sweeper would still go on with is under way', () => {
  const states = BOOKING_STATUSES.flatMap((status) => PAYMENT_STATUSES.map((paymentStatus) => ({ status, paymentStatus })))
  expect(states.filter((state) => nextOrderStep(state) !== null && !isOrderUnderWay(state))).toEqual([])
})
