import { expect, test } from 'vitest'
import { sampleOrder } from '@/tests/fixtures/checkout'
import { paymentAnswer } from './payment-result'
import { paymentAnswerSchema } from './payment-result-schema'

test.each([
  ['idle', 'idle', 'Nothing has been charged yet.'],
  ['processing', 'processing', 'Your payment is being processed.'],
  ['awaiting_action', 'processing', 'Your payment is being processed.'],
  ['authorised', 'processing', 'Your payment is being processed.'],
  ['succeeded', 'succeeded', 'Your payment went through.'],
  ['failed', 'failed', 'Your payment didn’t go through.'],
  ['voided', 'failed', 'Your payment didn’t go through.'],
  ['refunding', 'succeeded', 'Your refund is on its way.'],
  ['refunded', 'succeeded', 'Your payment was refunded.'],
] as const)('an order whose payment is %s is answered with the result %s', (paymentStatus, status, message) => {
  const { payment, ...order } = paymentAnswerSchema.parse(paymentAnswer(sampleOrder({ paymentStatus }), 'pi_1'))
  expect(payment).toEqual({ orderId: 'order-1', paymentIntentId: 'pi_1', status, message })
  expect(order).toEqual(sampleOrder({ paymentStatus }))
})

test('a declined payment says why, in the sentence that the order has', () => {
  const order = sampleOrder({ paymentStatus: 'failed', lastError: 'Your card was declined. Nothing was charged.' })
  expect(paymentAnswer(order, null).payment).toEqual({
    orderId: order.orderId,
    paymentIntentId: null,
    status: 'failed',
    message: order.lastError,
  })
})
