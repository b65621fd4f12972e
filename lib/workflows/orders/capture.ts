import type { OrderChange, OrderRow } from '../../ports/order-store'
import { isOutsideFailure } from '../../ports/outside-failure'
import type { Decline, GatewayPayment, PaymentGateway } from '../../ports/payment-gateway'
import { formatMoney } from '../../travel/money'
import { callOutside } from './call-outside'
import { keepPaidCard } from './keep-paid-card'
import { type OrderDeps, paceOf } from './order-deps'
import { paymentEntry, paymentOf } from './payment-entry'
import { recordStep, stepKey } from './record-step'
import { resumeLater } from './resume-later'
import { failPayment } from './take-payment'

/** Takes what was agreed, which may be less than was held. A bank's "no" leaves the trip booked and to be paid with another card. */
export async function capture(started: OrderRow, deps: OrderDeps): Promise<OrderRow> {
  const change: OrderChange = started.status === 'payment_due' ? {} : { paymentStatus: 'processing' }
  const order = await recordStep(started, change, ['capture', 'started'], deps)
  const request = { paymentId: paymentOf(order), amount: order.quote.total, key: stepKey(order, 'capture') }
  const called = await callOutside(() => takeHeld(request, deps), paceOf(deps).retryDelaysMs)
  if ('failure' in called) return wait(order, called.failure.message, deps)
  if ('decline' in called.answer) return takeDecline(order, called.answer.decline, deps)
  const { payment } = called.answer
  return payment.amount.amountMinor === request.amount.amountMinor ? takeCharge(order, payment, deps) : leaveToPerson(order, payment, deps)
}

/** What a person took at the gateway cannot be taken again: then that is what was charged. */
async function takeHeld(request: Parameters<PaymentGateway['capture']>[0], { gateway }: OrderDeps): ReturnType<PaymentGateway['capture']> {
  try {
    return await gateway.capture(request)
  } catch (error) {
    if (isOutsideFailure(error)) throw error
    const payment = await gateway.retrieve(request.paymentId)
    if (payment.status !== 'succeeded') throw error
    return { payment }
  }
}

/** Another amount was charged than was agreed. The trip is booked; what is too much or too little is not for us to settle. */
function leaveToPerson(order: OrderRow, payment: GatewayPayment, deps: OrderDeps): Promise<OrderRow> {
  const lastError = `Your trip is booked, reference ${order.bookingReference}, but ${formatMoney(payment.amount)} was charged instead of ${formatMoney(order.quote.total)}. A person is putting that right and will write to you.`
  const change: OrderChange = { status: 'needs_review', paymentStatus: 'failed', captureBefore: null, lastError }
  return recordStep(order, change, ['capture', 'failed', 'another-amount'], deps, paymentEntry(payment, deps.gateway))
}

async function takeCharge(order: OrderRow, payment: GatewayPayment, deps: OrderDeps): Promise<OrderRow> {
  await keepPaidCard(order, payment, deps)
  const change: OrderChange = { status: 'details_fetching', paymentStatus: 'succeeded', captureBefore: null, lastError: null }
  return recordStep(order, change, ['capture', 'succeeded', payment.status], deps, paymentEntry(payment, deps.gateway))
}

/** Before another card is asked for, what is left of this hold is let go: two cards never pay for one trip. */
async function takeDecline(order: OrderRow, { code, message }: Decline, deps: OrderDeps): Promise<OrderRow> {
  const called = await callOutside(() => endHold(order, deps), paceOf(deps).retryDelaysMs)
  if ('failure' in called) return wait(order, called.failure.message, deps)
  const payment = called.answer
  if (payment.status === 'succeeded') return takeCharge(order, payment, deps)
  return failPayment(order, { reason: message, step: 'capture', outcome: code, payment }, deps)
}

async function endHold(order: OrderRow, { gateway }: OrderDeps): Promise<GatewayPayment> {
  const payment = await gateway.retrieve(paymentOf(order))
  if (payment.status === 'canceled' || payment.status === 'succeeded') return payment
  return (await gateway.cancel({ paymentId: payment.paymentId, key: stepKey(order, 'cancel-hold') })).payment
}

async function wait(order: OrderRow, outcome: string, deps: OrderDeps): Promise<OrderRow> {
  return recordStep(order, { resumeAt: await resumeLater(order, 'capture', deps) }, ['capture', 'failed', outcome], deps)
}
