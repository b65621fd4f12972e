import { expect, test } from 'vitest'
import { runningOrder, sampleOrder } from '@/tests/fixtures/checkout'
import { orderDigest } from './order-digest'

const NOW = '2026-11-20T10:20:30.000Z'

test('a model is told what was charged and what is only held, and no card', () => {
  const next = { sentence: 'The hold disappears from Visa ending 4242 within 7 days, often sooner.', by: null }
  const digest = orderDigest(runningOrder({ next }), NOW)
  expect(digest).toEqual({
    status: 'booking_processing',
    paymentStatus: 'authorised',
    bookingReference: null,
    lastError: null,
    charged: '£0.00',
    held: '£412.60',
    next: 'The hold disappears from the card within 7 days, often sooner.',
  })
  expect(orderDigest(sampleOrder(), NOW)).toMatchObject({ charged: '£412.60', held: null, next: null })
})

test.each([
  ['2026-11-20T10:35:00.000Z', 'Your bank asks, within 15 minutes.'],
  ['2026-11-20T10:21:00.000Z', 'Your bank asks, within 1 minute.'],
  ['2026-11-20T16:00:00.000Z', 'Your bank asks, within 6 hours.'],
  ['2026-11-26T09:00:00.000Z', 'Your bank asks, by Thu 26 Nov.'],
  ['2026-11-20T10:20:00.000Z', 'Your bank asks.'],
])('what is due at %s is said without a clock', (by, words) => {
  expect(orderDigest(runningOrder({ next: { sentence: 'Your bank asks.', by } }), NOW).next).toBe(words)
})
