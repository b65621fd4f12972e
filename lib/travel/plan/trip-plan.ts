import type { Refusal } from '../refusal'
import type { PlanSight, PlanStop } from './plan-place-schema'
import type { TripPlan } from './trip-plan-schema'

export type { PlanDay, PlanWishes, TripPlan } from './trip-plan-schema'

/** The plan after a change, or why the change does not hold. */
export type PlanResult = { plan: TripPlan } | { refusal: Refusal }

/** Ids of all stops, in the order of the days. */
export function stopIds(plan: TripPlan): string[] {
  return plan.days.flatMap(({ stops }) => stops.map(({ id }) => id))
}

/** A sight as a stop of a day. */
export function toStop({ likings: _, ...stop }: PlanSight): PlanStop {
  return stop
}
