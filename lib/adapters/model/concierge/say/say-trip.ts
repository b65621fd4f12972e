import type { Situation } from '@/lib/travel/trip/situation'
import type { FareSlice } from '../table'
import type { ShownFare } from '../tool-results'
import { inWantedCabin } from '../understand/fares'
import { amountOf } from '../understand/pointing/order-words'
import { countOf, forTravellers, sentences, wayName } from './phrases'

/** The fares lie on the table: what the step up brings, then the question. `lead` says what was taken just now. */
export function sayFares(slices: FareSlice[], situation: Situation, lead: string | null = null): string {
  const open = slices.filter(({ sliceIndex }) => !situation.slices.some((slice) => slice.sliceIndex === sliceIndex && slice.picked?.fare))
  const [first, other] = open
  if (!first) return sentences(lead, 'Which fare would you like?')
  if (other)
    return sentences(
      lead ?? (slices.length === 2 ? 'Both flights are set.' : 'The flights are set.'),
      slices.length > 2 ? 'Which fare would you like, for all or for each flight?' : 'Which fare would you like, for both or for each way?',
    )
  const [light, next] = inWantedCabin(first.fares, situation.wishes.cabinClass).toSorted(
    (one, another) => amountOf(one.total) - amountOf(another.total),
  )
  const way =
    slices.length > 1 ? `For ${wayName(situation.slices.find(({ sliceIndex }) => sliceIndex === first.sliceIndex)?.label ?? '')}, ` : ''
  return sentences(
    lead ?? (way && 'One fare is chosen.'),
    light && `${way}${describeFare(light, situation)}${next ? `; ${describeFare(next, situation)}` : ''}.`,
    'Which fare would you like?',
  )
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

/** Whether an order is between the press on Pay and its end. */
export function isUnderWay(status: string | undefined): boolean {
  return status !== undefined && !['idle', 'failed', 'price_changed', 'success'].includes(status)
}
