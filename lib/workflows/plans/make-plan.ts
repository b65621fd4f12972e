import { z } from 'zod'
import type { PlainDate } from '../../travel/dates'
import { composePlan } from '../../travel/plan/compose-plan'
import type { PlanPlace } from '../../travel/plan/plan-place'
import { type PlanResult, planWishesSchema } from '../../travel/plan/trip-plan'
import { refuse } from '../../travel/refusal'

export const planRequestSchema = planWishesSchema.extend({ slug: z.string().min(1).max(60) })
export type PlanRequest = z.infer<typeof planRequestSchema>

/** Where a place is looked up by the last part of its page's address; null for one without a page. */
export type FindPlace = (slug: string) => PlanPlace | null

/** A plan for one of the places that have a page. `today` is the traveller's own calendar day. */
export function makePlan(
  { slug, ...wishes }: PlanRequest,
  { today }: { today: PlainDate },
  { findPlace }: { findPlace: FindPlace },
): PlanResult {
  const place = findPlace(slug)
  if (!place) return refuse('place-unknown', 'We have no guide to that place yet, so there is nothing to plan with.', 'slug')
  if (wishes.startsOn && wishes.startsOn < today) {
    return refuse('day-in-the-past', 'That first day is over. Choose today or a later one.', 'startsOn')
  }
  return composePlan(place, wishes)
}
