import type { BankAction } from '../../ports/payment-gateway'
import { type Refusal, refuse } from '../../travel/refusal'
import { callOutside } from './call-outside'
import { NO_SUCH_ORDER } from './cancellable'
import type { OrderDeps } from './order-deps'

const SILENT = 'We couldn’t open your bank’s check just now. Nothing was charged; please try again in a moment.'

/**
 * What the bank asks the owner of an order, read from the gateway each time and kept nowhere; null when it asks nothing, or when the time
 * to answer is over.
 */
export async function bankAction(
  { orderId, userId }: { orderId: string; userId: string },
  { orders, gateway, clock }: Pick<OrderDeps, 'orders' | 'gateway' | 'clock'>,
): Promise<{ action: BankAction | null } | { refusal: Refusal }> {
  const order = await orders.find(orderId, userId)
  if (!order) return refuse('not_found', NO_SUCH_ORDER)
  const { paymentStatus, paymentId, actionBy } = order
  const isOver = actionBy !== null && clock() >= new Date(actionBy)
  if (paymentStatus !== 'awaiting_action' || !paymentId || isOver) return { action: null }
  const called = await callOutside(() => gateway.retrieve(paymentId), [])
  if ('failure' in called) return refuse('bank-silent', SILENT)
  const { status, action } = called.answer
  return { action: status === 'requires_action' ? action : null }
}
