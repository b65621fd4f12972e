import type { OrderRow } from '../../ports/order-store'
import type { GatewayPayment } from '../../ports/payment-gateway'
import { callOutside } from './call-outside'
import { type OrderDeps, paceOf } from './order-deps'
import { paymentEntry, paymentOf } from './payment-entry'
import { recordStep, stepKey } from './record-step'
import { failPayment, takePayment } from './take-payment'

const LOOK_AGAIN_MS = 30_000
const OVER = 'Your bank’s check wasn’t finished in time. Nothing was charged; please pay again.'
const CANCELLED = 'Your bank’s check ended before you confirmed the payment. Nothing was charged; please pay again.'
const DECLINED = 'Your bank didn’t confirm the payment. Nothing was charged; please pay with another card.'

/**
 * Looks how the bank's question to its customer stands: answered with yes, with no, not at all in time, or still open. A payment that
 * comes to nothing is cancelled, so that it can hold no money later.
 */
export async function awaitBank(order: OrderRow, deps: OrderDeps): Promise<OrderRow> {
  const called = await callOutside(() => deps.gateway.retrieve(paymentOf(order)), paceOf(deps).retryDelaysMs)
  if ('failure' in called) {
    return recordStep(order, { resumeAt: nextLook(order, deps) }, ['await-bank', 'failed', called.failure.message], deps)
  }
  const payment = called.answer
  if (payment.status === 'requires_capture' || payment.status === 'succeeded') return takePayment(order, payment, 'await-bank', deps)
  const isOpen = payment.status === 'requires_action' || payment.status === 'processing'
  if (!isOpen || isOver(order, deps)) return endPayment(order, payment, deps)
  const entry = paymentEntry(payment, deps.gateway)
  return recordStep(order, { resumeAt: nextLook(order, deps) }, ['await-bank', 'started', payment.status], deps, entry)
}

async function endPayment(started: OrderRow, payment: GatewayPayment, deps: OrderDeps): Promise<OrderRow> {
  const ending = { reason: reasonOf(payment), step: 'await-bank', outcome: payment.decline?.code ?? payment.status }
  if (payment.status === 'canceled') return failPayment(started, { ...ending, payment }, deps)
  const order = await recordStep(started, {}, ['await-bank', 'started', payment.status], deps)
  const request = { paymentId: payment.paymentId, key: stepKey(order, 'await-bank') }
  const called = await callOutside(() => deps.gateway.cancel(request), paceOf(deps).retryDelaysMs)
  if ('failure' in called) {
    return recordStep(order, { resumeAt: nextLook(order, deps) }, ['await-bank', 'failed', called.failure.message], deps)
  }
  return failPayment(order, { ...ending, payment: called.answer.payment }, deps)
}

function reasonOf({ status, decline }: GatewayPayment): string {
  if (status === 'requires_payment_method') return decline?.message ?? DECLINED
  return status === 'canceled' ? CANCELLED : OVER
}

function isOver({ actionBy }: OrderRow, deps: OrderDeps): boolean {
  return actionBy === null || deps.clock() >= new Date(actionBy)
}

function nextLook(order: OrderRow, deps: OrderDeps): Date {
  const soon = new Date(deps.clock().getTime() + LOOK_AGAIN_MS)
  if (order.actionBy === null || isOver(order, deps)) return soon
  const endsAt = new Date(order.actionBy)
  return endsAt < soon ? endsAt : soon
}
