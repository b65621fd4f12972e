import { type Money, minorDigits } from '../../money'
import { allianceOf } from '../alliances'
import { leadFare } from '../lead-fare'
import type { FlightOffer } from '../offer'
import type { FlightSearch } from '../search'
import { type FlightFilters, HIGHEST_PRICE, LAST_MINUTE_OF_DAY, type Stops } from './flight-filters'

/** One bit for each thing that a filter can find wrong with a flight; airports have one for either end. */
export const FAULTS = {
  price: 1 << 0,
  stops: 1 << 1,
  airlines: 1 << 2,
  withoutAirlines: 1 << 3,
  alliances: 1 << 4,
  pairingKeys: 1 << 5,
  departure: 1 << 6,
  arrival: 1 << 7,
  durationMinutes: 1 << 8,
  origin: 1 << 9,
  destination: 1 << 10,
  withoutOrigin: 1 << 11,
  withoutDestination: 1 << 12,
  layoverAirports: 1 << 13,
  withoutLayoverAirports: 1 << 14,
  /** The airports that are wanted lie at neither end of any offer. */
  airportsElsewhere: 1 << 15,
} as const

/** `failed` holds the bits of the filters that the offer does not pass: 0 is a flight that is shown. `lead` is the price shown. */
export type CheckedOffer = { offer: FlightOffer; lead: Money; failed: number }

/**
 * Every offer with what the filters find wrong with it. An airline that is wanted flies every segment under its own number; one
 * that is not wanted neither sells nor operates any. "Only via these" needs a stop, and none elsewhere. An airport restricts the
 * end of the journey that it lies at. An arrival window that begins at midnight is a deadline: it ends on the first day on which
 * any of the offers keeps to it.
 */
export function checkOffers(offers: FlightOffer[], filters: FlightFilters, search: FlightSearch): CheckedOffer[] {
  const failedOf = failuresUnder(filters, offers)
  return offers.map((offer) => {
    const lead = leadFare(offer, search).total
    return { offer, lead, failed: failedOf(offer, lead) }
  })
}

/** Minutes since midnight of a wall-clock time. */
export function minuteOfDay(localTime: string): number {
  return Number(localTime.slice(11, 13)) * 60 + Number(localTime.slice(14, 16))
}

/** The specification's three kinds. */
export function stopsOfOffer({ connections }: FlightOffer): Stops {
  if (connections === 0) return 'direct'
  return connections === 1 ? 'one-stop' : 'two-or-more'
}

/** Every airport that it touches between its ends: connections, those it changes to, and landings under the same number. */
export function waypoints({ layovers, segments }: FlightOffer): string[] {
  const changes = layovers.flatMap(({ airport, leavesFrom }) => (leavesFrom ? [airport.iataCode, leavesFrom.iataCode] : [airport.iataCode]))
  const landings = segments.flatMap(({ stopsAt }) => stopsAt?.map(({ iataCode }) => iataCode) ?? [])
  return landings.length > 0 ? [...changes, ...landings] : changes
}

/** The airports it starts from and ends at. */
export function endsOf({ segments }: FlightOffer): [origin: string, destination: string] {
  return [segments[0]?.origin.iataCode ?? '', segments.at(-1)?.destination.iataCode ?? '']
}

function failuresUnder(filters: FlightFilters, offers: FlightOffer[]): (offer: FlightOffer, lead: Money) => number {
  const stops = setOf(filters.stops)
  const airlines = setOf(filters.airlines)
  const withoutAirlines = setOf(filters.withoutAirlines)
  const alliances = setOf(filters.alliances)
  const pairingKeys = setOf(filters.pairingKeys)
  const withoutAirports = setOf(filters.withoutAirports)
  const layoverAirports = setOf(filters.layoverAirports)
  const withoutLayovers = setOf(filters.withoutLayoverAirports)
  const [origins, destinations] = wantedEnds(filters.airports, offers)
  const isElsewhere = Boolean(filters.airports?.length) && !origins && !destinations
  const { departure, arrival, durationMinutes } = filters
  const lastDay = lastArrivalDay(arrival, offers)
  return (offer, lead) => {
    let failed = isElsewhere ? FAULTS.airportsElsewhere : 0
    if (filters.price && !isWithinPrice(lead, filters.price)) failed |= FAULTS.price
    if (stops && !stops.has(stopsOfOffer(offer))) failed |= FAULTS.stops
    if (pairingKeys && !pairingKeys.has(offer.pairingKey)) failed |= FAULTS.pairingKeys
    if (departure && !isWithin(minuteOfDay(offer.departsAt), departure)) failed |= FAULTS.departure
    if (arrival && !(isWithin(minuteOfDay(offer.arrivesAt), arrival) && (!lastDay || offer.arrivesAt.slice(0, 10) <= lastDay)))
      failed |= FAULTS.arrival
    if (durationMinutes && !isWithin(offer.durationMinutes, durationMinutes)) failed |= FAULTS.durationMinutes
    for (const { marketingCarrier, operatingCarrier } of offer.segments) {
      if (airlines && !airlines.has(marketingCarrier.iataCode)) failed |= FAULTS.airlines
      if (withoutAirlines?.has(marketingCarrier.iataCode) || withoutAirlines?.has(operatingCarrier.iataCode))
        failed |= FAULTS.withoutAirlines
      if (alliances && !alliances.has(allianceOf(marketingCarrier.iataCode) ?? '')) failed |= FAULTS.alliances
    }
    const [origin, destination] = endsOf(offer)
    if (origins && !origins.has(origin)) failed |= FAULTS.origin
    if (destinations && !destinations.has(destination)) failed |= FAULTS.destination
    if (withoutAirports?.has(origin)) failed |= FAULTS.withoutOrigin
    if (withoutAirports?.has(destination)) failed |= FAULTS.withoutDestination
    if (layoverAirports || withoutLayovers) {
      const via = waypoints(offer)
      if (layoverAirports && !(via.length > 0 && via.every((code) => layoverAirports.has(code)))) failed |= FAULTS.layoverAirports
      if (withoutLayovers && via.some((code) => withoutLayovers.has(code))) failed |= FAULTS.withoutLayoverAirports
    }
    return failed
  }
}

function setOf(values: string[] | undefined): Set<string> | null {
  return values && values.length > 0 ? new Set(values) : null
}

/** The wanted airports at either end; null where none of them lies. */
function wantedEnds(airports: string[] | undefined, offers: FlightOffer[]): [Set<string> | null, Set<string> | null] {
  const wanted = setOf(airports)
  if (!wanted) return [null, null]
  const origins = new Set<string>()
  const destinations = new Set<string>()
  for (const offer of offers) {
    const [origin, destination] = endsOf(offer)
    if (wanted.has(origin)) origins.add(origin)
    if (wanted.has(destination)) destinations.add(destination)
  }
  return [origins.size > 0 ? origins : null, destinations.size > 0 ? destinations : null]
}

/** The last day that a deadline allows; null when the window is none. */
function lastArrivalDay(arrival: FlightFilters['arrival'], offers: FlightOffer[]): string | null {
  if (!arrival || arrival.from > 0 || arrival.to === LAST_MINUTE_OF_DAY) return null
  let first: string | null = null
  for (const { arrivesAt } of offers) {
    const day = arrivesAt.slice(0, 10)
    if ((first === null || day < first) && isWithin(minuteOfDay(arrivesAt), arrival)) first = day
  }
  return first
}

function isWithin(value: number, { from, to }: { from: number; to: number }): boolean {
  return value >= from && value <= to
}

/** The highest price there is to choose stands for any price: in small currencies a flight can cost more. */
function isWithinPrice({ amountMinor, currency }: Money, { from, to }: { from: number; to: number }): boolean {
  const unit = 10 ** minorDigits(currency)
  return amountMinor >= from * unit && (to === HIGHEST_PRICE || amountMinor <= to * unit)
}
