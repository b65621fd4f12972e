import { LAST_MINUTE_OF_DAY } from './filters/facet'
import type { FlightFilters } from './filters/flight-filters'

/** Hours that the flights of one direction keep to, HH:mm by each airport's own clock. */
export type DayHours = {
  departAfter?: string | undefined
  departBefore?: string | undefined
  arriveAfter?: string | undefined
  arriveBefore?: string | undefined
}

/** The same as filters: who wants to leave before nine does not leave at nine. */
export function hoursFilters({ departAfter, departBefore, arriveAfter, arriveBefore }: DayHours): FlightFilters {
  return {
    ...(departAfter || departBefore ? { departure: between(departAfter, departBefore) } : {}),
    ...(arriveAfter || arriveBefore ? { arrival: between(arriveAfter, arriveBefore) } : {}),
  }
}

function between(after: string | undefined, before: string | undefined): { from: number; to: number } {
  return { from: after ? minuteOf(after) : 0, to: before ? Math.max(0, minuteOf(before) - 1) : LAST_MINUTE_OF_DAY }
}

function minuteOf(clock: string): number {
  return Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5))
}
