import { createEvents, type EventAttributes } from 'ics'
import type { PlanCalendarWriter } from '@/lib/ports/plan-calendar-writer'
import type { LocalTime } from '@/lib/travel/dates'
import type { CalendarStop } from '@/lib/travel/plan/plan-to-calendar'
import { foldLines } from './fold-lines'

/** Writes stops without a zone: half past nine is half past nine where the traveller stands. They leave the day free for others. */
export function createPlanCalendarWriter(): PlanCalendarWriter {
  return {
    writePlan(stops, { calendarName }) {
      const { error, value } = createEvents(stops.map(eventOf), {
        productId: '-//Wayfarer//Plans//EN',
        calName: calendarName,
        method: 'PUBLISH',
      })
      if (error || !value) throw error ?? new Error('the calendar was not written')
      return foldLines(value)
    },
  }
}

function eventOf({ uid, title, place, point, description, startsAt, endsAt }: CalendarStop): EventAttributes {
  return {
    uid,
    title,
    location: place,
    geo: { lat: point.latitude, lon: point.longitude },
    description,
    start: partsOf(startsAt),
    end: partsOf(endsAt),
    startInputType: 'local',
    startOutputType: 'local',
    endInputType: 'local',
    endOutputType: 'local',
    status: 'TENTATIVE',
    busyStatus: 'FREE',
    transp: 'TRANSPARENT',
  }
}

function partsOf(time: LocalTime): [number, number, number, number, number] {
  const [year = 0, month = 1, day = 1, hours = 0, minutes = 0] = time.split(/[-T:]/).map(Number)
  return [year, month, day, hours, minutes]
}
