import { formatDay } from '@/lib/travel/dates'
import { findStop } from '@/lib/travel/plan/change-stops'
import { dayTimes } from '@/lib/travel/plan/day-times'
import type { PlanCommand } from '@/lib/travel/plan/plan-commands'
import type { TripPlan } from '@/lib/travel/plan/trip-plan'
import { formatClock, type TimeFormat } from '@/lib/travel/time-format'
import { tasteWords } from './plan-words'

/** What a command has changed, as a sentence. */
export function changeWords(command: PlanCommand, before: TripPlan, after: TripPlan, timeFormat: TimeFormat): string {
  switch (command.type) {
    case 'reorder-stop':
    case 'move-stop':
      return standsWords(command.stopId, after, timeFormat)
    case 'add-stop':
      return standsWords(command.sightId, after, timeFormat)
    case 'swap-stop':
      return swapWords(command.stopId, before, after)
    case 'drop-stop':
      return `${nameOf(command.stopId, before)} was taken out.`
    case 'lengthen-plan':
      return `Day ${after.days.length} was added: ${after.days.at(-1)?.title}.`
    case 'shorten-plan':
      return `Day ${(command.dayIndex ?? after.days.length) + 1} was taken out.`
    case 'note-day':
      return after.days[command.dayIndex]?.note ? `The note of day ${command.dayIndex + 1} is saved.` : 'The note was taken away.'
    case 'change-plan':
      return planChangeWords(command.change, after)
    case 'set-plan':
      return 'The plan was made anew.'
  }
}

/** What a day's swap for rain came to: some of its stops may have had no other. */
export function rainWords(dayIndex: number, before: TripPlan, after: TripPlan): string {
  const outdoors = (plan: TripPlan) => (plan.days[dayIndex]?.stops ?? []).filter(({ isIndoor }) => !isIndoor).length
  const swapped = outdoors(before) - outdoors(after)
  const told = swapped === 1 ? 'One stop was swapped for one under a roof.' : `${swapped} stops were swapped for ones under a roof.`
  const left = outdoors(after)
  return left === 0 ? told : `${told} For ${left === 1 ? 'the other one' : `the other ${left}`} nothing fitting is left.`
}

function standsWords(stopId: string, plan: TripPlan, timeFormat: TimeFormat): string {
  const found = findStop(plan, stopId)
  if (!found) return 'The plan was changed.'
  const { stop, dayIndex, stops, index } = found
  const arrivesAt = dayTimes(stops)[index]?.arrivesAt
  return `${stop.name} is now stop ${index + 1} of day ${dayIndex + 1}${arrivesAt ? `, at ${formatClock(arrivesAt, timeFormat)}` : ''}.`
}

function swapWords(stopId: string, before: TripPlan, after: TripPlan): string {
  const old = findStop(before, stopId)
  const taken = old && after.days[old.dayIndex]?.stops[old.index]
  return taken ? `${taken.name} instead of ${old.stop.name}.` : 'The plan was changed.'
}

function nameOf(stopId: string, plan: TripPlan): string {
  return findStop(plan, stopId)?.stop.name ?? 'The stop'
}

function planChangeWords(change: Extract<PlanCommand, { type: 'change-plan' }>['change'], after: TripPlan): string {
  if (change.startsOn) return `The plan begins on ${formatDay(change.startsOn)}.`
  if (change.startsOn === null) return 'The plan has no first day now.'
  if (change.pace)
    return { calm: 'The days are calm now.', usual: 'The days have the usual pace now.', full: 'The days are full now.' }[change.pace]
  return `The days were made anew: ${tasteWords(after).toLowerCase()}.`
}
