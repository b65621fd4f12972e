import type { Places } from '../../ports/places'
import type { Place } from '../../travel/places/place'
import type { PlanPlace } from '../../travel/plan/plan-place-schema'
import type { TripPlan } from '../../travel/plan/trip-plan'
import type { TripCaller, TripDeps } from '../trips/issue-trip-command'
import { loadLiveTrip } from '../trips/load-live-trip'
import { airportOf } from './find-fares'

/**
 * The plan of a thread, what its place's page knows today, and where one flies to for it; `place` and `airport` are null when there is
 * no such page any more.
 */
export async function loadPlan(
  caller: Pick<TripCaller, 'threadId' | 'userId'>,
  deps: TripDeps & { places: Places },
): Promise<{ plan: TripPlan; place: PlanPlace | null; airport: Place | null } | null> {
  const plan = (await loadLiveTrip(caller.threadId, caller.userId, deps))?.trip.plan
  if (!plan) return null
  const { slug } = plan.destination
  return { plan, place: deps.guide.findPlace(slug), airport: airportOf(slug, deps.guide, deps.places) }
}
