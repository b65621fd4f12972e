import { formatDay } from '../dates'
import { findStop } from './change-stops'
import { listWords } from './destination-reason'
import type { PlanChange, PlanCommand } from './plan-commands'
import type { PlanPlace } from './plan-place-schema'
import type { TripPlan } from './trip-plan'

/** One command as a short clause for an undo button: "dropping Alfama on foot". `plan` is the one it was issued on. */
export function describePlanCommand(command: PlanCommand, plan: TripPlan | null, place: PlanPlace | null): string {
  switch (command.type) {
    case 'set-plan':
      return `${command.wishes.days === 1 ? 'one day' : `${command.wishes.days} days`} in ${place?.name ?? 'that place'}`
    case 'change-plan':
      return changeWords(command.change)
    case 'reorder-stop':
      return `another order for ${stopName(plan, command.stopId)}`
    case 'move-stop':
      return `${stopName(plan, command.stopId)} to day ${command.toDayIndex + 1}`
    case 'swap-stop':
      return `something instead of ${stopName(plan, command.stopId)}`
    case 'drop-stop':
      return `removing ${stopName(plan, command.stopId)}`
    case 'add-stop':
      return `adding ${place?.sights.find(({ id }) => id === command.sightId)?.name ?? 'a stop'}`
    case 'lengthen-plan':
      return 'one more day'
    case 'shorten-plan':
      return command.dayIndex === undefined ? 'one day fewer' : `removing day ${command.dayIndex + 1}`
    case 'swap-days':
      return `day ${command.dayIndex + 1} and day ${command.withDayIndex + 1} swapped`
    case 'start-days':
      return `${command.dayIndex === undefined ? 'days' : `day ${command.dayIndex + 1}`} from ${command.startsAt}`
    case 'note-day':
      return `the note of day ${command.dayIndex + 1}`
  }
}

function stopName(plan: TripPlan | null, stopId: string): string {
  return (plan && findStop(plan, stopId)?.stop.name) ?? 'a stop'
}

function changeWords({ startsOn, pace, likings, avoids, withChildren, isShortOfWalks }: PlanChange): string {
  const clauses = [
    startsOn && `from ${formatDay(startsOn)}`,
    startsOn === null && 'no first day',
    pace && { calm: 'a calm pace', usual: 'the usual pace', full: 'full days' }[pace],
    likings && (likings.length > 0 ? `for ${listWords(likings)}` : 'for everything'),
    avoids && avoids.length > 0 && `without ${listWords(avoids)}`,
    withChildren !== undefined && (withChildren ? 'with children' : 'without children'),
    isShortOfWalks !== undefined && (isShortOfWalks ? 'little walking' : 'walks of any length'),
  ].filter((clause) => typeof clause === 'string')
  return clauses.join(', ') || 'the plan as it was'
}
