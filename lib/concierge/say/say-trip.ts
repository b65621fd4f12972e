import type { Situation } from '@/lib/travel/trip/situation'
import { only } from './facts'
import { telling } from './marked'
import { forTravellers } from './phrases'

export const ONLY_PAY = 'You only pay when you tap Pay.'

/** The route and its total; `total` is formatted. */
export function saySummary(route: string, total: string, situation: Situation): string {
  return `${faresTaken(situation)}${route}${forTravellers(situation)} comes to ${total}, taxes and fees included.`
}

/** "With Flex, ", "With Basic outbound and Light on the return, ". */
function faresTaken({ slices }: Situation): string {
  const brands = slices.map(({ picked }) => picked?.fare)
  const [first, second] = brands
  if (!first) return ''
  if (brands.every((brand) => brand === first)) return `With ${first}, `
  return slices.length === 2 && second ? `With ${first} outbound and ${second} on the return, ` : ''
}

/** The checkout's next step; it may have been open before. */
export function sayCheckout({ checkoutStep, total }: Situation): string {
  if (checkoutStep === 2) return `The passengers are done. Next are your billing details and card. ${ONLY_PAY}`
  const opening = checkoutStep === 1 ? 'Here’s the checkout' : 'Let’s go to the checkout'
  const price = total === null ? '' : ` The total is ${total}, taxes and fees included.`
  return `${opening}: first the passengers, then billing and card.${price} ${ONLY_PAY}`
}

/** Until payment. */
export const CHANGES_LATER =
  'You can change seats, bags, meals and extras here until you pay. After that, ask the airline; its own terms apply.'
export const AIRLINE_HELPS = telling(only(['airline-desk', null]), 'For anything else, the airline can help you with that reference.')
export const NAMES_BOOKED = 'Once a trip is booked, only the airline can correct a name. Contact them soon, with your booking reference.'
