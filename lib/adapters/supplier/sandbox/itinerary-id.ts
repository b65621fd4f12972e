import type { PlainDate } from '@/lib/travel/dates'
import { clockAt, dayNumber } from '@/lib/travel/zones'
import { type Codeshare, codesharesOf, findCodeshare } from './network/codeshares'
import { type Chain, catchNext } from './network/connect'
import type { Itinerary } from './network/itineraries'
import { legOn } from './network/legs'
import { network } from './network/network'
import { type Flight, timetable } from './network/timetable'

/** "20261127-BA501_IB3120": the local day of departure and the flight numbers say which itinerary it is; never what it costs. */
export function itineraryId(itinerary: Itinerary): string {
  const [first] = itinerary.legs
  const { day } = clockAt(first.flight.origin.zone, first.departsAt)
  const date = new Date(day * 86_400_000).toISOString().slice(0, 10).replaceAll('-', '')
  return `${date}-${itinerary.legs.map(({ flight, marketedAs }) => flightName(marketedAs ?? flight)).join('_')}`
}

/** "TP1361". */
export function flightName({ airline, number }: Codeshare): string {
  return `${airline.code}${number}`
}

/** The itinerary and the brand that a fare id names; null when the timetable has no such flights, or no such way, on that day. */
export function readFareId(fareId: string): { itinerary: Itinerary; brandKey: string; departureOn: PlainDate } | null {
  const match = /^(\d{4})(\d{2})(\d{2})-([A-Z0-9]{2}\d{1,4}(?:_[A-Z0-9]{2}\d{1,4}){0,2})-([a-z]+)$/.exec(fareId)
  if (!match) return null
  const [, year, month, day, names = '', brandKey = ''] = match
  const departureOn = `${year}-${month}-${day}`
  const [firstName = '', ...nextNames] = names.split('_')
  const flight = findFlight(firstName)
  const first = flight && legOn(flight, dayNumber(departureOn))
  if (!first) return null
  const legs: Chain = [first]
  for (const name of nextNames) {
    const own = findFlight(name)
    const next = own ?? findCodeshare(name.slice(0, 2), Number(name.slice(2)))
    const leg = next && catchNext(legs, next)
    if (!leg) return null
    const marketedAs = own ? undefined : soldAs(next, name)
    legs.push(marketedAs ? { ...leg, marketedAs } : leg)
  }
  return { itinerary: { legs }, brandKey, departureOn }
}

function soldAs(flight: Flight, name: string): Codeshare | undefined {
  return codesharesOf(flight).find((codeshare) => flightName(codeshare) === name)
}

function findFlight(name: string): Flight | undefined {
  const found = network().findFlight(name.slice(0, 2), Number(name.slice(2)))
  if (!found) return undefined
  const { outward, back } = timetable(found.route)
  return (found.isOutward ? outward : back)[found.rotation]
}
