import { type Coordinates, greatCircleKm } from '../places/great-circle'
import { PACE_LIMITS } from './plan-limits'
import type { PlanSight } from './plan-place-schema'
import type { TripPlan } from './trip-plan'

/** A sight with what it is worth to this traveller and its place in the ranking. */
export type RankedSight = { sight: PlanSight; points: number; rank: number }

export type Taste = Pick<TripPlan, 'likings' | 'avoids' | 'withChildren' | 'isShortOfWalks' | 'pace'>

const FULL_DAY_MINUTES = 300
const FAR_MINUTES = 180
const FAR_KM = 15

/** Those that suit the likings, and the children where some come along, before the others; equals stay in the order of the place. */
export function rankSights(sights: PlanSight[], taste: Taste): RankedSight[] {
  const ranked = sights.map((sight) => ({ sight, points: pointsOf(sight, taste) }))
  return ranked.toSorted((one, other) => other.points - one.points).map((one, rank) => ({ ...one, rank }))
}

/** Whether it takes a day to itself: long, longer than the pace holds, or half a day far from the centre. */
export function isFullDay({ minutesThere, point }: PlanSight, centre: Coordinates, { pace }: Pick<Taste, 'pace'>): boolean {
  if (minutesThere >= Math.min(FULL_DAY_MINUTES, PACE_LIMITS[pace].minutes)) return true
  return minutesThere >= FAR_MINUTES && greatCircleKm(point, centre) > FAR_KM
}

/** What is avoided counts for less than anything else could add. */
const AVOIDED_POINTS = -20

/** One for each liking that it suits; with children what they like counts for more than any liking. */
function pointsOf({ likings, isForChildren }: PlanSight, taste: Taste): number {
  const matches = taste.likings.filter((liking) => likings.includes(liking)).length
  const isAvoided = taste.avoids?.some((avoided) => likings.includes(avoided))
  return matches + (isAvoided ? AVOIDED_POINTS : 0) + (taste.withChildren && isForChildren ? 4 : 0)
}
