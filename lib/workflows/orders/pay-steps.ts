import type { OrderChange, OrderRow } from '../../ports/order-store'
import type { GatewayPayment } from '../../ports/payment-gateway'
import { callOutside } from './call-outside'
import { type OrderDeps, paceOf } from './order-deps'
import { receiptOf } from './receipt'
import { recordStep, stepKey } from './record-step'

const BANK_ASKED =
  'Your bank asked for an extra confirmation, which Wayfarer cannot show yet. Nothing was charged; please pay with another card.'

/** Holds the quoted amount. The bank's "no" ends this attempt, not the order: it can be paid with another card. */
export async function authorise(started: OrderRow, deps: OrderDeps): Promise<OrderRow> {
  const order = await recordStep(started, { paymentStatus: 'processing', lastError: null }, ['authorise', 'started'], deps)
  const { card } = order
  if (!card) throw new Error('an order without a card cannot be authorised')
  const { id: orderId, userId, keepCard } = order
  const request = { orderId, userId, amount: order.quote.total, card, keepCard, key: stepKey(order, 'authorise') }
  const called = await callOutside(() => deps.gateway.authorise(request), paceOf(deps).retryDelaysMs)
  if ('failure' in called) return recordStep(order, {}, ['authorise', 'failed', called.failure.message], deps)
  if ('decline' in called.answer) {
    const { code, message } = called.answer.decline
    return recordStep(order, { paymentStatus: 'failed', lastError: message }, ['authorise', 'failed', code], deps)
  }
  const { payment } = called.answer
  const paymentStatus = statusOfHold(payment)
  const { paymentId, captureBefore } = payment
  return recordStep(order, { paymentStatus, paymentId, captureBefore }, ['authorise', 'succeeded', payment.status], deps)
}

/** Takes what was agreed, which may be less than was held. */
export async function capture(started: OrderRow, deps: OrderDeps): Promise<OrderRow> {
  const order = await recordStep(started, { paymentStatus: 'processing' }, ['capture', 'started'], deps)
  const request = { paymentId: paymentOf(order), amount: order.quote.total, key: stepKey(order, 'capture') }
  const called = await callOutside(() => deps.gateway.capture(request), paceOf(deps).retryDelaysMs)
  if ('failure' in called) return recordStep(order, {}, ['capture', 'failed', called.failure.message], deps)
  if ('decline' in called.answer) {
    // The ticket is real: it is never cancelled silently, a person has to ask for the money.
    const lastError = `Your trip is booked, but the payment could not be completed: ${called.answer.decline.message}`
    return recordStep(
      order,
      { status: 'needs_review', paymentStatus: 'failed', lastError },
      ['capture', 'failed', called.answer.decline.code],
      deps,
    )
  }
  return recordStep(
    order,
    { paymentStatus: 'succeeded', captureBefore: null },
    ['capture', 'succeeded', called.answer.payment.status],
    deps,
  )
}

/**
 * Lets the held amount go, after an order failed or its price rose. Also when the bank asks its customer for a confirmation: that
 * counts as a card that was declined, so that the order can be paid with another one.
 */
export async function cancelHold(started: OrderRow, deps: OrderDeps): Promise<OrderRow> {
  const order = await recordStep(started, {}, ['cancel-hold', 'started'], deps)
  const change: OrderChange =
    order.paymentStatus === 'awaiting_action' ? { paymentStatus: 'failed', lastError: BANK_ASKED } : { paymentStatus: 'voided' }
  const request = { paymentId: paymentOf(order), key: stepKey(order, 'cancel-hold') }
  const called = await callOutside(() => deps.gateway.cancel(request), paceOf(deps).retryDelaysMs)
  if ('failure' in called) return recordStep(order, {}, ['cancel-hold', 'failed', called.failure.message], deps)
  return recordStep(order, { ...change, captureBefore: null }, ['cancel-hold', 'succeeded', called.answer.payment.status], deps)
}

/** The last step: a mail that cannot be sent does not keep a booked and paid order from its end. */
export async function sendReceipt(started: OrderRow, deps: OrderDeps): Promise<OrderRow> {
  const order = await recordStep(started, {}, ['send-receipt', 'started'], deps)
  const called = await callOutside(() => deps.mail.send(receiptOf(order)), paceOf(deps).retryDelaysMs)
  const came = 'failure' in called ? (['failed', called.failure.message] as const) : (['succeeded'] as const)
  return recordStep(order, { status: 'success', lastError: null }, ['send-receipt', ...came], deps)
}

function statusOfHold({ status }: GatewayPayment): 'authorised' | 'awaiting_action' {
  if (status === 'requires_capture') return 'authorised'
  if (status === 'requires_action') return 'awaiting_action'
  throw new Error(`a new authorisation cannot be ${status}`)
}

function paymentOf(order: OrderRow): string {
  if (!order.paymentId) throw new Error('this order holds no payment')
  return order.paymentId
}
