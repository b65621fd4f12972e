import type { PlainDate } from '@/lib/travel/dates'
import type { Place } from '@/lib/travel/places/place'
import { dayNumber } from '@/lib/travel/zones'
import { flightName } from './itinerary-id'
import { blockMinutes } from './network/block-time'
import type { Itinerary } from './network/itineraries'
import { type Leg, legOn } from './network/legs'
import type { Flight } from './network/timetable'
import { findAirline } from './world/airlines'
import type { Airport } from './world/airport'
import { distanceKm } from './world/distance'
import { loadWorld } from './world/load-world'

/** Pairs of airports whose flights the network does not have, but the fixed routes need. */
export type FixedWay = 'JFK-EWR' | 'BTS-MRU'

// Airline, number, from, to, aircraft, local departure. Numbers that high are not given to flights of the network.
type FlightRow = [airline: string, number: number, from: string, to: string, aircraft: string, leavesAt: number]
/** Each itinerary as the rows of its flights, all of them leaving on the same local day. */
const WAYS: Readonly<Record<FixedWay, FlightRow[][]>> = {
  'JFK-EWR': [
    [['UA', 9801, 'JFK', 'EWR', 'E75', 8 * 60 + 10]],
    [['UA', 9803, 'JFK', 'EWR', 'E75', 12 * 60 + 40]],
    [['UA', 9805, 'JFK', 'EWR', 'E75', 18 * 60 + 15]],
  ],
  'BTS-MRU': [
    [
      ['FZ', 9811, 'BTS', 'DXB', '7M8', 11 * 60 + 30],
      ['EK', 9812, 'DXB', 'MRU', '77W', 22 * 60 + 30],
    ],
  ],
}

const EVERY_DAY = 0b1111111
const GROUND_MINUTES = 60

/** What flies on a local day, daily and at the same hours. */
export function fixedItineraries(way: FixedWay, departureOn: PlainDate): Itinerary[] {
  return WAYS[way].flatMap((rows) => itineraryOf(rows, departureOn) ?? [])
}

/** The itinerary and the brand that a fare id of one of these flights names; null for every other id. */
export function readFixedFareId(fareId: string): { itinerary: Itinerary; brandKey: string; departureOn: PlainDate } | null {
  const match = /^(\d{4})(\d{2})(\d{2})-(\w+)-([a-z]+)$/.exec(fareId)
  if (!match) return null
  const [, year, month, day, names, brandKey = ''] = match
  const departureOn = `${year}-${month}-${day}`
  const itinerary = [...fixedItineraries('JFK-EWR', departureOn), ...fixedItineraries('BTS-MRU', departureOn)].find(
    ({ legs }) => legs.map(({ flight }) => flightName(flight)).join('_') === names,
  )
  return itinerary ? { itinerary, brandKey, departureOn } : null
}

/** Where a flight from Dubai to Amsterdam lands on its way, and how long it then takes. */
export function stopOnTheWay(): { place: Place; minutes: number } {
  const [from, stop, to] = [airport('DXB'), airport('DMM'), airport('AMS')]
  const { iataCode, name, cityName, countryCode, zone } = stop
  const flown = blockMinutes(from, stop, distanceKm(from, stop), true) + blockMinutes(stop, to, distanceKm(stop, to), true)
  return { place: { kind: 'airport', iataCode, name, cityName, countryCode, zone }, minutes: flown + GROUND_MINUTES }
}

function itineraryOf(rows: FlightRow[], departureOn: PlainDate): Itinerary | null {
  const [first, ...next] = rows.map((row) => legOn(flightOf(row), dayNumber(departureOn))).filter((leg): leg is Leg => leg !== null)
  return first ? { legs: [first, ...next] } : null
}

function flightOf([code, number, from, to, aircraft, departureMinute]: FlightRow): Flight {
  const airline = findAirline(code)
  if (!airline) throw new Error(`${code} is not among the airlines`)
  const [origin, destination] = [airport(from), airport(to)]
  const km = distanceKm(origin, destination)
  const minutes = blockMinutes(origin, destination, km, true)
  return { airline, number, origin, destination, km, departureMinute, blockMinutes: minutes, weekdays: EVERY_DAY, aircraft }
}

function airport(code: string): Airport {
  const found = loadWorld().find(code)
  if (!found) throw new Error(`${code} is not among the airports`)
  return found
}
