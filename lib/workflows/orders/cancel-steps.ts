import type { CancellationQuote } from '../../ports/flight-supplier'
import type { OrderChange, OrderRow } from '../../ports/order-store'
import type { Decline, GatewayPayment } from '../../ports/payment-gateway'
import { subtractMoney } from '../../travel/money'
import type { OrderCancellation } from '../../travel/payment/cancellation-schema'
import { refundOf } from '../../travel/payment/refund-of'
import { callOutside } from './call-outside'
import { cancellationMail } from './cancellation-mail'
import { type OrderDeps, paceOf, sleep } from './order-deps'
import { paymentEntry, paymentOf } from './payment-entry'
import { recordStep, stepKey } from './record-step'
import { resumeLater } from './resume-later'

const ASKED_AT_LEAST_EVERY_MS = 60_000
const GIVEN_BACK_BEFORE: Decline = { code: 'given_back_before', message: 'some of it was already refunded.' }
const REFUND_UNKNOWN =
  'Your booking is cancelled. The airline hasn’t said yet how much it refunds. A person is looking into it and will write to you.'

/**
 * Tells the airline to cancel. Before it is told a second time it is asked whether it has cancelled already, as it is when it did not
 * answer; until one of the two is known the order stays where it is, and a later sweep goes on.
 */
export async function cancelBooking(started: OrderRow, deps: OrderDeps): Promise<OrderRow> {
  const wasSentBefore = await wasSent(started, deps)
  const order = await recordStep(started, {}, ['cancel-booking', 'started'], deps)
  const confirmed = confirmedCancellation(order)
  if (wasSentBefore) {
    const standing = await lookUp(order, deps)
    if (standing === 'unknown') return askLater(order, deps)
    if (standing === 'cancelled') return takeCancellation(order, confirmed, deps)
  }
  const called = await callOutside(() => deps.supplier.confirmCancellation(order.id, confirmed.cancellationId), [])
  if ('failure' in called) return awaitCancellation(order, confirmed, deps)
  if ('cancelled' in called.answer) return takeCancellation(order, called.answer.cancelled, deps)
  // "No" may also mean that it is cancelled already.
  const standing = await lookUp(order, deps)
  if (standing === 'unknown') return askLater(order, deps)
  if (standing === 'cancelled') return takeCancellation(order, confirmed, deps)
  const { code, message } = called.answer.refusal
  const lastError = `The airline didn’t cancel this booking, so it’s still valid. ${message}`
  return recordStep(order, { status: 'success', cancellation: null, lastError }, ['cancel-booking', 'failed', code], deps)
}

/**
 * Gives the money back on the card it came from. A bank's "no" is for a person to solve: the booking is gone either way. So is money of
 * which a person at the gateway gave some back before: more than is left is never asked for.
 */
export async function refund(started: OrderRow, deps: OrderDeps): Promise<OrderRow> {
  const amount = refundOf(started.quote.total, confirmedCancellation(started))
  if (typeof amount === 'string') throw new Error('there is nothing to give back of this order')
  const paymentId = paymentOf(started)
  if (!(await wasRefundSent(started, deps))) {
    const read = await callOutside(() => deps.gateway.retrieve(paymentId), paceOf(deps).retryDelaysMs)
    if ('failure' in read) return refundLater(started, read.failure.message, deps)
    const left = subtractMoney(read.answer.amount, read.answer.refunded)
    if (left.amountMinor < amount.amountMinor) return leaveRefund(started, GIVEN_BACK_BEFORE, deps, read.answer)
  }
  const order = await recordStep(started, {}, ['refund', 'started'], deps)
  const request = { paymentId, amount, key: stepKey(order, 'refund') }
  const called = await callOutside(() => deps.gateway.refund(request), paceOf(deps).retryDelaysMs)
  if ('failure' in called) return refundLater(order, called.failure.message, deps)
  if ('decline' in called.answer) return leaveRefund(order, called.answer.decline, deps)
  const { payment } = called.answer
  const entry = paymentEntry(payment, deps.gateway)
  return recordStep(order, { paymentStatus: 'refunded' }, ['refund', 'succeeded', payment.status], deps, entry)
}

/** From then on what is missing of the payment may be what was asked for. */
async function wasRefundSent(order: OrderRow, deps: OrderDeps): Promise<boolean> {
  const steps = await deps.orders.listSteps(order.id, order.userId)
  return steps.some(({ key, state }) => state === 'started' && key === stepKey(order, 'refund'))
}

async function refundLater(order: OrderRow, outcome: string, deps: OrderDeps): Promise<OrderRow> {
  return recordStep(order, { resumeAt: await resumeLater(order, 'refund', deps) }, ['refund', 'failed', outcome], deps)
}

/** The booking is gone and the money is not back: a person solves it. */
export function leaveRefund(order: OrderRow, { code, message }: Decline, deps: OrderDeps, payment?: GatewayPayment): Promise<OrderRow> {
  const lastError = `Your booking is cancelled, but we couldn’t refund the money yet: ${message} A person is looking into it.`
  const entry = payment && paymentEntry(payment, deps.gateway)
  return recordStep(order, { paymentStatus: 'failed', lastError }, ['refund', 'failed', code], deps, entry)
}

/** The end of it: a mail that cannot be sent keeps no cancelled booking open. */
export async function sendCancellation(started: OrderRow, deps: OrderDeps): Promise<OrderRow> {
  const order = await recordStep(started, {}, ['send-cancellation', 'started'], deps)
  const called = await callOutside(() => deps.mail.send(cancellationMail(order)), paceOf(deps).retryDelaysMs)
  const came = 'failure' in called ? (['failed', called.failure.message] as const) : (['succeeded'] as const)
  return recordStep(order, { status: 'cancelled' }, ['send-cancellation', ...came], deps)
}

async function awaitCancellation(order: OrderRow, confirmed: OrderCancellation, deps: OrderDeps): Promise<OrderRow> {
  for (const delayMs of paceOf(deps).lookUpDelaysMs) {
    await sleep(delayMs)
    if ((await lookUp(order, deps)) === 'cancelled') return takeCancellation(order, confirmed, deps)
  }
  return askLater(order, deps)
}

async function askLater(order: OrderRow, deps: OrderDeps): Promise<OrderRow> {
  const resumeAt = await resumeLater(order, 'cancel-booking', deps, ASKED_AT_LEAST_EVERY_MS)
  return recordStep(order, { resumeAt }, ['cancel-booking', 'failed', 'no-answer'], deps)
}

async function lookUp(order: OrderRow, deps: OrderDeps): Promise<'cancelled' | 'standing' | 'unknown'> {
  const called = await callOutside(() => deps.supplier.findBooking(order.id), [])
  if ('failure' in called) return 'unknown'
  return called.answer?.status === 'cancelled' ? 'cancelled' : 'standing'
}

/** The airline has cancelled: what it says it gives back decides about the money. */
function takeCancellation(
  order: OrderRow,
  { refund, refundBy, refundTo }: Pick<CancellationQuote, 'refund' | 'refundBy' | 'refundTo'>,
  deps: OrderDeps,
): Promise<OrderRow> {
  const cancellation = { ...confirmedCancellation(order), refund, refundBy, refundTo }
  const amount = refundOf(order.quote.total, cancellation)
  const change: OrderChange =
    amount === 'unknown'
      ? { cancellation, paymentStatus: 'failed', lastError: REFUND_UNKNOWN }
      : { cancellation, paymentStatus: amount === 'nothing' ? 'refunded' : 'refunding' }
  return recordStep(order, change, ['cancel-booking', 'succeeded', cancellation.cancellationId], deps)
}

function confirmedCancellation({ cancellation }: OrderRow): OrderCancellation {
  if (!cancellation?.confirmedAt) throw new Error('a booking is cancelled only after its owner confirmed it')
  return cancellation
}

/** Whether the airline was told since the traveller's last press, by whatever process. */
async function wasSent(order: OrderRow, deps: OrderDeps): Promise<boolean> {
  const steps = await deps.orders.listSteps(order.id, order.userId)
  const pressedAt = steps.findLastIndex(({ step }) => step === 'confirm-cancellation')
  return steps.slice(pressedAt + 1).some(({ step }) => step === 'cancel-booking')
}
