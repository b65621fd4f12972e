import type { Places } from '../../ports/places'
import { addDays, daysBetween, type PlainDate } from '../../travel/dates'
import type { DestinationGuide } from '../../travel/places/destination-guide'
import type { PlanCommand } from '../../travel/plan/plan-commands'
import { MOST_PLAN_DAYS } from '../../travel/plan/plan-limits'
import type { PlanPlace } from '../../travel/plan/plan-place-schema'
import type { PlanWishes, TripPlan } from '../../travel/plan/trip-plan'
import type { Refusal } from '../../travel/refusal'
import type { Trip } from '../../travel/trip/trip'
import { walksLittle } from '../../travel/trip/trip-memory'
import type { TripCaller, TripDeps } from '../trips/issue-trip-command'
import { keepWishes } from '../trips/keep-wishes'
import { loadLiveTrip } from '../trips/load-live-trip'
import { findGuidePlace, nameOfDestination, type UnknownPlace } from './find-guide-place'
import { issuePlanCommands } from './issue-plan-commands'

/** What was said of a plan; whatever is left out comes from the plan that stands, from the flights, or has its usual value. */
export type PlanRequest = { destination?: string | undefined } & { [Name in keyof PlanWishes]?: PlanWishes[Name] | undefined }

export type PlanAnswer =
  | { status: 'planned'; plan: TripPlan }
  | { status: 'missing'; missing: 'destination' }
  | UnknownPlace
  | { status: 'refused'; refusal: Refusal }

const USUAL_DAYS = 3

/** A plan for a place, or the one that stands changed to what was said: what the traveller put into it stays. What is liked is kept with the trip. */
export async function planTrip(request: PlanRequest, caller: TripCaller, deps: TripDeps & { places: Places }): Promise<PlanAnswer> {
  const found = (await loadLiveTrip(caller.threadId, caller.userId, deps))?.trip
  const trip = found && (await keepWishes({ likes: request.likings }, found, caller, deps))
  const said = request.destination ?? trip?.plan?.destination.slug ?? nameOfDestination(trip)
  if (!trip || said === undefined) return { status: 'missing', missing: 'destination' }
  const place = findGuidePlace(said, deps)
  if ('status' in place) return place
  const commands =
    trip.plan?.destination.slug === place.slug ? changesOf(trip.plan, request, trip) : [newPlan(place, request, trip, deps.guide)]
  return issuePlanCommands(commands, caller, deps)
}

function newPlan(place: PlanPlace, request: PlanRequest, trip: Trip, guide: DestinationGuide): PlanCommand {
  const there = daysThere(trip, guide.airportsOf(place.slug), place)
  const { days = there?.days ?? USUAL_DAYS, startsOn = there?.startsOn ?? null, avoids } = request
  const { likes, needs } = trip.memory
  const isShortOfWalks = walksLittle(needs)
  const { likings = likes, pace = isShortOfWalks ? 'calm' : 'usual' } = request
  const { withChildren = trip.wishes.travellers.children > 0 || needs.includes('small-children') } = request
  const taste = { pace, likings, ...(avoids ? { avoids } : {}), withChildren, ...(isShortOfWalks ? { isShortOfWalks } : {}) }
  return { type: 'set-plan', placeSlug: place.slug, wishes: { days, startsOn, ...taste } }
}

/** From the day of arrival to the day of the flight back, as far as the flights there are known. */
function daysThere(trip: Trip, airports: string[], place: PlanPlace): { startsOn: PlainDate; days: number | undefined } | null {
  const { destination, departureOn, returnOn } = trip.wishes
  const isThere = destination && (airports.includes(destination.iataCode) || nameOfDestination(trip) === place.name)
  if (!isThere || !departureOn) return null
  const startsOn = trip.picks[0]?.offer.arrivesAt.slice(0, 10) ?? departureOn
  return { startsOn, days: returnOn ? Math.min(MOST_PLAN_DAYS, Math.max(1, daysBetween(startsOn, addDays(returnOn, 1)))) : undefined }
}

/** Another length adds or takes days at the end; another taste makes the days anew. */
function changesOf(
  plan: TripPlan,
  { days = plan.days.length, startsOn, pace, likings, avoids, withChildren }: PlanRequest,
  { memory }: Trip,
): PlanCommand[] {
  const isShortOfWalks = walksLittle(memory.needs)
  const walks = isShortOfWalks === (plan.isShortOfWalks ?? false) ? {} : { isShortOfWalks }
  const change = Object.fromEntries(
    Object.entries({ startsOn, pace, likings, avoids, withChildren, ...walks }).filter(([, value]) => value !== undefined),
  )
  const longer = days - plan.days.length
  return [
    ...Array.from({ length: Math.abs(longer) }, (): PlanCommand => ({ type: longer > 0 ? 'lengthen-plan' : 'shorten-plan' })),
    ...(Object.keys(change).length > 0 ? [{ type: 'change-plan' as const, change }] : []),
  ]
}
