import type { Trip } from './trip'

/** Whether every slice has its flight; a trip without slices has not. */
export function hasAllPicks(trip: Trip): boolean {
  return trip.picks.length > 0 && trip.picks.every((pick) => pick !== null)
}

/** Whether every slice has its flight and its fare. */
export function hasAllFares(trip: Trip): boolean {
  return trip.picks.length > 0 && trip.picks.every((pick) => pick?.fare)
}
