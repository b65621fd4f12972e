import * as texts from '@/lib/texts/plan'
import { formatDay } from '@/lib/travel/dates'
import { findStop } from '@/lib/travel/plan/change-stops'
import { dayTimes } from '@/lib/travel/plan/day-times'
import type { PlanCommand } from '@/lib/travel/plan/plan-commands'
import type { TripPlan } from '@/lib/travel/plan/trip-plan'
import { formatClock, type TimeFormat } from '@/lib/travel/time-format'
import { tasteWords } from './plan-words'

/** What a command changed, as a sentence. */
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
      return texts.wasTakenOut(nameOf(command.stopId, before))
    case 'lengthen-plan':
      return texts.dayWasAdded(after.days.length, after.days.at(-1)?.title ?? '')
    case 'shorten-plan':
      return texts.dayWasTakenOut((command.dayIndex ?? after.days.length) + 1)
    case 'swap-days':
      return texts.daysWereSwapped(command.dayIndex + 1, command.withDayIndex + 1)
    case 'start-days':
      return texts.daysStartAt(formatClock(command.startsAt, timeFormat), command.dayIndex === undefined ? null : command.dayIndex + 1)
    case 'note-day':
      return after.days[command.dayIndex]?.note ? texts.noteIsSaved(command.dayIndex + 1) : texts.noteWasTakenAway
    case 'change-plan':
      return planChangeWords(command.change, after)
    case 'set-plan':
      return texts.planWasMadeAnew
  }
}

/** What a day's swap for rain came to: some of its stops may have had no other. */
export function rainWords(dayIndex: number, before: TripPlan, after: TripPlan): string {
  const outdoors = (plan: TripPlan) => (plan.days[dayIndex]?.stops ?? []).filter(({ isIndoor }) => !isIndoor).length
  const swapped = outdoors(before) - outdoors(after)
  const told = texts.stopsWereSwapped(swapped)
  const left = outdoors(after)
  return left === 0 ? told : texts.andNothingFitsTheRest(told, left)
}

function standsWords(stopId: string, plan: TripPlan, timeFormat: TimeFormat): string {
  const found = findStop(plan, stopId)
  if (!found) return texts.planWasChanged
  const { stop, dayIndex, stops, index } = found
  const arrivesAt = dayTimes(stops, plan.days[dayIndex]?.startsAt)[index]?.arrivesAt
  return texts.stopStands(stop.name, index + 1, dayIndex + 1, arrivesAt && formatClock(arrivesAt, timeFormat))
}

function swapWords(stopId: string, before: TripPlan, after: TripPlan): string {
  const old = findStop(before, stopId)
  const taken = old && after.days[old.dayIndex]?.stops[old.index]
  return taken ? texts.wasSwapped(taken.name, old.stop.name) : texts.planWasChanged
}

function nameOf(stopId: string, plan: TripPlan): string {
  return findStop(plan, stopId)?.stop.name ?? texts.theStop
}

function planChangeWords(change: Extract<PlanCommand, { type: 'change-plan' }>['change'], after: TripPlan): string {
  if (change.startsOn) return texts.planBeginsOn(formatDay(change.startsOn))
  if (change.startsOn === null) return texts.planHasNoFirstDay
  if (change.pace) return { calm: texts.daysAreCalmNow, usual: texts.daysHaveTheUsualPace, full: texts.daysAreFullNow }[change.pace]
  return texts.daysWereMadeAnew(tasteWords(after).toLowerCase())
}
