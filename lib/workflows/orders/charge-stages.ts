import type { OrderRecord } from '../../ports/order-store'
import { addMoney, formatMoney, type Money, zeroMoney } from '../../travel/money'
import { refundOf } from '../../travel/payment/refund-of'
import type { OrderStage } from '../../travel/trip/order-timeline-schema'
import { presentPayment, stepsOfAttempt } from './order-attempt'
import { begunAt, cardOf, endedAt, notes, timesUnanswered, toCome, unansweredNote } from './stage-words'

const CHARGED = ['succeeded', 'refunding', 'refunded']

/** The charge of what is held. */
export function chargeStage(record: OrderRecord): OrderStage {
  const { order } = record
  const steps = stepsOfAttempt(record)
  const payment = presentPayment(record)
  const paid = payment?.status === 'succeeded' ? payment : undefined
  const isGivenBack = order.status === 'cancelling' || order.status === 'cancelled'
  if (paid || isGivenBack || CHARGED.includes(order.paymentStatus)) {
    const note = paid && `${formatMoney(paid.amount)} charged to ${cardOf(order)}${lessThanHeld(record)}.`
    return { stage: 'charge', state: 'done', at: endedAt(record.steps, 'succeeded', 'capture'), note: note ?? null }
  }
  if (order.paymentStatus === 'failed' && steps.some(({ step }) => step === 'capture')) {
    const note = `We couldn’t charge the held amount to ${cardOf(order)}. Your booking is safe.`
    return { stage: 'charge', state: 'failed', at: endedAt(steps, 'failed', 'capture'), note }
  }
  const isCharging =
    (order.status === 'details_fetching' && order.paymentStatus === 'processing') ||
    (order.status === 'payment_due' && order.paymentStatus === 'authorised')
  if (isCharging) {
    const silence = unansweredNote('Your bank', timesUnanswered(steps, 'capture'))
    return { stage: 'charge', state: 'running', at: begunAt(steps, 'capture'), note: notes(silence, silence && ONCE) }
  }
  return toCome('charge', order.status === 'payment_due' ? 'Your booking is safe, but you still have to pay for it.' : null)
}

const ONCE = 'You’re charged only once.'

/** The hold goes away without a charge. Null where it does not. */
export function releaseStage(record: OrderRecord): OrderStage | null {
  const { order } = record
  const steps = stepsOfAttempt(record)
  const payment = presentPayment(record)
  if (order.paymentStatus === 'failed' && hasEnded(record) && steps.some(({ step }) => step === 'cancel-hold')) {
    return { stage: 'release', state: 'failed', at: endedAt(steps, 'failed', 'cancel-hold'), note: 'A person is looking into the money.' }
  }
  // Somebody at the gateway had charged it.
  if (order.paymentStatus === 'voided' && payment?.status === 'succeeded') {
    const note = `${formatMoney(payment.refunded)} refunded to ${cardOf(order)}, because nothing was booked.`
    return { stage: 'refund', state: 'done', at: endedAt(steps, 'succeeded', 'cancel-hold'), note }
  }
  const isHeld = payment?.status === 'requires_capture'
  if (order.paymentStatus === 'voided' && !isHeld) {
    const note = `${payment ? formatMoney(payment.amount) : 'The hold'} on ${cardOf(order)} released; nothing was charged.`
    return { stage: 'release', state: 'done', at: endedAt(steps, 'succeeded', 'cancel-hold'), note }
  }
  const isGoing =
    order.paymentStatus === 'voided' || (order.paymentStatus === 'authorised' && hasEnded(record) && order.status !== 'needs_review')
  if (!isGoing) return null
  const silence = unansweredNote('Your bank', timesUnanswered(steps, 'cancel-hold'))
  return { stage: 'release', state: 'running', at: begunAt(steps, 'cancel-hold'), note: notes('Nothing was charged.', silence) }
}

function hasEnded({ order: { status } }: OrderRecord): boolean {
  return status === 'failed' || status === 'price_changed' || status === 'needs_review'
}

/** Giving the booking back, and the money where some of it goes back to the card. */
export function returnStages(record: OrderRecord): OrderStage[] {
  const { status } = record.order
  return status === 'cancelling' || status === 'cancelled' ? [cancelStage(record), ...refundStage(record)] : []
}

function cancelStage({ order, steps }: OrderRecord): OrderStage {
  const pressedAt = steps.findLastIndex(({ step }) => step === 'confirm-cancellation')
  const since = steps.slice(pressedAt + 1)
  if (order.status === 'cancelling' && order.paymentStatus === 'succeeded') {
    const note = unansweredNote('The airline', timesUnanswered(since, 'cancel-booking'))
    return { stage: 'cancel', state: 'running', at: begunAt(since, 'cancel-booking'), note }
  }
  return { stage: 'cancel', state: 'done', at: endedAt(since, 'succeeded', 'cancel-booking'), note: null }
}

function refundStage(record: OrderRecord): OrderStage[] {
  const { order, steps } = record
  const { paymentStatus, cancellation } = order
  const amount = cancellation ? refundOf(order.quote.total, cancellation) : 'unknown'
  const card = cardOf(order)
  if (paymentStatus === 'failed') {
    const at = endedAt(steps, 'failed', 'refund') ?? endedAt(steps, 'succeeded', 'cancel-booking')
    return [{ stage: 'refund', state: 'failed', at, note: 'A person is looking into the money.' }]
  }
  if (amount === 'nothing') return []
  if (amount === 'unknown') return [toCome('refund', 'The airline hasn’t said how much it refunds.')]
  if (paymentStatus === 'succeeded') return [toCome('refund', `${formatMoney(amount)} to ${card}.`)]
  if (paymentStatus === 'refunded') {
    const note = `${formatMoney(refundedOf(record, amount))} refunded to ${card}.`
    return [{ stage: 'refund', state: 'done', at: endedAt(steps, 'succeeded', 'refund'), note }]
  }
  const silence = unansweredNote('Your bank', timesUnanswered(steps, 'refund'))
  return [{ stage: 'refund', state: 'running', at: begunAt(steps, 'refund'), note: notes(`${formatMoney(amount)} to ${card}.`, silence) }]
}

function refundedOf({ payments }: OrderRecord, expected: Money): Money {
  const paid = payments.filter(({ status }) => status === 'succeeded')
  const sum = addMoney(zeroMoney(expected.currency), ...paid.map(({ refunded }) => refunded))
  return paid.length > 0 ? sum : expected
}

/** ", £14.00 less than held", where the journal says that the terms came cheaper after this card was held. */
function lessThanHeld(record: OrderRecord): string {
  const { order } = record
  const lower = stepsOfAttempt(record).findLast(({ step, state }) => step === 'fetch-terms' && state === 'succeeded')
  const amountMinor = Number(/^lower:(\d+)$/.exec(lower?.outcome ?? '')?.[1] ?? 0)
  return amountMinor > 0 ? `, ${formatMoney({ ...order.quote.total, amountMinor })} less than held` : ''
}
