import type { OrderRow } from '../../ports/order-store'
import type { GatewayPayment } from '../../ports/payment-gateway'
import { callOutside } from './call-outside'
import { type OrderDeps, paceOf } from './order-deps'
import { stepKey } from './record-step'

const MAY_HOLD: GatewayPayment['status'][] = ['requires_capture', 'requires_action', 'processing']

/**
 * A payment that was made for an order which never heard of it: its request came to the gateway after the order had given it up. Such a
 * hold is let go, unless the order still waits for this very payment. Gives how the payment stands then; null: not known yet.
 */
export async function releaseStray(order: OrderRow, payment: GatewayPayment, deps: OrderDeps): Promise<GatewayPayment | null> {
  if (!MAY_HOLD.includes(payment.status)) return payment
  if (isWaitingForBank(order)) {
    const request = { orderId: order.id, userId: order.userId, key: stepKey(order, 'authorise') }
    const found = await callOutside(() => deps.gateway.findPayment(request), paceOf(deps).retryDelaysMs)
    if ('failure' in found || found.answer?.paymentId === payment.paymentId) return null
  }
  const { paymentId } = payment
  const request = { paymentId, key: `order:${order.id}:cancel-stray:${paymentId}` }
  const called = await callOutside(() => deps.gateway.cancel(request), paceOf(deps).retryDelaysMs)
  return 'failure' in called ? null : called.answer.payment
}

function isWaitingForBank({ status, paymentStatus }: OrderRow): boolean {
  const isAsking = paymentStatus === 'idle' || paymentStatus === 'processing'
  return isAsking && (status === 'idle' || status === 'payment_due')
}
