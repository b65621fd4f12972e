import type { Situation } from '@/lib/travel/trip/situation'
import type { FareSlice } from '../table'
import type { ShownFare } from '../tool-results'
import { amountOf } from '../understand/references'
import { countOf, forTravellers, sentences } from './phrases'

/** The fares lie on the table; one sentence on what the step up brings, then the question. */
export function sayFares(slices: FareSlice[], situation: Situation): string {
  const [only, other] = slices
  if (only && !other) {
    const [light, next] = only.fares.toSorted((one, another) => amountOf(one.total) - amountOf(another.total))
    return sentences(
      light && `${describeFare(light, situation)}${next ? `; ${describeFare(next, situation)}` : ''}.`,
      'Which fare would you like?',
    )
  }
  const isPartly = situation.slices.some((slice) => slice.picked?.fare)
  return isPartly
    ? 'One fare is chosen. Which would you like for the other flight?'
    : 'Both flights are set. Which fare would you like, for both or for each way?'
}

/** "Light is £212.40 without a checked bag". */
export function describeFare({ brand, total, checkedBags }: ShownFare, situation: Situation): string {
  return `${brand} is ${total} ${bagWords(checkedBags, situation)}`
}

/** "with a checked bag each"; the allowance is per traveller. */
export function bagWords(checkedBags: number, { wishes }: Situation): string {
  if (checkedBags === 0) return 'without a checked bag'
  const each = wishes.adults + wishes.children > 1 ? ' each' : ''
  return `with ${checkedBags === 1 ? 'a checked bag' : countOf(checkedBags, 'checked bag')}${each}`
}

/** The route and its total, and the question whether to check out; `total` is formatted. */
export function saySummary(route: string, total: string, situation: Situation): string {
  return `${route}${forTravellers(situation)} comes to ${total}, taxes and fees included. Shall we go to the checkout?`
}

/** What the checkout asks for next. */
export function sayCheckout({ checkoutStep }: Situation): string {
  const safe = 'Nothing is charged until you press Pay yourself.'
  if (checkoutStep === 2) return `The passengers are complete; next come the billing details and the card. ${safe}`
  return `To the checkout: first who travels, then billing and card. ${safe}`
}

/** Where the order stands; null when there is none. */
export function sayOrder({ order }: Situation): string | null {
  if (!order) return null
  const { status, bookingReference, lastError } = order
  if (status === 'success') {
    return bookingReference ? `Your trip is booked; the booking reference is ${bookingReference}.` : 'Your trip is booked.'
  }
  if (status === 'failed') {
    return sentences('The booking did not go through.', lastError, 'Your trip is kept, and you can try again from the checkout.')
  }
  if (status === 'price_changed') return 'The price changed while you were paying, so nothing was booked. The checkout shows the new price.'
  if (status === 'idle') return 'Your order is prepared and waits for your own press on Pay.'
  if (status === 'unconfirmed' || status === 'needs_review') {
    return 'The airline has not confirmed the booking yet. It is being checked, and the order page shows the outcome.'
  }
  return 'Your booking is on its way; the order page shows each step.'
}

export const BOOKED = 'This trip is booked, so it cannot be changed here. A new thread starts another trip.'
export const RUNNING = 'Your booking is on its way, so the trip cannot be changed right now.'
