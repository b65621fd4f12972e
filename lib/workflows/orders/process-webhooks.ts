import type { OrderRow, PaymentRow } from '../../ports/order-store'
import type { Decline, GatewayPayment } from '../../ports/payment-gateway'
import type { KeptEvent, WebhookStore } from '../../ports/webhook-store'
import { advanceOrder } from './advance-order'
import { callOutside } from './call-outside'
import { leaveCharge } from './cancel-hold'
import { leaveRefund } from './cancel-steps'
import { holdLease } from './hold-lease'
import { type OrderDeps, paceOf } from './order-deps'
import { paymentEntry } from './payment-entry'
import { LeaseLost, recordStep } from './record-step'
import { releaseStray } from './release-stray'

export type WebhookDeps = OrderDeps & { webhooks: WebhookStore }

const MOST_AT_ONCE = 500
const SENT_BACK: Decline = { code: 'refund_failed', message: 'the bank sent it back.' }

/**
 * Works on what the gateway told: the order of the payment goes on, and how the payment stands is read from the gateway, also when the
 * order came to its end long ago. What could not be worked on stays for the next sweep; what is about no order of ours is closed.
 * Returns how many events were closed.
 */
export async function processWebhooks(deps: WebhookDeps): Promise<number> {
  const events = await deps.webhooks.listWaiting(MOST_AT_ONCE)
  const byPayment = [...Map.groupBy(events, ({ gateway, paymentId }) => (gateway === deps.gateway.name ? paymentId : null))]
  const results = await Promise.allSettled(
    byPayment.map(async ([paymentId, told]) => {
      if (paymentId !== null && !(await hear(paymentId, told, deps))) return 0
      for (const event of told) await deps.webhooks.close(event, deps.clock())
      return told.length
    }),
  )
  const errors = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []))
  if (errors.length > 0) throw new AggregateError(errors, `the events of ${errors.length} payments could not be worked on: ${errors[0]}`)
  return results.reduce((sum, result) => sum + (result.status === 'fulfilled' ? result.value : 0), 0)
}

/** False: not now. */
async function hear(paymentId: string, told: KeptEvent[], deps: WebhookDeps): Promise<boolean> {
  const orderId = (await deps.journal.findByPayment(paymentId)) ?? (await namedOrder(told, deps))
  if (!orderId) return true
  await deps.journal.wake(orderId)
  // What it throws is the order's, not the event's: the sweeper meets it, too.
  await advanceOrder(orderId, deps).catch(() => undefined)
  const claimed = await deps.journal.claim(orderId, deps.clock(), paceOf(deps).leaseMs)
  if (!claimed) return false
  const lease = holdLease(claimed, deps)
  try {
    return await keepNews(claimed, paymentId, told, lease.deps)
  } catch (error) {
    if (error instanceof LeaseLost) return false
    throw error
  } finally {
    await lease.end()
  }
}

/** The order that a payment unknown to us says it was made for. Others may use the same gateway: their orders are none of ours. */
async function namedOrder(told: KeptEvent[], { journal }: OrderDeps): Promise<string | null> {
  const orderId = told.find((event) => event.orderId !== null)?.orderId ?? null
  return orderId !== null && (await journal.knows(orderId)) ? orderId : null
}

/** Keeps how the payment stands now, where that is news. The order itself stays where it is, unless its money came back to us. */
async function keepNews(order: OrderRow, paymentId: string, told: KeptEvent[], deps: OrderDeps): Promise<boolean> {
  const called = await callOutside(() => deps.gateway.retrieve(paymentId), paceOf(deps).retryDelaysMs)
  if ('failure' in called) return false
  const payments = await deps.orders.listPayments(order.id, order.userId)
  const known = payments.find((one) => one.paymentId === paymentId)
  const payment = known ? called.answer : await releaseStray(order, called.answer, deps)
  if (!payment) return false
  const dispute = await newDispute(order, told, deps)
  if (!dispute && (known ? isSame(known, payment) : payment.status === 'requires_payment_method')) return true
  const entry = paymentEntry(payment, deps.gateway)
  const left = known ? await leaveSentBack(order, known, payment, deps) : order
  await recordStep(left, { resumeAt: left.resumeAt }, ['bank-news', 'succeeded', dispute ?? payment.status], deps, entry)
  return true
}

/** What was given back, of a booking or of a charge without one, may not reach the card: banks say so days later. */
async function leaveSentBack(order: OrderRow, known: PaymentRow, payment: GatewayPayment, deps: OrderDeps): Promise<OrderRow> {
  if (payment.status !== 'succeeded' || payment.refunded.amountMinor >= known.refunded.amountMinor) return order
  if (order.paymentStatus === 'refunded') return leaveRefund(order, SENT_BACK, deps, payment)
  return order.paymentStatus === 'voided' ? leaveCharge(order, SENT_BACK, deps, payment) : order
}

/** A dispute that the journal does not know yet: two processes may have read the same event. */
async function newDispute(order: OrderRow, told: KeptEvent[], deps: OrderDeps): Promise<string | undefined> {
  const dispute = told.find(({ type }) => type.startsWith('charge.dispute.'))?.type
  if (!dispute) return
  const steps = await deps.orders.listSteps(order.id, order.userId)
  return steps.some(({ step, outcome }) => step === 'bank-news' && outcome === dispute) ? undefined : dispute
}

function isSame(known: PaymentRow, { status, amount, refunded, captureBefore }: GatewayPayment): boolean {
  const isSameMoney = known.amount.amountMinor === amount.amountMinor && known.refunded.amountMinor === refunded.amountMinor
  return isSameMoney && known.status === status && known.captureBefore === captureBefore
}
