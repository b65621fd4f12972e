import { expect, test } from 'vitest'
import type { OrderView } from '../../travel/trip/live-trip-schema'
import { lockedRefusal } from './locked-refusal'

function codeOf(status: OrderView['status'], paymentStatus: OrderView['paymentStatus']) {
  const order = { status, paymentStatus } as OrderView
  return lockedRefusal({ order })?.code
}

test('a trip is locked while its order is on the way, once it is booked, and after it was cancelled, each with its own words', () => {
  expect(codeOf('booking_processing', 'authorised')).toBe('order-running')
  expect(codeOf('cancelling', 'succeeded')).toBe('order-running')
  expect(codeOf('success', 'succeeded')).toBe('trip-booked')
  expect(codeOf('cancelled', 'refunded')).toBe('trip-cancelled')
})

test('a trip that was never ordered, or whose order failed, can be changed', () => {
  expect(lockedRefusal({ order: null })).toBeUndefined()
  expect(codeOf('failed', 'voided')).toBeUndefined()
  expect(codeOf('idle', 'failed')).toBeUndefined()
})
