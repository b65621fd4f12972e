import type { PlainDate } from '@/lib/travel/dates'
import { catchNext, type Itinerary, legOn } from './network/itineraries'
import { network } from './network/network'
import { type Flight, timetable } from './network/timetable'
import { clockAt, dayNumber } from './zones'

/** "20261127-BA501_IB3120": the local day of departure and the flight numbers say which itinerary it is; never what it costs. */
export function itineraryId(itinerary: Itinerary): string {
  const [first] = itinerary.legs
  const { day } = clockAt(first.flight.origin.zone, first.departsAt)
  const date = new Date(day * 86_400_000).toISOString().slice(0, 10).replaceAll('-', '')
  return `${date}-${itinerary.legs.map(({ flight }) => flightName(flight)).join('_')}`
}

/** "TP1361". */
export function flightName(flight: Flight): string {
  return `${flight.airline.code}${flight.number}`
}

/** The itinerary and the brand that a fare id names; null when the timetable has no such flights on that day. */
export function readFareId(fareId: string): { itinerary: Itinerary; brandKey: string; departureOn: PlainDate } | null {
  const match = /^(\d{4})(\d{2})(\d{2})-([A-Z0-9]{2}\d{1,4})(?:_([A-Z0-9]{2}\d{1,4}))?-([a-z]+)$/.exec(fareId)
  if (!match) return null
  const [, year, month, day, firstName = '', secondName, brandKey = ''] = match
  const departureOn = `${year}-${month}-${day}`
  const flight = findFlight(firstName)
  const first = flight && legOn(flight, dayNumber(departureOn))
  if (!first) return null
  if (!secondName) return { itinerary: { legs: [first] }, brandKey, departureOn }
  const next = findFlight(secondName)
  const second = next && next.origin === first.flight.destination ? catchNext(first, next) : null
  return second && { itinerary: { legs: [first, second] }, brandKey, departureOn }
}

function findFlight(name: string): Flight | undefined {
  const found = network().findFlight(name.slice(0, 2), Number(name.slice(2)))
  if (!found) return undefined
  const { outward, back } = timetable(found.route)
  return (found.isOutward ? outward : back)[found.rotation]
}
