import { refuse } from '../refusal'
import { clock, dayEnds } from './day-times'
import { makeDay } from './make-day'
import { MOST_EDITS, MOST_STOPS } from './plan-limits'
import type { PlanPlace, PlanStop } from './plan-place-schema'
import { type PlanResult, stopIds, type TripPlan, toStop } from './trip-plan'
import { bestPlaceFor } from './ways'

/** A day ends before this minute. */
export const LATEST_END = 22 * 60

/** Another place in the order of its own day; `toIndex` counts from 0. */
export function reorderStop(plan: TripPlan, stopId: string, toIndex: number): PlanResult {
  const found = findStop(plan, stopId)
  if (!found) return noSuchStop()
  const { stop, dayIndex, stops, index } = found
  if (!isIndexOf(toIndex, stops.length)) return noSuchPosition()
  return withStops(plan, dayIndex, stops.toSpliced(index, 1).toSpliced(toIndex, 0, stop))
}

/** To another day, at `toIndex` or where it costs the shortest way. */
export function moveStop(plan: TripPlan, stopId: string, toDayIndex: number, toIndex?: number): PlanResult {
  const found = findStop(plan, stopId)
  if (!found) return noSuchStop()
  if (found.dayIndex === toDayIndex) return refuse('same-day', `${found.stop.name} is already on day ${toDayIndex + 1}.`)
  return putStop(without(plan, found), found.stop, toDayIndex, toIndex)
}

export function dropStop(plan: TripPlan, stopId: string): PlanResult {
  const found = findStop(plan, stopId)
  return found ? { plan: withEdit(without(plan, found), { removed: stopId }) } : noSuchStop()
}

/** One of the place's sights that is not in the plan yet, at `toIndex` or where it costs the shortest way. */
export function addStop(plan: TripPlan, place: PlanPlace, sightId: string, dayIndex: number, toIndex?: number): PlanResult {
  const sight = place.sights.find(({ id }) => id === sightId)
  if (!sight) return refuse('sight-unknown', `We don’t know that sight in ${place.name}.`)
  const usedOn = plan.days.findIndex(({ stops }) => stops.some(({ id }) => id === sightId))
  if (usedOn >= 0) return refuse('sight-used', `${sight.name} is already in the plan, on day ${usedOn + 1}.`)
  const put = putStop(plan, toStop(sight), dayIndex, toIndex)
  return 'plan' in put ? { plan: withEdit(put.plan, { chosen: sightId }) } : put
}

export type FoundStop = { stop: PlanStop; dayIndex: number; stops: PlanStop[]; index: number }

/** Where a stop stands; null when it is not in the plan. */
export function findStop(plan: TripPlan, stopId: string): FoundStop | null {
  for (const [dayIndex, { stops }] of plan.days.entries()) {
    const index = stops.findIndex(({ id }) => id === stopId)
    const stop = stops[index]
    if (stop) return { stop, dayIndex, stops, index }
  }
  return null
}

/** The plan with other stops on one day; refused when they would keep the traveller later than 22:00, and later than before. */
export function withStops(plan: TripPlan, dayIndex: number, stops: PlanStop[]): PlanResult {
  const before = plan.days[dayIndex]
  if (!before) return noSuchDay(plan)
  const tooMany = stops.length > MOST_STOPS && stops.length > before.stops.length
  if (tooMany)
    return refuse('day-full', `Day ${dayIndex + 1} already has ${before.stops.length} stops. Remove one first, or choose another day.`)
  const ends = dayEnds(stops, before.startsAt)
  if (ends > LATEST_END && ends > dayEnds(before.stops, before.startsAt)) {
    return refuse('day-full', `Day ${dayIndex + 1} would last until ${clock(ends)}. Remove something first, or choose another day.`)
  }
  return { plan: { ...plan, days: plan.days.with(dayIndex, makeDay(stops, before)) } }
}

/** The plan with what was put in and taken out by hand; what is put back where it was taken out is as if nobody had touched it. */
export function withEdit(
  { chosen: before = [], removed: goneBefore = [], ...plan }: TripPlan,
  { chosen, removed }: { chosen?: string; removed?: string },
): TripPlan {
  const isBack = chosen !== undefined && goneBefore.includes(chosen)
  const isTakenBack = isBack && removed !== undefined && before.includes(removed)
  const kept = [...before.filter((id) => id !== removed), ...(chosen === undefined || isBack ? [] : [chosen])]
  const gone = [...goneBefore.filter((id) => id !== chosen), ...(removed === undefined || isTakenBack ? [] : [removed])]
  return {
    ...plan,
    ...(kept.length > 0 ? { chosen: kept.slice(-MOST_EDITS) } : {}),
    ...(gone.length > 0 ? { removed: gone.slice(-MOST_EDITS) } : {}),
  }
}

/** Sights to choose from where none is named: neither in the plan nor taken out of it by hand. */
export function openSights(plan: TripPlan, place: PlanPlace): PlanPlace['sights'] {
  return unusedSights(plan, place).filter(({ id }) => !plan.removed?.includes(id))
}

/** Sights that are not in the plan, in the order of the place. */
export function unusedSights(plan: TripPlan, place: PlanPlace): PlanPlace['sights'] {
  const used = new Set(stopIds(plan))
  return place.sights.filter(({ id }) => !used.has(id))
}

export function noSuchStop() {
  return refuse('no-such-stop', 'That stop is no longer in the plan. Nothing was changed.')
}

export function noSuchDay(plan: TripPlan) {
  return refuse('no-such-day', `This plan has ${plan.days.length === 1 ? 'one day' : `${plan.days.length} days`}.`, 'dayIndex')
}

function noSuchPosition() {
  return refuse('no-such-position', 'That day has no stop in that position. Nothing was changed.', 'toIndex')
}

function putStop(plan: TripPlan, stop: PlanStop, dayIndex: number, toIndex?: number): PlanResult {
  const day = plan.days[dayIndex]
  if (!day) return noSuchDay(plan)
  const index = toIndex ?? bestPlaceFor(stop, day.stops)
  if (!isIndexOf(index, day.stops.length + 1)) return noSuchPosition()
  return withStops(plan, dayIndex, day.stops.toSpliced(index, 0, stop))
}

function without(plan: TripPlan, { dayIndex, stops, index }: FoundStop): TripPlan {
  return { ...plan, days: plan.days.with(dayIndex, makeDay(stops.toSpliced(index, 1), plan.days[dayIndex])) }
}

function isIndexOf(index: number, length: number): boolean {
  return Number.isInteger(index) && index >= 0 && index < length
}
