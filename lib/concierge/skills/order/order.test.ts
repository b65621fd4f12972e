import { describe, expect, test } from 'vitest'
import type { BookingStatus } from '@/lib/states/booking-status'
import { sampleOrder } from '@/tests/fixtures/checkout'
import { tableWith } from '@/tests/fixtures/concierge-table'
import { readMessage } from '../../read-message'
import { ASKED_ANYWHERE, ASKED_OF_BOOKED, ASKED_ON_ITS_WAY, ASKS_NOTHING, ASKS_NOTHING_OF_BOOKED } from './corpus'
import { foldOrder, type OrderAsk } from './fold'

function asksOf(words: string, status: BookingStatus | null): OrderAsk[] {
  const table = tableWith()
  const { bookingReference, lastError } = sampleOrder()
  const order = status && { status, paymentStatus: 'succeeded' as const, bookingReference, lastError, charged: '', held: null, next: null }
  return foldOrder(readMessage(words, { ...table, situation: { ...table.situation, order } }).clauses)
}

describe('without a booking', () => {
  test.each(ASKED_ANYWHERE)('“%s” asks for %j', (words, asks) => expect(asksOf(words, null)).toEqual(asks))
  test.each(ASKS_NOTHING)('“%s” asks nothing of one', (words) => expect(asksOf(words, null)).toEqual([]))
})

describe('once a trip is booked', () => {
  test.each([...ASKED_ANYWHERE, ...ASKED_OF_BOOKED])('“%s” asks for %j', (words, asks) => expect(asksOf(words, 'success')).toEqual(asks))
  test.each(ASKS_NOTHING_OF_BOOKED)('“%s” asks nothing of it', (words) => expect(asksOf(words, 'success')).toEqual([]))
})

test.each(ASKED_ON_ITS_WAY)('while a booking is on its way “%s” asks for %j', (words, asks) => {
  expect(asksOf(words, 'unconfirmed')).toEqual(asks)
})
