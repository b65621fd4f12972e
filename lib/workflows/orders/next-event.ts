import type { OrderRow } from '../../ports/order-store'
import { formatMoney } from '../../travel/money'
import { refundOf } from '../../travel/payment/refund-of'
import type { NextEvent } from '../../travel/trip/order-timeline-schema'
import { presentPayment, stepsOfAttempt } from './order-attempt'
import type { OrderRecord } from './order-view'
import { cardOf, endedAt, timesUnanswered } from './stage-words'

const DAY_MS = 24 * 60 * 60_000
/** The longest that a bank shows a hold which the gateway has let go: as long as the hold itself would have lasted. */
const HOLD_SHOWN_DAYS = 7
/** A hold is let go so long before it would end by itself. */
const HOLD_MARGIN_DAYS = 1

/** What happens next to an order, and by when; null when nothing does. */
export function nextEvent(record: OrderRecord): NextEvent | null {
  const { order } = record
  const total = formatMoney(order.quote.total)
  if (order.paymentStatus === 'awaiting_action') return { sentence: 'Your bank asks you to confirm the payment.', by: order.actionBy }
  switch (order.status) {
    case 'idle':
      return ofPayment(record)
    case 'terms_fetching':
    case 'terms_completed':
    case 'booking_processing':
      return soon('The airline is asked for your seats. Your card is charged only after it has booked them.')
    case 'unconfirmed':
      return soon('We ask the airline again in a moment. You will not be booked twice.')
    case 'booking_completed':
    case 'details_fetching':
      return soon(
        order.paymentStatus === 'succeeded' ? 'Your confirmation is being written.' : `Your trip is booked. Next, ${total} is charged.`,
      )
    case 'payment_due':
      return ofPaymentDue(record)
    case 'needs_review':
      return ofReview(record)
    case 'price_changed':
    case 'failed':
      return ofHold(record)
    case 'cancelling':
    case 'cancelled':
      return ofRefund(record)
    case 'success':
      return null
  }
}

function ofPayment(record: OrderRecord): NextEvent {
  const { order } = record
  switch (order.paymentStatus) {
    case 'failed':
      return soon('You can pay with another card. Nothing is booked until you do.')
    case 'authorised':
      return soon('The airline is asked for its terms, then for your seats. Your card is charged only after it has booked them.')
    default:
      return soon(holdWords(record, 'nothing is charged before the airline has booked.'))
  }
}

function holdWords(record: OrderRecord, until: string): string {
  const { quote } = record.order
  return timesUnanswered(stepsOfAttempt(record), 'authorise') > 0
    ? 'We ask your bank again in a moment. The amount is held once at most.'
    : `Your bank is asked to hold ${formatMoney(quote.total)}; ${until}`
}

function ofPaymentDue(record: OrderRecord): NextEvent {
  const { order } = record
  const total = formatMoney(order.quote.total)
  if (order.paymentStatus === 'authorised') return soon(`Next, ${total} is charged. Your booking stands.`)
  if (order.paymentStatus === 'failed') return soon(`You pay ${total} with another card. Your booking stands meanwhile.`)
  return soon(holdWords(record, 'then it is charged, as your trip is booked.'))
}

function ofReview(record: OrderRecord): NextEvent {
  const { order } = record
  if (order.paymentStatus === 'voided') {
    return soon('A person asks the airline and writes to you. The hold is gone, and you will not be booked twice.')
  }
  if (order.paymentStatus !== 'authorised') return soon('A person looks into it and writes to you.')
  const endsAt = order.captureBefore ?? presentPayment(record)?.captureBefore ?? null
  const by = endsAt === null ? null : addDays(endsAt, -HOLD_MARGIN_DAYS)
  return { sentence: 'A person looks into it. If the airline does not confirm the booking, the hold on your card is released.', by }
}

/** After an order that booked nothing. */
function ofHold(record: OrderRecord): NextEvent {
  const { order } = record
  const isPriceNew = order.status === 'price_changed'
  if (order.paymentStatus === 'authorised') {
    return soon(`The hold on ${cardOf(order)} is being released.${isPriceNew ? ' Then you can pay the new price, or leave it.' : ''}`)
  }
  if (order.paymentStatus !== 'voided') return soon('A person looks into the money and writes to you.')
  if (presentPayment(record)?.status === 'succeeded') return soon(goesBack(order))
  const releasedAt = endedAt(stepsOfAttempt(record), 'succeeded', 'cancel-hold')
  const sentence = `The hold disappears from ${cardOf(order)} within ${HOLD_SHOWN_DAYS} days, often sooner.`
  return {
    sentence: isPriceNew ? `You can pay the new price in the checkout, or leave it. ${sentence}` : sentence,
    by: releasedAt && addDays(releasedAt, HOLD_SHOWN_DAYS),
  }
}

function ofRefund({ order }: OrderRecord): NextEvent | null {
  const { paymentStatus, cancellation } = order
  if (paymentStatus === 'failed') return soon('A person looks into the money and writes to you.')
  const amount = cancellation ? refundOf(order.quote.total, cancellation) : 'unknown'
  if (paymentStatus === 'succeeded') {
    return soon(
      typeof amount === 'string'
        ? 'The airline is asked to cancel the booking.'
        : `The airline is asked to cancel the booking; then ${formatMoney(amount)} goes back to ${cardOf(order)}.`,
    )
  }
  if (typeof amount === 'string') return null
  return soon(goesBack(order))
}

function goesBack(order: OrderRow): string {
  return `The money goes back to ${cardOf(order)}; banks take 5 to 10 days to show it.`
}

function soon(sentence: string): NextEvent {
  return { sentence, by: null }
}

function addDays(instant: string, days: number): string {
  return new Date(Date.parse(instant) + days * DAY_MS).toISOString()
}
