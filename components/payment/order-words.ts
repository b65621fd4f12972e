import * as texts from '@/lib/texts/payment'
import type { OrderView } from '@/lib/travel/trip/live-trip-schema'
import { isChargedInVain, isPaymentDue, isRefused, isSoldOut, wasCharged } from './order-state'

type OrderState = Pick<OrderView, 'status' | 'paymentStatus'>
type OrderMoney = OrderState & Pick<OrderView, 'lastError' | 'charged' | 'stages'>

/** What is happening to an order right now, for the traveller who is waiting. */
export function progressWords({ status, paymentStatus }: OrderState): string {
  if (paymentStatus === 'awaiting_action') return texts.waitingForYourBank
  switch (status) {
    case 'payment_due':
      return isPaymentDue({ status, paymentStatus }) ? texts.paymentNeeded : texts.payingForYourBooking
    case 'idle':
      return paymentStatus === 'processing' ? texts.holdingTheAmountOnYourCard : texts.sendingYourOrder
    case 'terms_fetching':
      return texts.askingTheAirlineForItsTerms
    case 'terms_completed':
    case 'booking_processing':
      return texts.booking
    case 'booking_completed':
    case 'details_fetching':
      return texts.bookedFetchingYourBooking
    case 'unconfirmed':
      return texts.confirmingNotBookedTwice
    default:
      return statusWords({ status, paymentStatus })
  }
}

/** How an order stands, in one or two words for a list. */
export function statusWords(order: OrderState): string {
  if (isRefused(order)) return order.status === 'idle' ? texts.cardDeclined : texts.notBooked
  switch (order.status) {
    case 'success':
      return texts.booked
    case 'cancelling':
      return texts.beingCancelled
    case 'cancelled':
      return texts.cancelled
    case 'price_changed':
      return texts.priceChanged
    case 'payment_due':
      return texts.bookedPaymentNeeded
    case 'needs_review':
      return texts.beingCheckedByHand
    case 'unconfirmed':
      return texts.confirmingWithTheAirline
    default:
      return texts.inProgress
  }
}

/** What became of the money of an order that did not end in a booking; what the order's own words say is not said twice. */
export function keptWords(order: OrderMoney): string {
  if (isChargedInVain(order)) return ''
  const { paymentStatus, lastError } = order
  const held = !wasCharged(order) && ['voided', 'authorised'].includes(paymentStatus) ? texts.holdWillDisappear : ''
  const next = paymentStatus === 'failed' ? texts.youCanPayWithAnotherCard : texts.youCanTryAgain
  const isNextSaid = /another (card|fare|flight)|(pay|try|confirm) again/i.test(lastError ?? '')
  return [chargedWords(order), held, isNextSaid ? '' : next].filter(Boolean).join(' ')
}

/** Whether an order that did not end in a booking was charged; nothing where its own words say so. */
export function chargedWords(order: OrderMoney): string {
  if (isChargedInVain(order)) return ''
  if (wasCharged(order)) return order.charged.amountMinor > 0 ? texts.chargeGoesBack : texts.chargeWentBack
  return /nothing was charged/i.test(order.lastError ?? '') ? '' : texts.nothingWasCharged
}

/** Why an order was not paid or not booked, as a title. */
export function failureTitle(order: Pick<OrderView, 'status' | 'paymentStatus' | 'stages' | 'lastError'>): string {
  const { status, paymentStatus, stages } = order
  if (isChargedInVain(order)) return texts.flightsWereNotBooked
  if (isSoldOut(order)) return texts.soldOut
  if (status === 'price_changed') return texts.priceHasChanged
  if (paymentStatus !== 'failed') return texts.flightsWereNotBooked
  const hasFailedAtBank = stages.some(({ stage, state }) => stage === 'bank' && state === 'failed')
  return hasFailedAtBank ? texts.bankCheckWasNotPassed : texts.cardWasDeclined
}

/** Why a person has to look at an order. */
export function reviewWords({ lastError }: Pick<OrderView, 'lastError'>): string {
  return lastError ?? texts.airlineHasNotToldUs
}
