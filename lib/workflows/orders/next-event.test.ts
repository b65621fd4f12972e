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
  ['idle', 'idle', 'We’re asking your bank to hold £212.00; nothing is charged before the airline has booked.'],
  ['idle', 'failed', 'You can pay with another card. Nothing is booked until you do.'],
  [
    'idle',
    'authorised',
    'We’re asking the airline for its terms, then for your seats. We’ll charge your card only after it has booked them.',
  ],
  ['booking_processing', 'authorised', 'We’re asking the airline for your seats. We’ll charge your card only after it has booked them.'],
  ['unconfirmed', 'authorised', 'We’ll ask the airline again in a moment. You won’t be booked twice.'],
  ['details_fetching', 'processing', 'Your trip is booked. Next, £212.00 is charged.'],
  ['details_fetching', 'succeeded', 'Your confirmation is being written.'],
  ['payment_due', 'failed', 'You pay £212.00 with another card. Your booking is safe meanwhile.'],
  ['payment_due', 'processing', 'We’re asking your bank to hold £212.00; then it’s charged, because your trip is booked.'],
  ['needs_review', 'voided', 'A person is asking the airline and will write to you. The hold is gone, and you won’t be booked twice.'],
  ['failed', 'authorised', 'The hold on Visa ending 4242 is being released.'],
  ['price_changed', 'authorised', 'The hold on Visa ending 4242 is being released. Then you can pay the new price, or leave it.'],
  ['failed', 'failed', 'A person is looking into the money and will write to you.'],
  ['cancelled', 'failed', 'A person is looking into the money and will write to you.'],
] as const)('an order that is %s and %s says what comes', (status, paymentStatus, sentence) => {
  expect(nextOf({ status, paymentStatus })).toEqual({ sentence, by: null })
})

test('a bank that was silent is asked again', () => {
  const order = startOrder().write('authorise started', { paymentStatus: 'processing' }).write('authorise failed no answer')
  expect(nextEvent(order.record)?.sentence).toBe('We’ll ask your bank again in a moment. The amount is held only once.')
})

test('a hold under review is released a day before it would end', () => {
  expect(nextOf({ status: 'needs_review', paymentStatus: 'authorised', captureBefore: HELD_UNTIL })).toEqual({
    sentence: 'A person is looking into it. If the airline doesn’t confirm the booking, the hold on your card will be released.',
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
  expect(nextEvent(order.record)?.sentence).toBe('The money goes back to Visa ending 4242; banks usually show it within 5 to 10 days.')
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
  const goesBack = 'The money goes back to Visa ending 4242; banks usually show it within 5 to 10 days.'
  expect(nextOf({ status: 'cancelling', paymentStatus: 'succeeded', cancellation })?.sentence).toBe(
    'We’re asking the airline to cancel the booking; then £150.00 goes back to Visa ending 4242.',
  )
  expect(nextOf({ status: 'cancelling', paymentStatus: 'refunding', cancellation })?.sentence).toBe(goesBack)
  expect(nextOf({ status: 'cancelled', paymentStatus: 'refunded', cancellation })?.sentence).toBe(goesBack)
  expect(nextOf({ status: 'cancelled', paymentStatus: 'refunded', cancellation: { ...cancellation, refund: pounds(0) } })).toBeNull()
})

test('after success nothing comes', () => {
  expect(nextOf({ status: 'success', paymentStatus: 'succeeded' })).toBeNull()
})
