import type { FilterName } from '@/lib/travel/flights/filters/facets'
import type { Situation } from '@/lib/travel/trip/situation'

export type Slices = Situation['slices']

/** Whether one of these filters stands for some direction. */
export function isStanding(slices: Slices, names: readonly FilterName[]): boolean {
  return slices.some(({ filterNames = [] }) => filterNames.some((name) => names.includes(name)))
}

/** The clauses of the filters that stand; one said of both directions alike comes once. */
export function standingClauses(slices: Slices): string[] {
  return [...new Set(slices.flatMap(({ filters = [] }) => filters))]
}
