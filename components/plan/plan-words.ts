import { addDays, formatDay, formatDuration } from '@/lib/travel/dates'
import { rangeWords } from '@/lib/travel/plan/cost-words'
import { dayTimes, walkingKm } from '@/lib/travel/plan/day-times'
import { listWords } from '@/lib/travel/plan/destination-reason'
import type { PlanStop, SpendingLevel } from '@/lib/travel/plan/plan-place'
import type { Pace, PlanDay, TripPlan } from '@/lib/travel/plan/trip-plan'
import type { Way } from '@/lib/travel/plan/ways'
import { formatClock, type TimeFormat } from '@/lib/travel/time-format'

export const PACE_WORDS: Record<Pace, string> = { calm: 'Calm', usual: 'Usual', full: 'Full days' }

export const LEVEL_WORDS: Record<SpendingLevel, string> = { careful: 'Careful', usual: 'Usual', generous: 'Generous' }

/** "3 days in Lisbon". */
export function planTitle({ days, destination }: TripPlan): string {
  return `${days.length === 1 ? 'One day' : `${days.length} days`} in ${destination.name}`
}

/** "Fri 27 Nov – Sun 29 Nov"; null while no first day is chosen. */
export function planDates({ startsOn, days }: TripPlan): string | null {
  if (!startsOn) return null
  return days.length === 1 ? formatDay(startsOn) : `${formatDay(startsOn)} – ${formatDay(addDays(startsOn, days.length - 1))}`
}

/** "For food and history, with children", or "For everything". */
export function tasteWords({ likings, withChildren }: TripPlan): string {
  const words = likings.length > 0 ? `For ${listWords(likings)}` : 'For everything'
  return withChildren ? `${words}, with children` : words
}

/** "Day 2 · Sat 28 Nov". */
export function dayLabel({ startsOn }: TripPlan, dayIndex: number): string {
  return startsOn ? `Day ${dayIndex + 1} · ${formatDay(addDays(startsOn, dayIndex))}` : `Day ${dayIndex + 1}`
}

/** "5 stops · 2 km on foot · until 15:40". */
export function dayFacts({ stops }: PlanDay, timeFormat: TimeFormat): string {
  const until = dayTimes(stops).at(-1)?.leavesAt
  if (until === undefined) return 'Nothing planned yet'
  const km = walkingKm(stops)
  const facts = [stops.length === 1 ? '1 stop' : `${stops.length} stops`, ...(km > 0 ? [`${km} km on foot`] : [])]
  return [...facts, `until ${formatClock(until, timeFormat)}`].join(' · ')
}

/** "1 h 30", "indoors", "for children too", "€5–8". */
export function stopFacts({ minutesThere, isIndoor, isForChildren, cost }: Omit<PlanStop, 'id'>, currency: string): string[] {
  return [
    formatDuration(minutesThere),
    isIndoor ? 'indoors' : 'outdoors',
    ...(isForChildren ? ['for children too'] : []),
    rangeWords(cost, currency),
  ]
}

/** "10 min on foot, 0.7 km"; what runs there is not known, so a ride is told as about that long. */
export function wayWords({ by, minutes, km }: Way): string {
  return by === 'walk' ? `${formatDuration(minutes)} on foot, ${km} km` : `About ${formatDuration(minutes)} by transport, ${km} km`
}
