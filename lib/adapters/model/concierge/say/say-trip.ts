import type { Situation } from '@/lib/travel/trip/situation'
import { forTravellers, sentences } from './phrases'

/** The route and its total; `total` is formatted. */
export function saySummary(route: string, total: string, situation: Situation): string {
  return `${faresTaken(situation)}${route}${forTravellers(situation)} comes to ${total}, taxes and fees included.`
}

/** "With Flex, ", "With Basic out and Light back, ". */
function faresTaken({ slices }: Situation): string {
  const brands = slices.map(({ picked }) => picked?.fare)
  const [first, second] = brands
  if (!first) return ''
  if (brands.every((brand) => brand === first)) return `With ${first}, `
  return slices.length === 2 && second ? `With ${first} out and ${second} back, ` : ''
}

/** What the checkout asks for next. */
export function sayCheckout({ checkoutStep }: Situation): string {
  const safe = 'Nothing is charged until you press Pay yourself.'
  if (checkoutStep === 2) return `The passengers are complete; next come the billing details and the card. ${safe}`
  const opening = checkoutStep === 1 ? 'Here is the checkout again' : 'To the checkout'
  return `${opening}: first who travels, then billing and card. ${safe}`
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

export const ORDER_PAGE = 'Your order page cancels, sends the confirmation again, and has the PDF and calendar file.'
export const ORDER_PAGE_LATER =
  'That comes with the booking: its order page has the PDF and calendar file, and sends the confirmation again.'
export const RECEIPT = 'What you paid for is listed there too.'
export const SAVED_PASSENGERS = 'Saved passengers are picked in the passenger form of the checkout, one click for each.'
export const BOOKED = 'This trip is booked, so it cannot be changed here. A new thread starts another trip.'
/** What was bought with a booked trip is changed by the airline. */
export function sayAirlineChanges({ order }: Situation): string {
  const reference = order?.bookingReference
  return `The trip is booked, so seats, bags, meals and extras are changed by the airline now, with ${reference ? `the booking reference ${reference}` : 'your booking reference'}.`
}

/** Until it is paid. */
export const CHANGES_LATER =
  'Until you pay, seats, bags, meals and extras can be changed here; after that the airline does it, on its own terms.'
export const NEW_THREAD = 'A new thread starts another trip; this one is booked and stays here.'
export const AIRLINE_HELPS = 'For anything else about it, the airline helps with that reference.'
export const NAMES_BOOKED = 'Once a trip is booked only the airline can correct a name, with your booking reference; best do it soon.'
export const RUNNING = 'Your booking is on its way, so the trip cannot be changed right now.'

/** Whether an order is between the press on Pay and its end. */
export function isUnderWay(status: string | undefined): boolean {
  return status !== undefined && !['idle', 'failed', 'price_changed', 'success'].includes(status)
}
