import * as texts from '@/lib/texts/plan'
import { addDays, formatDay, formatDays, formatDuration, type PlainDate } from '@/lib/travel/dates'
import { rangeWords } from '@/lib/travel/plan/cost-words'
import { dayTimes, walkingKm } from '@/lib/travel/plan/day-times'
import { listWords } from '@/lib/travel/plan/destination-reason'
import type { Pace, SpendingLevel } from '@/lib/travel/plan/plan-limits'
import type { PlanStop } from '@/lib/travel/plan/plan-place-schema'
import type { PlanDay, TripPlan } from '@/lib/travel/plan/trip-plan'
import type { Way } from '@/lib/travel/plan/ways'
import { formatClock, type TimeFormat } from '@/lib/travel/time-format'

export const PACE_WORDS: Record<Pace, string> = { calm: texts.calm, usual: texts.usual, full: texts.fullDays }

export const LEVEL_WORDS: Record<SpendingLevel, string> = { careful: texts.careful, usual: texts.usual, generous: texts.generous }

/** "3 days in Lisbon". */
export function planTitle({ days, destination }: TripPlan): string {
  return texts.daysIn(days.length, destination.name)
}

/** "Fri 27 Nov – Sun 29 Nov", with the year where it is not that of `today`; null while no first day is chosen. */
export function planDates({ startsOn, days }: TripPlan, today: PlainDate): string | null {
  if (!startsOn) return null
  return formatDays(days.length === 1 ? [startsOn] : [startsOn, addDays(startsOn, days.length - 1)], today)
}

/** "For food and history, with children", or "For everything". */
export function tasteWords({ likings, withChildren }: TripPlan): string {
  const words = likings.length > 0 ? texts.forLikings(listWords(likings)) : texts.forEverything
  return withChildren ? texts.withChildren(words) : words
}

/** "Day 2 · Sat 28 Nov". */
export function dayLabel({ startsOn }: TripPlan, dayIndex: number): string {
  return startsOn ? texts.dayOnDate(dayIndex + 1, formatDay(addDays(startsOn, dayIndex))) : texts.day(dayIndex + 1)
}

/** "5 stops · 2 km on foot · until 15:40". */
export function dayFacts({ stops, startsAt }: PlanDay, timeFormat: TimeFormat): string {
  const until = dayTimes(stops, startsAt).at(-1)?.leavesAt
  if (until === undefined) return texts.nothingPlannedYet
  const km = walkingKm(stops)
  const facts = [texts.stops(stops.length), ...(km > 0 ? [texts.kmOnFoot(km)] : [])]
  return [...facts, texts.until(formatClock(until, timeFormat))].join(' · ')
}

/** "1 h 30", "indoors", "for children too", "€5–8". */
export function stopFacts({ minutesThere, isIndoor, isForChildren, cost }: Omit<PlanStop, 'id'>, currency: string): string[] {
  return [
    formatDuration(minutesThere),
    isIndoor ? texts.indoors : texts.outdoors,
    ...(isForChildren ? [texts.forChildrenToo] : []),
    rangeWords(cost, currency),
  ]
}

/** "10 min on foot, 0.7 km"; what runs there is not known, so a ride is told as about that long. */
export function wayWords({ by, minutes, km }: Way): string {
  return by === 'walk' ? texts.walk(formatDuration(minutes), km) : texts.ride(formatDuration(minutes), km)
}
