import { clockAt } from '@/lib/travel/zones'
import { type Airline, sellTogether } from '../world/airlines'
import type { Airport } from '../world/airport'
import { isDomestic } from '../world/countries'
import type { Leg } from './legs'

/** What is offered by default. */
export const LONGEST_CONNECTION_MINUTES = 360
/** For a wait through the night, where nothing else connects. */
export const LONGEST_NIGHT_CONNECTION_MINUTES = 840
export const AIRPORT_CHANGE_MINUTES = 210

/** Whose flights stand on one ticket: those of partners, or those of any airlines that sell connections. */
export type Ticket = 'partners' | 'strangers'
export type ConnectionRule = { ticket: Ticket; mayStayOvernight: boolean }

/** From the strictest on: each is for places that the ones before it do not reach. */
export const CONNECTION_RULES: [ConnectionRule, ...ConnectionRule[]] = [
  { ticket: 'partners', mayStayOvernight: false },
  { ticket: 'strangers', mayStayOvernight: false },
  { ticket: 'partners', mayStayOvernight: true },
  { ticket: 'strangers', mayStayOvernight: true },
]

/**
 * Shortest legal time between two flights at one airport: domestic to domestic 45 minutes, mixed 75, international 60; travel
 * inside Schengen counts as domestic; whoever enters the US collects and re-checks bags there and needs 90. From one airport of a
 * city to another it is three and a half hours.
 */
export function minimumConnectionMinutes(from: Airport, at: Airport, to: Airport, leavesFrom = at): number {
  if (leavesFrom !== at) return AIRPORT_CHANGE_MINUTES
  const arrivesDomestic = isDomestic(from.countryCode, at.countryCode)
  const leavesDomestic = isDomestic(at.countryCode, to.countryCode)
  if (at.countryCode === 'US' && !arrivesDomestic) return 90
  if (arrivesDomestic && leavesDomestic) return 45
  return arrivesDomestic === leavesDomestic ? 60 : 75
}

/** Whether whoever lands with `first` has the time for `next`, and need not wait longer than people accept. */
export function canCatch(first: Leg, next: Leg, mayStayOvernight: boolean): boolean {
  const wait = next.departsAt - first.arrivesAt
  if (wait > (mayStayOvernight ? LONGEST_NIGHT_CONNECTION_MINUTES : LONGEST_CONNECTION_MINUTES)) return false
  const { origin, destination } = first.flight
  if (wait < minimumConnectionMinutes(origin, destination, next.flight.destination, next.flight.origin)) return false
  return wait <= LONGEST_CONNECTION_MINUTES || isOvernight(destination.zone, first.arrivesAt, next.departsAt)
}

/** Two hours or more of the wait lie between midnight and five in the morning. */
export function isOvernight(zone: string, from: number, until: number): boolean {
  const start = clockAt(zone, from).minute
  const end = start + until - from
  const nightMinutes = Math.max(0, Math.min(end, 300) - start) + Math.max(0, Math.min(end, 1_740) - Math.max(start, 1_440))
  return nightMinutes >= 120
}

export function areOnOneTicket(first: Airline, second: Airline, ticket: Ticket): boolean {
  return ticket === 'partners' ? sellTogether(first, second) : first.connects && second.connects
}
