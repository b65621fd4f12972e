import type { OrderRow } from '../../ports/order-store'
import type { OrderCancellation } from '../../travel/payment/cancellation'
import { type Refusal, refuse } from '../../travel/refusal'
import { callOutside } from './call-outside'
import { BUSY, cancellableRefusal, NO_SUCH_ORDER } from './cancellable'
import { type OrderDeps, paceOf } from './order-deps'
import { LeaseLost, recordStep } from './record-step'

const SILENT = 'The airline did not answer, so we cannot say what would come back. Your booking stands; please ask again in a moment.'

/**
 * Asks the airline what giving this booking back would bring, and keeps the answer with the order. Nothing is cancelled by it. A later
 * question replaces the earlier answer, which then can no longer be confirmed.
 */
export async function quoteCancellation(
  { orderId, userId }: { orderId: string; userId: string },
  deps: OrderDeps,
): Promise<{ order: OrderRow; cancellation: OrderCancellation } | { refusal: Refusal }> {
  const found = await deps.orders.find(orderId, userId)
  if (!found) return refuse('not_found', NO_SUCH_ORDER)
  const early = cancellableRefusal(found)
  if (early) return { refusal: early }
  let held = await deps.journal.claim(orderId, deps.clock(), paceOf(deps).leaseMs)
  if (!held) return refuse('order-running', BUSY)
  try {
    const refusal = cancellableRefusal(held)
    if (refusal) return { refusal }
    held = await recordStep(held, {}, ['quote-cancellation', 'started'], deps)
    const called = await callOutside(() => deps.supplier.quoteCancellation(orderId), paceOf(deps).retryDelaysMs)
    if ('failure' in called) {
      held = await recordStep(held, {}, ['quote-cancellation', 'failed', called.failure.message], deps)
      return refuse('supplier-silent', SILENT)
    }
    if ('refusal' in called.answer) {
      held = await recordStep(held, {}, ['quote-cancellation', 'failed', called.answer.refusal.code], deps)
      return called.answer
    }
    const cancellation = { ...called.answer.cancellation, quotedAt: deps.clock().toISOString(), confirmedAt: null }
    const outcome = cancellation.cancellationId
    held = await recordStep(held, { cancellation, lastError: null }, ['quote-cancellation', 'succeeded', outcome], deps)
    return { order: held, cancellation }
  } catch (error) {
    if (error instanceof LeaseLost) return refuse('order-running', BUSY)
    throw error
  } finally {
    await deps.journal.release(held.id, held.version)
  }
}
