import type { FlightTerms } from '../../ports/flight-supplier'
import type { OrderRow } from '../../ports/order-store'
import { OutsideFailure } from '../../ports/outside-failure'
import { wantedServices } from '../../travel/ancillaries/ancillaries'
import { formatMoney } from '../../travel/money'
import { internationalPhone, joinPhone } from '../../travel/phone'
import { callOutside } from './call-outside'
import { lastSentAt } from './last-sent-at'
import { type OrderDeps, paceOf } from './order-deps'
import { payablePrice } from './quote-trip'
import { confirmHeld, recordStep } from './record-step'
import { BOOKING_FAILED, becomeUnconfirmed, takeBooking } from './take-booking'

const TERMS_FAILED = 'Flight terms API failed'
const DETAILS_FAILED = 'Booking details API failed'
const CANCELLED_BY_AIRLINE = 'The airline booked this trip and then cancelled it. Nothing was charged; a person is looking into it.'

/** The last look at the price before anything is bought. Dearer stops; cheaper goes on at the lower price. */
export async function fetchTerms(started: OrderRow, deps: OrderDeps): Promise<OrderRow> {
  const order = await recordStep(started, { status: 'terms_fetching' }, ['fetch-terms', 'started'], deps)
  const { search, quote } = order
  const request = { search, fareIds: quote.fareIds, travellers: search.travellers, services: wantedServices(order.ancillaries) }
  const called = await callOutside(() => deps.supplier.fetchTerms(request), paceOf(deps).retryDelaysMs)
  if ('failure' in called) {
    return recordStep(order, { status: 'failed', lastError: TERMS_FAILED }, ['fetch-terms', 'failed', called.failure.message], deps)
  }
  if ('refusal' in called.answer) {
    const { code, message } = called.answer.refusal
    return recordStep(order, { status: 'failed', lastError: `${TERMS_FAILED}. ${message}` }, ['fetch-terms', 'failed', code], deps)
  }
  return compareTerms(order, called.answer.terms, deps)
}

function compareTerms(order: OrderRow, terms: FlightTerms, deps: OrderDeps): Promise<OrderRow> {
  const price = payablePrice(terms)
  const [was, is] = [order.quote.total, price.total]
  if (is.currency !== was.currency || is.amountMinor > was.amountMinor) {
    const lastError = `The price is now ${formatMoney(is)}; it was ${formatMoney(was)}. Please check it and confirm again.`
    return recordStep(order, { status: 'price_changed', lastError }, ['fetch-terms', 'failed', 'price-changed'], deps)
  }
  const { termsId } = terms
  const { supplierTotal: _, ...confirmed } = order.quote
  const quote = { ...confirmed, ...price }
  const less = was.amountMinor - is.amountMinor
  const outcome = less > 0 ? `lower:${less}` : termsId
  return recordStep(order, { status: 'terms_completed', termsId, quote }, ['fetch-terms', 'succeeded', outcome], deps)
}

/** Asks for a booking under our reference first: one that was made before a crash, or by a call without an answer, is ours. */
export async function book(started: OrderRow, deps: OrderDeps): Promise<OrderRow> {
  const wasSentBefore = started.status === 'booking_processing'
  const sentAt = wasSentBefore ? await lastSentAt(started, deps) : undefined
  const order = await recordStep(started, { status: 'booking_processing' }, ['book', 'started'], deps)
  const found = await callOutside(() => deps.supplier.findBooking(order.id, sentAt), paceOf(deps).retryDelaysMs)
  if ('failure' in found) {
    if (wasSentBefore) return becomeUnconfirmed(order, found.failure.message, deps)
    return recordStep(order, { status: 'failed', lastError: BOOKING_FAILED }, ['book', 'failed', found.failure.message], deps)
  }
  if (found.answer) return takeBooking(order, found.answer, 'book', deps)
  // The only call without a key of its own: whoever stood still too long since the last write must not send it any more.
  await confirmHeld(order, deps)
  const called = await callOutside(() => deps.supplier.book(bookRequest(order)), [])
  if ('failure' in called) return becomeUnconfirmed(order, called.failure.message, deps)
  if ('refusal' in called.answer) {
    const { code, message } = called.answer.refusal
    return recordStep(order, { status: 'failed', lastError: `${BOOKING_FAILED}. ${message}` }, ['book', 'failed', code], deps)
  }
  return takeBooking(order, called.answer.booking, 'book', deps)
}

/** Ticket numbers and the like. The trip is booked with or without them, so a failure is noted and the order goes on. */
export async function fetchDetails(started: OrderRow, deps: OrderDeps): Promise<OrderRow> {
  const order = await recordStep(started, { status: 'details_fetching' }, ['fetch-details', 'started'], deps)
  const readDetails = async () => {
    const booking = await deps.supplier.findBooking(order.id)
    if (!booking) throw new OutsideFailure(deps.supplier.name, DETAILS_FAILED)
    return booking
  }
  const called = await callOutside(readDetails, paceOf(deps).retryDelaysMs)
  if ('failure' in called) return recordStep(order, { paymentStatus: 'processing' }, ['fetch-details', 'failed', DETAILS_FAILED], deps)
  const { bookingReference, ticketNumbers, status } = called.answer
  if (status === 'cancelled') {
    return recordStep(order, { status: 'needs_review', lastError: CANCELLED_BY_AIRLINE }, ['fetch-details', 'failed', status], deps)
  }
  return recordStep(
    order,
    { bookingReference, ticketNumbers, paymentStatus: 'processing' },
    ['fetch-details', 'succeeded', bookingReference],
    deps,
  )
}

function bookRequest({ id, termsId, quote, ancillaries, passengers, billing }: OrderRow) {
  if (!termsId) throw new Error('a booking needs terms')
  const typed = { code: billing.phoneCode, number: billing.phoneNumber }
  const phone = internationalPhone(typed) ?? joinPhone(typed)
  const services = wantedServices(ancillaries)
  return {
    reference: id,
    termsId,
    expectedTotal: quote.supplierTotal ?? quote.total,
    passengers,
    services,
    contact: { email: billing.email, phone },
  }
}
