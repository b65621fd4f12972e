import { addDays, formatDuration, type LocalTime, type PlainDate } from '../dates'
import type { Coordinates } from '../places/great-circle'
import { type Refusal, refuse } from '../refusal'
import { rangeWords } from './cost-words'
import { clock, minutesOfDay } from './day-times'
import type { PlanStop } from './plan-place-schema'
import type { TripPlan } from './trip-plan'

/** One stop in a calendar. Times float: they are the wall clock of wherever the traveller is then. */
export type CalendarStop = {
  uid: string
  title: string
  place: string
  point: Coordinates
  description: string
  startsAt: LocalTime
  endsAt: LocalTime
}

const CHECK = 'Times are suggestions. Opening hours and prices change, so check them before you go.'
const MINUTES_PER_DAY = 1_440

/** Every stop with its suggested time; `planId` keeps their uids apart from other plans', and the same however the plan changes. */
export function planToCalendar(plan: TripPlan, planId: string): { events: CalendarStop[] } | { refusal: Refusal } {
  const { startsOn, destination, currency } = plan
  if (!startsOn) return refuse('no-first-day', 'Choose the first day of your plan, then you can add it to a calendar.', 'startsOn')
  const events = plan.days.flatMap(({ stops, note, startsAt }, dayIndex) => {
    const date = addDays(startsOn, dayIndex)
    const times = minutesOfDay(stops, startsAt)
    return stops.flatMap((stop, index) => {
      const time = times[index]
      if (!time) return []
      return {
        uid: `${planId}-${stop.id}@wayfarer`,
        title: stop.name,
        place: `${stop.name}, ${destination.name}`,
        point: stop.point,
        description: [...stopLines(stop, currency), ...wayLines(stops[index - 1], time), ...(note ? [note] : []), CHECK].join('\n'),
        startsAt: localTimeOn(date, time.arrives),
        endsAt: localTimeOn(date, time.leaves),
      }
    })
  })
  if (events.length === 0) return refuse('plan-empty', 'There are no stops in this plan yet, so there’s nothing to add to a calendar.')
  return { events }
}

function stopLines({ minutesThere, cost }: PlanStop, currency: string): string[] {
  const price = rangeWords(cost, currency)
  return [`About ${formatDuration(minutesThere)}; ${price === 'free' ? 'entrance is free' : `entrance ${price} for an adult`}`]
}

function wayLines(from: PlanStop | undefined, { way }: { way: { by: 'walk' | 'transport'; minutes: number } | null }): string[] {
  if (!from || !way) return []
  return [`${formatDuration(way.minutes)} ${way.by === 'walk' ? 'on foot' : 'by transport'} from ${from.name}`]
}

function localTimeOn(date: PlainDate, minutes: number): LocalTime {
  return `${addDays(date, Math.floor(minutes / MINUTES_PER_DAY))}T${clock(minutes)}`
}
