import type { ShownFlight } from '../heard'
import type { TripFacts } from '../trip-facts'
import { isLike, listOf, matches } from './matches'

type Check = (wanted: never, flight: ShownFlight, trip: TripFacts) => boolean
type Codes = string | string[]

const CHECKS: Record<string, Check> = {
  from: (codes: Codes, { segments }) => listOf(codes).includes(segments[0]?.origin.iataCode ?? ''),
  to: (codes: Codes, { segments }) => listOf(codes).includes(segments.at(-1)?.destination.iataCode ?? ''),
  maxStops: (most: number, { segments }) => segments.length - 1 <= most,
  minStops: (least: number, { segments }) => segments.length - 1 >= least,
  minLayover: (least: number, { layovers }) => layovers.every(({ minutes }) => minutes >= least),
  maxLayover: (most: number, { layovers }) => layovers.every(({ minutes }) => minutes <= most),
  via: (codes: Codes, flight) => haveOneOf(codes, changesAt(flight)),
  notVia: (codes: Codes, flight) => !haveOneOf(codes, changesAt(flight)),
  viaCountry: (codes: Codes, flight) => haveOneOf(codes, countriesOf(flight)),
  notViaCountry: (codes: Codes, flight) => !haveOneOf(codes, countriesOf(flight)),
  airlines: (codes: Codes, flight) => soldBy(flight).every((code) => listOf(codes).includes(code)),
  oneAirline: (_: true, flight) => new Set(soldBy(flight)).size === 1,
  airlineOfPick: (slice: number, flight, trip) => soldBy(flight).every((code) => trip.pickedAirlines[slice]?.includes(code)),
  notAirlines: (codes: Codes, flight) => !haveOneOf(codes, [...soldBy(flight), ...flownBy(flight)]),
  notAircraft: (pattern: string, { segments }) => !segments.some(({ aircraft }) => matches(pattern, aircraft ?? '')),
  departAfter: (time: string, { departsAt }) => clockOf(departsAt) >= time,
  departBefore: (time: string, { departsAt }) => clockOf(departsAt) <= time,
  departOn: (days: Codes, { departsAt }) => isOn(days, departsAt),
  arriveAfter: (time: string, { arrivesAt }) => clockOf(arrivesAt) >= time,
  arriveBefore: (time: string, { arrivesAt }) => clockOf(arrivesAt) <= time,
  arriveOn: (days: Codes, { arrivesAt }) => isOn(days, arrivesAt),
  maxDuration: (most: number, { durationMinutes }) => durationMinutes <= most,
  totalAtMost: (most: number, { total }) => total !== null && total.amount <= most,
  currency: (codes: Codes, { total }) => listOf(codes).includes(total?.currency ?? ''),
}

/** Whether flights were shown, and each of them is what a row wants. With `slice`, those of that direction. Throws for a property no flight has. */
export function holdFlights({ slice, ...wanted }: Record<string, unknown>, shown: ShownFlight[], trip: TripFacts): boolean {
  const flights = slice === undefined ? shown : shown.filter(({ sliceIndex }) => sliceIndex === slice)
  return (
    flights.length > 0 && flights.every((flight) => Object.entries(wanted).every(([name, value]) => holdsFlight(name, value, flight, trip)))
  )
}

function holdsFlight(name: string, wanted: unknown, flight: ShownFlight, trip: TripFacts): boolean {
  const check = CHECKS[name]
  if (!check) throw new Error(`No property of a flight is called ${name}.`)
  // A row's file says what each name is compared with.
  return check(wanted as never, flight, trip)
}

function haveOneOf(codes: Codes, own: string[]): boolean {
  return own.some((code) => listOf(codes).includes(code))
}

function changesAt({ layovers }: ShownFlight): string[] {
  return layovers.map(({ airport }) => airport.iataCode)
}

function countriesOf({ layovers }: ShownFlight): string[] {
  return layovers.map(({ airport }) => airport.countryCode)
}

function soldBy({ segments }: ShownFlight): string[] {
  return segments.map(({ marketingCarrier }) => marketingCarrier.iataCode)
}

function flownBy({ segments }: ShownFlight): string[] {
  return segments.map(({ operatingCarrier }) => operatingCarrier.iataCode)
}

function clockOf(time: string): string {
  return time.slice(11, 16)
}

function isOn(days: Codes, time: string): boolean {
  return listOf(days).some((day) => isLike(day, time.slice(0, 10)))
}
