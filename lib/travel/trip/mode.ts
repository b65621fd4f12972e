import { hasAllFares, hasAllPicks } from './is-complete'
import type { Trip } from './trip'

/** The chat modes of the specification, in the order of a trip. */
export const CHAT_MODES = ['chat', 'flight_search', 'flight_summary', 'trip_summary'] as const
export type ChatMode = (typeof CHAT_MODES)[number]

/** Derived, never stored: nothing searched yet, picking flights, choosing fares, ready to check out. */
export function chatMode(trip: Trip): ChatMode {
  if (!trip.result) return 'chat'
  if (!hasAllPicks(trip)) return 'flight_search'
  return hasAllFares(trip) ? 'trip_summary' : 'flight_summary'
}

/** 1 passengers, 2 billing and card, 3 confirmation; null before the traveller checks out. */
export type CheckoutStep = 1 | 2 | 3

/** `isBooked` comes from the order: the trip itself does not know it. */
export function checkoutStep(trip: Trip, isBooked: boolean): CheckoutStep | null {
  if (isBooked) return 3
  if (!trip.isCheckingOut) return null
  return trip.passengers.length > 0 ? 2 : 1
}

/** The slice to pick next, or null when all are picked. */
export function nextSliceIndex(trip: Trip): number | null {
  const index = trip.picks.indexOf(null)
  return index === -1 ? null : index
}
