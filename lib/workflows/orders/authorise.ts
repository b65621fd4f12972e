import type { OrderRow } from '../../ports/order-store'
import type { GatewayPayment } from '../../ports/payment-gateway'
import { callOutside } from './call-outside'
import { lookForLost } from './lost-authorisation'
import { type OrderDeps, paceOf } from './order-deps'
import { recordStep, stepKey } from './record-step'
import { resumeLater } from './resume-later'
import { failPayment, takePayment } from './take-payment'

const UNREACHABLE = 'We couldn’t reach your bank. Nothing was charged; please try again or use another card.'

/**
 * Holds the quoted amount. The bank's "no" ends this attempt, not the order: it can be paid with another card. An answer that does not
 * come is waited for; what was sent before is looked for before it is sent again, or given up.
 */
export async function authorise(started: OrderRow, deps: OrderDeps): Promise<OrderRow> {
  const steps = await deps.orders.listSteps(started.id, started.userId)
  const tried = steps.filter(({ step, key }) => step === 'authorise' && key === stepKey(started, 'authorise'))
  const order = await recordStep(started, { paymentStatus: 'processing', lastError: null }, ['authorise', 'started'], deps)
  const lost = await lookForLost(order, tried, deps)
  if (lost === 'send') return send(order, deps)
  if (lost === 'give-up') return failPayment(order, { reason: UNREACHABLE, step: 'authorise', outcome: 'no-answer' }, deps)
  return 'found' in lost ? takeFound(order, lost.found, deps) : wait(order, lost.waitFor, deps)
}

/** The answer that never came may have been a "no": such a payment holds nothing. */
function takeFound(order: OrderRow, payment: GatewayPayment, deps: OrderDeps): Promise<OrderRow> {
  const { status, decline } = payment
  if (status !== 'requires_payment_method' && status !== 'canceled') return takePayment(order, payment, 'authorise', deps)
  const outcome = decline?.code ?? status
  return failPayment(order, { reason: decline?.message ?? UNREACHABLE, step: 'authorise', outcome, payment }, deps)
}

async function send(order: OrderRow, deps: OrderDeps): Promise<OrderRow> {
  const { id: orderId, userId, card, keepCard } = order
  if (!card) throw new Error('an order without a card cannot be authorised')
  const request = { orderId, userId, amount: order.quote.total, card, keepCard, key: stepKey(order, 'authorise') }
  const called = await callOutside(() => deps.gateway.authorise(request), paceOf(deps).retryDelaysMs)
  if ('failure' in called) return wait(order, called.failure.message, deps)
  if ('payment' in called.answer) return takePayment(order, called.answer.payment, 'authorise', deps)
  const { code, message } = called.answer.decline
  return failPayment(order, { reason: message, step: 'authorise', outcome: code }, deps)
}

async function wait(order: OrderRow, outcome: string, deps: OrderDeps): Promise<OrderRow> {
  return recordStep(order, { resumeAt: await resumeLater(order, 'authorise', deps) }, ['authorise', 'failed', outcome], deps)
}
