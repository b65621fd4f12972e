import { plainText } from '../plain-text'
import { refuse } from '../refusal'
import { LATEST_END, noSuchDay, openSights } from './change-stops'
import { composeDays } from './compose-days'
import { clock, dayEnds, dayMinutes } from './day-times'
import { makeDay } from './make-day'
import { LONGEST_NOTE, MOST_PLAN_DAYS } from './plan-limits'
import type { PlanPlace, PlanStop } from './plan-place-schema'
import { rankSights } from './rank-sights'
import type { PlanResult, TripPlan } from './trip-plan'

/** One more day at the end, made of sights that are not in the plan yet; refused when there are none. */
export function lengthenPlan(plan: TripPlan, place: PlanPlace): PlanResult {
  if (plan.days.length >= MOST_PLAN_DAYS) return refuse('too-many-days', `A plan has at most ${MOST_PLAN_DAYS} days.`)
  const sights = openSights(plan, place)
  if (sights.length === 0) {
    return refuse('nothing-left', `Every sight we know in ${place.name} is already in the plan, so another day would be empty.`)
  }
  return { plan: { ...plan, days: [...plan.days, ...composeDays({ ...place, sights }, plan, 1)] } }
}

/** One day fewer: the last, or the one named. Its stops can be taken up again. */
export function shortenPlan(plan: TripPlan, dayIndex = plan.days.length - 1): PlanResult {
  if (!plan.days[dayIndex]) return noSuchDay(plan)
  if (plan.days.length === 1) return refuse('last-day', 'This is the plan’s only day. You can empty it, but not remove it.')
  return { plan: { ...plan, days: plan.days.toSpliced(dayIndex, 1) } }
}

/** What is seen on one day for what is seen on the other; notes and hours stay with their day. */
export function swapDays(plan: TripPlan, dayIndex: number, withDayIndex: number): PlanResult {
  const [one, other] = [plan.days[dayIndex], plan.days[withDayIndex]]
  if (!one || !other) return noSuchDay(plan)
  if (one === other) return refuse('same-day', 'That’s the same day. Nothing was changed.')
  const days = plan.days.with(dayIndex, makeDay(other.stops, one)).with(withDayIndex, makeDay(one.stops, other))
  return endsInTime({ ...plan, days }, plan)
}

/** When the first stop of all days, or of one, is reached (HH:mm). */
export function startDays(plan: TripPlan, startsAt: string, dayIndex?: number): PlanResult {
  if (dayIndex !== undefined && !plan.days[dayIndex]) return noSuchDay(plan)
  const days = plan.days.map((day, index) => (dayIndex === undefined || dayIndex === index ? { ...day, startsAt } : day))
  return endsInTime({ ...plan, days }, plan)
}

/** Refused where a day would end too late, and later than before. */
function endsInTime(plan: TripPlan, before: TripPlan): PlanResult {
  const endOf = ({ days }: TripPlan, index: number) => dayEnds(days[index]?.stops ?? [], days[index]?.startsAt)
  const late = plan.days.findIndex((_, index) => endOf(plan, index) > LATEST_END && endOf(plan, index) > endOf(before, index))
  if (late < 0) return { plan }
  return refuse('day-full', `Day ${late + 1} would last until ${clock(endOf(plan, late))}. Remove something first.`)
}

const LIGHTER_SHARE = 0.8

/** What a day can spare to be a fifth shorter: what suits the traveller least comes first, and one stop stays. */
export function stopsToSpare({ days, ...taste }: TripPlan, place: PlanPlace | null, dayIndex: number): PlanStop[] {
  const stops = days[dayIndex]?.stops ?? []
  const ranks = new Map(rankSights(place?.sights ?? [], taste).map(({ sight, rank }) => [sight.id, rank]))
  const rankOf = ({ id }: PlanStop) => ranks.get(id) ?? ranks.size
  const spared: PlanStop[] = []
  for (const stop of stops.toSorted((one, other) => rankOf(other) - rankOf(one)).slice(0, -1)) {
    const left = stops.filter((one) => !spared.includes(one))
    if (dayMinutes(left) <= dayMinutes(stops) * LIGHTER_SHARE) break
    spared.push(stop)
  }
  return spared
}

/** The traveller's own words for a day, as one line; empty takes them away. */
export function noteDay(plan: TripPlan, dayIndex: number, note: string): PlanResult {
  const day = plan.days[dayIndex]
  if (!day) return noSuchDay(plan)
  const words = plainText(note, note.length)
  if (words.length > LONGEST_NOTE) {
    return refuse('note-too-long', `A note can have ${LONGEST_NOTE} characters; this one has ${words.length}.`, 'note')
  }
  return { plan: { ...plan, days: plan.days.with(dayIndex, { ...day, note: words }) } }
}
