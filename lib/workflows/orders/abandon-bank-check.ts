import type { OrderRow } from '../../ports/order-store'
import { type Refusal, refuse } from '../../travel/refusal'
import { callOutside } from './call-outside'
import { BUSY, NO_SUCH_ORDER } from './cancellable'
import { holdLease } from './hold-lease'
import { type OrderDeps, paceOf, sleep } from './order-deps'
import { LeaseLost, recordStep, stepKey } from './record-step'
import { failPayment } from './take-payment'

type Stopped = { order: OrderRow } | { refusal: Refusal }

const MOST_TRIES = 20
const STOPPED = 'You stopped your bank’s check. Nothing was charged; please pay with another card.'
const SILENT = 'We couldn’t stop your bank’s check just now. Nothing was charged; please try again in a moment.'
const ANSWERED =
  'Your bank isn’t asking anything now, so there’s nothing to stop. We’re carrying on with your booking; please wait a moment.'

/**
 * The traveller would rather not answer the bank: the payment that asks is cancelled, and the order can be paid with another card. Pressed
 * again it changes nothing more.
 */
export async function abandonBankCheck(of: { orderId: string; userId: string }, deps: OrderDeps): Promise<Stopped> {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const stopped = await stopCheck(of, deps)
    if (stopped !== 'again') return stopped
    await sleep(paceOf(deps).pollMs)
  }
  return refuse('order-running', BUSY)
}

async function stopCheck({ orderId, userId }: { orderId: string; userId: string }, deps: OrderDeps): Promise<Stopped | 'again'> {
  const found = await deps.orders.find(orderId, userId)
  if (!found) return refuse('not_found', NO_SUCH_ORDER)
  if (found.paymentStatus === 'failed') return { order: found }
  if (found.paymentStatus !== 'awaiting_action') return refuse('bank-answered', ANSWERED)
  const claimed = await deps.journal.claim(orderId, deps.clock(), paceOf(deps).leaseMs)
  if (!claimed) return 'again'
  const lease = holdLease(claimed, deps)
  try {
    return await cancelAsked(claimed, lease.deps)
  } catch (error) {
    if (error instanceof LeaseLost) return 'again'
    throw error
  } finally {
    await lease.end()
  }
}

async function cancelAsked(claimed: OrderRow, deps: OrderDeps): Promise<Stopped | 'again'> {
  const { paymentStatus, paymentId } = claimed
  if (paymentStatus !== 'awaiting_action' || !paymentId) return 'again'
  const order = await recordStep(claimed, {}, ['abandon-bank-check', 'started'], deps)
  const request = { paymentId, key: stepKey(order, 'abandon-bank-check') }
  const called = await callOutside(() => deps.gateway.cancel(request), paceOf(deps).retryDelaysMs)
  if ('failure' in called) {
    // It may be cancelled all the same: the next look at the bank tells.
    await recordStep(order, {}, ['abandon-bank-check', 'failed', called.failure.message], deps)
    return refuse('bank-silent', SILENT)
  }
  const { payment } = called.answer
  return { order: await failPayment(order, { reason: STOPPED, step: 'abandon-bank-check', outcome: payment.status, payment }, deps) }
}
