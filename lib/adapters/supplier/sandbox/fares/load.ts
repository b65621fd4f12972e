import type { AirlineKind } from '../world/airlines'

/** What the price needs of a flight to know how full it gets. */
type LoadedFlight = {
  airline: { code: string; kind: AirlineKind }
  number: number
  origin: { iataCode: string }
  destination: { iataCode: string }
}

// Seats sold on departure, on average: airlines of every kind publish figures like these.
const USUAL_LOAD: Readonly<Record<AirlineKind, number>> = { 'full-service': 0.82, 'low-cost': 0.88, leisure: 0.87, regional: 0.74 }
/** Fairs, matches and school days fill all flights of a day somewhere, chance one of them. */
const DAY_SPREAD = 0.11
const FLIGHT_SPREAD = 0.08

/** The share of its seats that a flight will have sold on a day, 0 to 1: the same for the same flight and day. */
export function expectedLoad(flight: LoadedFlight, day: number): number {
  const ofDay = spread(packed(flight.origin.iataCode) ^ packed(flight.destination.iataCode), day, 0)
  const load = USUAL_LOAD[flight.airline.kind] + DAY_SPREAD * (2 * ofDay - 1) + FLIGHT_SPREAD * (2 * spreadOf(flight, day) - 1)
  return Math.min(1, load)
}

/** What a load does to the price: half-empty flights give seats away, full ones sell the last seats dearly. */
export function loadFactor(load: number): number {
  return 0.76 + 0.62 * (Math.max(0, load - 0.55) / 0.45) ** 2
}

/** A number of a flight and a day (and a third thing), evenly spread over 0 (included) to 1 (excluded). */
export function spreadOf({ airline, number }: LoadedFlight, day: number, salt = 0): number {
  return spread(Math.imul(packed(airline.code), 10_007) ^ number, day, salt)
}

/** A text of two or three letters as one number. */
function packed(code: string): number {
  return (code.charCodeAt(0) << 16) | (code.charCodeAt(1) << 8) | (code.charCodeAt(2) || 0)
}

/** Numbers mixed instead of texts hashed: a search needs thousands of them. */
function spread(name: number, day: number, salt: number): number {
  let mixed = Math.imul(name ^ 0x5bd1e995, 0x9e3779b1) ^ Math.imul(day + 1, 0x85ebca6b) ^ Math.imul(salt + 1, 0xc2b2ae35)
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x7feb352d)
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x846ca68b)
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 4_294_967_296
}
