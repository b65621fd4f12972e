import type { PlanCommand } from '../../travel/plan/plan-commands'
import type { TripPlan } from '../../travel/plan/trip-plan'
import { type Refusal, refuse } from '../../travel/refusal'
import { issueTripCommand, type TripCaller, type TripDeps } from '../trips/issue-trip-command'
import { loadLiveTrip } from '../trips/load-live-trip'

/**
 * One after the other, until one does not hold; what held before it stays. With `asManyAsHold` only a run in which none holds is refused,
 * and `notHeld` says why some did not. Without any command, the plan as it stands.
 */
export async function issuePlanCommands(
  commands: PlanCommand[],
  caller: TripCaller,
  deps: TripDeps,
  { asManyAsHold = false }: { asManyAsHold?: boolean | undefined } = {},
): Promise<{ status: 'planned'; plan: TripPlan; notHeld?: string } | { status: 'refused'; refusal: Refusal }> {
  const refusals: Refusal[] = []
  for (const command of commands) {
    const issued = await issueTripCommand(command, caller, deps)
    if (!('refusal' in issued)) continue
    if (!asManyAsHold) return { status: 'refused', refusal: issued.refusal }
    refusals.push(issued.refusal)
  }
  const [first] = refusals
  if (first && refusals.length === commands.length) return { status: 'refused', refusal: first }
  const plan = (await loadLiveTrip(caller.threadId, caller.userId, deps))?.trip.plan
  if (!plan) return { status: 'refused', ...refuse('no-plan', 'There’s no plan yet. Tell me where you’re going.') }
  return { status: 'planned', plan, ...(first ? { notHeld: `Not everything could be swapped. ${first.message}` } : {}) }
}
