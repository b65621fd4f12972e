import * as texts from '@/lib/texts/plan'
import { daysBetween, formatDay, type LocalTime } from '@/lib/travel/dates'
import { clock, dayEnds, dayTimes } from '@/lib/travel/plan/day-times'
import type { TripPlan } from '@/lib/travel/plan/trip-plan'

/** Before a flight: the way to the airport, and being there two hours early. */
const MINUTES_BEFORE_FLIGHT = 180

/** Conflicts between flights and days, as sentences: a day that starts before landing, or continues until or after the flight back. */
export function flightHours(plan: TripPlan, landsAt: LocalTime | null, leavesAt: LocalTime | null): string[] {
  return [landsAt && landingWords(plan, landsAt), leavesAt && leavingWords(plan, leavesAt)].filter((words) => typeof words === 'string')
}

function landingWords(plan: TripPlan, landsAt: LocalTime): string | null {
  const day = dayOf(plan, landsAt)
  const [first] = dayTimes(day?.stops ?? [], day?.startsAt)
  const time = landsAt.slice(11)
  if (!day || !first || first.arrivesAt >= time) return null
  return texts.landsAfterFirstStop(time, day.number, first.arrivesAt)
}

function leavingWords(plan: TripPlan, leavesAt: LocalTime): string | null {
  const [date, time] = [leavesAt.slice(0, 10), leavesAt.slice(11)]
  const last = plan.startsOn && daysBetween(plan.startsOn, date)
  if (typeof last === 'number' && last >= 0 && last < plan.days.length - 1) {
    return texts.fliesBackBeforeLastDay(formatDay(date), last + 1, plan.days.length)
  }
  const day = dayOf(plan, leavesAt)
  if (!day || day.stops.length === 0) return null
  const ends = dayEnds(day.stops, day.startsAt)
  if (ends + MINUTES_BEFORE_FLIGHT <= Number(time.slice(0, 2)) * 60 + Number(time.slice(3))) return null
  return texts.dayEndsTooLate(day.number, clock(ends), time)
}

function dayOf({ startsOn, days }: TripPlan, at: LocalTime): ({ number: number } & TripPlan['days'][number]) | null {
  const index = startsOn === null ? -1 : daysBetween(startsOn, at.slice(0, 10))
  const day = days[index]
  return day ? { ...day, number: index + 1 } : null
}
