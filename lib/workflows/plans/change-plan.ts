import { foldWords } from '../../travel/fold-words'
import { stopsToSpare } from '../../travel/plan/change-days'
import { findStop, noSuchDay, unusedSights } from '../../travel/plan/change-stops'
import { clock, minutesOf } from '../../travel/plan/day-times'
import type { PlanCommand } from '../../travel/plan/plan-commands'
import { planCommandSchema } from '../../travel/plan/plan-commands-schema'
import type { PlanPlace, PlanStop } from '../../travel/plan/plan-place-schema'
import type { SwapReason } from '../../travel/plan/swap-stop'
import type { TripPlan } from '../../travel/plan/trip-plan'
import { type Refusal, refuse } from '../../travel/refusal'
import type { TripCaller, TripDeps } from '../trips/issue-trip-command'
import { loadLiveTrip } from '../trips/load-live-trip'
import { issuePlanCommands } from './issue-plan-commands'

/** A change of the plan in words: stops and sights by name, days and places in a day counted from 1. */
export type PlanChangeRequest = {
  change: 'swap' | 'drop' | 'move' | 'reorder' | 'add' | 'swap-days' | 'lighten' | 'hours' | 'lengthen' | 'shorten' | 'note'
  stop?: string | undefined
  day?: number | undefined
  position?: number | undefined
  toDay?: number | undefined
  toPosition?: number | undefined
  reason?: SwapReason | undefined
  sight?: string | undefined
  note?: string | undefined
  /** HH:mm, or an hour "later" or "earlier" than now. */
  startsAt?: string | undefined
}

export type PlanChangeAnswer =
  | { status: 'planned'; plan: TripPlan; notHeld?: string }
  | { status: 'unclear'; what: 'stop' | 'sight'; said: string; candidates: string[] }
  | { status: 'refused'; refusal: Refusal }

/** With `asManyAsHold` each stands for itself, otherwise the first that does not hold ends them. */
type Changes = { commands: PlanCommand[]; asManyAsHold?: boolean }
type Unclear = Extract<PlanChangeAnswer, { status: 'unclear' }>
type Refused = Extract<PlanChangeAnswer, { status: 'refused' }>

/** Changes the plan as said, or tells which stop or sight is not clear. Nothing is changed then. */
export async function changePlan(request: PlanChangeRequest, caller: TripCaller, deps: TripDeps): Promise<PlanChangeAnswer> {
  const plan = (await loadLiveTrip(caller.threadId, caller.userId, deps))?.trip.plan
  if (!plan) return { status: 'refused', ...refuse('no-plan', 'There’s no plan yet. Tell me where you’re going and for how many days.') }
  const place = deps.guide.findPlace(plan.destination.slug)
  const found = commandsOf(request, plan, place)
  if ('status' in found) return found
  return issuePlanCommands(found.commands, caller, deps, { asManyAsHold: found.asManyAsHold })
}

function commandsOf(request: PlanChangeRequest, plan: TripPlan, place: PlanPlace | null): Changes | Unclear | Refused {
  const { change, day, toDay, toPosition, reason, note = '' } = request
  const dayIndex = day === undefined ? undefined : day - 1
  if (change === 'lengthen') return { commands: [{ type: 'lengthen-plan' }] }
  if (change === 'shorten') return { commands: [{ type: 'shorten-plan', ...(dayIndex === undefined ? {} : { dayIndex }) }] }
  if (change === 'note') return { commands: [{ type: 'note-day', dayIndex: dayIndex ?? 0, note }] }
  if (change === 'swap-days') return { commands: [{ type: 'swap-days', dayIndex: dayIndex ?? 0, withDayIndex: (toDay ?? 2) - 1 }] }
  if (change === 'lighten') return lighter(plan, dayIndex ?? 0, place)
  if (change === 'hours') return otherHours(plan, dayIndex, request.startsAt)
  const sight = request.sight === undefined ? undefined : findSight(request.sight, plan, place)
  if (sight && 'status' in sight) return sight
  if (change === 'add') {
    if (!sight) return unclear('sight', '', place ? unusedSights(plan, place) : [])
    return { commands: [{ type: 'add-stop', sightId: sight.id, dayIndex: dayIndex ?? shortestDay(plan) }] }
  }
  if (change === 'swap' && reason && request.stop === undefined && request.position === undefined) return swapAll(plan, dayIndex, reason)
  const stop = findNamedStop(request, plan)
  if ('status' in stop) return stop
  const stopId = stop.id
  switch (change) {
    case 'drop':
      return { commands: [{ type: 'drop-stop', stopId }] }
    case 'swap':
      return { commands: [{ type: 'swap-stop', stopId, ...(reason ? { reason } : {}), ...(sight ? { sightId: sight.id } : {}) }] }
    case 'move':
      return moveTo(plan, stopId, toDay, toPosition)
    case 'reorder':
      return { commands: [{ type: 'reorder-stop', stopId, toIndex: (toPosition ?? 1) - 1 }] }
  }
}

function lighter(plan: TripPlan, dayIndex: number, place: PlanPlace | null): Changes | Refused {
  const spared = stopsToSpare(plan, place, dayIndex)
  if (spared.length > 0) return { commands: spared.map(({ id }) => ({ type: 'drop-stop', stopId: id })) }
  const stops = plan.days[dayIndex]?.stops
  if (!stops) return { status: 'refused', ...noSuchDay(plan) }
  const told = stops.length === 0 ? 'is free already' : 'has one stop only: drop it, or swap it for a shorter one'
  return { status: 'refused', ...refuse('day-light', `Day ${dayIndex + 1} ${told}.`) }
}

const HOUR = 60

function otherHours(plan: TripPlan, dayIndex: number | undefined, said: string | undefined): Changes | Refused {
  const now = minutesOf(plan.days[dayIndex ?? 0]?.startsAt)
  const startsAt = said === 'earlier' ? clock(now - HOUR) : said === undefined || said === 'later' ? clock(now + HOUR) : said
  const command = planCommandSchema.safeParse({ type: 'start-days', startsAt, ...(dayIndex === undefined ? {} : { dayIndex }) })
  if (command.success) return { commands: [command.data] }
  return { status: 'refused', ...refuse('no-such-hour', 'A day can start between 05:00 and 16:59.', 'startsAt') }
}

/** To another day, or elsewhere in its own. */
function moveTo(plan: TripPlan, stopId: string, toDay: number | undefined, toPosition: number | undefined): Changes {
  const own = findStop(plan, stopId)?.dayIndex ?? 0
  const toDayIndex = toDay === undefined ? own + 1 : toDay - 1
  const toIndex = toPosition === undefined ? undefined : toPosition - 1
  if (toIndex !== undefined && (toDay === undefined || toDayIndex === own)) return { commands: [{ type: 'reorder-stop', stopId, toIndex }] }
  return { commands: [{ type: 'move-stop', stopId, toDayIndex, ...(toIndex === undefined ? {} : { toIndex }) }] }
}

/** Every stop that the reason speaks against, of one day or of all. */
function swapAll(plan: TripPlan, dayIndex: number | undefined, reason: SwapReason): Changes | Refused {
  const days = dayIndex === undefined ? plan.days : plan.days.slice(dayIndex, dayIndex + 1)
  const speaksAgainst = ({ isIndoor, isForChildren }: PlanStop) => (reason === 'rain' ? !isIndoor : reason === 'children' && !isForChildren)
  const stops = days.flatMap((one) => one.stops.filter(speaksAgainst))
  if (stops.length > 0) return { commands: stops.map(({ id }) => ({ type: 'swap-stop', stopId: id, reason })), asManyAsHold: true }
  const told = reason === 'rain' ? 'Everything there is already indoors.' : 'Everything there already suits children.'
  return { status: 'refused', ...refuse('nothing-to-swap', `${told} Nothing was changed.`) }
}

function findNamedStop({ stop: said, day, position }: PlanChangeRequest, plan: TripPlan): PlanStop | Unclear {
  const days = day === undefined ? plan.days : plan.days.slice(day - 1, day)
  const stops = days.flatMap((one) => one.stops)
  const counted = position === undefined ? undefined : stops[position - 1]
  if (counted && said === undefined) return counted
  const named = said === undefined ? [] : byName(said, stops)
  const [only] = named
  return only && named.length === 1 ? only : unclear('stop', said ?? '', named.length > 1 ? named : stops)
}

function findSight(said: string, plan: TripPlan, place: PlanPlace | null): PlanStop | Unclear {
  const open = place ? unusedSights(plan, place) : []
  const named = byName(said, open)
  const [only] = named
  // Another museum than the one that was named is not added in its place.
  if (only && named.length === 1 && isNamedWholly(said, only)) return only
  return unclear('sight', said, named.length > 1 ? named : open)
}

function unclear(what: Unclear['what'], said: string, candidates: { name: string }[]): Unclear {
  return { status: 'unclear', what, said, candidates: candidates.map(({ name }) => name) }
}

/** Small words that a name is told with. */
const SMALL = new Set(['the', 'a', 'an', 'of', 'to', 'in', 'at', 'visit', 'stop'])

/** By its whole name or id, otherwise by its words: those that share most of what was said. */
function byName<Named extends { id: string; name: string }>(said: string, all: Named[]): Named[] {
  const wanted = foldWords(said)
  const whole = all.filter(({ id, name }) => foldWords(name) === wanted || foldWords(id) === wanted)
  if (whole.length > 0) return whole
  const words = wordsIn(said)
  const scored = all.map((one) => ({ one, score: sharedWords(words, foldWords(one.name)) }))
  const most = Math.max(0, ...scored.map(({ score }) => score))
  return most === 0 ? [] : scored.filter(({ score }) => score === most).map(({ one }) => one)
}

/** Whether every word of what was said is one of the name. */
function isNamedWholly(said: string, { id, name }: { id: string; name: string }): boolean {
  const words = wordsIn(said)
  return foldWords(id) === foldWords(said) || sharedWords(words, foldWords(name)) === words.length
}

function wordsIn(said: string): string[] {
  return foldWords(said)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word && !SMALL.has(word))
}

function sharedWords(words: string[], name: string): number {
  const own = name.split(/[^\p{L}\p{N}]+/u)
  return words.filter((word) => own.some((other) => other === word || (word.length > 3 && other.startsWith(word)))).length
}

function shortestDay(plan: TripPlan): number {
  const lengths = plan.days.map(({ stops }) => stops.length)
  return lengths.indexOf(Math.min(...lengths))
}
