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
    'idle | awaiting_action | cancel-hold',
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
  ])
  expect(unfinishedOrderStates()).toHaveLength(14)
})

test('nothing is booked unless an amount is held for it', () => {
  for (const status of BOOKING_STATUSES) {
    for (const paymentStatus of PAYMENT_STATUSES) {
      if (nextOrderStep({ status, paymentStatus }) === 'book') expect(paymentStatus).toBe('authorised')
    }
  }
})
