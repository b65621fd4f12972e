import type { OrderRow } from '../../ports/order-store'
import type { OrderCancellation } from '../../travel/payment/cancellation-schema'
import { type Refusal, refuse } from '../../travel/refusal'
import { callOutside } from './call-outside'
import { BUSY, cancellableRefusal, NO_SUCH_ORDER } from './cancellable'
import { holdLease } from './hold-lease'
import { type OrderDeps, paceOf } from './order-deps'
import { LeaseLost, recordStep } from './record-step'

type Asked = { order: OrderRow; cancellation: OrderCancellation } | { refusal: Refusal }

const SILENT = 'The airline didn’t answer, so we can’t tell you your refund. Your booking is unchanged; please ask again in a moment.'

/**
 * Asks the airline what giving this booking back would bring, and keeps the answer with the order. Nothing is cancelled by it. A later
 * question replaces the earlier answer, which then can no longer be confirmed.
 */
export async function quoteCancellation({ orderId, userId }: { orderId: string; userId: string }, deps: OrderDeps): Promise<Asked> {
  const found = await deps.orders.find(orderId, userId)
  if (!found) return refuse('not_found', NO_SUCH_ORDER)
  const early = cancellableRefusal(found)
  if (early) return { refusal: early }
  const claimed = await deps.journal.claim(orderId, deps.clock(), paceOf(deps).leaseMs)
  if (!claimed) return refuse('order-running', BUSY)
  const lease = holdLease(claimed, deps)
  try {
    return await ask(claimed, lease.deps)
  } catch (error) {
    if (error instanceof LeaseLost) return refuse('order-running', BUSY)
    throw error
  } finally {
    await lease.end()
  }
}

async function ask(claimed: OrderRow, deps: OrderDeps): Promise<Asked> {
  const refusal = cancellableRefusal(claimed)
  if (refusal) return { refusal }
  const order = await recordStep(claimed, {}, ['quote-cancellation', 'started'], deps)
  const called = await callOutside(() => deps.supplier.quoteCancellation(order.id), paceOf(deps).retryDelaysMs)
  if ('failure' in called) {
    await recordStep(order, {}, ['quote-cancellation', 'failed', called.failure.message], deps)
    return refuse('supplier-silent', SILENT)
  }
  if ('refusal' in called.answer) {
    await recordStep(order, {}, ['quote-cancellation', 'failed', called.answer.refusal.code], deps)
    return called.answer
  }
  const cancellation = { ...called.answer.cancellation, quotedAt: deps.clock().toISOString(), confirmedAt: null }
  const change = { cancellation, lastError: null }
  const quoted = await recordStep(order, change, ['quote-cancellation', 'succeeded', cancellation.cancellationId], deps)
  return { order: quoted, cancellation }
}
