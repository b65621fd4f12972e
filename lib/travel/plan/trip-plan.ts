import type { Refusal } from '../refusal'
import type { TripPlan } from './trip-plan-schema'

export type { PlanDay, PlanWishes, TripPlan } from './trip-plan-schema'

export const PACES = ['calm', 'usual', 'full'] as const
export type Pace = (typeof PACES)[number]

/** What a day that is made for somebody holds: minutes at sights and on the ways between them, and how many sights. */
export const PACE_LIMITS: Readonly<Record<Pace, { minutes: number; stops: number }>> = {
  calm: { minutes: 300, stops: 3 },
  usual: { minutes: 420, stops: 5 },
  full: { minutes: 540, stops: 6 },
}

export const MOST_PLAN_DAYS = 14
/** By hand a day may hold more than its pace would. */
export const MOST_STOPS = 8
export const LONGEST_NOTE = 200
/** As many as all days can hold. */
export const MOST_EDITS = MOST_PLAN_DAYS * MOST_STOPS

/** The plan after a change, or why the change does not hold. */
export type PlanResult = { plan: TripPlan } | { refusal: Refusal }

/** Ids of all stops, in the order of the days. */
export function stopIds(plan: TripPlan): string[] {
  return plan.days.flatMap(({ stops }) => stops.map(({ id }) => id))
}
