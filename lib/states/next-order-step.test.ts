import { expect, test } from 'vitest'
import { BOOKING_STATUSES, PAYMENT_STATUSES } from './booking-status'
import { nextOrderStep, unfinishedOrderStates } from './next-order-step'

test('each state of an order leads to one step, or to rest', () => {
  const table = BOOKING_STATUSES.flatMap((status) =>
    PAYMENT_STATUSES.map((paymentStatus) => [status, paymentStatus, nextOrderStep({ status, paymentStatus })] as const),
  )
  expect(table.filter(([, , step]) => step !== null).map((line) => line.join(' | '))).toEqual([
    'idle | idle | authorise',
    'idle | processing | authorise',
    'idle | awaiting_action | await-bank',
    'idle | authorised | fetch-terms',
    'terms_fetching | authorised | fetch-terms',
    'terms_completed | authorised | book',
    'booking_processing | authorised | book',
    'booking_completed | authorised | fetch-details',
    'details_fetching | processing | capture',
    'details_fetching | authorised | fetch-details',
    'details_fetching | succeeded | send-receipt',
    'failed | authorised | cancel-hold',
    'price_changed | authorised | cancel-hold',
    'unconfirmed | authorised | look-up',
    'needs_review | authorised | look-up',
    'payment_due | idle | authorise',
    'payment_due | processing | authorise',
    'payment_due | awaiting_action | await-bank',
    'payment_due | authorised | capture',
    'cancelling | succeeded | cancel-booking',
    'cancelling | failed | send-cancellation',
    'cancelling | refunding | refund',
    'cancelling | refunded | send-cancellation',
  ])
  expect(unfinishedOrderStates()).toHaveLength(23)
})

test('nothing is booked unless an amount is held for it', () => {
  for (const status of BOOKING_STATUSES) {
    for (const paymentStatus of PAYMENT_STATUSES) {
      if (nextOrderStep({ status, paymentStatus }) === 'book') expect(paymentStatus).toBe('authorised')
    }
  }
})

test('a booked trip that is still to be paid is never booked again, and never given back by itself', () => {
  const steps = PAYMENT_STATUSES.map((paymentStatus) => nextOrderStep({ status: 'payment_due', paymentStatus }))
  expect(new Set(steps)).toEqual(new Set(['authorise', 'await-bank', 'capture', null]))
})

test('nothing is given back before the airline has cancelled, and a cancelled order is at rest', () => {
  const refunding = unfinishedOrderStates().filter((state) => nextOrderStep(state) === 'refund')
  expect(refunding).toEqual([{ status: 'cancelling', paymentStatus: 'refunding' }])
  expect(PAYMENT_STATUSES.map((paymentStatus) => nextOrderStep({ status: 'cancelled', paymentStatus }))).toEqual(
    PAYMENT_STATUSES.map(() => null),
  )
})
