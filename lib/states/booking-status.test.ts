import { expect, test } from 'vitest'
import {
  BOOKING_STATUSES,
  type BookingStatus,
  canBecome,
  isInProgress,
  isSettled,
  locksTrip,
  PAYMENT_STATUSES,
  wasBooked,
} from './booking-status'

test('only a booked trip is cancelled, and the airline may still say no', () => {
  expect(BOOKING_STATUSES.filter((status) => canBecome(status, 'cancelling'))).toEqual(['success'])
  expect(BOOKING_STATUSES.filter((status) => canBecome('cancelling', status))).toEqual(['success', 'cancelled'])
  expect(BOOKING_STATUSES.filter((status) => canBecome('cancelled', status))).toEqual([])
})

test('a booking that is being given back keeps its trip locked, but does not keep another thread from buying the same', () => {
  for (const status of ['cancelling', 'cancelled'] as const) {
    for (const paymentStatus of PAYMENT_STATUSES) {
      expect(locksTrip({ status, paymentStatus })).toBe(true)
      expect(isInProgress({ status, paymentStatus })).toBe(false)
    }
  }
  expect(BOOKING_STATUSES.filter(wasBooked)).toEqual(['success', 'cancelling', 'cancelled'])
  expect([isSettled('cancelling'), isSettled('cancelled')]).toEqual([false, true])
})

test('a trip that is booked and not paid, or that a person looks into, stays locked and settled, whatever its payment does', () => {
  for (const status of ['payment_due', 'needs_review'] as const) {
    expect([isSettled(status), wasBooked(status)]).toEqual([true, false])
    for (const paymentStatus of PAYMENT_STATUSES) {
      expect(locksTrip({ status, paymentStatus })).toBe(true)
      expect(isInProgress({ status, paymentStatus })).toBe(false)
    }
  }
})

test('an order that blocks no other one never comes to block one by itself: its twin may be on its way by then', () => {
  // These are paid anew by a press, which looks for twins.
  const pressed = ['idle', 'price_changed', 'failed']
  for (const from of BOOKING_STATUSES.filter((status) => !pressed.includes(status))) {
    const blocks = (status: BookingStatus) => PAYMENT_STATUSES.some((paymentStatus) => isInProgress({ status, paymentStatus }))
    if (!blocks(from)) expect(BOOKING_STATUSES.filter((status) => canBecome(from, status) && blocks(status))).toEqual([])
  }
})

test('what is to be paid becomes a success only by being charged, and is never cancelled or failed by itself', () => {
  expect(BOOKING_STATUSES.filter((status) => canBecome(status, 'payment_due'))).toEqual(['details_fetching'])
  expect(BOOKING_STATUSES.filter((status) => canBecome('payment_due', status))).toEqual(['details_fetching', 'needs_review'])
})
