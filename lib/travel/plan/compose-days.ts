import { daysInTown } from './days-in-town'
import { makeDay } from './make-day'
import type { PlanPlace, PlanSight } from './plan-place-schema'
import { isFullDay, type RankedSight, rankSights, type Taste } from './rank-sights'
import type { PlanDay } from './trip-plan'
import { toStop } from './trip-plan'

// In every fourth day one leaves for somewhere that takes all of it.
const DAYS_PER_OUTING = 4
// A day may hold so much more than an even share, for its ways and to keep near things together: less where days would stay free.
const EVEN_SHARES = [1.5, 1.25, 1]

/** So many days from these sights, near things on one day; when the sights run out, the last days stay free. */
export function composeDays(place: Pick<PlanPlace, 'sights' | 'centre'>, taste: Taste, count: number): PlanDay[] {
  const ranked = rankSights(place.sights, taste)
  const outings = ranked.filter(({ sight }) => isFullDay(sight, place.centre, taste)).map(({ sight }) => sight)
  const near = ranked.filter(({ sight }) => !outings.includes(sight))
  const wanted = Math.min(outings.length, Math.floor(count / DAYS_PER_OUTING))
  const inTown = spread(near, taste, count - wanted, count - outings.length)
  // Days that the town cannot fill go to further outings.
  const away = outings.slice(0, count - inTown.length).map((sight) => [sight])
  const middle = Math.ceil(inTown.length / 2)
  const days = [...inTown.slice(0, middle), ...away, ...inTown.slice(middle)]
  return Array.from({ length: count }, (_, index) => makeDay((days[index] ?? []).map(toStop)))
}

/** At most `most` days, and at least `least` where the sights reach so far. */
function spread(near: RankedSight[], taste: Taste, most: number, least: number): PlanSight[][] {
  let days: PlanSight[][] = []
  for (const share of EVEN_SHARES) {
    days = daysInTown(near, taste, most, share)
    if (days.length >= least) break
  }
  return days
}
