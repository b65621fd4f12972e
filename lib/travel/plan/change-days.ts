import { plainText } from '../plain-text'
import { refuse } from '../refusal'
import { noSuchDay, unusedSights } from './change-stops'
import { composeDays } from './compose-days'
import type { PlanPlace } from './plan-place'
import { LONGEST_NOTE, MOST_PLAN_DAYS, type PlanResult, type TripPlan } from './trip-plan'

/** One more day at the end, made of sights that are not in the plan yet; refused when there are none. */
export function lengthenPlan(plan: TripPlan, place: PlanPlace): PlanResult {
  if (plan.days.length >= MOST_PLAN_DAYS) return refuse('too-many-days', `A plan has at most ${MOST_PLAN_DAYS} days.`)
  const sights = unusedSights(plan, place)
  if (sights.length === 0) {
    return refuse('nothing-left', `Every sight we know in ${place.name} is in the plan already, so another day would be empty.`)
  }
  return { plan: { ...plan, days: [...plan.days, ...composeDays({ ...place, sights }, plan, 1)] } }
}

/** One day fewer: the last, or the one named. Its stops can be taken up again. */
export function shortenPlan(plan: TripPlan, dayIndex = plan.days.length - 1): PlanResult {
  if (!plan.days[dayIndex]) return noSuchDay(plan)
  if (plan.days.length === 1) return refuse('last-day', 'This is the only day of the plan. It can be emptied, but not taken out.')
  return { plan: { ...plan, days: plan.days.toSpliced(dayIndex, 1) } }
}

/** The traveller's own words for a day, as one line; empty takes them away. */
export function noteDay(plan: TripPlan, dayIndex: number, note: string): PlanResult {
  const day = plan.days[dayIndex]
  if (!day) return noSuchDay(plan)
  const words = plainText(note, note.length)
  if (words.length > LONGEST_NOTE) {
    return refuse('note-too-long', `A note holds ${LONGEST_NOTE} characters; this one has ${words.length}.`, 'note')
  }
  return { plan: { ...plan, days: plan.days.with(dayIndex, { ...day, note: words }) } }
}
