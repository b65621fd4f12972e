import { type Carried, flightKey } from '../../pending'
import type { Table } from '../../table'
import type { Brief } from '../../tool-results'
import type { PickContext } from './find-flights'

/** So far back an "it" still reaches, in answers. */
const REACH = 4

/** What pointing is resolved with, from what the answers so far carried: the flights spoken of, and those that the open question asks among. */
export function pickContext(table: Table): PickContext {
  const { flights, flightsBySlice, newestSlice, pending, told, carried } = table
  const newest = newestSlice === null ? flights : (flightsBySlice.get(newestSlice) ?? flights)
  const byKey = new Map(newest?.briefs.map((brief: Brief) => [flightKey(brief), brief.offerId]))
  const idsOf = (keys: readonly string[]) => [...new Set(keys)].flatMap((key) => byKey.get(key) ?? [])
  const answers: (Carried | null)[] = carried.length > 0 ? carried : [{ pending, told }]
  const named = answers
    .slice(-REACH)
    .toReversed()
    .map((answer) => idsOf(answer?.told.flights ?? []))
    .filter((ids) => ids.length > 0)
  return {
    table,
    spoken: { last: named[0] ?? [], together: named.find((ids) => ids.length > 1) ?? [] },
    choices: pending?.asked === 'which-flight' ? idsOf(pending.choices) : [],
  }
}
