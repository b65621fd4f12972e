import { greatCircleKm } from '../places/great-circle'
import { dayMinutes } from './day-times'
import { PACE_LIMITS } from './plan-limits'
import type { PlanSight } from './plan-place-schema'
import type { RankedSight, Taste } from './rank-sights'
import { regroupDays } from './regroup-days'
import { bestPlaceFor, walkingOrder } from './ways'

const CLOSE_KM = 5
const NEAR_KM = 8
const FURTHEST_KM = 25
// Of these ways where somebody can't walk far.
const CLOSER = 0.4
const SHORT_SHARE = 0.6
const HALF_DAY_MINUTES = 240
// How much further one goes for one liking more, and for one place in the ranking.
const KM_PER_POINT = 0.8
const KM_PER_RANK = 0.05

/**
 * First days of near things; then what is left goes into days that have room, from further away where they are short. A day is filled
 * up to `share` of what it would have if all sights were used. Fewer days than `count` when the sights run out.
 */
export function daysInTown(near: RankedSight[], taste: Taste, count: number, share: number): PlanSight[][] {
  const pace = PACE_LIMITS[taste.pace]
  const reach = taste.isShortOfWalks ? CLOSER : 1
  const even = Math.min(pace.minutes, Math.max(HALF_DAY_MINUTES, share * evenMinutes(near, count)))
  const days: PlanSight[][] = []
  const unused = () => near.filter(({ sight }) => !days.some((day) => day.includes(sight)))
  while (days.length < count) {
    const [first, ...others] = unused()
    if (!first) break
    days.push(fillDay([first.sight], others, { ...pace, minutes: even, km: reach * CLOSE_KM }))
  }
  for (const [index, day] of days.entries()) {
    const isShort = dayMinutes(day) < SHORT_SHARE * even
    days[index] = fillDay(day, unused(), { ...pace, km: reach * (isShort ? FURTHEST_KM : NEAR_KM) })
  }
  return regroupDays(days, pace)
}

/** Minutes at sights that each day would have if all were used. */
function evenMinutes(near: RankedSight[], count: number): number {
  return near.reduce((sum, { sight }) => sum + sight.minutesThere, 0) / Math.max(1, count)
}

type Limits = { minutes: number; stops: number; km: number }

/** The stops of a day and what lies around them, in walking order. */
function fillDay(stops: PlanSight[], others: RankedSight[], limits: Limits): PlanSight[] {
  let day = stops
  let open = others
  while (day.length < limits.stops) {
    const next = nearestLiked(day, open, limits)
    if (!next) break
    day = withStop(day, next.sight)
    open = open.filter((other) => other !== next)
  }
  return walkingOrder(day)
}

function nearestLiked(day: PlanSight[], open: RankedSight[], limits: Limits): RankedSight | null {
  const reachable = open
    .map((one) => ({ one, km: Math.min(...day.map(({ point }) => greatCircleKm(point, one.sight.point))) }))
    .filter(({ one, km }) => km <= limits.km && dayMinutes(withStop(day, one.sight)) <= limits.minutes)
  const pull = ({ one, km }: (typeof reachable)[number]) => km - KM_PER_POINT * one.points + KM_PER_RANK * one.rank
  return reachable.toSorted((a, b) => pull(a) - pull(b))[0]?.one ?? null
}

function withStop(day: PlanSight[], sight: PlanSight): PlanSight[] {
  return day.toSpliced(bestPlaceFor(sight, day), 0, sight)
}
