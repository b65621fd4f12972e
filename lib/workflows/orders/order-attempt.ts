import type { OrderRecord, OrderStepRow, PaymentRow } from '../../ports/order-store'
import { stepKey } from './record-step'

/** The steps of the latest try to pay: those of an earlier card, or of an earlier price, are not among them. */
export function stepsOfAttempt({ order, steps }: OrderRecord): OrderStepRow[] {
  return steps.filter(({ step, key }) => key === stepKey(order, step))
}

/** How the payment of the latest try stands with the bank; undefined while the bank has not taken it. */
export function presentPayment({ order, payments }: OrderRecord): PaymentRow | undefined {
  return payments.find(({ paymentId }) => paymentId === order.paymentId)
}

/** The airline had booked before this try to pay began: the card before it could not be charged. */
export function isPaidAfterBooking({ order, steps }: OrderRecord): boolean {
  if (order.authoriseNumber === 1) return false
  if (order.status === 'payment_due' && (order.paymentStatus === 'idle' || order.paymentStatus === 'processing')) return true
  const bookedAt = steps.findIndex(({ step, state }) => (step === 'book' || step === 'look-up') && state === 'succeeded')
  const triedAt = steps.findIndex(({ step, key }) => step === 'authorise' && key === stepKey(order, step))
  return bookedAt >= 0 && triedAt > bookedAt
}

/** Whether the amount was held in this try, whatever became of it since. */
export function wasHeld(record: OrderRecord): boolean {
  const { paymentStatus } = record.order
  if (paymentStatus === 'authorised' || paymentStatus === 'voided') return true
  return stepsOfAttempt(record).some(
    ({ step, state, outcome }) => HOLDING.includes(step) && state === 'succeeded' && outcome === 'requires_capture',
  )
}

const HOLDING = ['authorise', 'await-bank']

/** Whether the bank wanted its customer's word before it held the amount. */
export function hasBankAsked(record: OrderRecord): boolean {
  if (record.order.paymentStatus === 'awaiting_action') return true
  return stepsOfAttempt(record).some(
    ({ step, outcome }) =>
      step === 'await-bank' || step === 'abandon-bank-check' || (step === 'authorise' && outcome === 'requires_action'),
  )
}

/** What became of the card before this one, in a sentence; null when this is the first, or when only the price had changed. */
export function earlierCardNote({ order, steps }: OrderRecord): string | null {
  const ending = steps.findLast((entry) => entry.key !== stepKey(order, entry.step) && endsAttempt(entry))
  if (!ending || ending.step === 'fetch-terms') return null
  if (ending.step === 'capture') return 'We couldn’t charge an earlier card.'
  return ending.step === 'authorise' && isBanksNo(ending.outcome)
    ? 'An earlier card was declined; nothing was charged to it.'
    : 'An earlier payment didn’t go through; nothing was charged for it.'
}

function endsAttempt({ step, state, outcome }: OrderStepRow): boolean {
  if (step === 'abandon-bank-check') return state === 'succeeded'
  if (step === 'fetch-terms') return outcome === 'price-changed'
  return state === 'failed' && ['authorise', 'await-bank', 'capture'].includes(step)
}

// The bank's codes are Stripe's: card_declined, insufficient_funds. What is written for a bank that did not answer is no such code.
function isBanksNo(outcome: string | null): boolean {
  return outcome !== null && /^[a-z]+(_[a-z]+)+$/.test(outcome)
}
