import type { OrderRow } from '../../ports/order-store'
import { type Refusal, refuse } from '../../travel/refusal'
import { callOutside } from './call-outside'
import { BUSY, NO_SUCH_ORDER } from './cancellable'
import { cancellationMail } from './cancellation-mail'
import { type OrderDeps, paceOf } from './order-deps'
import { receiptOf } from './receipt'
import { LeaseLost, recordStep } from './record-step'

/**
 * Sends the confirmation (of a cancelled booking: that it is cancelled) once more, as the order stands now. `key` is of one press: the
 * same one sends once.
 */
export async function resendMail(
  { orderId, userId, key }: { orderId: string; userId: string; key: string },
  deps: OrderDeps,
): Promise<{ order: OrderRow } | { refusal: Refusal }> {
  const found = await deps.orders.find(orderId, userId)
  if (!found) return refuse('not_found', NO_SUCH_ORDER)
  if (found.status !== 'success' && found.status !== 'cancelled') {
    return refuse('nothing-to-send', 'There’s no confirmation yet. We’ll write it as soon as the trip is booked.')
  }
  let held = await deps.journal.claim(orderId, deps.clock(), paceOf(deps).leaseMs)
  if (!held) return refuse('order-running', BUSY)
  try {
    held = await recordStep(held, {}, ['resend-mail', 'started'], deps)
    const mail = held.status === 'cancelled' ? cancellationMail(held) : receiptOf(held)
    const called = await callOutside(() => deps.mail.send({ ...mail, dedupeKey: `${mail.dedupeKey}:${key}` }), paceOf(deps).retryDelaysMs)
    if ('failure' in called) {
      held = await recordStep(held, {}, ['resend-mail', 'failed', called.failure.message], deps)
      return refuse('mail-failed', 'We couldn’t send the email just now. Your booking is unchanged; please try again later.')
    }
    held = await recordStep(held, {}, ['resend-mail', 'succeeded'], deps)
    return { order: held }
  } catch (error) {
    if (error instanceof LeaseLost) return refuse('order-running', BUSY)
    throw error
  } finally {
    await deps.journal.release(held.id, held.version)
  }
}
