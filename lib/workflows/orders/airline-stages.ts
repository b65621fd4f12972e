import type { OrderRecord, OrderStepRow } from '../../ports/order-store'
import type { BookingStatus } from '../../states/booking-status'
import { formatMoney, subtractMoney } from '../../travel/money'
import type { OrderStage } from '../../travel/trip/order-timeline-schema'
import { presentPayment, stepsOfAttempt, wasHeld } from './order-attempt'
import { begunAt, endedAt, notes, reasonOf, timesUnanswered, timesWords, toCome, unansweredNote } from './stage-words'

const BOOKED: BookingStatus[] = ['booking_completed', 'details_fetching', 'success', 'payment_due', 'cancelling', 'cancelled']
const BOOK = ['book', 'look-up']

/** What the airline does: terms, booking, details. */
export function airlineStages(record: OrderRecord): OrderStage[] {
  return [termsStage(record), bookingStage(record), detailsStage(record)]
}

function termsStage(record: OrderRecord): OrderStage {
  const { order, steps } = record
  const { status, termsId } = order
  const ofAttempt = stepsOfAttempt(record)
  if (status === 'price_changed' || (status === 'failed' && termsId === null && wasHeld(record))) {
    return { stage: 'terms', state: 'failed', at: endedAt(ofAttempt, 'failed', 'fetch-terms'), note: reasonOf(order) }
  }
  if (status === 'terms_fetching' || (status === 'idle' && order.paymentStatus === 'authorised')) {
    return { stage: 'terms', state: 'running', at: begunAt(ofAttempt, 'fetch-terms'), note: null }
  }
  if (status === 'idle' || (status === 'failed' && termsId === null)) return toCome('terms')
  return { stage: 'terms', state: 'done', at: endedAt(steps, 'succeeded', 'fetch-terms'), note: lowerPriceNote(record) }
}

/** While the hold is still what it was; once it is charged, the charge says so. */
function lowerPriceNote(record: OrderRecord): string | null {
  const held = presentPayment(record)
  const { total } = record.order.quote
  if (held?.status !== 'requires_capture' || held.amount.currency !== total.currency) return null
  const less = subtractMoney(held.amount, total)
  return less.amountMinor > 0 ? `The price fell: ${formatMoney(total)} will be charged, ${formatMoney(less)} less than held.` : null
}

function bookingStage(record: OrderRecord): OrderStage {
  const { order, steps } = record
  const { status, bookingReference } = order
  const ofAttempt = stepsOfAttempt(record)
  if (BOOKED.includes(status) || isBookedInReview(order)) {
    const note = bookingReference && `Booking reference ${bookingReference}.`
    return { stage: 'booking', state: 'done', at: endedAt(steps, 'succeeded', ...BOOK), note }
  }
  if (order.termsId !== null && (status === 'failed' || (status === 'needs_review' && order.paymentStatus !== 'authorised'))) {
    return { stage: 'booking', state: 'failed', at: endedAt(ofAttempt, 'failed', ...BOOK, 'fetch-details'), note: reasonOf(order) }
  }
  if (['terms_completed', 'booking_processing', 'unconfirmed', 'needs_review'].includes(status)) {
    const silence = silenceNote(ofAttempt)
    return { stage: 'booking', state: 'running', at: begunAt(ofAttempt, ...BOOK), note: notes(silence, silence && NOT_TWICE) }
  }
  return toCome('booking')
}

const NOT_TWICE = 'You won’t be booked twice.'

/** It may also have answered that it is still at it. */
function silenceNote(steps: OrderStepRow[]): string | null {
  const times = timesUnanswered(steps, ...BOOK)
  const last = steps.findLast(({ step, state }) => BOOK.includes(step) && state === 'failed')
  return last?.outcome === 'pending'
    ? `The airline is still working on it; asked ${timesWords(times)}.`
    : unansweredNote('The airline', times)
}

/** A person looks into the money, not into the booking: the charge failed after it. */
function isBookedInReview({ status, paymentStatus, bookingReference }: OrderRecord['order']): boolean {
  return status === 'needs_review' && paymentStatus === 'failed' && bookingReference !== null
}

function detailsStage({ order, steps }: OrderRecord): OrderStage {
  const { status, paymentStatus } = order
  const count = order.ticketNumbers.filter(Boolean).length
  if (status === 'booking_completed' || (status === 'details_fetching' && paymentStatus === 'authorised')) {
    return { stage: 'details', state: 'running', at: begunAt(steps, 'fetch-details'), note: null }
  }
  if (!BOOKED.includes(status) && !isBookedInReview(order)) return toCome('details')
  const readAt = endedAt(steps, 'succeeded', 'fetch-details')
  const failedAt = endedAt(steps, 'failed', 'fetch-details')
  if (failedAt && !readAt && count === 0) {
    return { stage: 'details', state: 'failed', at: failedAt, note: 'The ticket numbers haven’t arrived yet. Your booking is safe.' }
  }
  const note = count === 0 ? null : count === 1 ? 'Ticket number received.' : `${count} ticket numbers received.`
  return { stage: 'details', state: 'done', at: readAt ?? failedAt, note }
}
