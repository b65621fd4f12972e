import type { PaymentStatus } from '../../states/booking-status'
import type { OrderView } from '../trip/live-trip-schema'
import type { PaymentAnswer, PaymentResult } from './payment-result-schema'

const STATUS: Record<PaymentStatus, PaymentResult['status']> = {
  idle: 'idle',
  processing: 'processing',
  awaiting_action: 'processing',
  authorised: 'processing',
  succeeded: 'succeeded',
  failed: 'failed',
  voided: 'failed',
  refunding: 'succeeded',
  refunded: 'succeeded',
}
const PROCESSED = 'Your payment is being processed.'
const NOT_THROUGH = 'Your payment didn’t go through.'
const MESSAGES: Record<PaymentStatus, string> = {
  idle: 'Nothing has been charged yet.',
  processing: PROCESSED,
  awaiting_action: PROCESSED,
  authorised: PROCESSED,
  succeeded: 'Your payment went through.',
  failed: NOT_THROUGH,
  voided: NOT_THROUGH,
  refunding: 'Your refund is on its way.',
  refunded: 'Your payment was refunded.',
}

/** An order together with how its payment ended, or stands. `paymentIntentId` is the gateway's own id of the latest payment. */
export function paymentAnswer(order: OrderView, paymentIntentId: string | null): PaymentAnswer {
  const status = STATUS[order.paymentStatus]
  return {
    ...order,
    payment: { orderId: order.orderId, paymentIntentId, status, message: order.lastError ?? MESSAGES[order.paymentStatus] },
  }
}
