import { maskPassportNumber } from '../passengers/saved-passenger'
import type { LiveTrip } from './live-trip-schema'

/** The live trip as it may leave the server: a passport's number shows its end alone, also to its owner. */
export function shownTrip(live: LiveTrip): LiveTrip {
  const passengers = live.trip.passengers.map(({ passport, ...passenger }) => ({
    ...passenger,
    passport: passport && { ...passport, number: maskPassportNumber(passport.number) },
  }))
  return { ...live, trip: { ...live.trip, passengers } }
}
