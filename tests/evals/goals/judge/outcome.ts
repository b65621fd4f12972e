import type { FlightOffer } from '@/lib/travel/flights/offer-schema'
import type { Trip } from '@/lib/travel/trip/trip'
import type { Meant } from '../traveller'

/** What is judged: the trip in the database when the traveller left, and what was there to choose from. */
export type Outcome = {
  trip: Trip
  /** Every flight of the trip's last search, by direction. */
  offers: FlightOffer[][]
  /** What the traveller pointed at, in the order they did. */
  meant: Meant[]
  /** The trip just before each beat was spoken. */
  before: Map<number, Trip>
  hasFinished: boolean
  /** What the app said instead of answers. */
  failures: string[]
}
