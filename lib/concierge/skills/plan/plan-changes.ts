import type { PlainDate } from '@/lib/travel/dates'
import { daysBetween } from '@/lib/travel/dates'
import type { Liking } from '@/lib/travel/plan/liking'
import { resolveDay } from '../dates/resolve'
import { findNames } from './find-stop'
import type { PlanChange, PlanDayRef, StopRef } from './fold'
import { LIKED_KINDS } from './plan-wishes'
import type { ChangeInput, PlanInput, PlanningCall } from './planning-wish'
import type { StandingPlan } from './standing-plan'

type Target = Pick<ChangeInput, 'stop' | 'day' | 'position'>

/** Changes to the existing plan as tool calls; no call if the words match no stop or day. */
export function callsOfChanges(changes: readonly PlanChange[], plan: StandingPlan, start: Pick<PlanInput, 'startsOn'>): PlanningCall[] {
  return changes.flatMap((one) => callsOfChange(one, plan, start))
}

function callsOfChange(one: PlanChange, plan: StandingPlan, start: Pick<PlanInput, 'startsOn'>): PlanningCall[] {
  switch (one.change) {
    case 'drop':
      return one.stops.flatMap((stop) => {
        const avoided = kindAvoided(stop)
        if (avoided) return [{ tool: 'planTrip' as const, input: { avoids: [...new Set([...plan.avoids, avoided])] } }]
        return targetsOf(stop, plan, one.day).map((target) => change({ change: 'drop', ...target }))
      })
    case 'swap':
      return swapOf(one, plan)
    case 'move': {
      const toDay = dayOf(one.toDay, plan)
      return toDay === null ? [] : one.stops.flatMap((stop) => moveOf(stop, toDay, plan))
    }
    case 'swap-days': {
      const [day, toDay] = [dayOf(one.day, plan), dayOf(one.withDay, plan)]
      return day !== null && toDay !== null ? [change({ change: 'swap-days', day, toDay })] : []
    }
    case 'drop-day': {
      const day = dayOf(one.day, plan)
      return day === null ? [] : [change({ change: 'shorten', ...(day < plan.days ? { day } : {}) })]
    }
    case 'lighten': {
      const day = dayOf(one.day, plan)
      return day === null ? [] : [change({ change: 'lighten', day })]
    }
    case 'add':
      return one.stops.flatMap((stop) => ('said' in stop ? [change({ change: 'add', sight: stop.said, ...ofDay(one.day, plan) })] : []))
    case 'first':
    case 'last':
      return one.stops.flatMap((stop) => {
        const [target] = targetsOf(stop, plan, one.day)
        if (!target || ('said' in stop && !stop.names)) return []
        return [change({ change: 'reorder', ...target, toPosition: one.change === 'first' ? 1 : lengthOfDay(target, plan) })]
      })
    case 'longer':
    case 'shorter': {
      const isLonger = one.change === 'longer'
      if (one.by === 1) return [change({ change: isLonger ? 'lengthen' : 'shorten' })]
      const days = isLonger ? plan.days + one.by : plan.days - one.by
      return days < 1 ? [] : [{ tool: 'planTrip', input: { days } }]
    }
    case 'length':
      return [{ tool: 'planTrip', input: { days: one.days, ...start } }]
    case 'reason': {
      const day = ofDay(one.day, plan)
      // Children come along on every day: without a day, it's about the party.
      return one.reason === 'children' && day.day === undefined ? [] : [change({ change: 'swap', reason: one.reason, ...day })]
    }
    case 'hours':
      return [
        change({
          change: 'hours',
          startsAt: typeof one.startsAt === 'number' ? clockOf(one.startsAt) : one.startsAt,
          ...ofDay(one.day, plan),
        }),
      ]
    case 'note': {
      const day = dayOf(one.day, plan)
      return day === null ? [] : [change({ change: 'note', day, note: one.note })]
    }
  }
}

/** Another length, first day, pace or taste for the whole plan; empty if none is given. */
export function wholeChange(
  wish: Omit<PlanInput, 'destination' | 'days' | 'likings'>,
  { more, less, avoided }: { more: Liking[]; less: Liking[]; avoided: Liking[] },
  { likings: known, avoids: before }: StandingPlan,
): PlanInput {
  const likings = [...new Set([...known, ...more])].filter((liking) => !less.includes(liking) && !avoided.includes(liking))
  const avoids = [...new Set([...before, ...avoided])].filter((liking) => !more.includes(liking))
  return {
    ...wish,
    ...(likings.join() === known.join() ? {} : { likings }),
    ...(avoids.join() === before.join() ? {} : { avoids }),
  }
}

/** The day meant, counted from 1; null if the plan has no such day. */
export function dayOf(ref: PlanDayRef | undefined, { days, startsOn }: Pick<StandingPlan, 'days' | 'startsOn'>): number | null {
  if (!ref) return null
  if ('day' in ref) return ref.day < 0 ? days : ref.day
  if (!startsOn) return null
  const on = resolveDay(ref.on, { today: startsOn, earliest: startsOn, previous: null, spokenOf: null, order: 'day-first' })
  const index = on === null ? -1 : daysBetween(startsOn, on as PlainDate)
  return index >= 0 && index < days ? index + 1 : null
}

function ofDay(ref: PlanDayRef | undefined, plan: StandingPlan): { day?: number } {
  const day = dayOf(ref, plan)
  return day === null ? {} : { day }
}

/** The stops meant; a name that fits several or none leads to a question. */
function targetsOf(stop: StopRef, plan: StandingPlan, ref: PlanDayRef | undefined): Target[] {
  const day = dayOf(ref, plan)
  if ('it' in stop) {
    const [only, other] = plan.stops.flat().filter((name) => plan.told.stops.includes(name))
    return only && !other ? [{ stop: only }] : []
  }
  if ('place' in stop) {
    const count = day === null ? 0 : (plan.stops[day - 1]?.length ?? 0)
    return day === null ? [] : [{ day, position: stop.place < 0 ? count : stop.place }]
  }
  const names = stop.names ?? []
  const there = day === null ? [] : names.filter((name) => plan.stops[day - 1]?.includes(name))
  const found = there.length > 0 ? there : names
  if (stop.all && found.length > 0) return found.map((name) => ({ stop: name }))
  const [only, other] = found
  if (only && !other) return [{ stop: only }]
  return [{ stop: stop.said, ...(day !== null && there.length > 0 ? { day } : {}) }]
}

/** "No museums" where none is planned: none is to come. */
function kindAvoided(stop: StopRef): Liking | null {
  return 'said' in stop && stop.all && !stop.names ? (LIKED_KINDS[stop.said] ?? null) : null
}

function swapOf({ stop, day, sight, reason: said }: Extract<PlanChange, { change: 'swap' }>, plan: StandingPlan): PlanningCall[] {
  const targets = targetsOf(stop, plan, day)
  const reason = said ?? sight?.reason
  const wanted = sight && 'said' in sight ? { sight: sight.said } : {}
  return targets.map((target) => change({ change: 'swap', ...target, ...(reason ? { reason } : {}), ...wanted }))
}

/** Adds a stop that isn't in the plan. */
function moveOf(stop: StopRef, toDay: number, plan: StandingPlan): PlanningCall[] {
  if ('said' in stop && !stop.names) return [change({ change: 'add', sight: stop.said, day: toDay })]
  return targetsOf(stop, plan, undefined).map((target) => change({ change: 'move', ...target, toDay }))
}

function lengthOfDay({ stop, day }: Target, plan: StandingPlan): number {
  const own = plan.stops.find((stops) => stop !== undefined && findNames(stop, stops).length > 0) ?? plan.stops[(day ?? 1) - 1]
  return Math.max(1, own?.length ?? 1)
}

function change(input: ChangeInput): PlanningCall {
  return { tool: 'changePlan', input }
}

/** 540 is "09:00". */
export function clockOf(minutes: number): string {
  const two = (value: number) => String(value).padStart(2, '0')
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
}
