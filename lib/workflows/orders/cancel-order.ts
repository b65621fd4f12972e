import type { OrderRow } from '../../ports/order-store'
import { type Refusal, refuse } from '../../travel/refusal'
import { BUSY, cancellableRefusal, NO_SUCH_ORDER } from './cancellable'
import { type OrderDeps, paceOf, sleep } from './order-deps'
import { LeaseLost, recordStep } from './record-step'
import { settleOrder } from './settle-order'

type Press = { orderId: string; cancellationId: string; userId: string }
type Cancelled = { order: OrderRow } | { refusal: Refusal }

const MOST_TRIES = 20

/**
 * The traveller's press: gives a booking back as quoted, once, however often it is sent, and waits for the end of it (or answers how
 * far it is). Bound to the quote that the traveller saw: another one, or one that ran out, has to be asked for again.
 */
export async function cancelOrder(press: Press, deps: OrderDeps): Promise<Cancelled> {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const begun = await beginCancellation(press, deps)
    if (begun === 'again') await sleep(paceOf(deps).pollMs)
    else return 'refusal' in begun ? begun : ended(await settleOrder(begun.order, deps))
  }
  return refuse('order-running', BUSY)
}

async function beginCancellation({ orderId, cancellationId, userId }: Press, deps: OrderDeps): Promise<Cancelled | 'again'> {
  const found = await deps.orders.find(orderId, userId)
  if (!found) return refuse('not_found', NO_SUCH_ORDER)
  if (wasPressed(found, cancellationId)) return { order: found }
  const early = pressRefusal(found, cancellationId, deps.clock())
  if (early) return { refusal: early }
  let held = await deps.journal.claim(orderId, deps.clock(), paceOf(deps).leaseMs)
  if (!held) return 'again'
  try {
    // Read again under the lease: another press may have been quicker, or the question was asked anew.
    if (wasPressed(held, cancellationId) || pressRefusal(held, cancellationId, deps.clock())) return 'again'
    if (!held.cancellation) return 'again'
    const cancellation = { ...held.cancellation, confirmedAt: deps.clock().toISOString() }
    held = await recordStep(
      held,
      { status: 'cancelling', cancellation, lastError: null },
      ['confirm-cancellation', 'succeeded', cancellationId],
      deps,
    )
    return { order: held }
  } catch (error) {
    if (error instanceof LeaseLost) return 'again'
    throw error
  } finally {
    await deps.journal.release(held.id, held.version)
  }
}

function wasPressed({ cancellation }: OrderRow, cancellationId: string): boolean {
  return cancellation?.cancellationId === cancellationId && cancellation.confirmedAt !== null
}

function pressRefusal(order: OrderRow, cancellationId: string, now: Date): Refusal | undefined {
  const refusal = cancellableRefusal(order)
  if (refusal) return refusal
  const { cancellation } = order
  if (cancellation?.cancellationId !== cancellationId) {
    return refuse(
      'ask-again',
      'We’ve checked your refund again since. Nothing was cancelled; please look at the new amount and confirm it.',
    ).refusal
  }
  if (cancellation.expiresAt !== null && now >= new Date(cancellation.expiresAt)) {
    return refuse('ask-again', 'The airline’s offer has expired. Nothing was cancelled; please check your refund again.').refusal
  }
}

/** The airline said no: the order stands as it was, and the sentence says why. */
function ended(order: OrderRow): Cancelled {
  if (order.status !== 'success') return { order }
  return refuse('not-cancelled', order.lastError ?? 'The airline didn’t cancel this booking. It’s still valid.')
}
