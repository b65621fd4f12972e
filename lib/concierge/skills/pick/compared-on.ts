import type { DaysComparison, RouteComparison, Table } from '../../table'
import type { OfferedPlaces } from '../plan/measures'

type Found<Compared extends DaysComparison | RouteComparison> = Extract<Compared['result'], { status: 'found' }>
export type DaysFound = Found<DaysComparison>
/** What was compared last, with what it was asked for, while no flights were shown after it. */
export type ComparedOn =
  | { kind: 'days'; result: DaysFound; input: Record<string, unknown> }
  | { kind: 'routes'; result: Found<RouteComparison>; input: Record<string, unknown> }
  | { kind: 'places'; offered: OfferedPlaces }

/** The comparison that a question without flights is about; null where there is none. */
export function comparedOn({ comparedDays, comparison, planning }: Table): ComparedOn | null {
  if (comparedDays?.result?.status === 'found') return { kind: 'days', result: comparedDays.result, input: comparedDays.input }
  if (comparison?.result?.status === 'found') return { kind: 'routes', result: comparison.result, input: comparison.input }
  return planning.offered ? { kind: 'places', offered: planning.offered } : null
}
