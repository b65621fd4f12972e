import type { OrderRecord, OrderRow } from '../../ports/order-store'
import { formatMoney } from '../../travel/money'
import { refundOf } from '../../travel/payment/refund-of'
import type { NextEvent } from '../../travel/trip/order-timeline-schema'
import { presentPayment, stepsOfAttempt } from './order-attempt'
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
      return soon('We’re asking the airline for your seats. We’ll charge your card only after it has booked them.')
    case 'unconfirmed':
      return soon('We’ll ask the airline again in a moment. You won’t be booked twice.')
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
      return soon('We’re asking the airline for its terms, then for your seats. We’ll charge your card only after it has booked them.')
    default:
      return soon(holdWords(record, 'nothing is charged before the airline has booked.'))
  }
}

function holdWords(record: OrderRecord, until: string): string {
  const { quote } = record.order
  return timesUnanswered(stepsOfAttempt(record), 'authorise') > 0
    ? 'We’ll ask your bank again in a moment. The amount is held only once.'
    : `We’re asking your bank to hold ${formatMoney(quote.total)}; ${until}`
}

function ofPaymentDue(record: OrderRecord): NextEvent {
  const { order } = record
  const total = formatMoney(order.quote.total)
  if (order.paymentStatus === 'authorised') return soon(`Next, ${total} is charged. Your booking is safe.`)
  if (order.paymentStatus === 'failed') return soon(`You pay ${total} with another card. Your booking is safe meanwhile.`)
  return soon(holdWords(record, 'then it’s charged, because your trip is booked.'))
}

function ofReview(record: OrderRecord): NextEvent {
  const { order } = record
  if (order.paymentStatus === 'voided') {
    return soon('A person is asking the airline and will write to you. The hold is gone, and you won’t be booked twice.')
  }
  if (order.paymentStatus !== 'authorised') return soon('A person is looking into it and will write to you.')
  const endsAt = order.captureBefore ?? presentPayment(record)?.captureBefore ?? null
  const by = endsAt === null ? null : addDays(endsAt, -HOLD_MARGIN_DAYS)
  return {
    sentence: 'A person is looking into it. If the airline doesn’t confirm the booking, the hold on your card will be released.',
    by,
  }
}

/** After an order that booked nothing. */
function ofHold(record: OrderRecord): NextEvent {
  const { order } = record
  const isPriceNew = order.status === 'price_changed'
  if (order.paymentStatus === 'authorised') {
    return soon(`The hold on ${cardOf(order)} is being released.${isPriceNew ? ' Then you can pay the new price, or leave it.' : ''}`)
  }
  if (order.paymentStatus !== 'voided') return soon('A person is looking into the money and will write to you.')
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
  if (paymentStatus === 'failed') return soon('A person is looking into the money and will write to you.')
  const amount = cancellation ? refundOf(order.quote.total, cancellation) : 'unknown'
  if (paymentStatus === 'succeeded') {
    return soon(
      typeof amount === 'string'
        ? 'We’re asking the airline to cancel the booking.'
        : `We’re asking the airline to cancel the booking; then ${formatMoney(amount)} goes back to ${cardOf(order)}.`,
    )
  }
  if (typeof amount === 'string') return null
  return soon(goesBack(order))
}

function goesBack(order: OrderRow): string {
  return `The money goes back to ${cardOf(order)}; banks usually show it within 5 to 10 days.`
}

function soon(sentence: string): NextEvent {
  return { sentence, by: null }
}

function addDays(instant: string, days: number): string {
  return new Date(Date.parse(instant) + days * DAY_MS).toISOString()
}
