import { expect, test } from 'vitest'
import { pounds } from '@/lib/adapters/database/testing-samples'
import type { OrderRow } from '@/lib/ports/order-store'
import { atMinute, HELD_UNTIL, startOrder } from '@/tests/orders/told-order'
import { nextEvent } from './next-event'

function nextOf(order: Partial<OrderRow>) {
  return nextEvent(startOrder(order).record)
}

test('a bank that asks is answered until its time is over, before and after the booking', () => {
  for (const status of ['idle', 'payment_due'] as const) {
    expect(nextOf({ status, paymentStatus: 'awaiting_action', actionBy: atMinute(15) })).toEqual({
      sentence: 'Your bank asks you to confirm the payment.',
      by: atMinute(15),
    })
  }
})

test.each([
  ['idle', 'idle', 'Your bank is asked to hold £212.00; nothing is charged before the airline has booked.'],
  ['idle', 'failed', 'You can pay with another card. Nothing is booked until you do.'],
  ['idle', 'authorised', 'The airline is asked for its terms, then for your seats. Your card is charged only after it has booked them.'],
  ['booking_processing', 'authorised', 'The airline is asked for your seats. Your card is charged only after it has booked them.'],
  ['unconfirmed', 'authorised', 'We ask the airline again in a moment. You will not be booked twice.'],
  ['details_fetching', 'processing', 'Your trip is booked. Next, £212.00 is charged.'],
  ['details_fetching', 'succeeded', 'Your confirmation is being written.'],
  ['payment_due', 'failed', 'You pay £212.00 with another card. Your booking stands meanwhile.'],
  ['payment_due', 'processing', 'Your bank is asked to hold £212.00; then it is charged, as your trip is booked.'],
  ['needs_review', 'voided', 'A person asks the airline and writes to you. The hold is gone, and you will not be booked twice.'],
  ['failed', 'authorised', 'The hold on Visa ending 4242 is being released.'],
  ['price_changed', 'authorised', 'The hold on Visa ending 4242 is being released. Then you can pay the new price, or leave it.'],
  ['failed', 'failed', 'A person looks into the money and writes to you.'],
  ['cancelled', 'failed', 'A person looks into the money and writes to you.'],
] as const)('an order that is %s and %s says what comes', (status, paymentStatus, sentence) => {
  expect(nextOf({ status, paymentStatus })).toEqual({ sentence, by: null })
})

test('a bank that was silent is asked again', () => {
  const order = startOrder().write('authorise started', { paymentStatus: 'processing' }).write('authorise failed no answer')
  expect(nextEvent(order.record)?.sentence).toBe('We ask your bank again in a moment. The amount is held once at most.')
})

test('a hold under review is released a day before it would end', () => {
  expect(nextOf({ status: 'needs_review', paymentStatus: 'authorised', captureBefore: HELD_UNTIL })).toEqual({
    sentence: 'A person looks into it. If the airline does not confirm the booking, the hold on your card is released.',
    by: '2026-11-26T09:00:00.000Z',
  })
})

test('a released hold is gone within a week of its release', () => {
  const order = startOrder().hold().write('fetch-terms failed sold-out', { status: 'failed' }).release()
  expect(nextEvent(order.record)).toEqual({
    sentence: 'The hold disappears from Visa ending 4242 within 7 days, often sooner.',
    by: '2026-11-27T09:05:00.000Z',
  })
})

test('what was charged although nothing was booked goes back, and is no hold', () => {
  const order = startOrder()
    .hold()
    .write('fetch-terms failed sold-out', { status: 'failed' })
    .write('cancel-hold succeeded succeeded', { paymentStatus: 'voided' }, { status: 'succeeded', refunded: pounds(21200) })
  expect(nextEvent(order.record)?.sentence).toBe('The money goes back to Visa ending 4242; banks take 5 to 10 days to show it.')
})

test('a refund names the card and how long banks take; a refund of nothing says nothing', () => {
  const cancellation = {
    cancellationId: 'c-1',
    refund: pounds(15000),
    refundBy: 'card' as const,
    refundTo: 'the card you paid with',
    expiresAt: null,
    quotedAt: atMinute(1),
    confirmedAt: atMinute(2),
  }
  const goesBack = 'The money goes back to Visa ending 4242; banks take 5 to 10 days to show it.'
  expect(nextOf({ status: 'cancelling', paymentStatus: 'succeeded', cancellation })?.sentence).toBe(
    'The airline is asked to cancel the booking; then £150.00 goes back to Visa ending 4242.',
  )
  expect(nextOf({ status: 'cancelling', paymentStatus: 'refunding', cancellation })?.sentence).toBe(goesBack)
  expect(nextOf({ status: 'cancelled', paymentStatus: 'refunded', cancellation })?.sentence).toBe(goesBack)
  expect(nextOf({ status: 'cancelled', paymentStatus: 'refunded', cancellation: { ...cancellation, refund: pounds(0) } })).toBeNull()
})

test('after success nothing comes', () => {
  expect(nextOf({ status: 'success', paymentStatus: 'succeeded' })).toBeNull()
})
