import type { Frame } from './cover'

/** Slots that name a route. */
const ROUTE_SLOTS = ['from', 'to', 'leg', 'chain', 'next', 'origins', 'joins', 'retFrom', 'retTo', 'event', 'via', 'notVia']

/** Whether a frame names a route or a part of one. */
export function isRouteFrame({ value }: Frame): boolean {
  return ROUTE_SLOTS.some((slot) => slot in value)
}

/** "Friday?", "two adults?": search fields put as a question. */
export function isOfSearch({ value }: Frame): boolean {
  return ['when', 'out', 'ret', 'shift', 'stay', 'party', 'cabin'].some((slot) => slot in value)
}
