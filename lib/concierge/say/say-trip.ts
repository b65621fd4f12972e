import type { Situation } from '@/lib/travel/trip/situation'
import { forTravellers } from './phrases'

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

/** What the checkout asks for next. It may be open by a click of this very moment, or since long. */
export function sayCheckout({ checkoutStep }: Situation): string {
  const safe = 'Nothing is charged until you press Pay yourself.'
  if (checkoutStep === 2) return `The passengers are complete; next come the billing details and the card. ${safe}`
  const opening = checkoutStep === 1 ? 'Here is the checkout' : 'To the checkout'
  return `${opening}: first who travels, then billing and card. ${safe}`
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
