import { isPlanningResult, type PlanningResult, type PricedPlace, type ShownPlan } from '../../planning-results'
import type { Table } from '../../table'
import type { ToolName, ToolResult } from '../../tool-results'
import { type Measures, measuresOfReasons, measuresOfRows } from './measures'

/** Places proposed to the traveller, best first, and the request for them. */
export type OfferedPlaces = {
  by: 'suggestDestinations' | 'compareDestinations'
  input: Record<string, unknown>
  places: PricedPlace[]
  measures: Measures
  /** Places left out, with the reason: "Rome: 12 °C by day in January, below your 20 °C". */
  outside: string[]
}

/** Plans, proposals and comparisons on the table. */
export type PlanningTable = {
  /** The latest of them, whatever its result; null if there is none, or flights were discussed after it. */
  newest: PlanningResult | null
  /** The places proposed last, while they are still the latest topic. */
  offered: OfferedPlaces | null
  /** Every state of the plan a tool reported, oldest first. */
  plans: ShownPlan[]
  /** The wishes the existing plan was requested with. */
  planInput: Record<string, unknown> | null
}

/** Looking something up leaves the places that were proposed the latest topic. */
const BESIDE: ToolName[] = ['rewindTrip', 'lookUpPlace', 'askGuide']

/** `results` in chronological order. */
export function layPlanning(results: ToolResult[]): PlanningTable {
  const planning = results.filter(isPlanningResult)
  const spoken = results.findLast(({ tool }) => !BESIDE.includes(tool))
  const newest = spoken && isPlanningResult(spoken) ? spoken : null
  return {
    newest,
    offered:
      newest && newest.tool !== 'planTrip' && newest.tool !== 'changePlan'
        ? (planning.map(offeredBy).findLast((offered) => offered !== null) ?? null)
        : null,
    plans: planning.flatMap(({ result }) => (result?.status === 'planned' ? [result.plan] : [])),
    planInput:
      planning.findLast(({ tool, input, result }) => tool === 'planTrip' && 'destination' in input && result?.status === 'planned')
        ?.input ?? null,
  }
}

function offeredBy({ tool, input, result }: PlanningResult): OfferedPlaces | null {
  if (tool === 'suggestDestinations' && result?.status === 'proposed') {
    const { ranked, excluded, open } = result
    return { by: tool, input, places: ranked, measures: measuresOfReasons(ranked), outside: [...excluded, ...open] }
  }
  if (tool !== 'compareDestinations' || result?.status !== 'compared') return null
  return { by: tool, input, places: result.places, measures: measuresOfRows(result.rows), outside: [] }
}

/** A plan stands, and was the last thing spoken of. */
export function isPlanSpokenOf({ situation, planning }: Table): boolean {
  const last = planning.newest?.tool
  return situation.plan !== undefined && (last === 'planTrip' || last === 'changePlan')
}
