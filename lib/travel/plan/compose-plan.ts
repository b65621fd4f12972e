import { refuse } from '../refusal'
import { composeDays } from './compose-days'
import { MOST_PLAN_DAYS } from './plan-limits'
import type { PlanPlace } from './plan-place-schema'
import type { PlanResult, PlanWishes } from './trip-plan'

/** A plan for so many days: what suits the likings first, near things on one day, a full-day outing alone on its day. */
export function composePlan(
  place: PlanPlace,
  { days, startsOn, pace, likings, avoids, withChildren, isShortOfWalks }: PlanWishes,
): PlanResult {
  if (!Number.isInteger(days) || days < 1 || days > MOST_PLAN_DAYS) {
    return refuse('days-out-of-range', `A plan has between 1 and ${MOST_PLAN_DAYS} days.`, 'days')
  }
  if (place.sights.length === 0) return refuse('nothing-known', `We don’t know any sights in ${place.name} yet, so we can’t plan there.`)
  const taste = {
    pace,
    likings,
    ...(avoids && avoids.length > 0 ? { avoids } : {}),
    withChildren,
    ...(isShortOfWalks ? { isShortOfWalks } : {}),
  }
  return {
    plan: {
      destination: { slug: place.slug, name: place.name },
      currency: place.currency,
      startsOn,
      ...taste,
      days: composeDays(place, taste, days),
    },
  }
}
