import { refuse } from '../refusal'
import { lengthenPlan, noteDay, shortenPlan, startDays, swapDays } from './change-days'
import { addStop, dropStop, findStop, moveStop, reorderStop, withStops } from './change-stops'
import { composePlan } from './compose-plan'
import { dayMinutes } from './day-times'
import type { PlanChange, PlanCommand } from './plan-commands-schema'
import { PACE_LIMITS } from './plan-limits'
import type { PlanPlace, PlanStop } from './plan-place-schema'
import { rankSights } from './rank-sights'
import { swapStop } from './swap-stop'
import type { PlanResult, TripPlan } from './trip-plan'
import { bestPlaceFor } from './ways'

export type { PlanChange, PlanCommand } from './plan-commands-schema'

// A record, so that one that is missing does not compile.
const PLAN_COMMANDS: Readonly<Record<PlanCommand['type'], true>> = {
  'set-plan': true,
  'change-plan': true,
  'reorder-stop': true,
  'move-stop': true,
  'swap-stop': true,
  'drop-stop': true,
  'add-stop': true,
  'lengthen-plan': true,
  'shorten-plan': true,
  'swap-days': true,
  'start-days': true,
  'note-day': true,
}

export function isPlanCommand<Command extends { type: string }>(
  command: Command,
): command is Extract<Command, { type: PlanCommand['type'] }> {
  return Object.hasOwn(PLAN_COMMANDS, command.type)
}

/**
 * Pure: the plan after the command, or why it does not hold now. `place` is what was looked up for the command's or the plan's own
 * place; null when nobody knows it any more, and then what needs no sights still holds.
 */
export function applyPlanCommand(plan: TripPlan | null, command: PlanCommand, place: PlanPlace | null): PlanResult {
  if (command.type === 'set-plan') return placeNamed(command.placeSlug, place, (known) => composePlan(known, command.wishes))
  if (!plan) return refuse('no-plan', 'There’s no plan yet. Tell me where you’re going and for how many days.')
  const fromPlace = (change: (known: PlanPlace) => PlanResult) => placeNamed(plan.destination.slug, place, change)
  switch (command.type) {
    case 'change-plan':
      return isTasteIn(command.change) ? fromPlace((known) => composeAgain(plan, known, command.change)) : startOn(plan, command.change)
    case 'reorder-stop':
      return reorderStop(plan, command.stopId, command.toIndex)
    case 'move-stop':
      return moveStop(plan, command.stopId, command.toDayIndex, command.toIndex)
    case 'swap-stop':
      return fromPlace((known) => swapStop(plan, known, command.stopId, command))
    case 'drop-stop':
      return dropStop(plan, command.stopId)
    case 'add-stop':
      return fromPlace((known) => addStop(plan, known, command.sightId, command.dayIndex, command.toIndex))
    case 'lengthen-plan':
      return fromPlace((known) => lengthenPlan(plan, known))
    case 'shorten-plan':
      return shortenPlan(plan, command.dayIndex)
    case 'swap-days':
      return swapDays(plan, command.dayIndex, command.withDayIndex)
    case 'start-days':
      return startDays(plan, command.startsAt, command.dayIndex)
    case 'note-day':
      return noteDay(plan, command.dayIndex, command.note)
  }
}

function placeNamed(slug: string, place: PlanPlace | null, change: (known: PlanPlace) => PlanResult): PlanResult {
  if (place?.slug === slug) return change(place)
  return refuse(
    'place-unknown',
    'We don’t have a guide to that place, so there’s nothing to choose from. Nothing was changed.',
    'placeSlug',
  )
}

function isTasteIn({ pace, likings, avoids, withChildren, isShortOfWalks }: PlanChange): boolean {
  return [pace, likings, avoids, withChildren, isShortOfWalks].some((one) => one !== undefined)
}

/** Another first day moves the plan as it stands. */
function startOn(plan: TripPlan, { startsOn = plan.startsOn }: PlanChange): PlanResult {
  return { plan: { ...plan, startsOn } }
}

/** Another pace or taste makes the days anew, under the notes and hours that they have; what was put in or taken out by hand stays so. */
function composeAgain(plan: TripPlan, place: PlanPlace, change: PlanChange): PlanResult {
  const { startsOn = plan.startsOn, pace = plan.pace, likings = plan.likings, withChildren = plan.withChildren } = change
  const { avoids = plan.avoids, isShortOfWalks = plan.isShortOfWalks } = change
  const { chosen = [], removed = [] } = plan
  const sights = place.sights.filter(({ id }) => !chosen.includes(id) && !removed.includes(id))
  const open = sights.length > 0 ? { ...place, sights } : place
  const composed = composePlan(open, { days: plan.days.length, startsOn, pace, likings, avoids, withChildren, isShortOfWalks })
  if ('refusal' in composed) return composed
  const days = composed.plan.days.map((day, index) => {
    const { note = '', startsAt } = plan.days[index] ?? {}
    return { ...day, note, ...(startsAt === undefined ? {} : { startsAt }) }
  })
  const edits = { ...(chosen.length > 0 ? { chosen } : {}), ...(removed.length > 0 ? { removed } : {}) }
  return { plan: withChosen({ ...composed.plan, ...edits, days }, plan, place) }
}

/** Each stop that was put in by hand on the day it had, for the one there that suits the traveller least where the day is full. */
function withChosen(composed: TripPlan, before: TripPlan, place: PlanPlace): TripPlan {
  const { chosen = [], pace } = composed
  const ranks = new Map(rankSights(place.sights, composed).map(({ sight, rank }) => [sight.id, rank]))
  const rankOf = ({ id }: PlanStop) => ranks.get(id) ?? ranks.size
  return chosen.reduce((plan, id) => {
    const found = findStop(before, id)
    if (!found) return plan
    const { stop, dayIndex } = found
    const stops = plan.days[dayIndex]?.stops ?? []
    const isFull = stops.length >= PACE_LIMITS[pace].stops || dayMinutes([...stops, stop]) > PACE_LIMITS[pace].minutes
    const spare = isFull
      ? stops.filter((one) => !chosen.includes(one.id)).toSorted((one, other) => rankOf(other) - rankOf(one))[0]
      : undefined
    const left = stops.filter((one) => one !== spare)
    const put = withStops(plan, dayIndex, left.toSpliced(bestPlaceFor(stop, left), 0, stop))
    return 'plan' in put ? put.plan : plan
  }, composed)
}
