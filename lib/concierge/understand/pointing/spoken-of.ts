import { type Carried, flightKey } from '../../pending'
import type { Brief, ShownFlights } from '../../tool-results'

/** Flights that the talk is about: those the last answer named, and the last few that were named together. */
export type SpokenOf = { last: Brief[]; together: Brief[] }

/** So far back an "it" still reaches. */
const REACH = 4

/** By what the answers so far carried, the newest last. */
export function spokenOf(carried: readonly (Carried | null)[], { briefs }: ShownFlights): SpokenOf {
  const byKey = new Map(briefs.map((brief) => [flightKey(brief), brief]))
  const named = carried
    .slice(-REACH)
    .toReversed()
    .map((one) => [...new Set(one?.told.flights)].flatMap((key) => byKey.get(key) ?? []))
    .filter((ofAnswer) => ofAnswer.length > 0)
  return { last: named[0] ?? [], together: named.find((ofAnswer) => ofAnswer.length > 1) ?? [] }
}
