import { greatCircleKm } from '../places/great-circle'
import { refuse } from '../refusal'
import { type FoundStop, findStop, noSuchStop, openSights, unusedSights, withEdit, withStops } from './change-stops'
import type { PlanPlace, PlanSight } from './plan-place-schema'
import { isFullDay, type RankedSight, rankSights } from './rank-sights'
import type { SwapReason } from './swap-stop-schema'
import type { PlanResult, TripPlan } from './trip-plan'
import { toStop } from './trip-plan'

export type { SwapReason } from './swap-stop-schema'

// One liking more is worth so many kilometres; within a ride, what suits a liking comes first however near anything else is.
const KM_PER_POINT = 1.5
const RIDE_KM = 8

/** The best unused sight in the stop's place: what suits the reason and the likings, near the rest of its day. `sightId` names one instead. */
export function swapStop(
  plan: TripPlan,
  place: PlanPlace,
  stopId: string,
  { reason = 'other', sightId }: { reason?: SwapReason | undefined; sightId?: string | undefined } = {},
): PlanResult {
  const found = findStop(plan, stopId)
  if (!found) return noSuchStop()
  const unused = sightId === undefined ? openSights(plan, place) : unusedSights(plan, place)
  if (unused.length === 0) {
    return refuse('nothing-left', `Every sight we know in ${place.name} is already in the plan. You can remove ${found.stop.name} instead.`)
  }
  const open = unused.filter(sightId === undefined ? (sight) => suits(sight, reason) : ({ id }) => id === sightId)
  if (open.length === 0) return nothingSuits(reason, place, sightId)
  for (const sight of bestFirst(open, plan, place, found)) {
    const swapped = withStops(plan, found.dayIndex, found.stops.with(found.index, toStop(sight)))
    if ('plan' in swapped) return { plan: withEdit(swapped.plan, { removed: stopId, chosen: sight.id }) }
    if (sightId !== undefined) return swapped
  }
  return refuse('day-full', `Nothing else fits into day ${found.dayIndex + 1}. Remove something from it first.`)
}

function suits({ isIndoor, isForChildren }: PlanSight, reason: SwapReason): boolean {
  return reason === 'other' || (reason === 'rain' ? isIndoor : isForChildren)
}

/** What takes a whole day comes last where others stand on the same one. */
function bestFirst(open: PlanSight[], plan: TripPlan, place: PlanPlace, { stop, stops }: FoundStop): PlanSight[] {
  const beside = stops.filter((other) => other !== stop)
  const near = beside.length > 0 ? beside : [stop]
  const isCrowded = (sight: PlanSight) => beside.length > 0 && isFullDay(sight, place.centre, plan)
  const kmTo = (sight: PlanSight) => Math.min(...near.map(({ point }) => greatCircleKm(point, sight.point)))
  const isLiked = ({ sight, points }: RankedSight) =>
    points > 0 && sight.likings.some((liking) => plan.likings.includes(liking)) && kmTo(sight) <= RIDE_KM
  const cost = ({ sight, points }: RankedSight) => kmTo(sight) - KM_PER_POINT * points
  return rankSights(open, plan)
    .toSorted(
      (one, other) =>
        Number(isCrowded(one.sight)) - Number(isCrowded(other.sight)) ||
        Number(isLiked(other)) - Number(isLiked(one)) ||
        cost(one) - cost(other),
    )
    .map(({ sight }) => sight)
}

function nothingSuits(reason: SwapReason, place: PlanPlace, sightId: string | undefined) {
  if (sightId !== undefined) return refuse('sight-unknown', 'That sight is already in the plan, or we don’t know it. Nothing was changed.')
  const what = reason === 'rain' ? 'indoors' : 'that children like'
  return refuse('nothing-suits', `Everything ${what} that we know in ${place.name} is already in the plan, or you’ve taken it out.`)
}
