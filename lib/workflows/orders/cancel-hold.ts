import type { OrderRow } from '../../ports/order-store'
import type { Decline, GatewayPayment } from '../../ports/payment-gateway'
import { subtractMoney } from '../../travel/money'
import { callOutside } from './call-outside'
import { type OrderDeps, paceOf } from './order-deps'
import { paymentEntry, paymentOf } from './payment-entry'
import { recordStep, stepKey } from './record-step'
import { resumeLater } from './resume-later'

/**
 * Lets the held amount go, after an order failed or its price rose. One that is gone already stays gone; one that was taken all the
 * same, as a person at the gateway can, is given back.
 */
export async function cancelHold(started: OrderRow, deps: OrderDeps): Promise<OrderRow> {
  const order = await recordStep(started, {}, ['cancel-hold', 'started'], deps)
  const called = await callOutside(() => release(order, deps), paceOf(deps).retryDelaysMs)
  if ('failure' in called) {
    const resumeAt = await resumeLater(order, 'cancel-hold', deps)
    return recordStep(order, { resumeAt }, ['cancel-hold', 'failed', called.failure.message], deps)
  }
  const { payment, refusedRefund } = called.answer
  if (refusedRefund) return leaveCharge(order, refusedRefund, deps, payment)
  const entry = paymentEntry(payment, deps.gateway)
  return recordStep(order, { paymentStatus: 'voided', captureBefore: null }, ['cancel-hold', 'succeeded', payment.status], deps, entry)
}

/** Nothing was booked and the money is not back: a person solves it. */
export function leaveCharge(order: OrderRow, { code, message }: Decline, deps: OrderDeps, payment: GatewayPayment): Promise<OrderRow> {
  const lastError = `Your card was charged although nothing was booked, and we couldn’t refund the money yet: ${message} A person is looking into it.`
  const entry = paymentEntry(payment, deps.gateway)
  return recordStep(order, { paymentStatus: 'failed', lastError }, ['cancel-hold', 'failed', code], deps, entry)
}

async function release(order: OrderRow, { gateway }: OrderDeps): Promise<{ payment: GatewayPayment; refusedRefund?: Decline }> {
  const payment = await gateway.retrieve(paymentOf(order))
  const { paymentId, status } = payment
  if (status === 'canceled') return { payment }
  if (status !== 'succeeded') return gateway.cancel({ paymentId, key: stepKey(order, 'cancel-hold') })
  const amount = subtractMoney(payment.amount, payment.refunded)
  if (amount.amountMinor === 0) return { payment }
  const given = await gateway.refund({ paymentId, amount, key: stepKey(order, 'give-back') })
  return 'decline' in given ? { payment, refusedRefund: given.decline } : given
}
