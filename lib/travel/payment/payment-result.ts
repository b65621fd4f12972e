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
const MESSAGES: Record<PaymentResult['status'], string> = {
  idle: 'Nothing has been charged yet.',
  processing: 'Your payment is being processed.',
  succeeded: 'Your payment went through.',
  failed: 'Your payment did not go through.',
}

/** An order together with how its payment ended, or stands. `paymentIntentId` is the gateway's own id of the latest payment. */
export function paymentAnswer(order: OrderView, paymentIntentId: string | null): PaymentAnswer {
  const status = STATUS[order.paymentStatus]
  return { ...order, payment: { orderId: order.orderId, paymentIntentId, status, message: order.lastError ?? MESSAGES[status] } }
}
