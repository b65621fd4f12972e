import type { OrderRecord } from '../../ports/order-store'
import { formatMoney } from '../../travel/money'
import type { OrderStage } from '../../travel/trip/order-timeline-schema'
import { earlierCardNote, hasBankAsked, isPaidAfterBooking, presentPayment, stepsOfAttempt, wasHeld } from './order-attempt'
import { begunAt, cardOf, endedAt, notes, reasonOf, timesUnanswered, toCome, unansweredNote } from './stage-words'

const BANK = ['await-bank', 'abandon-bank-check']

/** How the amount came to be held: what the bank asked, where it did, and the hold. */
export function holdStages(record: OrderRecord): OrderStage[] {
  const hold = holdStage(record)
  return hasBankAsked(record) ? [bankStage(record), hold] : [hold]
}

function bankStage(record: OrderRecord): OrderStage {
  const { order } = record
  const steps = stepsOfAttempt(record)
  const askedAt = endedAt(steps, 'succeeded', 'authorise') ?? begunAt(steps, ...BANK)
  if (order.paymentStatus === 'awaiting_action') return { stage: 'bank', state: 'running', at: askedAt, note: null }
  if (hasFailedAtBank(record)) {
    const stoppedAt = endedAt(steps, 'succeeded', 'abandon-bank-check', 'cancel-hold')
    return { stage: 'bank', state: 'failed', at: endedAt(steps, 'failed', 'await-bank') ?? stoppedAt, note: reasonOf(order) }
  }
  return { stage: 'bank', state: 'done', at: endedAt(steps, 'succeeded', 'await-bank') ?? askedAt, note: null }
}

function holdStage(record: OrderRecord): OrderStage {
  const { order } = record
  const steps = stepsOfAttempt(record)
  const earlier = earlierCardNote(record)
  const isDeciding = order.status === 'idle' || isPaidAfterBooking(record)
  const hasEnded = order.paymentStatus === 'failed' && !wasHeld(record)
  if (isDeciding && order.paymentStatus === 'awaiting_action') return toCome('hold', earlier)
  if (isDeciding && order.status !== 'details_fetching' && ['idle', 'processing'].includes(order.paymentStatus)) {
    const amount = `${formatMoney(order.quote.total)} on ${cardOf(order)}.`
    const silence = unansweredNote('Your bank', timesUnanswered(steps, 'authorise'))
    return { stage: 'hold', state: 'running', at: begunAt(steps, 'authorise'), note: notes(amount, silence, earlier) }
  }
  if (hasEnded && (order.status === 'idle' || order.status === 'failed' || order.status === 'payment_due')) {
    if (hasFailedAtBank(record)) return toCome('hold', earlier)
    return { stage: 'hold', state: 'failed', at: endedAt(steps, 'failed', 'authorise'), note: notes(reasonOf(order), earlier) }
  }
  const heldAt = endedAt(steps, 'succeeded', 'await-bank') ?? endedAt(steps, 'succeeded', 'authorise')
  return { stage: 'hold', state: 'done', at: heldAt, note: notes(heldNote(record), earlier) }
}

/** A charge overwrites what was held, and may be less: then the amount is told of the charge alone. */
function heldNote(record: OrderRecord): string {
  const payment = presentPayment(record)
  const isAmountOfHold = payment?.status === 'requires_capture' || payment?.status === 'canceled'
  return `${payment && isAmountOfHold ? `${formatMoney(payment.amount)} held` : 'Held'} on ${cardOf(record.order)}.`
}

function hasFailedAtBank(record: OrderRecord): boolean {
  return record.order.paymentStatus === 'failed' && hasBankAsked(record) && !wasHeld(record)
}
