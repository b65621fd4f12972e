import type { PlanSight, PlanStop } from './plan-place-schema'

export type { PlanPlace, PlanSight, PlanStop, WholeRange } from './plan-place-schema'

export const SPENDING_LEVELS = ['careful', 'usual', 'generous'] as const
export type SpendingLevel = (typeof SPENDING_LEVELS)[number]

/** A sight as a stop of a day. */
export function toStop({ likings: _, ...stop }: PlanSight): PlanStop {
  return stop
}
