import type { Situation } from '@/lib/travel/trip/situation'
import type { ShownPlan } from '../../planning-results'
import type { ToolName, ToolResult } from '../../tool-results'
import { isPlanningResult, type PlanningResult } from '../../tool-results'
import type { OfferedPlaces } from './measures'
import { measuresOfReasons, measuresOfRows } from './measures'

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
export function isPlanSpokenOf({ situation, planning }: { situation: Situation; planning: PlanningTable }): boolean {
  const last = planning.newest?.tool
  return situation.plan !== undefined && (last === 'planTrip' || last === 'changePlan')
}
